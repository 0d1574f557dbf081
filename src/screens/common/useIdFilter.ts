import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { useAddress } from '@/ui/useAddress';
import { useDebounced } from '@/ui/useDebounced';

/** A list's filter by id. It stands in the address: an id is no personal data (decision 27). */
export interface IdFilter {
  text: string;
  /** What is asked for: the text once it has rested. */
  settled: string;
  onChange: (text: string) => void;
}

export function useIdFilter(): IdFilter {
  const address = useAddress();
  const text = address.read('filter');
  return {
    text,
    settled: useDebounced(text.trim(), FILTER_DEBOUNCE_MS),
    onChange: (typed) => address.write({ filter: typed }, 'typed'),
  };
}
