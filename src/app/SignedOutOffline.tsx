import { useEffect, useRef } from 'react';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import './ConfigurationProblem.css';

const RETRY_INTERVAL_MS = 5_000;
const TITLE = 'You are signed out.';

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
  const mainRef = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = TITLE;
    // What had the focus is gone. A screen reader reads the label; it would not read an alert that is there at once.
    mainRef.current?.focus();
  }, []);
  return (
    <main ref={mainRef} className="configuration-problem" aria-label={TITLE} tabIndex={-1}>
      <FailureAlert kind="info" title={TITLE} onAction={onRetry}>
        There is no connection, so the sign-in page cannot be opened.
      </FailureAlert>
    </main>
  );
}
