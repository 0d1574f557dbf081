import { useEffect, useState } from 'react';
import { type Change, type ChangeObject } from '@/domain/change';
import { useRevert } from './useRevert';

/** Why a form can't take earlier values: it holds some that were not sent, or nobody knows what became of those that were. */
export type RevertBlocker = 'unsavedInput' | 'outcomeUnknown';

/**
 * As `usePutBack`, for a form: where it holds something of its own, nothing is overwritten. Returns why what was asked
 * for waits, as long as that stands; null otherwise.
 */
export function useRevertInForm(
  target: { kind: ChangeObject['kind']; agency: string; object?: ChangeObject },
  getBlocker: (change: Change) => RevertBlocker | null,
  onPutBack: (change: Change) => void,
): RevertBlocker | null {
  const [isReady, setReady] = useState(false);
  const [blockedChange, setWaiting] = useState<Change | null>(null);
  const blocker = blockedChange && getBlocker(blockedChange);
  // What it waited for is sent, or discarded: it is to be asked for again.
  if (blockedChange && blocker === null) setWaiting(null);
  // Not with the first rendering: what was typed before a session ran out comes back after it.
  useEffect(() => queueMicrotask(() => setReady(true)), []);
  useRevert(target, isReady, (change) => {
    const canRevert = getBlocker(change) === null;
    setWaiting(canRevert ? null : change);
    if (canRevert) onPutBack(change);
  });
  return blocker;
}
