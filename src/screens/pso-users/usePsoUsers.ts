import { useMemo } from 'react';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { psoApi, useListUsersInfiniteQuery } from '@/api/pso';
import { type PsoUser } from '@/domain/entities/user';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermTyped, selectSearchTerm } from '@/session/searchTermsSlice';
import { useDebounced } from '@/ui/useDebounced';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';

const LIST = 'pso-users';
const keyOf = ({ id }: PsoUser) => id;

/** The first page. */
export const firstCalls: FirstCalls = () => [firstCall(psoApi.endpoints.listUsers, undefined)];

/**
 * The operators by e-mail. The service has no filter: the term picks among the rows loaded so far. It is kept in the
 * store, since it is somebody's e-mail (decision 27).
 */
export function usePsoUsers() {
  const dispatch = usePortalDispatch();
  const term = usePortalSelector((state) => selectSearchTerm(state, LIST));
  const settledTerm = useDebounced(term.trim(), FILTER_DEBOUNCE_MS);
  const { rows, ...list } = useInfiniteRows(useListUsersInfiniteQuery(undefined, KEEPS_PLACE), keyOf);
  const accepts = useMemo(() => {
    const wanted = settledTerm.toLowerCase();
    return ({ email }: PsoUser) => wanted === '' || (email?.toLowerCase().includes(wanted) ?? false);
  }, [settledTerm]);
  const matching = useMemo(() => rows.filter(accepts), [rows, accepts]);
  return {
    ...list,
    term,
    settledTerm,
    setTerm: (text: string) => dispatch(searchTermTyped({ list: LIST, term: text })),
    rows: matching,
    loaded: rows,
    accepts,
  };
}
