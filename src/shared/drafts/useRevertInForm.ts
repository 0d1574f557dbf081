import { useEffect, useState } from 'react';
import { type Change, type ChangeObject } from '@/domain/changes/change';
import { useRevert } from './useRevert';

/** Why a form cannot be filled with the values of a revert. */
export type RevertBlocker = 'unsavedInput' | 'outcomeUnknown';

/**
 * `useRevert` for a form whose own input must not be overwritten. Returns what blocks the requested revert,
 * or null when nothing does.
 */
export function useRevertInForm(
  target: { kind: ChangeObject['kind']; agency: string; object?: ChangeObject },
  getBlocker: (change: Change) => RevertBlocker | null,
  onRevert: (change: Change) => void,
): RevertBlocker | null {
  const [isReady, setIsReady] = useState(false);
  const [blockedChange, setBlockedChange] = useState<Change | null>(null);
  const blocker = blockedChange && getBlocker(blockedChange);
  // Nothing blocks the revert any more. It does not run now: the operator has to press 'Put back' again.
  if (blockedChange && blocker === null) setBlockedChange(null);
  // A form draft is restored after the first render and must not overwrite the revert, so the revert waits.
  useEffect(() => queueMicrotask(() => setIsReady(true)), []);
  useRevert(target, isReady, (change) => {
    const canRevert = getBlocker(change) === null;
    setBlockedChange(canRevert ? null : change);
    if (canRevert) onRevert(change);
  });
  return blocker;
}
