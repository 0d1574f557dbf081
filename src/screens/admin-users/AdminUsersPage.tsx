import Button from 'antd/es/button';
import { useNavigate, useParams } from 'react-router-dom';
import { administratorsPages } from '@/api/auth';
import { NO_MORE_RESULTS_TEXT } from '@/domain/failures';
import { buildAgencyPath } from '@/domain/paths';
import { InfiniteList } from '@/shared/lists/InfiniteList';
import { ListToolbar } from '@/shared/lists/ListToolbar';
import { useVisibleColumns } from '@/shared/lists/useVisibleColumns';
import { TableTools } from '@/shared/table-tools/TableTools';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { adminColumns, EMPTY_TEXT } from './adminColumns';
import { getAdminKey, useAdminUsers } from './useAdminUsers';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './useAdminUsers';

const NOUNS = { singular: 'administrator', plural: 'administrators' };

export function AdminUsersPage() {
  const { abbreviation = '' } = useParams();
  const navigate = useNavigate();
  const { term, debouncedTerm, setTerm, matchesFilter, matchingRows, list } = useAdminUsers(abbreviation);
  const isFiltered = debouncedTerm !== '';
  const searchedText = `${list.rows.length.toLocaleString('en-US')} ${list.rows.length === 1 ? 'row' : 'rows'} searched`;
  // While filtering, the operator decides how many rows to load and search.
  const loadMoreButton = isFiltered && list.hasMore && (
    <Button size="small" onClick={list.loadMore} loading={list.isLoadingMore}>
      Load more
    </Button>
  );
  return (
    <>
      <ListToolbar
        filter={
          <FilterBox
            label="Filter"
            placeholder="Part of an email"
            value={term}
            appliedValue={debouncedTerm}
            onChange={setTerm}
          />
        }
        tableTools={
          <TableTools
            table="admin-users"
            columns={adminColumns}
            listExport={{
              nouns: NOUNS,
              agency: abbreviation,
              filter: debouncedTerm,
              list,
              matchingRows,
              pages: {
                source: administratorsPages({ agency: abbreviation }),
                rowKey: getAdminKey,
                matches: matchesFilter,
              },
            }}
          />
        }
        action={
          <Button
            type="primary"
            // Adds the button to the command palette.
            data-page-action=""
            onClick={() => void navigate(buildAgencyPath('adminRegistration', abbreviation))}
          >
            + Register User
          </Button>
        }
      >
        <p>
          The filter is case-sensitive.{' '}
          {isFiltered && !list.isLoading && (
            <span role="status">
              {searchedText}
              {list.hasMore ? ' so far.' : '.'}
            </span>
          )}{' '}
          {matchingRows.length > 0 && loadMoreButton}
        </p>
      </ListToolbar>
      <InfiniteList
        label="Admin Users"
        nouns={NOUNS}
        agency={abbreviation}
        // The rows are requested without a filter.
        filter=""
        columns={useVisibleColumns('admin-users', adminColumns)}
        rowKey={getAdminKey}
        list={{ ...list, rows: matchingRows, hasMore: list.hasMore && !isFiltered }}
        emptyState={<EmptyState title={`${EMPTY_TEXT} (${searchedText})`}>{loadMoreButton}</EmptyState>}
        endText={list.hasMore ? '' : NO_MORE_RESULTS_TEXT}
        chips={[{ name: 'Filter', value: debouncedTerm, onClear: () => setTerm('') }]}
        countLabel={isFiltered ? 'matching' : 'loaded'}
      />
    </>
  );
}
