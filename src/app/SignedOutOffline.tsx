import { useEffect } from 'react';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import './ConfigurationProblem.css';

const RETRY_INTERVAL_MS = 5_000;

/** Shown after a session has ended without a connection, in place of the browser's own error page. */
export function SignedOutOffline({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    // The browser can report a connection before the first request succeeds.
    const timer = setInterval(onRetry, RETRY_INTERVAL_MS);
    return () => {
      window.removeEventListener('online', onRetry);
      clearInterval(timer);
    };
  }, [onRetry]);
  return (
    <main className="configuration-problem">
      <FailureAlert kind="info" title="You are signed out." onAction={onRetry}>
        There is no connection, so the sign-in page cannot be opened.
      </FailureAlert>
    </main>
  );
}
