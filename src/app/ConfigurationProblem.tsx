import { useEffect } from 'react';
import { ConfigurationError } from '@/domain/configuration';
import { NO_VALID_CONFIG_TEXT } from '@/domain/failures';
import { logWarning } from '@/lib/log';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import './ConfigurationProblem.css';

/** Shown instead of the portal when it cannot start, mostly without a valid `/index.json` (section 8 of the specification). */
export function ConfigurationProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isConfiguration = error instanceof ConfigurationError;
  const message = error instanceof Error ? error.message : String(error);
  // Once for each attempt, also when it fails with the same message.
  useEffect(() => logWarning(message), [error, message]);
  return (
    <main className="configuration-problem">
      <FailureAlert
        title={isConfiguration ? NO_VALID_CONFIG_TEXT : 'The portal could not start'}
        onAction={onRetry}
      >
        <p>{message}</p>
        {isConfiguration && (
          <p>
            The portal reads the backend URL of each region from /index.json on its own host, and sends no
            request before that.
          </p>
        )}
      </FailureAlert>
    </main>
  );
}
