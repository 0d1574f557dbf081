import { useEffect, useEffectEvent, useRef } from 'react';
import { type ItemResult } from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { type WriteOutcome } from '../writes/useWrite';
import { itemFinished, itemSent } from './changeQueueSlice';

/**
 * Records in the queue that an item is sent, by default the current one, and how that ends. `toResult` returns null for a
 * write of something else, and while nothing is sent.
 */
export function useRecordResult(
  outcome: WriteOutcome<unknown>,
  toResult: () => ItemResult | null,
  index?: number,
): void {
  const dispatch = usePortalDispatch();
  const sentRef = useRef<number>(null);
  const record = useEffectEvent(() => {
    const result = toResult();
    if (!result) return;
    if (outcome.status !== 'processing') {
      dispatch(itemFinished({ ...result, index }));
    } else if (sentRef.current !== outcome.startedAt) {
      // The outcome changes with each call of one write.
      sentRef.current = outcome.startedAt;
      dispatch(itemSent(index));
    }
  });
  useEffect(() => record(), [outcome]);
}
