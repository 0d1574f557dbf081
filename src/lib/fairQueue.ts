/**
 * Limits concurrent work to a fixed number of slots. The waiting owner with the fewest slots gets the next free one, so
 * that an owner with many requests does not block the others.
 */
export interface FairQueue {
  /** Waits for a free slot, and resolves to the function that releases it. Rejects with the signal's reason when it is aborted. */
  acquire(owner: string, signal: AbortSignal): Promise<() => void>;
  /** Rejects the waiting requests whose signal is aborted, without waiting for a free slot. */
  rejectAborted(): void;
}

interface WaitingRequest {
  owner: string;
  signal: AbortSignal;
  grant: () => void;
  reject: () => void;
}

export function createFairQueue(slotCount: number): FairQueue {
  const slotsByOwner = new Map<string, number>();
  let waiting: WaitingRequest[] = [];
  let usedSlots = 0;
  const countSlots = (owner: string) => slotsByOwner.get(owner) ?? 0;

  const takeSlot = (owner: string) => {
    usedSlots += 1;
    slotsByOwner.set(owner, countSlots(owner) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      usedSlots -= 1;
      slotsByOwner.set(owner, countSlots(owner) - 1);
      grantNext();
    };
  };

  const rejectAborted = () => {
    const aborted = waiting.filter(({ signal }) => signal.aborted);
    waiting = waiting.filter(({ signal }) => !signal.aborted);
    for (const { reject } of aborted) reject();
  };

  const grantNext = () => {
    rejectAborted();
    if (usedSlots >= slotCount || waiting.length === 0) return;
    const next = waiting.reduce((best, request) =>
      countSlots(request.owner) < countSlots(best.owner) ? request : best,
    );
    waiting = waiting.filter((request) => request !== next);
    next.grant();
  };

  return {
    rejectAborted,
    acquire: (owner, signal) =>
      new Promise((resolve, rejectPromise) => {
        const grant = () => resolve(takeSlot(owner));
        const reject = () => rejectPromise(signal.reason as Error);
        waiting = [...waiting, { owner, signal, grant, reject }];
        grantNext();
      }),
  };
}
