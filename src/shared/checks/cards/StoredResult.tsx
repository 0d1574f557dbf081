import { formatCreationTime, formatTimestamp } from '@/domain/dates';
import { isTimeFact, ROWS_FACT, type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';
import { DescriptionList } from '@/ui/data/DescriptionList';
import { Timestamp } from '@/ui/data/Timestamp';
import { type Check } from '../check';
import { ROWS_HASH } from '../toStoredCheckResult';
import { CheckMessages } from './CheckMessages';
import { CountShares } from './CountShares';

interface Props {
  check: Check;
  result: StoredCheckResult;
  /** Says, of the named parts of the result that are not stored, how to see them. */
  describeMissing: (names: string) => string;
}

/**
 * The stored result of a check's last run, or that of a run of Fleet, which has no more from its beginning. Rows, calls and
 * personal data are not stored.
 */
export function StoredResult({ check, result, describeMissing }: Props) {
  const { title, hasShares } = check;
  const { status, ranAt, messages, facts, prints } = result;
  const descriptions = Object.entries(facts).map(([label, value]) => ({
    label,
    value,
    ...(isTimeFact(value) && { time: value, formatTime: formatCreationTime }),
  }));
  // A table without rows has a hash, too.
  const missing = Object.keys(prints)
    .filter((label) => label !== ROWS_HASH || facts[ROWS_FACT] !== '0')
    .map((label) => (label === ROWS_HASH ? 'the rows' : label));
  return (
    <>
      <p className="check-card__stored">
        From <Timestamp time={ranAt}>{formatTimestamp(ranAt)}</Timestamp>.
        {missing.length > 0 && ` ${describeMissing(missing.join(', '))}`}
      </p>
      {messages.length > 0 && <CheckMessages title={title} messages={messages} status={status} />}
      {descriptions.length > 0 &&
        (hasShares ? (
          <CountShares label={title} counts={descriptions} />
        ) : (
          <DescriptionList label={title} descriptions={descriptions} />
        ))}
    </>
  );
}
