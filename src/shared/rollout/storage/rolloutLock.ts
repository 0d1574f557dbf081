import { ROLLOUT_DATABASE } from '@/session/storage/rolloutMarks';

/*
 * One tab at a time runs a rollout of an operator in a region: it holds a lock of the browser until the rollout is closed or the
 * page ends. Without locks, outside a secure context, each tab has its own.
 */

const toName = (owner: string) => `${ROLLOUT_DATABASE}:${owner}`;

/** Acquires the lock. Returns the function that releases it, or null when another tab has it. */
export async function acquireRolloutLock(owner: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve) => {
    navigator.locks
      .request(toName(owner), { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // The browser refuses locks, for example in a document that is being left.
      .catch(() => resolve(null));
  });
}

/** Resolves when no other tab has the lock any more. */
export async function waitForRolloutLock(owner: string): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(toName(owner), () => undefined);
}

/** Whether a tab has the lock. */
export async function isRolloutLocked(owner: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === toName(owner));
}
