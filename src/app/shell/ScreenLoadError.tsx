import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CODE_NOT_LOADED_TEXT, RELOAD_LABEL } from '@/domain/failures';
import { listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type PortalState, usePortalSelector, usePortalStore } from '@/session/hooks';
import { CopyDetails } from '@/shared/errors/CopyDetails';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { hasWorkInMemory } from '../boot/hasWorkInMemory';
import { reserveReloadForNewBuild } from '../boot/reserveReloadForNewBuild';

const TITLE = 'This page could not be loaded';

/** The button of an alert in place of a screen. */
export const RELOAD = { actionLabel: RELOAD_LABEL, onAction: () => window.location.reload() };

interface Props {
  /** Loads the screen again. Without it, a part of a screen is missing, which is loaded again only with the page. */
  load?: () => Promise<ComponentType>;
  /** The screen, if an earlier visit has loaded it. */
  loaded?: ComponentType | null;
}

/**
 * Shown when a screen's script is missing. After a new version was deployed, the page reloads itself once. If it was
 * offline, it loads the script again when the connection is back, which interrupts nothing. A reload loses no input,
 * because leaving a form has already asked the user. With other work in memory, the reload is left to the button.
 */
export function ScreenLoadError({ load, loaded = null }: Props) {
  const store = usePortalStore();
  const isOnline = usePortalSelector(({ notices }) => notices.isOnline);
  const wasOfflineRef = useRef(false);
  const [Screen, setScreen] = useState<ComponentType | null>(() => loaded);
  const isLoaded = Screen !== null;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    // The user can have gone to another page, which must not be reloaded.
    const reload = () => isCurrent && reloadForNewBuild(store.getState());
    if (!isOnline) wasOfflineRef.current = true;
    else if ((load && wasOfflineRef.current) || !reload())
      load?.().then((loaded) => setScreen(() => loaded), reload);
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, isOnline, load, store]);
  if (Screen) return <Screen />;
  return (
    <FailureAlert {...RELOAD} kind="warning" title={TITLE} extraActions={<CopyDetails message={TITLE} />}>
      <p>
        {isOnline ? CODE_NOT_LOADED_TEXT : 'You are offline. The page loads when the connection is back.'}
      </p>
    </FailureAlert>
  );
}

/**
 * Reloads the page, unless this build has done so, and returns whether it does. Offline, a reload would show the
 * browser's error page; with a pending write, its response would be lost.
 */
function reloadForNewBuild(state: PortalState): boolean {
  const isWriting = listPendingCalls(selectCalls(state)).some(({ kind }) => kind === 'write');
  const canReload =
    !isWriting &&
    !hasWorkInMemory(state) &&
    state.notices.isOnline &&
    navigator.onLine &&
    reserveReloadForNewBuild();
  if (canReload) window.location.reload();
  return canReload;
}
