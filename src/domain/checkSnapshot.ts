import { type CheckStatus } from './checkStatus';
import { CHECK_STATUS_LABELS } from './failureTexts/diagnostics';

/** What is kept of a check's last run, to tell what changed since: no token, no key, no personal data, no rows. */
export interface CheckSnapshot {
  status: CheckStatus;
  /** ISO 8601 in UTC. */
  ranAt: string;
  messages: readonly string[];
  /** Names and values. */
  facts: Readonly<Record<string, string>>;
  /** Fingerprints of what is not kept itself: rows, and facts that are personal. */
  prints: Readonly<Record<string, string>>;
}

/** What changed from one run of a check to a later one, a line each; none where nothing did. */
export function describeCheckChanges(before: CheckSnapshot, after: CheckSnapshot): string[] {
  const said =
    before.status === after.status
      ? describeMessageChanges(before, after)
      : [`was ${CHECK_STATUS_LABELS[before.status]}, now ${CHECK_STATUS_LABELS[after.status]}`];
  // What failed has nothing to compare with.
  if (before.status === 'failed' || after.status === 'failed') return said;
  return [...said, ...describeFactChanges(before.facts, after.facts), ...prints(before, after)];
}

function describeMessageChanges(before: CheckSnapshot, after: CheckSnapshot): string[] {
  const gone = before.messages.filter((message) => !after.messages.includes(message));
  const added = after.messages.filter((message) => !before.messages.includes(message));
  return [...gone.map((message) => `no longer: ${message}`), ...added.map((message) => `new: ${message}`)];
}

function describeFactChanges(before: CheckSnapshot['facts'], after: CheckSnapshot['facts']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`);
}

function prints(before: CheckSnapshot, after: CheckSnapshot): string[] {
  return Object.keys(after.prints)
    .filter((name) => before.prints[name] !== undefined && before.prints[name] !== after.prints[name])
    .map((name) => `${name}: not the same`);
}
