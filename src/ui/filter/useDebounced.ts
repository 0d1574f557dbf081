import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => flushSync(() => setDebounced(value)), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
