import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { type PortalState, usePortalStore } from '@/session/hooks';
import { focusPageFilter } from '@/ui/focus/focusPageFilter';
import { getShortcutKey } from '@/ui/focus/getShortcutKey';
import { type InputHandler, type OverlayInput, type OverlayInputs } from '../overlays/overlayTypes';
import { listenForShortcutKeys } from '../shortcuts/listenForShortcutKeys';

/**
 * Returns a function that opens an overlay, and the rendered overlays; also listens for their keys. The overlays' code
 * loads with the first input. Until it has loaded, inputs are collected for it.
 */
export function useOverlays(
  isOperator: boolean,
): [openOverlay: (input: OverlayInput) => void, overlays: ReactNode] {
  const store = usePortalStore();
  const [Overlays, setOverlays] = useState<ComponentType<OverlayInputs> | null>(null);
  const waitingRef = useRef<OverlayInput[]>([]);
  const handlerRef = useRef<InputHandler>(null);
  const addInput = useCallback((input: OverlayInput) => {
    // Within the key's event, so that an opened palette has the focus before the next key.
    if (handlerRef.current) return handlerRef.current(input);
    // The text typed after “/” belongs in the filter, so the focus does not wait for the code. After a key that waits, “/”
    // waits too: it can be the second key of a sequence, or belong in the palette's field. Loaded code decides that itself.
    if (waitingRef.current.length === 0 && typeof input !== 'string' && getShortcutKey(input) === '/')
      return focusPageFilter();
    waitingRef.current.push(input);
    // A load error stays unhandled on purpose: the notices show uncaught errors.
    void import(/* webpackChunkName: 'overlays' */ '../overlays/Overlays').then(
      (loaded) => setOverlays(() => loaded.Overlays),
      (error: unknown) => {
        // An old input must not act when the code comes with a later one.
        waitingRef.current = [];
        throw error;
      },
    );
  }, []);
  const handleInputs = useCallback((handler: InputHandler) => {
    waitingRef.current.splice(0).forEach(handler);
    handlerRef.current = handler;
    return () => {
      handlerRef.current = null;
    };
  }, []);
  const { pathname } = useLocation();
  // Inputs still wait if their code is late, or left out because it threw. They must not act on another page.
  useLayoutEffect(() => () => void waitingRef.current.splice(0), [pathname]);
  // An arrow, Tab or Enter acts at once. Characters that were typed before it must not act after it; a pressed button may.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key.length > 1 && !MODIFIER_KEYS.has(key) && !isPaletteWaiting(waitingRef.current))
        waitingRef.current = waitingRef.current.filter((input) => typeof input === 'string');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  // A layout effect, because a key can come as soon as the page is there, before its other effects have run.
  useLayoutEffect(() => {
    if (!isOperator) return undefined;
    // Characters typed while an opened palette waits for its code belong in its field, also without letter shortcuts.
    const areCharactersTaken = () =>
      areLetterShortcutsOn(store.getState()) || isPaletteWaiting(waitingRef.current);
    return listenForShortcutKeys(areCharactersTaken, addInput);
  }, [isOperator, addInput, store]);
  return [addInput, Overlays && <Overlays handleInputs={handleInputs} />];
}

const MODIFIER_KEYS: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
]);

/** A second Ctrl+K closes the palette again. */
function isPaletteWaiting(inputs: readonly OverlayInput[]): boolean {
  return inputs.filter((input) => input === 'palette').length % 2 === 1;
}

/** Reads the state directly, because importing the selector would add the preferences' code to the shell's chunk. */
function areLetterShortcutsOn({ preferences }: PortalState): boolean {
  return preferences?.letterShortcuts !== false;
}
