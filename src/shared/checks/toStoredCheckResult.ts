import { isTimeFact, ROWS_FACT, type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';
import { hashText } from '@/lib/hashText';
import { redactSecrets } from '@/lib/redactSecrets';
import { type CheckFact, type CheckResult, type CheckState } from './check';
import { listPublicMessages } from './listPublicMessages';

/** The label of the hash of the table's rows. */
export const ROWS_HASH = 'Content of the rows';

/** Reduces a finished check to its stored result, for the comparison with its next run. Null before the check is done. */
export function toStoredCheckResult({ result, ranAt }: CheckState): StoredCheckResult | null {
  return result && ranAt !== null ? buildStoredCheckResult({ result, ranAt }) : null;
}

interface FinishedCheck {
  result: CheckResult;
  /** The start time, ISO 8601 in UTC. */
  ranAt: string;
}

export function buildStoredCheckResult({ result, ranAt }: FinishedCheck): StoredCheckResult {
  const { status, facts = [], table } = result;
  const publicFacts = facts.filter(({ isPrivate }) => !isPrivate);
  const privateFacts = facts.filter(({ isPrivate }) => isPrivate);
  return {
    status,
    ranAt,
    messages: listPublicMessages(result),
    facts: {
      ...Object.fromEntries(publicFacts.map((fact) => [fact.label, toStoredValue(fact)])),
      ...(table && { [ROWS_FACT]: String(table.count) }),
    },
    // Hashes of values that must not be stored.
    prints: {
      ...Object.fromEntries(privateFacts.map(({ label, value }) => [label, hashText(value)])),
      ...(table && { [ROWS_HASH]: table.hash }),
    },
  };
}

/** The text of a time would differ in a browser of another zone, and then look like a change. */
function toStoredValue({ value, time }: CheckFact): string {
  return time && isTimeFact(time) ? time : redactSecrets(value);
}
