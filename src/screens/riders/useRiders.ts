import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { customersearchApi, useListRidersInfiniteQuery } from '@/api/customersearch';
import { type Id } from '@/domain/entities/fields';
import { type Rider } from '@/domain/entities/rider';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged, selectSearchTerm } from '@/session/searchTermsSlice';
import { useDebounced } from '@/ui/useDebounced';
import { useListRefetchPolicy } from '../common/useListRefetchPolicy';
import { useInfiniteRows } from '../common/useInfiniteRows';

export function getRiderKey({ user_id }: Rider): Id {
  return user_id;
}

/** Where the store keeps an agency's term. */
function buildTermKey(agency: string): string {
  return `riders/${agency}`;
}

/** The first page of what the list was last searched for. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }, state) => [
  createPrefetchQuery(customersearchApi.endpoints.listRiders, {
    agency,
    term: selectSearchTerm(state, buildTermKey(agency)).trim(),
  }),
];

/**
 * An agency's riders by a term. The term is kept in the store, not in the address: it may be somebody's name or
 * e-mail (decision 27). A new term is a new cache entry, so page 1 and no rows of the old one.
 */
export function useRiders(agency: string) {
  const dispatch = usePortalDispatch();
  const key = buildTermKey(agency);
  const term = usePortalSelector((state) => selectSearchTerm(state, key));
  const debouncedTerm = useDebounced(term.trim(), FILTER_DEBOUNCE_MS);
  const query = useListRidersInfiniteQuery({ agency, term: debouncedTerm }, useListRefetchPolicy());
  return {
    term,
    debouncedTerm: debouncedTerm,
    setTerm: (text: string) => dispatch(searchTermChanged({ list: key, term: text })),
    list: useInfiniteRows(query, getRiderKey),
  };
}
