import { type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingChunk } from '@/lib/isMissingChunk';
import { CopyDetails } from '@/shared/errors/CopyDetails';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { RELOAD, ScreenLoadError } from './ScreenLoadError';

interface Props {
  title?: string;
  advice?: string;
  extraActions?: ReactNode;
}

export function RouteErrorBoundary({
  title = 'This page could not be shown',
  advice = 'The rest of the portal still works. If reloading doesn’t help, report this:',
  extraActions,
}: Props) {
  const error = useRouteError();
  if (isMissingChunk(error)) return <ScreenLoadError />;
  const message = error instanceof Error ? error.message : 'Unknown error';
  return (
    <FailureAlert
      {...RELOAD}
      title={title}
      extraActions={
        <>
          {extraActions}
          <CopyDetails message={`${title}\n${message}`} />
        </>
      }
    >
      <p>{advice}</p>
      <code>{message}</code>
    </FailureAlert>
  );
}
