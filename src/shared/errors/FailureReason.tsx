import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { listRetryAdvice } from '@/domain/failureTexts/retryAdvice';
import './FailureReason.css';

/**
 * Lists the server messages of a failed write, or the portal's own reason when there are none. For a payload
 * that was not sent because it is invalid, it lists that reason and the description of the error. The last line says what
 * is known about trying again.
 */
export function FailureReason({ failure }: { failure: Failure }) {
  const { message, description } = failure;
  const mainMessage = failure.kind === 'invalid' ? describeFailure(failure) : message;
  const messages = [mainMessage, description].filter((text) => text !== undefined);
  const lines = messages.length > 0 ? messages : [describeFailure(failure)];
  return (
    <ul className="failure-reason">
      {[...new Set([...lines, ...listRetryAdvice(failure)])].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
