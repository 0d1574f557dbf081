import { type PortalStore } from '@/session/hooks';

/** Resolves when the store has a state for which `isReached` is true. */
export function waitForState({ subscribe }: PortalStore, isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isReached()) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}
