import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { useDebounced } from '@/ui/filter/useDebounced';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { type ListFilter } from './listFilter';

/** A filter that is not personal data, so that it may be stored in the URL (decision 27). */
export function useUrlFilter(): ListFilter {
  const { getParam, setParams } = useQueryParams();
  const text = getParam('filter');
  return {
    text,
    debouncedText: useDebounced(text.trim(), FILTER_DEBOUNCE_MS),
    // Other rows may match, so a table with pages starts at page 1.
    onChange: (newText) => setParams({ filter: newText, page: '' }, 'replace'),
  };
}
