import { type Failure, describeFailure } from '@/domain/failures';
import './FailureReason.css';

/** Below the catalogue's text of a failed write: the platform's own words, or why there are none; both where nothing was sent. */
export function FailureReason({ failure }: { failure: Failure }) {
  const { message, description } = failure;
  const first = failure.kind === 'invalid' ? describeFailure(failure) : message;
  const words = [...new Set([first, description].filter((text) => text !== undefined))];
  return (
    <ul className="failure-reason">
      {(words.length > 0 ? words : [describeFailure(failure)]).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
