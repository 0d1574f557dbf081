import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { type OverlayRequest } from '../command-palette/overlayTypes';
import { listenForHotkeys } from './hotkeys';

/**
 * The ways to other pages that are loaded when the first of them is asked for, by a button or a key. Everything asked
 * for until then waits: a shortcut may be of two letters.
 */
export function useOverlays(
  isOperator: boolean,
): [open: (request: OverlayRequest) => void, overlays: ReactNode] {
  const dispatch = usePortalDispatch();
  const [Overlays, setOverlays] = useState<ComponentType<{ requests: readonly OverlayRequest[] }> | null>(
    null,
  );
  const [requests, setRequests] = useState<readonly OverlayRequest[]>([]);
  const open = useCallback((request: OverlayRequest) => {
    setRequests((current) => [...current, request]);
    // Where its code can't be had, the shell's notices say so: nobody else catches it.
    void import(/* webpackChunkName: 'overlays' */ '../command-palette/Overlays').then((loaded) =>
      setOverlays(() => loaded.Overlays),
    );
  }, []);
  useEffect(
    () =>
      isOperator
        ? listenForHotkeys(
            () => open('palette'),
            (key) => {
              const isEnabled = dispatch(areLetterShortcutsOn);
              if (isEnabled) open(key);
              return isEnabled;
            },
          )
        : undefined,
    [isOperator, open, dispatch],
  );
  return [open, Overlays && <Overlays requests={requests} />];
}

/** Read as it is stored: the code of the preferences comes with the API, not with the shell. */
function areLetterShortcutsOn(_dispatch: unknown, getState: () => PortalState): boolean {
  return getState().preferences?.letterShortcuts !== false;
}
