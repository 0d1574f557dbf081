import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RELOAD_LABEL } from '@/domain/failures';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type PortalState, usePortalStore } from '@/session/hooks';
import { CopyDetails } from '@/shared/errors/CopyDetails';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { shouldReloadForNewBuild } from '../boot/shouldReloadForNewBuild';

const NOT_LOADED_TITLE = 'This page could not be loaded';
const NOT_SHOWN_TITLE = 'This page could not be shown';

/** The button of both alerts. */
const RELOAD = { actionLabel: RELOAD_LABEL, onAction: () => window.location.reload() };

export function RouteErrorBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <ScreenLoadError />;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return (
    <FailureAlert
      {...RELOAD}
      title={NOT_SHOWN_TITLE}
      extraActions={<CopyDetails message={`${NOT_SHOWN_TITLE}\n${message}`} />}
    >
      <p>The rest of the portal still works. If reloading doesn’t help, report this:</p>
      <code>{message}</code>
    </FailureAlert>
  );
}

/**
 * Shown when a screen's script is missing, usually after a new version was deployed. The page then reloads itself once.
 * No input is lost: leaving a form has already asked the user.
 */
function ScreenLoadError() {
  const store = usePortalStore();
  useEffect(() => {
    // React may render twice after an error, so this is in an effect: each check uses up the one reload.
    if (canReload(store.getState()) && shouldReloadForNewBuild()) window.location.reload();
  }, [store]);
  return (
    <FailureAlert
      {...RELOAD}
      kind="warning"
      title={NOT_LOADED_TITLE}
      extraActions={<CopyDetails message={NOT_LOADED_TITLE} />}
    >
      <p>You may be offline, or there is a new version of the portal.</p>
    </FailureAlert>
  );
}

/** Offline, a reload would show the browser's error page; with a pending write, its response would be lost. */
function canReload(state: PortalState): boolean {
  const isWriting = listPendingCalls(selectCalls(state)).some(({ kind }) => kind === 'write');
  return !isWriting && state.notices.isOnline && navigator.onLine;
}
