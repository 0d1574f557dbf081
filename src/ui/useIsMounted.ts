import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still there: what was under way when it was left must not act on the next page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
