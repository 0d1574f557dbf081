import { useEffect, useState } from 'react';
import { type Change, type ChangeObject } from '@/domain/change';
import { usePutBack } from './usePutBack';

/** Why a form can't take earlier values: it holds some that were not sent, or nobody knows what became of those that were. */
export type PutBackHold = 'unsent' | 'openEnd';

/**
 * As `usePutBack`, for a form: where it holds something of its own, nothing is overwritten. Returns why what was asked
 * for waits, as long as that stands; null otherwise.
 */
export function usePutBackInForm(
  place: { kind: ChangeObject['kind']; agency: string; object?: ChangeObject },
  holdOf: (change: Change) => PutBackHold | null,
  onPutBack: (change: Change) => void,
): PutBackHold | null {
  const [isReady, setReady] = useState(false);
  const [waiting, setWaiting] = useState<Change | null>(null);
  const hold = waiting && holdOf(waiting);
  // What it waited for is sent, or discarded: it is to be asked for again.
  if (waiting && hold === null) setWaiting(null);
  // Not with the first rendering: what was typed before a session ran out comes back after it.
  useEffect(() => queueMicrotask(() => setReady(true)), []);
  usePutBack(place, isReady, (change) => {
    const isFree = holdOf(change) === null;
    setWaiting(isFree ? null : change);
    if (isFree) onPutBack(change);
  });
  return hold;
}
