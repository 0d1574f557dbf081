import { reasonText, type Failure } from '../../domain/failures';
import './FailureReason.css';

/** Below the catalogue's text of a failed write: the platform's own words, or why there are none. */
export function FailureReason({ failure }: { failure: Failure }) {
  const { message, description } = failure;
  const words = [...new Set([message, description].filter((text) => text !== undefined))];
  return (
    <ul className="failure-reason">
      {(words.length > 0 ? words : [reasonText(failure)]).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
