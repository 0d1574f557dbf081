/**
 * Limits concurrent work to a fixed number of slots. An owner is, for example, a diagnostics check with several calls.
 * The waiting owner with the fewest slots gets the next free one, so that an owner with many requests does not block
 * the others.
 */
export interface FairQueue {
  /** Resolves to the function that releases the slot. Rejects with the signal's reason when it is aborted. */
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
  let waitingRequests: WaitingRequest[] = [];
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
    const abortedRequests = waitingRequests.filter(({ signal }) => signal.aborted);
    waitingRequests = waitingRequests.filter(({ signal }) => !signal.aborted);
    for (const { reject } of abortedRequests) reject();
  };

  const grantNext = () => {
    rejectAborted();
    if (usedSlots >= slotCount || waitingRequests.length === 0) return;
    const nextRequest = waitingRequests.reduce((best, request) =>
      countSlots(request.owner) < countSlots(best.owner) ? request : best,
    );
    waitingRequests = waitingRequests.filter((request) => request !== nextRequest);
    nextRequest.grant();
  };

  return {
    rejectAborted,
    acquire: (owner, signal) =>
      new Promise((resolve, rejectPromise) => {
        const grant = () => resolve(takeSlot(owner));
        const reject = () => rejectPromise(signal.reason as Error);
        waitingRequests = [...waitingRequests, { owner, signal, grant, reject }];
        grantNext();
      }),
  };
}
