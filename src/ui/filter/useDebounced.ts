import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The value after it has not changed for `delayMs`. It is rendered at once, so that a query's request leaves before the
 * screen is painted (decision 145).
 */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => flushSync(() => setDebounced(value)), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
