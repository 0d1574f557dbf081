import { useEffect } from 'react';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import './ConfigurationProblem.css';

/** Shown after a session has ended without a connection, in place of the browser's own error page. */
export function SignedOutOffline({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <main className="configuration-problem">
      <FailureAlert kind="info" title="You are signed out." onAction={onRetry}>
        There is no connection, so the sign-in page cannot be opened.
      </FailureAlert>
    </main>
  );
}
