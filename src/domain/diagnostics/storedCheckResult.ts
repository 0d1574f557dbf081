import { formatCreationTime, formatTimestamp, isTimestamp } from '../dates';
import { CHECK_STATUS_LABELS } from '../failureTexts/diagnostics';
import { DIAGNOSTICS_MESSAGES_LIMIT } from '../limits';
import { type CheckStatus } from './checkStatus';

/** The label of the number of a table's rows among the facts. */
export const ROWS_FACT = 'Rows';

/** The words for the differences between two results. */
export interface ComparisonWords {
  status: (before: string, after: string) => string;
  value: (before: string, after: string) => string;
  gone: string;
  added: string;
  changed: string;
  /** Follows 'could be read'. */
  atOther: string;
}

/** The second result is of a later run. */
export const WORDS_OF_RUNS: ComparisonWords = {
  status: (before, after) => `was ${before}, now ${after}`,
  value: (before, after) => `${before} → ${after}`,
  gone: 'no longer',
  added: 'new',
  changed: 'changed',
  atOther: 'before',
};

/** The first result is of the other region, where another agency can have the same abbreviation. */
export const WORDS_OF_REGIONS: ComparisonWords = {
  status: (there, here) => `${there} there, ${here} here`,
  value: (there, here) => `${there} there, ${here} here`,
  gone: 'only there',
  added: 'only here',
  changed: 'different',
  atOther: 'there',
};

/** The stored result of a check's last run, to compare with the next one. It has no tokens, keys or personal data. */
export interface StoredCheckResult {
  status: CheckStatus;
  /** The time of the run, ISO 8601 in UTC. */
  ranAt: string;
  messages: readonly string[];
  /** The values that the check showed, by label; times as the platform has sent them. */
  facts: Readonly<Record<string, string>>;
  /** Hashes, by label, of values that must not be stored: rows and personal data. */
  prints: Readonly<Record<string, string>>;
}

/** The stored result of the latest run. */
export interface LatestCheckResult extends StoredCheckResult {
  /** Of a run that failed or was skipped: the result of the last one that was complete. */
  lastComplete?: StoredCheckResult;
}

/** Adds to a result what the next run needs of the ones before. */
export function keepLastComplete(
  previous: LatestCheckResult | undefined,
  result: StoredCheckResult,
): LatestCheckResult {
  if (isComplete(result) || !previous) return result;
  const lastComplete = isComplete(previous) ? previous : previous.lastComplete;
  return { ...result, ...(lastComplete && { lastComplete }) };
}

/** A run that failed or was skipped has no values to compare. */
function isComplete({ status }: StoredCheckResult): boolean {
  return status !== 'failed' && status !== 'skipped';
}

/**
 * One line per difference from the last run, and the time of that run. Of a check that is complete after a run that was
 * not, they are the differences from the last complete one.
 */
export function describeChangesSince(
  previous: LatestCheckResult,
  after: StoredCheckResult,
): { changes: readonly string[]; previousRunAt: string } {
  const { lastComplete } = previous;
  return lastComplete && isComplete(after)
    ? {
        changes: [
          `${CHECK_STATUS_LABELS[previous.status]} in between`,
          ...describeCheckChanges(lastComplete, after),
        ],
        previousRunAt: lastComplete.ranAt,
      }
    : { changes: describeCheckChanges(previous, after), previousRunAt: previous.ranAt };
}

/** Whether a fact is a time, whose date is written with hyphens. */
export function isTimeFact(value: string): boolean {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value) && isTimestamp(value);
}

/** One line per difference between two runs of a check. */
export function describeCheckChanges(
  before: StoredCheckResult,
  after: StoredCheckResult,
  words = WORDS_OF_RUNS,
): string[] {
  const statusLines =
    before.status === after.status
      ? describeMessageChanges(before.messages.map(rewriteDates), after.messages.map(rewriteDates), words)
      : [words.status(CHECK_STATUS_LABELS[before.status], CHECK_STATUS_LABELS[after.status])];
  if (!isComplete(before) || !isComplete(after)) return statusLines;
  return [
    ...statusLines,
    ...describeFactChanges(before.facts, after.facts, words),
    ...describeHashChanges(before, after, words),
  ];
}

/** One line for each text that only one of the lists has. */
export function describeListChanges(
  before: readonly string[],
  after: readonly string[],
  words: ComparisonWords,
): string[] {
  return [...describeGone(before, after, words), ...describeNew(before, after, words)];
}

function describeGone(before: readonly string[], after: readonly string[], { gone }: ComparisonWords) {
  return before.filter((text) => !after.includes(text)).map((text) => `${gone}: ${text}`);
}

function describeNew(before: readonly string[], after: readonly string[], { added }: ComparisonWords) {
  return after.filter((text) => !before.includes(text)).map((text) => `${added}: ${text}`);
}

/**
 * A message of one list can be among those that the other one has only counted. Then it is not called new or gone. Earlier
 * versions cut a list without a count, so one of exactly the limit may be incomplete.
 */
function describeMessageChanges(
  before: readonly string[],
  after: readonly string[],
  words: ComparisonWords,
): string[] {
  const [hasAllBefore, hasAllAfter] = [before, after].map(
    ({ length }) => length < DIAGNOSTICS_MESSAGES_LIMIT,
  );
  if (!hasAllBefore && !hasAllAfter)
    return describeListChanges(before, after, words).length > 0 ? ['other messages'] : [];
  if (!hasAllBefore) return describeGone(before.slice(0, DIAGNOSTICS_MESSAGES_LIMIT), after, words);
  if (!hasAllAfter) return describeNew(before, after.slice(0, DIAGNOSTICS_MESSAGES_LIMIT), words);
  return describeListChanges(before, after, words);
}

/** Messages of runs that were stored earlier have dates without a time as `01/31/2026` (decision 122). */
function rewriteDates(message: string): string {
  return message.replace(/\b(\d\d)\/(\d\d)\/(\d{4})\b(?! \d\d:)/g, '$3-$1-$2');
}

function describeFactChanges(
  before: StoredCheckResult['facts'],
  after: StoredCheckResult['facts'],
  words: ComparisonWords,
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, factBefore: getOwn(before, name), fact: getOwn(after, name) }))
    .filter(({ factBefore, fact }) => !isSameFact(factBefore, fact))
    .map(({ name, factBefore, fact }) => `${name}: ${words.value(formatFact(factBefore), formatFact(fact))}`);
}

/** A run's file can have the label `constructor`, of which every object inherits a value. */
function getOwn(values: Readonly<Record<string, string>>, label: string): string | undefined {
  return Object.hasOwn(values, label) ? values[label] : undefined;
}

/** A run that was stored earlier can have the text of a time, in the zone that the browser had then (decision 122). */
function isSameFact(before: string | undefined, after: string | undefined): boolean {
  if (before === after) return true;
  return after !== undefined && isTimeFact(after) && formatCreationTime(after) === before;
}

function formatFact(value = 'none'): string {
  return isTimeFact(value) ? formatTimestamp(value) : value;
}

function describeHashChanges(
  before: StoredCheckResult,
  after: StoredCheckResult,
  { changed }: ComparisonWords,
): string[] {
  return Object.entries(after.prints)
    .filter(([name, print]) => {
      const printBefore = getOwn(before.prints, name);
      return printBefore !== undefined && printBefore !== print;
    })
    .map(([name]) => `${name}: ${changed}`);
}
