import { useEffect, useEffectEvent } from 'react';
import { useIsMounted } from './useIsMounted';

/** Calls back when the component was unmounted for good: in development, strict mode mounts each one twice. */
export function useOnLeave(onLeave: () => void): void {
  const isMounted = useIsMounted();
  const leave = useEffectEvent(onLeave);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (!isMounted()) leave();
      });
    },
    [isMounted],
  );
}
