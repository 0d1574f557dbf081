import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that gets the signal for a write that reads before it sends: the signal is aborted when the editor
 * is left. It is the same for all writes of the editor, so a second press of Submit cannot replace it.
 */
export function useLeaveSignal(): () => AbortSignal {
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => controllerRef.current?.signal ?? AbortSignal.abort(), []);
}
