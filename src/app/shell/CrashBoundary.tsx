import Button from 'antd/es/button';
import { useRouteError } from 'react-router-dom';
import { FailureAlert } from '../../ui/FailureAlert';

/** Stands where a screen could not be loaded or drawn; the menu around it stays alive. */
export function CrashBoundary() {
  const error = useRouteError();
  return (
    <FailureAlert title="This page could not be shown">
      <p>The rest of the portal still works. Reloading may help; if it doesn’t, tell what is written here.</p>
      <p>
        <code>{error instanceof Error ? error.message : 'Unknown error'}</code>
      </p>
      <Button size="small" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </FailureAlert>
  );
}
