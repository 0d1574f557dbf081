import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';

/**
 * A filter's text without white space around it, after it has not changed for `FILTER_DEBOUNCE_MS`. It is rendered at
 * once, so that a query's request leaves before the screen is painted (decision 145).
 */
export function useDebouncedText(text: string): string {
  const trimmed = text.trim();
  const [debounced, setDebounced] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => flushSync(() => setDebounced(trimmed)), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return debounced;
}
