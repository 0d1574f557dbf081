import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type PortalState, usePortalStore } from '@/session/hooks';
import { type OverlayInput } from '../command-palette/overlayTypes';
import { listenForShortcutKeys } from '../shortcuts/listenForShortcutKeys';

/**
 * Returns a function that opens an overlay, and the rendered overlays; also listens for their keys. The overlays' code
 * loads with the first input. Until it has loaded, inputs are collected for it.
 */
export function useOverlays(
  isOperator: boolean,
): [openOverlay: (input: OverlayInput) => void, overlays: ReactNode] {
  const store = usePortalStore();
  const [Overlays, setOverlays] = useState<ComponentType<{ inputs: readonly OverlayInput[] }> | null>(null);
  const [inputs, setInputs] = useState<readonly OverlayInput[]>([]);
  const addInput = useCallback((input: OverlayInput) => {
    setInputs((current) => [...current, input]);
    // A load error stays unhandled on purpose: the notices show uncaught errors.
    void import(/* webpackChunkName: 'overlays' */ '../command-palette/Overlays').then((loaded) =>
      setOverlays(() => loaded.Overlays),
    );
  }, []);
  useEffect(
    () =>
      isOperator ? listenForShortcutKeys(() => areLetterShortcutsOn(store.getState()), addInput) : undefined,
    [isOperator, addInput, store],
  );
  return [addInput, Overlays && <Overlays inputs={inputs} />];
}

/** Reads the state directly, because importing the selector would add the preferences' code to the shell's chunk. */
function areLetterShortcutsOn({ preferences }: PortalState): boolean {
  return preferences?.letterShortcuts !== false;
}
