import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { type Ask } from '../about/overlay';
import { watchKeys } from './watchKeys';

/**
 * The ways to other pages that are loaded when the first of them is asked for, by a button or a key. Everything asked
 * for until then waits: a shortcut may be of two letters.
 */
export function useAbout(isOperator: boolean): [ask: (ask: Ask) => void, about: ReactNode] {
  const dispatch = usePortalDispatch();
  const [About, setAbout] = useState<ComponentType<{ asks: readonly Ask[] }> | null>(null);
  const [asks, setAsks] = useState<readonly Ask[]>([]);
  const ask = useCallback((what: Ask) => {
    setAsks((before) => [...before, what]);
    // Where its code can't be had, the shell's notices say so: nobody else catches it.
    void import(/* webpackChunkName: 'about' */ '../about/About').then((loaded) =>
      setAbout(() => loaded.About),
    );
  }, []);
  useEffect(
    () =>
      isOperator
        ? watchKeys(
            () => ask('palette'),
            (key) => {
              const isTaken = dispatch(areLettersOn);
              if (isTaken) ask(key);
              return isTaken;
            },
          )
        : undefined,
    [isOperator, ask, dispatch],
  );
  return [ask, About && <About asks={asks} />];
}

/** Read as it is stored: the code of the preferences comes with the API, not with the shell. */
function areLettersOn(_dispatch: unknown, getState: () => PortalState): boolean {
  return getState().preferences?.letterShortcuts !== false;
}
