import Button from 'antd/es/button';
import { useState } from 'react';
import { type CallNote } from '@/api/client/callNote';
import { formatTimestamp, utcText } from '@/domain/dates';
import { reasonText } from '@/domain/failures';
import { copyText } from '@/ui/copyText';
import { formatMs } from './formatMs';

interface Props {
  title: string;
  /** When the check ran. */
  ranAt: string;
  calls: readonly CallNote[];
  /** What the check found to be other than before. */
  changes: readonly string[];
  /** All of it as text, without secrets. */
  text: () => string;
}

/** What a check asked and what came of it, to be opened; and to be copied whole. */
export function CallDetails({ title, ranAt, calls, changes, text }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const callCount = `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`;
  const when = (
    <span className="call-details__when" title={utcText(ranAt)}>
      {callCount} · {formatTimestamp(ranAt)}
    </span>
  );
  if (calls.length === 0) return <p className="call-details">{when}</p>;
  return (
    <details className="call-details">
      <summary>
        Details{' '}
        {changes.length > 0 && (
          <span className="call-details__changed" title={changes.join('; ')}>
            changed
          </span>
        )}
        {when}
      </summary>
      <ul aria-label={`Calls of ${title}`}>
        {calls.map((call) => (
          <li key={`${call.path} ${call.at}`}>
            <code>
              {call.method} {call.path}
            </code>
            {call.host === 'publicInfo' && <span> at the public-info host</span>}
            <span title={utcText(call.at)}>
              {' '}
              — {call.failure ? outcomeText(call) : 'answered'}, {formatMs(call.ms)},{' '}
              {formatTimestamp(call.at)}
            </span>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => void copyText(text()).then(setCopied)}>
        Copy details
      </Button>{' '}
      <span role="status">
        {copied !== null && (copied ? 'Copied' : 'This browser does not allow copying')}
      </span>
    </details>
  );
}

function outcomeText({ failure }: CallNote): string {
  if (!failure) return '';
  const { status, description, extra } = failure;
  const words = [status === undefined ? null : `status ${status}`, reasonText(failure), description, extra];
  return [...new Set(words.filter(Boolean))].join(' · ');
}
