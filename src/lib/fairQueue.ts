/** Gives out a fixed number of places. Who waits and holds the fewest gets the next one, so that nobody's long list keeps others out. */
export interface FairQueue {
  /** Resolves with the place's release once there is one. @throws the signal's reason when it is aborted first */
  enter(owner: string, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  owner: string;
  admit: () => void;
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

  const admitNext = () => {
    if (taken >= places || waiting.length === 0) return;
    const next = waiting.reduce((least, one) => (heldBy(one.owner) < heldBy(least.owner) ? one : least));
    waiting = waiting.filter((one) => one !== next);
    next.admit();
  };

  return {
    enter: (owner, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        const leave = () => {
          waiting = waiting.filter((one) => one !== entry);
          reject(signal.reason as Error);
        };
        const entry: Waiting = {
          owner,
          admit: () => {
            signal.removeEventListener('abort', leave);
            resolve(take(owner));
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting = [...waiting, entry];
        admitNext();
      }),
  };
}
