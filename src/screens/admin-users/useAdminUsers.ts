import { useCallback, useMemo } from 'react';
import { authApi, useListAdministratorsInfiniteQuery } from '@/api/auth';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { type Id } from '@/domain/entities/fields';
import { type Administrator } from '@/domain/entities/user';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged, selectSearchTerm } from '@/session/searchTermsSlice';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/useListRefetchPolicy';
import { useDebounced } from '@/ui/filter/useDebounced';

export function getAdminKey({ user_id }: Administrator): Id {
  return user_id;
}

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(authApi.endpoints.listAdministrators, { agency }),
];

/**
 * An agency's administrators, and a filter for the rows loaded so far (section 5 of the specification). The filter is in the store and
 * not in the URL, because it is personal data (decision 27).
 */
export function useAdminUsers(agency: string) {
  const dispatch = usePortalDispatch();
  const listKey = `admin-users/${agency}`;
  const term = usePortalSelector((state) => selectSearchTerm(state, listKey));
  const debouncedTerm = useDebounced(term, FILTER_DEBOUNCE_MS);
  const list = useInfiniteRows(
    useListAdministratorsInfiniteQuery({ agency }, useListRefetchPolicy()),
    getAdminKey,
  );
  const { rows } = list;
  const matchesFilter = useCallback(
    ({ email }: Administrator) => debouncedTerm === '' || (email?.includes(debouncedTerm) ?? false),
    [debouncedTerm],
  );
  const matchingRows = useMemo(() => rows.filter(matchesFilter), [rows, matchesFilter]);
  return {
    term,
    debouncedTerm,
    setTerm: (text: string) => dispatch(searchTermChanged({ list: listKey, term: text })),
    matchesFilter,
    matchingRows,
    list,
  };
}
