import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { customersearchApi, useListRidersInfiniteQuery } from '@/api/customersearch';
import { type Id } from '@/domain/entities/fields';
import { type Rider } from '@/domain/entities/rider';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged, selectSearchTerm } from '@/session/searchTermsSlice';
import { useInfiniteRows } from '@/shared/lists/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/useListRefetchPolicy';
import { useDebounced } from '@/ui/filter/useDebounced';

export function getRiderKey({ user_id }: Rider): Id {
  return user_id;
}

/** The key of an agency's search term in the store. */
function buildSearchTermKey(agency: string): string {
  return `riders/${agency}`;
}

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }, state) => [
  prefetch(customersearchApi.endpoints.listRiders, {
    agency,
    term: selectSearchTerm(state, buildSearchTermKey(agency)).trim(),
  }),
];

/**
 * An agency's riders, filtered by a search term. The term is in the store and not in the URL, because it can be
 * personal data (decision 27). Each term has its own cache entry, so a new term starts with page 1.
 */
export function useRiders(agency: string) {
  const dispatch = usePortalDispatch();
  const key = buildSearchTermKey(agency);
  const term = usePortalSelector((state) => selectSearchTerm(state, key));
  const debouncedTerm = useDebounced(term.trim(), FILTER_DEBOUNCE_MS);
  const query = useListRidersInfiniteQuery({ agency, term: debouncedTerm }, useListRefetchPolicy());
  return {
    term,
    debouncedTerm,
    setTerm: (text: string) => dispatch(searchTermChanged({ list: key, term: text })),
    list: useInfiniteRows(query, getRiderKey),
  };
}
