import { useListRidersInfiniteQuery } from '../../api/customersearch';
import { type Id } from '../../domain/entities/fields';
import { type Rider } from '../../domain/entities/rider';
import { FILTER_DEBOUNCE_MS } from '../../domain/limits';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { searchTermTyped, selectSearchTerm } from '../../session/searchTermsSlice';
import { useDebounced } from '../../ui/useDebounced';
import { useFreshness } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';

export function keyOfRider({ user_id }: Rider): Id {
  return user_id;
}

/**
 * An agency's riders by a term. The term is kept in the store, not in the address: it may be somebody's name or
 * e-mail (decision 27). A new term is a new cache entry, so page 1 and no rows of the old one.
 */
export function useRiders(agency: string) {
  const dispatch = usePortalDispatch();
  const key = `riders/${agency}`;
  const term = usePortalSelector((state) => selectSearchTerm(state, key));
  const settled = useDebounced(term.trim(), FILTER_DEBOUNCE_MS);
  const query = useListRidersInfiniteQuery({ agency, term: settled }, useFreshness());
  return {
    term,
    settledTerm: settled,
    setTerm: (text: string) => dispatch(searchTermTyped({ list: key, term: text })),
    list: useInfiniteRows(query, keyOfRider),
  };
}
