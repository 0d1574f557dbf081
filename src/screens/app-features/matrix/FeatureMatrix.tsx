import Button from 'antd/es/button';
import { type Application } from '@/domain/entities/application';
import { describeFailure, describeListFailure } from '@/domain/failureTexts/describeFailure';
import { CallFailure } from '@/shared/errors/CallFailure';
import { QueryFailure } from '@/shared/errors/QueryFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { type useApplications } from '../useApplications';
import { FilteredFeatureMatrix } from './FilteredFeatureMatrix';
import { useMatrix } from './useMatrix';

interface Props {
  agency: string;
  applications: ReturnType<typeof useApplications>;
  /** Opens the switches of an application, or of one feature of it. */
  onOpen: (application: Application, feature?: string) => void;
}

/** Shows which feature is on in which application of an agency, read-only. */
export function FeatureMatrix({ agency, applications, onOpen }: Props) {
  const { setParams } = useQueryParams();
  const { options, failure, isFetching, invalidRowCount } = applications;
  const matrix = useMatrix(agency, options.listed);
  const isEmpty = options.listed.length === 0 && invalidRowCount === 0;
  return (
    <div className="feature-matrix">
      <QueryFailure failure={failure} title={describeListFailure('Applications')} query={applications} />
      {matrix.catalogueFailure && (
        <CallFailure
          failure={matrix.catalogueFailure}
          kind="warning"
          title="Some features could not be loaded"
          onRetry={matrix.refetchCatalogue}
          isRetrying={matrix.isFetching}
        >
          {describeFailure(matrix.catalogueFailure)} Features that are off everywhere may be missing, and
          which are not in the catalogue is unknown.
        </CallFailure>
      )}
      <InvalidRowsNotice count={invalidRowCount + matrix.invalidRowCount} />
      {(isFetching && isEmpty) || (!isEmpty && matrix.isCatalogueLoading) ? (
        <p role="status">Loading…</p>
      ) : isEmpty ? (
        failure === null && (
          <EmptyState
            icon="appFeatures"
            title={`${agency} lists no application`}
            action={
              <Button type="primary" onClick={() => setParams({ view: '' }, 'push')}>
                Select an application
              </Button>
            }
          >
            {options.unlisted.length} applications can be selected, and listed by adding their first feature.
          </EmptyState>
        )
      ) : (
        <FilteredFeatureMatrix
          agency={agency}
          matrix={matrix}
          onOpen={onOpen}
          onRefresh={() => {
            void applications.refetch();
            matrix.refetchCatalogue();
            matrix.refetchColumns();
          }}
        />
      )}
    </div>
  );
}
