import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { searchTermChanged, selectSearchTerm } from '@/session/searchTermsSlice';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';
import { type ListFilter } from './listFilter';

/**
 * A filter that can be personal data, so that it is in the store and not in the URL (decision 27).
 * @param list the list's name, with its agency if it belongs to one
 */
export function useSearchTerm(list: string): ListFilter {
  const dispatch = usePortalDispatch();
  const text = usePortalSelector((state) => selectSearchTerm(state, list));
  return {
    text,
    debouncedText: useDebouncedText(text),
    isInMemory: true,
    onChange: (term) => dispatch(searchTermChanged({ list, term })),
  };
}
