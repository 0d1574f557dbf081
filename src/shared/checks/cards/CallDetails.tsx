import Button from 'antd/es/button';
import { formatTimestamp } from '@/domain/dates';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { ROUTING_INFO_SERVICE } from '@/domain/failureTexts/diagnostics';
import { cutExtra } from '@/domain/failureTexts/serverMessages';
import { formatCount } from '@/lib/text/formatCount';
import { AddToNoteButton } from '@/shared/ticket-note/AddToNoteButton';
import { Timestamp } from '@/ui/data/Timestamp';
import { useCopy } from '@/ui/data/useCopy';
import { type CheckCall } from '../check';
import { formatDuration } from './formatDuration';
import './CallDetails.css';

interface Props {
  title: string;
  agency: string;
  /** The start time of the check, ISO 8601. */
  ranAt: string;
  calls: readonly CheckCall[];
  /** The differences from the check's previous result, one line each. */
  changes: readonly string[];
  /** Returns the text to copy, without secrets. */
  getText: () => string;
}

/** The calls of a check, as details that can be opened and copied. */
export function CallDetails({ title, agency, ranAt, calls, changes, getText }: Props) {
  const { copy, copyMessage } = useCopy();
  const time = formatTimestamp(ranAt);
  if (calls.length === 0)
    return (
      <p className="call-details call-details__time">
        no answered call · <Timestamp time={ranAt}>{time}</Timestamp>
      </p>
    );
  return (
    <details className="call-details">
      {/* The summary takes the focus itself, so the time in it must not. */}
      <summary data-time={ranAt}>
        Details{' '}
        {changes.length > 0 && (
          <span className="call-details__changed" title={changes.join('; ')}>
            changed
          </span>
        )}
        <span className="call-details__time">
          {formatCount(calls.length, 'call', 'calls')} · {time}
        </span>
      </summary>
      <ul aria-label={`Calls of ${title}`}>
        {calls.map((call) => (
          <li key={`${call.path} ${call.startedAt}`}>
            <code>
              {call.method} {call.path}
            </code>
            {call.host === 'publicInfo' && <span> at the public-info host</span>}
            {' — '}
            {call.failure ? formatFailure(call) : 'ok'}, {formatDuration(call.durationMs)},{' '}
            <Timestamp time={call.startedAt}>{formatTimestamp(call.startedAt)}</Timestamp>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => copy(getText(), `Copied the details of ${title}`)}>
        Copy details
      </Button>{' '}
      <AddToNoteButton subject={`Check ${title}`} agency={agency} />
      <span role="status">{copyMessage}</span>
    </details>
  );
}

function formatFailure({ failure, host }: CheckCall): string {
  if (!failure) return '';
  const { status, description } = failure;
  const parts = [
    status === undefined ? null : `status ${status}`,
    describeFailure(failure, host === 'publicInfo' ? ROUTING_INFO_SERVICE : undefined),
    description,
    cutExtra(failure),
  ];
  return [...new Set(parts.filter(Boolean))].join(' · ');
}
