import { useCallback, useEffect, useRef, useState } from 'react';
import { forEachParallel } from '@/lib/forEachParallel';
import { type PortalThunk, usePortalDispatch } from '@/session/hooks';

interface Subscription extends PromiseLike<unknown> {
  unsubscribe: () => void;
}

/** How far a reading is. */
export interface Progress {
  done: number;
  /** Null until it is known. */
  total: number | null;
}

/** The rules or features of an agency as they are now. */
export interface FreshReading<Reading, Content> {
  /** Null until the list of categories or applications is read. */
  reading: Reading | null;
  /** Reads all anew. Null when not all of it could be read, or the page was left. */
  readAll: () => Promise<Content | null>;
  /** Null when nothing is being read. */
  progress: Progress | null;
  /** The number of categories or applications; null until they are read. */
  count: number | null;
  /** The time of the oldest of the reads, milliseconds since 1970; null if nothing was to read. */
  readAt: number | null;
}

/**
 * Reads queries anew, a few at a time, and stays subscribed to them, so that what a write invalidates is read again.
 * `read` gets the function that finds out what to read; its result is null when that failed. `read` resolves when all
 * are read, or failed; false for null, and if the page was left or a newer read began.
 */
export function useFreshQueries<Arg>(
  initiate: (arg: Arg) => PortalThunk<Subscription>,
  parallelCalls: number,
) {
  const dispatch = usePortalDispatch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const latestRef = useRef<{ controller: AbortController; subscriptions: Subscription[] }>({
    controller: new AbortController(),
    subscriptions: [],
  });
  useEffect(() => {
    const { current } = latestRef;
    return () => {
      current.controller.abort();
      for (const subscription of current.subscriptions.splice(0)) subscription.unsubscribe();
    };
  }, []);
  const read = useCallback(
    async (findArgs: () => Promise<readonly Arg[] | null>): Promise<boolean> => {
      const { current } = latestRef;
      current.controller.abort();
      current.controller = new AbortController();
      const { signal } = current.controller;
      let done = 0;
      setProgress({ done, total: null });
      const args = await findArgs();
      if (signal.aborted) return false;
      if (!args) {
        setProgress(null);
        return false;
      }
      const earlier = current.subscriptions.splice(0);
      setProgress({ done, total: args.length });
      await forEachParallel(args, parallelCalls, signal, async (arg) => {
        const subscription = dispatch(initiate(arg));
        current.subscriptions.push(subscription);
        await subscription;
        done += 1;
        if (!signal.aborted) setProgress({ done, total: args.length });
      });
      for (const subscription of earlier) subscription.unsubscribe();
      if (signal.aborted) return false;
      setProgress(null);
      return true;
    },
    [dispatch, initiate, parallelCalls],
  );
  return { read, progress };
}
