import { useCallback, useMemo } from 'react';
import { authApi, useListAdministratorsInfiniteQuery } from '@/api/auth';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { type Id } from '@/domain/entities/fields';
import { type Administrator } from '@/domain/entities/user';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermTyped, selectSearchTerm } from '@/session/searchTermsSlice';
import { useDebounced } from '@/ui/useDebounced';
import { useFreshness } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';

export function keyOfAdmin({ user_id }: Administrator): Id {
  return user_id;
}

/** The first page. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  firstCall(authApi.endpoints.listAdministrators, { agency }),
];

/**
 * An agency's administrators by e-mail. The filter picks among the rows loaded so far (specification 5); it is kept in
 * the store, not in the address, since it is somebody's e-mail (decision 27).
 */
export function useAdminUsers(agency: string) {
  const dispatch = usePortalDispatch();
  const key = `admin-users/${agency}`;
  const term = usePortalSelector((state) => selectSearchTerm(state, key));
  const settledTerm = useDebounced(term, FILTER_DEBOUNCE_MS);
  const list = useInfiniteRows(useListAdministratorsInfiniteQuery({ agency }, useFreshness()), keyOfAdmin);
  const { rows } = list;
  const accepts = useCallback(
    ({ email }: Administrator) => settledTerm === '' || (email?.includes(settledTerm) ?? false),
    [settledTerm],
  );
  const matching = useMemo(() => rows.filter(accepts), [rows, accepts]);
  return {
    term,
    settledTerm,
    setTerm: (text: string) => dispatch(searchTermTyped({ list: key, term: text })),
    accepts,
    matching,
    list,
  };
}
