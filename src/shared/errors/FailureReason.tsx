import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { listRetryAdvice } from '@/domain/failureTexts/retryAdvice';
import { listServerMessages } from '@/domain/failureTexts/serverMessages';
import './FailureReason.css';

/**
 * Lists the server messages of a failed write, or the portal's own reason when there are none. For a payload
 * that was not sent because it is invalid, it lists that reason and the description of the error. The last line says what
 * is known about trying again.
 */
export function FailureReason({ failure }: { failure: Failure }) {
  const messages = listServerMessages(failure);
  const isDescribed = failure.kind === 'invalid' || messages.length === 0;
  const lines = [...(isDescribed ? [describeFailure(failure)] : []), ...messages];
  return (
    <ul className="failure-reason">
      {[...new Set([...lines, ...listRetryAdvice(failure)])].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
