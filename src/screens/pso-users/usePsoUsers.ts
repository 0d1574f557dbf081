import { useMemo } from 'react';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { psoApi, useListUsersInfiniteQuery } from '@/api/pso';
import { type PsoUser } from '@/domain/entities/user';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged, selectSearchTerm } from '@/session/searchTermsSlice';
import { useDebounced } from '@/ui/useDebounced';
import { NO_RECONNECT_REFETCH } from '../common/useListRefetchPolicy';
import { useInfiniteRows } from '../common/useInfiniteRows';

const LIST_KEY = 'pso-users';
const getUserKey = ({ id }: PsoUser) => id;

/** The first page. */
export const prefetchQueries: PrefetchQueries = () => [
  createPrefetchQuery(psoApi.endpoints.listUsers, undefined),
];

/**
 * The operators by e-mail. The service has no filter: the term picks among the rows loaded so far. It is kept in the
 * store, since it is somebody's e-mail (decision 27).
 */
export function usePsoUsers() {
  const dispatch = usePortalDispatch();
  const term = usePortalSelector((state) => selectSearchTerm(state, LIST_KEY));
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
    setTerm: (text: string) => dispatch(searchTermChanged({ list: LIST_KEY, term: text })),
    rows: matchingRows,
    loadedRows: rows,
    matches,
  };
}
