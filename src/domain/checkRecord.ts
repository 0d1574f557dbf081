import { type CheckStatus } from './checkStatus';
import { STATUS_WORDS } from './failureTexts/diagnostics';

/** What is kept of a check's last run, to tell what changed since: no token, no key, no personal data, no rows. */
export interface CheckRecord {
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
export function changesBetween(before: CheckRecord, after: CheckRecord): string[] {
  const said =
    before.status === after.status
      ? words(before, after)
      : [`was ${STATUS_WORDS[before.status]}, now ${STATUS_WORDS[after.status]}`];
  // What failed has nothing to compare with.
  if (before.status === 'failed' || after.status === 'failed') return said;
  return [...said, ...values(before.facts, after.facts), ...prints(before, after)];
}

function words(before: CheckRecord, after: CheckRecord): string[] {
  const gone = before.messages.filter((message) => !after.messages.includes(message));
  const added = after.messages.filter((message) => !before.messages.includes(message));
  return [...gone.map((message) => `no longer: ${message}`), ...added.map((message) => `new: ${message}`)];
}

function values(before: CheckRecord['facts'], after: CheckRecord['facts']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`);
}

function prints(before: CheckRecord, after: CheckRecord): string[] {
  return Object.keys(after.prints)
    .filter((name) => before.prints[name] !== undefined && before.prints[name] !== after.prints[name])
    .map((name) => `${name}: not the same`);
}
