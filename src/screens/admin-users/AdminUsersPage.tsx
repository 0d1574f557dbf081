import { useNavigate, useParams } from 'react-router-dom';
import { administratorsPages, authApi, useListAdministratorsInfiniteQuery } from '@/api/auth';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { type Administrator } from '@/domain/entities/user';
import { buildAgencyPath } from '@/domain/paths';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { useLoadedRowsSearch } from '@/shared/lists/infinite/useLoadedRowsSearch';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageActionButton } from '@/ui/navigation/PageActionButton';
import { adminColumns, EMPTY_TEXT } from './adminColumns';

const NOUNS = { singular: 'administrator', plural: 'administrators' };
const getAdminKey = ({ user_id }: Administrator) => user_id;
/** The filter is case-sensitive (section 5 of the specification). */
const matchesEmail = ({ email }: Administrator, text: string) => email?.includes(text) ?? false;

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(authApi.endpoints.listAdministrators, { agency }),
];

export function AdminUsersPage() {
  const { abbreviation: agency = '' } = useParams();
  const navigate = useNavigate();
  const filter = useSearchTerm(`admin-users/${agency}`);
  const list = useInfiniteRows(
    useListAdministratorsInfiniteQuery({ agency }, useListRefetchPolicy()),
    getAdminKey,
  );
  const search = useLoadedRowsSearch(list, filter, matchesEmail);
  const searchedText = `${list.rows.length.toLocaleString('en-US')} ${list.rows.length === 1 ? 'row' : 'rows'} searched`;
  return (
    <InfiniteList
      label="Admin Users"
      nouns={NOUNS}
      table="admin-users"
      agency={agency}
      columns={adminColumns}
      rowKey={getAdminKey}
      list={list}
      pages={administratorsPages({ agency })}
      filter={filter}
      placeholder="Part of an email"
      search={search}
      note={
        <p>
          The filter is case-sensitive.{' '}
          {search.isSearching && !list.isLoading && (
            <span role="status">
              {searchedText}
              {list.hasMore ? ' so far.' : '.'}
            </span>
          )}{' '}
          {search.matchingRows.length > 0 && search.loadMoreButton}
        </p>
      }
      action={
        <PageActionButton
          type="primary"
          onClick={() => void navigate(buildAgencyPath('adminRegistration', agency))}
        >
          + Register User
        </PageActionButton>
      }
      emptyState={<EmptyState title={`${EMPTY_TEXT} (${searchedText})`}>{search.loadMoreButton}</EmptyState>}
    />
  );
}
