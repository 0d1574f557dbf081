import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { selectCallsUnderWay } from '../../session/callsSlice';
import { usePortalSelector } from '../../session/hooks';
import { FailureAlert } from '../../ui/FailureAlert';
import { isMissingChunk, mayReloadForNewVersion } from '../newVersion';

/** Stands where a screen could not be loaded or drawn; the menu around it stays alive. */
export function CrashBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <MissingScreen />;
  return (
    <FailureAlert title="This page could not be shown">
      <p>The rest of the portal still works. Reloading may help; if it doesn’t, tell what is written here.</p>
      <p>
        <code>{error instanceof Error ? error.message : 'Unknown error'}</code>
      </p>
      <ReloadButton />
    </FailureAlert>
  );
}

/**
 * A screen whose script is gone, after a newer version was put in place: the page reloads by itself once, unless a
 * write waits for its answer. What was typed was asked about on the way here.
 */
function MissingScreen() {
  const isWriting = usePortalSelector((state) =>
    selectCallsUnderWay(state).some(({ kind }) => kind === 'write'),
  );
  const [isReloading] = useState(() => !isWriting && mayReloadForNewVersion());
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <FailureAlert kind="warning" title="This page could not be loaded">
      <p>
        The connection may be gone, or there is a new version of the portal: then reloading brings the page
        back.
      </p>
      <ReloadButton />
    </FailureAlert>
  );
}

function ReloadButton() {
  return (
    <Button size="small" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
}
