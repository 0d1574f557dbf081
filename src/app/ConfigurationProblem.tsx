import { NO_VALID_CONFIG_TEXT } from '../domain/failures';
import { FailureAlert } from '../ui/FailureAlert';
import './ConfigurationProblem.css';

/** Stands in place of the portal when `/index.json` gives no usable configuration (specification 8). */
export function ConfigurationProblem({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <main className="configuration-problem">
      <FailureAlert title={NO_VALID_CONFIG_TEXT} onRetry={onRetry}>
        <p>{problem}</p>
        <p>
          The portal reads the backends of its regions from /index.json on its own address, and calls nothing
          before it has them.
        </p>
      </FailureAlert>
    </main>
  );
}
