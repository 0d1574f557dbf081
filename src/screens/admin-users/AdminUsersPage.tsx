import { useNavigate, useParams } from 'react-router-dom';
import { authApi, createAdministratorsPageSource, useListAdministratorsInfiniteQuery } from '@/api/auth';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { type Administrator } from '@/domain/entities/user';
import { buildAgencyPath } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { listPendingRegistrations } from '@/session/writes/pendingRegistrations';
import { type ListDefinition } from '@/shared/lists/filteredListProps';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { useLoadedRowsSearch } from '@/shared/lists/infinite/useLoadedRowsSearch';
import { getUserId } from '@/shared/lists/rowKeys';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { PageActionButton } from '@/ui/navigation/PageActionButton';
import { adminColumns, EMPTY_TEXT } from './adminColumns';

const ADMIN_USERS: ListDefinition<Administrator> = {
  label: 'Admin Users',
  nouns: { singular: 'administrator', plural: 'administrators' },
  table: 'admin-users',
  columns: adminColumns,
  filterMarks: { columns: ['email'], compares: 'exactText' },
};
/** The filter is case-sensitive (section 5 of the specification). */
const matchesEmail = ({ email }: Administrator, text: string) => email?.includes(text) ?? false;

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(authApi.endpoints.listAdministrators, { agency }),
];

export function Component() {
  useRefreshablePage();
  const { abbreviation: agency = '' } = useParams();
  const navigate = useNavigate();
  const filter = useSearchTerm(`admin-users/${agency}`);
  const list = useInfiniteRows(
    useListAdministratorsInfiniteQuery({ agency }, useListRefetchPolicy()),
    getUserId,
  );
  const region = usePortalSelector(selectRegion);
  const pendingWrites = usePortalSelector((state) => state.pendingWrites.list);
  const pendingCount = listPendingRegistrations(pendingWrites, region, agency).filter(
    ({ isSending }) => !isSending,
  ).length;
  const openRegistration = () => void navigate(buildAgencyPath('adminRegistration', agency));
  const search = useLoadedRowsSearch(list, filter, matchesEmail);
  return (
    <InfiniteList
      {...ADMIN_USERS}
      agency={agency}
      list={list}
      pages={createAdministratorsPageSource({ agency })}
      filter={filter}
      placeholder="Part of an email"
      search={search}
      note={<p className="list-tools__lasting-note">The filter is case-sensitive.</p>}
      action={
        <PageActionButton type="primary" onClick={openRegistration}>
          + Register User
        </PageActionButton>
      }
      alerts={
        pendingCount > 0 && (
          <FailureAlert
            kind="warning"
            title={`${formatCount(pendingCount, 'registration', 'registrations')} to finish`}
            onAction={openRegistration}
            actionLabel="Open Admin Registration"
          />
        )
      }
      emptyText={{
        title: `${EMPTY_TEXT} (${formatCount(list.rows.length, 'row', 'rows')} searched)`,
      }}
    />
  );
}
