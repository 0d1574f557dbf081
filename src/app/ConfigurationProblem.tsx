import { NO_VALID_CONFIG_TEXT } from '../domain/failures';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import './ConfigurationProblem.css';

/** Shown instead of the portal when `/index.json` has no valid configuration (section 8 of the specification). */
export function ConfigurationProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="configuration-problem">
      <FailureAlert title={NO_VALID_CONFIG_TEXT} onAction={onRetry}>
        <p>{message}</p>
        <p>
          The portal reads the backend URL of each region from /index.json on its own host, and sends no
          request before that.
        </p>
      </FailureAlert>
    </main>
  );
}
