import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { useQueryParams } from '@/ui/useQueryParams';
import { useDebounced } from '@/ui/useDebounced';

/** A list's filter by id. It stands in the address: an id is no personal data (decision 27). */
export interface IdFilter {
  text: string;
  /** What is asked for: the text once it has rested. */
  debouncedText: string;
  onChange: (text: string) => void;
}

export function useIdFilter(): IdFilter {
  const address = useQueryParams();
  const text = address.getParam('filter');
  return {
    text,
    debouncedText: useDebounced(text.trim(), FILTER_DEBOUNCE_MS),
    onChange: (typed) => address.setParams({ filter: typed }, 'replace'),
  };
}
