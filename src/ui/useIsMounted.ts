import { useCallback, useEffect, useRef } from 'react';

/** Returns a function for async code, which must not change the next page after the component has unmounted. */
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
