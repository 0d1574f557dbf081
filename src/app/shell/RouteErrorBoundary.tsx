import { useRouteError } from 'react-router-dom';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { CopyDetails } from '@/shared/errors/CopyDetails';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { RELOAD, ScreenLoadError } from './ScreenLoadError';

const TITLE = 'This page could not be shown';

export function RouteErrorBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <ScreenLoadError />;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return (
    <FailureAlert {...RELOAD} title={TITLE} extraActions={<CopyDetails message={`${TITLE}\n${message}`} />}>
      <p>The rest of the portal still works. If reloading doesn’t help, report this:</p>
      <code>{message}</code>
    </FailureAlert>
  );
}
