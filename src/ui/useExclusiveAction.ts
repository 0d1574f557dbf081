import { useCallback, useRef, useState } from 'react';

/**
 * Runs an action at most once at a time: what comes while it runs (a double click, Enter held) is the same decision
 * and is dropped. A state alone would be too late for a second event in the same tick.
 */
export function useExclusiveAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, isRunning: boolean] {
  const isRunningRef = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = useCallback(
    async (...args: Args) => {
      if (isRunningRef.current) return;
      isRunningRef.current = true;
      setIsRunning(true);
      try {
        await action(...args);
      } finally {
        isRunningRef.current = false;
        setIsRunning(false);
      }
    },
    [action],
  );
  return [run, isRunning];
}
