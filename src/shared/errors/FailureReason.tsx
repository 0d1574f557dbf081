import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { listRetryAdvice } from '@/domain/failureTexts/retryAdvice';
import { listServerMessages } from '@/domain/failureTexts/serverMessages';
import './FailureReason.css';

interface Props {
  /** Those of the write's calls. What several of them say is shown once. */
  failures: readonly Failure[];
}

/**
 * Lists the server messages of a failed write, or the portal's own reason when there are none. For a payload
 * that was not sent because it is invalid, it lists that reason and the description of the error. The last line says what
 * is known about trying again.
 */
export function FailureReason({ failures }: Props) {
  return (
    <ul className="failure-reason">
      {[...new Set([...failures.flatMap(listReasons), ...failures.flatMap(listRetryAdvice)])].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function listReasons(failure: Failure): string[] {
  const messages = listServerMessages(failure);
  const isDescribed = failure.kind === 'invalid' || messages.length === 0;
  return [...(isDescribed ? [describeFailure(failure)] : []), ...messages];
}
