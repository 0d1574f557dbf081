import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RELOAD_LABEL } from '@/domain/failures';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { CopyDetails } from '@/screens/common/CopyDetails';
import { selectPendingCalls } from '@/session/callsSlice';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { FailureAlert } from '@/ui/FailureAlert';
import { shouldReloadForNewBuild } from '../shouldReloadForNewBuild';

const NOT_LOADED = 'This page could not be loaded';
const NOT_SHOWN = 'This page could not be shown';

/** Stands where a screen could not be loaded or drawn; the menu around it stays alive. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <ScreenLoadError />;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return (
    <FailureAlert title={NOT_SHOWN} extraActions={<CopyDetails message={`${NOT_SHOWN}\n${message}`} />}>
      <p>The rest of the portal still works. Reloading may help; if it doesn’t, tell what is written here.</p>
      <p>
        <code>{message}</code>
      </p>
      <ReloadButton />
    </FailureAlert>
  );
}

/**
 * A screen whose script is gone, after a newer version was put in place: the page reloads by itself once, unless a
 * write waits for its answer or the connection is gone. What was typed was asked about on the way here.
 */
function ScreenLoadError() {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    // Not while it is drawn: React draws what follows an error twice, and the second time the one reload were spent.
    if (dispatch(canReload) && shouldReloadForNewBuild()) window.location.reload();
  }, [dispatch]);
  return (
    <FailureAlert kind="warning" title={NOT_LOADED} extraActions={<CopyDetails message={NOT_LOADED} />}>
      <p>
        The connection may be gone, or there is a new version of the portal: then reloading brings the page
        back.
      </p>
      <ReloadButton />
    </FailureAlert>
  );
}

/** Without a connection a reload would end on the browser's own page; with a write under way nobody would hear of its answer. */
function canReload(_dispatch: unknown, getState: () => PortalState): boolean {
  const state = getState();
  const isWriting = selectPendingCalls(state).some(({ kind }) => kind === 'write');
  return !isWriting && state.notices.isOnline && navigator.onLine;
}

function ReloadButton() {
  return (
    <Button size="small" onClick={() => window.location.reload()}>
      {RELOAD_LABEL}
    </Button>
  );
}
