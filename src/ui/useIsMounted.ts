import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that returns false after unmount, so that async code does not change the next page then. */
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
