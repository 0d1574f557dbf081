import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type Rider } from '../../domain/entities/rider';
import { listText, NO_MORE_RESULTS, reasonText } from '../../domain/failures';
import { riderPath } from '../../domain/paths';
import { EmptyState } from '../../ui/EmptyState';
import { FailureAlert } from '../../ui/FailureAlert';
import { FilterBox } from '../../ui/FilterBox';
import { InfiniteTable } from '../../ui/table/InfiniteTable';
import { UnreadableRows } from '../common/UnreadableRows';
import { riderColumns } from './riderColumns';
import { useRiders } from './useRiders';

const rowKey = ({ user_id }: Rider) => user_id;

/** The riders of an agency (specification 2): a row opens the rider's profile. */
export function RidersPage() {
  const { abbreviation = '' } = useParams();
  const navigate = useNavigate();
  const riders = useRiders(abbreviation);
  const opening = useMemo(
    () => ({
      hrefOf: ({ user_id }: Rider) => riderPath(abbreviation, user_id),
      onOpen: ({ user_id }: Rider) => void navigate(riderPath(abbreviation, user_id)),
    }),
    [abbreviation, navigate],
  );
  return (
    <>
      <FilterBox
        label="Filter"
        placeholder="Name, email, phone, ID or smartcard"
        value={riders.term}
        onChange={riders.setTerm}
      />
      <UnreadableRows count={riders.unreadable} />
      <InfiniteTable
        key={`${abbreviation}/${riders.settledTerm}`}
        label="Riders"
        columns={riderColumns}
        rows={riders.rows}
        rowKey={rowKey}
        opening={opening}
        isLoading={riders.isLoading}
        isLoadingMore={riders.isLoadingMore}
        hasMore={riders.hasMore}
        onMore={riders.loadMore}
        failure={
          riders.failure && (
            <FailureAlert title={listText('Riders')} onRetry={riders.retry} isRetrying={riders.isFetching}>
              {reasonText(riders.failure)}
            </FailureAlert>
          )
        }
        moreFailure={
          riders.moreFailure && (
            <FailureAlert
              title={listText('more Riders')}
              onRetry={riders.loadMore}
              isRetrying={riders.isFetching}
            >
              {reasonText(riders.moreFailure)}
            </FailureAlert>
          )
        }
        empty={
          riders.settledTerm === '' ? (
            <EmptyState title="This agency has no riders yet" />
          ) : (
            <EmptyState title={`No rider matches “${riders.settledTerm}”`}>
              Clear the filter to see all riders.
            </EmptyState>
          )
        }
        endText={NO_MORE_RESULTS}
      />
    </>
  );
}
