import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { useDebounced } from '@/ui/filter/useDebounced';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** A list's filter by id. It may be stored in the URL, because an id is not personal data (decision 27). */
export interface IdFilter {
  text: string;
  /** The trimmed text after the debounce, which is requested. */
  debouncedText: string;
  onChange: (text: string) => void;
}

export function useIdFilter(): IdFilter {
  const { getParam, setParams } = useQueryParams();
  const text = getParam('filter');
  return {
    text,
    debouncedText: useDebounced(text.trim(), FILTER_DEBOUNCE_MS),
    onChange: (newText) => setParams({ filter: newText }, 'replace'),
  };
}
