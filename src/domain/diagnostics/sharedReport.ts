import { compressText, decompressText } from '@/lib/compressText';
import { isRecord } from '@/lib/isRecord';
import { isRegion, type Region } from '../regions';
import { CHECK_STATUSES, type CheckStatus } from './checkStatus';
import { parseCount } from './parseCount';

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
  /** Numbers that the check has shown, as texts, by label: `17,638`. */
  counts: Readonly<Record<string, string>>;
}

/** With the version of the format. */
const PREFIX = '#report=1.';

/** Maximum number of characters of a fragment, which may come from anywhere. A report of all checks has about 700. */
const FRAGMENT_LENGTH_LIMIT = 5_000;

/** The values of a check that are counts. */
export function pickCounts(facts: Readonly<Record<string, string>>): SharedCheck['counts'] {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => parseCount(value) !== undefined));
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
  const { status, durationMs, counts } = value;
  return (
    CHECK_STATUSES.some((known) => known === status) &&
    (durationMs === null || Number.isFinite(durationMs)) &&
    isRecord(counts) &&
    Object.values(counts).every((count) => typeof count === 'string' && parseCount(count) !== undefined)
  );
}
