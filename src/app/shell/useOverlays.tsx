import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { type OverlayRequest } from '../command-palette/overlayTypes';
import { listenForHotkeys } from './hotkeys';

/**
 * Opens overlays by button or key. The overlays' code loads with the first request. Requests are collected while it
 * loads, and single letters too, because a shortcut can have two of them.
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
    // A load error stays unhandled on purpose: the notices show uncaught errors.
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

/** Reads the state directly, because importing the selector would add the preferences' code to the shell's chunk. */
function areLetterShortcutsOn(_dispatch: unknown, getState: () => PortalState): boolean {
  return getState().preferences?.letterShortcuts !== false;
}
