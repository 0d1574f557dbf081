import { useCallback, useRef, useState } from 'react';

/**
 * `run` ignores calls while the action is running, for example from a double click. A ref is needed besides the state,
 * because the state has not changed yet when a second event arrives in the same tick.
 */
export function useExclusiveAction<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): [run: (...args: Args) => Promise<Result | undefined>, isRunning: boolean] {
  const isRunningRef = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = useCallback(
    async (...args: Args) => {
      if (isRunningRef.current) return undefined;
      isRunningRef.current = true;
      setIsRunning(true);
      try {
        return await action(...args);
      } finally {
        isRunningRef.current = false;
        setIsRunning(false);
      }
    },
    [action],
  );
  return [run, isRunning];
}
