/** Gives out a fixed number of places. Who waits and holds the fewest gets the next one, so that nobody's long list keeps others out. */
export interface FairQueue {
  /** Resolves with the place's release once there is one. @throws the signal's reason where it is aborted by then */
  acquire(owner: string, signal: AbortSignal): Promise<() => void>;
  /** Sends away at once whoever waits with a signal that is aborted. */
  rejectAborted(): void;
}

interface Waiting {
  owner: string;
  signal: AbortSignal;
  admit: () => void;
  refuse: () => void;
}

export function createFairQueue(places: number): FairQueue {
  const held = new Map<string, number>();
  let waiting: Waiting[] = [];
  let taken = 0;
  const heldBy = (owner: string) => held.get(owner) ?? 0;

  const take = (owner: string) => {
    taken += 1;
    held.set(owner, heldBy(owner) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      taken -= 1;
      held.set(owner, heldBy(owner) - 1);
      admitNext();
    };
  };

  const rejectAborted = () => {
    const leaving = waiting.filter(({ signal }) => signal.aborted);
    waiting = waiting.filter(({ signal }) => !signal.aborted);
    for (const { refuse } of leaving) refuse();
  };

  const admitNext = () => {
    rejectAborted();
    if (taken >= places || waiting.length === 0) return;
    const next = waiting.reduce((least, one) => (heldBy(one.owner) < heldBy(least.owner) ? one : least));
    waiting = waiting.filter((one) => one !== next);
    next.admit();
  };

  return {
    rejectAborted,
    acquire: (owner, signal) =>
      new Promise((resolve, reject) => {
        const admit = () => resolve(take(owner));
        const refuse = () => reject(signal.reason as Error);
        waiting = [...waiting, { owner, signal, admit, refuse }];
        admitNext();
      }),
  };
}
