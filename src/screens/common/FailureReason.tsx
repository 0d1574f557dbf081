import { serverWords } from '../../domain/failureTexts/serverWords';
import { reasonText, type Failure } from '../../domain/failures';

/** Below the catalogue's text of a failed write: the platform's own words, or why there are none. */
export function FailureReason({ failure }: { failure: Failure }) {
  const words = [...new Set(serverWords(failure))];
  return (
    <ul className="failure-reason">
      {(words.length > 0 ? words : [reasonText(failure)]).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
