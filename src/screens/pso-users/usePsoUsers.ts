import { useMemo } from 'react';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { psoApi, useListUsersInfiniteQuery } from '@/api/pso';
import { type PsoUser } from '@/domain/entities/user';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged, selectSearchTerm } from '@/session/searchTermsSlice';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { NO_RECONNECT_REFETCH } from '@/shared/lists/useListRefetchPolicy';
import { useDebounced } from '@/ui/filter/useDebounced';

const SEARCH_TERM_KEY = 'pso-users';
const getUserKey = ({ id }: PsoUser) => id;

export const prefetchQueries: PrefetchQueries = () => [prefetch(psoApi.endpoints.listUsers, undefined)];

/**
 * The PSO (platform) operators, sorted by email. The service has no filter, so the term applies to the rows loaded so
 * far. The term is in the store and not in the URL, because it is personal data (decision 27).
 */
export function usePsoUsers() {
  const dispatch = usePortalDispatch();
  const term = usePortalSelector((state) => selectSearchTerm(state, SEARCH_TERM_KEY));
  const debouncedTerm = useDebounced(term.trim(), FILTER_DEBOUNCE_MS);
  const { rows, ...list } = useInfiniteRows(
    useListUsersInfiniteQuery(undefined, NO_RECONNECT_REFETCH),
    getUserKey,
  );
  const matches = useMemo(() => {
    const lowerCaseTerm = debouncedTerm.toLowerCase();
    return ({ email }: PsoUser) =>
      lowerCaseTerm === '' || (email?.toLowerCase().includes(lowerCaseTerm) ?? false);
  }, [debouncedTerm]);
  const matchingRows = useMemo(() => rows.filter(matches), [rows, matches]);
  return {
    ...list,
    term,
    debouncedTerm,
    setTerm: (text: string) => dispatch(searchTermChanged({ list: SEARCH_TERM_KEY, term: text })),
    rows: matchingRows,
    loadedRows: rows,
    matches,
  };
}
