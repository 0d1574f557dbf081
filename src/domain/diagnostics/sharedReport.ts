import { compressText, decompressText } from '@/lib/compressText';
import { isRecord } from '@/lib/isRecord';
import { formatNumber } from '@/lib/text/formatNumber';
import { isBoolean, isOneOf, isOptional } from '@/lib/typeGuards';
import { USER_TYPES } from '../entities/user';
import { isAbbreviation } from '../paths';
import { isRegion, type Region } from '../regions';
import { CHECK_STATUSES, type CheckStatus } from './checkStatus';

/**
 * The content of a link to an agency's report: verdicts, counts and times, without a message, address, key or person.
 * The content is the fragment of an address, which no server gets.
 */
export interface SharedReport {
  region: Region;
  /** The agency's abbreviation. */
  agency: string;
  /** When the newest of its checks has run, in milliseconds since 1970. */
  at: number;
  /** By the check's id. */
  checks: Readonly<Record<string, SharedCheck>>;
}

export interface SharedCheck {
  status: CheckStatus;
  /** Null when it is not known. */
  durationMs: number | null;
  /** A count that is missing is 0. */
  counts: Readonly<Partial<Record<CountName, number>>>;
  /** Whether a later run was cancelled. */
  isOfEarlierRun?: boolean;
}

/** With the version of the format. */
const PREFIX = '#report=2.';

/** Maximum number of characters of a fragment, which may come from anywhere. A report of all checks has about 700. */
const FRAGMENT_LENGTH_LIMIT = 5_000;

/** The counts of all checks' evidence. No link can put another name on the page. */
const COUNT_NAMES = ['total', 'enabled', 'configured', 'unreadable', ...USER_TYPES] as const;
export type CountName = (typeof COUNT_NAMES)[number];

/** One text for each difference of `after` from `before`: its status, or one of its counts. Empty if there is none. */
export function describeSharedDifferences(before: SharedCheck, after: SharedCheck): string[] {
  // The counts of a check that has failed or was skipped are unknown, and not 0.
  const hasCounts = [before, after].every(({ status }) => status === 'ok' || status === 'alert');
  const counts = (hasCounts ? COUNT_NAMES : [])
    .map((name) => [name, before.counts[name] ?? 0, after.counts[name] ?? 0] as const)
    .filter(([, countBefore, countAfter]) => countBefore !== countAfter)
    .map(([name, ...values]) => `${name}: ${values.map((value) => formatNumber(value)).join(' → ')}`);
  return [...(before.status === after.status ? [] : ['status differs']), ...counts];
}

export async function formatReportFragment(report: SharedReport): Promise<string> {
  const bytes = await compressText(JSON.stringify(report));
  return (
    PREFIX +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  );
}

/** Null when the fragment is no report of this format. */
export async function parseReportFragment(fragment: string): Promise<SharedReport | null> {
  if (!fragment.startsWith(PREFIX) || fragment.length > FRAGMENT_LENGTH_LIMIT) return null;
  try {
    const text = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const report: unknown = JSON.parse(await decompressText(bytes));
    return isSharedReport(report) ? report : null;
  } catch {
    return null;
  }
}

function isSharedReport(value: unknown): value is SharedReport {
  if (!isRecord(value)) return false;
  const { region, agency, at, checks } = value;
  return (
    isRegion(region) &&
    typeof agency === 'string' &&
    isAbbreviation(agency) &&
    isShownTime(at) &&
    isRecord(checks) &&
    Object.values(checks).every(isSharedCheck)
  );
}

/** From 1970 to the last year of four digits: a Date throws for a time that it can't have. */
function isShownTime(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value < Date.UTC(10_000, 0);
}

function isSharedCheck(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { status, durationMs, counts, isOfEarlierRun } = value;
  return (
    CHECK_STATUSES.some((known) => known === status) &&
    (durationMs === null || Number.isFinite(durationMs)) &&
    isOptional(isBoolean)(isOfEarlierRun) &&
    isRecord(counts) &&
    Object.entries(counts).every(([name, count]) => isOneOf(COUNT_NAMES)(name) && isCount(count))
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
