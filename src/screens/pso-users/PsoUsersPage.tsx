import Button from 'antd/es/button';
import { useState } from 'react';
import { operatorsPages } from '@/api/pso';
import { type PsoUser } from '@/domain/entities/user';
import { describeFailure, describeListFailure, NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { CallFailure } from '@/shared/errors/CallFailure';
import { InvalidRowsNotice } from '@/shared/lists/InvalidRowsNotice';
import { ListToolbar } from '@/shared/lists/ListToolbar';
import { useVisibleColumns } from '@/shared/lists/useVisibleColumns';
import { TableTools } from '@/shared/table-tools/TableTools';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { psoUserColumns } from './psoUserColumns';
import { RegisterOperatorModal } from './RegisterOperatorModal';
import { usePsoUsers } from './usePsoUsers';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './usePsoUsers';

const NOUNS = { singular: 'operator', plural: 'operators' };
const getUserKey = ({ id }: PsoUser) => id;

/** The list of PSO (platform) operators, with a button to register another one (decision 25). */
export function PsoUsersPage() {
  const users = usePsoUsers();
  const [isRegistering, setIsRegistering] = useState(false);
  const isFiltered = users.debouncedTerm !== '';
  // Filtering does not load more pages by itself: the operator decides how many rows to search.
  const loadMoreButton = users.hasMore && (
    <Button size="small" onClick={users.loadMore} loading={users.isLoadingMore}>
      Load more
    </Button>
  );
  return (
    <>
      <ListToolbar
        filter={
          <FilterBox
            label="Filter"
            placeholder="Email"
            value={users.term}
            appliedValue={users.debouncedTerm}
            onChange={users.setTerm}
          />
        }
        tableTools={
          <TableTools
            table="pso-users"
            columns={psoUserColumns}
            listExport={{
              nouns: NOUNS,
              agency: null,
              filter: users.debouncedTerm,
              list: { ...users, rows: users.loadedRows },
              matchingRows: users.rows,
              pages: {
                source: operatorsPages(),
                rowKey: getUserKey,
                matches: users.matches,
              },
            }}
          />
        }
        action={
          // `data-page-action` adds the button to the command palette.
          <Button type="primary" data-page-action="" onClick={() => setIsRegistering(true)}>
            Register operator
          </Button>
        }
      >
        {isFiltered && !users.isLoading && (
          <p role="status">
            {describeFilterScope(users.loadedRows.length, users.hasMore)}{' '}
            {users.rows.length > 0 && loadMoreButton}
          </p>
        )}
      </ListToolbar>
      <InvalidRowsNotice count={users.invalidRowCount} />
      <InfiniteTable
        // Each filter is a list of its own, which starts at the top and has its own scroll position.
        key={users.debouncedTerm}
        label="PSO users"
        listKey={`PSO users/${users.debouncedTerm}`}
        columns={useVisibleColumns('pso-users', psoUserColumns)}
        rows={users.rows}
        rowKey={getUserKey}
        isLoading={users.isLoading}
        isLoadingMore={users.isLoadingMore}
        hasMore={users.hasMore && !isFiltered}
        onLoadMore={users.loadMore}
        failure={
          users.failure && (
            <CallFailure
              failure={users.failure}
              title={describeListFailure('PSO Users')}
              onRetry={users.retry}
              isRetrying={users.isFetching}
            >
              {describeFailure(users.failure)}
            </CallFailure>
          )
        }
        nextPageFailure={
          users.nextPageFailure && (
            <CallFailure
              failure={users.nextPageFailure}
              title={describeListFailure('more PSO Users')}
              // Without a next page, it was a refetch of the loaded pages that failed.
              onRetry={users.hasMore ? users.loadMore : users.retry}
              isRetrying={users.isFetching}
            >
              {describeFailure(users.nextPageFailure)}
            </CallFailure>
          )
        }
        emptyState={
          isFiltered ? (
            <EmptyState title={`No operator’s email matches “${users.debouncedTerm}”`}>
              {loadMoreButton || 'Clear the filter to see all operators.'}
            </EmptyState>
          ) : (
            <EmptyState title="There are no operators in this region yet" />
          )
        }
        endText={users.hasMore ? '' : NO_MORE_RESULTS_TEXT}
        chips={[{ name: 'Filter', value: users.debouncedTerm, onClear: () => users.setTerm('') }]}
        countLabel={isFiltered ? 'matching' : 'loaded'}
      />
      {isRegistering && <RegisterOperatorModal onClose={() => setIsRegistering(false)} />}
    </>
  );
}

/** Says how many rows the filter has searched: only the loaded ones. */
function describeFilterScope(loadedCount: number, hasMore: boolean): string {
  const rowsText = `${loadedCount.toLocaleString('en-US')} ${loadedCount === 1 ? 'operator' : 'operators'}`;
  return hasMore ? `Searched the ${rowsText} loaded so far.` : `Searched all ${rowsText}.`;
}
