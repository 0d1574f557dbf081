import { useListRidersInfiniteQuery } from '../../api/customersearch';
import { type Rider } from '../../domain/entities/rider';
import { FILTER_DEBOUNCE_MS } from '../../domain/limits';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { searchTermTyped, selectSearchTerm } from '../../session/searchTermsSlice';
import { useDebounced } from '../../ui/useDebounced';
import { useInfiniteRows } from '../common/useInfiniteRows';

const keyOf = ({ user_id }: Rider) => user_id;

/**
 * An agency's riders by a term. The term is kept in the store, not in the address: it may be somebody's name or
 * e-mail (decision 27). A new term is a new cache entry, so page 1 and no rows of the old one.
 */
export function useRiders(agency: string) {
  const dispatch = usePortalDispatch();
  const list = `riders/${agency}`;
  const term = usePortalSelector((state) => selectSearchTerm(state, list));
  const settled = useDebounced(term.trim(), FILTER_DEBOUNCE_MS);
  const query = useListRidersInfiniteQuery({ agency, term: settled });
  return {
    term,
    settledTerm: settled,
    setTerm: (text: string) => dispatch(searchTermTyped({ list, term: text })),
    ...useInfiniteRows(query, keyOf),
  };
}
