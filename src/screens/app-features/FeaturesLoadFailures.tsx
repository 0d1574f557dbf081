import { describeListFailure } from '@/domain/failureTexts/describeFailure';
import { CallFailure } from '@/shared/errors/CallFailure';
import { QueryFailure } from '@/shared/errors/QueryFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type useApplications } from './useApplications';
import { type useFeatures } from './useFeatures';

interface Props {
  applications: ReturnType<typeof useApplications>;
  features: ReturnType<typeof useFeatures>;
}

/** Shows why applications or features could not be loaded. */
export function FeaturesLoadFailures({ applications, features }: Props) {
  return (
    <>
      {applications.isUrlApplicationMissing && (
        <FailureAlert kind="warning" title="The application in the URL is not available." />
      )}
      <QueryFailure
        failure={applications.failure}
        title={describeListFailure('Applications')}
        query={applications}
      >
        <p>You can still select one of the listed applications.</p>
      </QueryFailure>
      <QueryFailure failure={features.failure} title={describeListFailure('Features')} query={features} />
      {features.hasMissingCataloguePages && (
        <CallFailure
          failure={features.missingPagesReason}
          kind="warning"
          title="Some features could not be loaded"
          onRetry={features.refetchCatalogue}
          isRetrying={features.isFetching}
        >
          You can switch only the features that are listed.
        </CallFailure>
      )}
      <InvalidRowsNotice count={applications.invalidRowCount + features.invalidRowCount} />
    </>
  );
}
