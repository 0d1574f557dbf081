import { DAY_MS } from '@/lib/dayMs';
import { groupBy } from '@/lib/groupBy';
import { formatUtcDay, formatUtcTimestamp } from '../dates';
import { type CheckEvidence, type DocumentVersion } from '../diagnostics/checkEvidence';
import { MAX_GAP_MS } from '../diagnostics/documentValidity';
import { describeInvalidRows } from '../failureTexts/invalidRows';
import { MISSING_VALUE } from '../missingValue';
import { READINESS_DOCUMENT_DAYS } from './fleetLimits';
import { type HealthCell } from './fleetRun';
import { doneIf, type ReadinessCell } from './readinessCell';

/**
 * A document is done if each of its client types has a version at the time of the run, and also 30 days later. The check
 * of diagnostics says something else of a document whose other versions have expired, have not started or overlap. With
 * rows that could not be read, a document that is not done is unknown: one of them can be the version that it lacks.
 */
export function evaluateDocument({ evidence, messages, ranAt, status }: HealthCell): ReadinessCell {
  const now = Date.parse(ranAt);
  if (isUnreadable(evidence)) return { status: 'unknown', evidence: messages.join(' ') };
  if (!evidence?.versions?.length) return doneIf(false, messages.join(' ') || 'No version is valid.');
  const versionsByClientType = [...groupVersions(evidence)];
  const problems = versionsByClientType.flatMap(([clientType, versions]) => {
    const end = findEnd(versions, now);
    if (end === null) return [`${clientType}: no version is valid.`];
    return end < now + READINESS_DOCUMENT_DAYS * DAY_MS
      ? [`${clientType}: lapses ${formatLastDay(end)}.`]
      : [];
  });
  const unreadableCount = countUnreadable(evidence);
  const invalidRows = unreadableCount > 0 ? [describeInvalidRows(unreadableCount)] : [];
  if (problems.length > 0 && unreadableCount > 0)
    return { status: 'unknown', evidence: [...problems, ...invalidRows].join(' ') };
  if (problems.length > 0) return doneIf(false, problems.join(' '));
  const clientTypes = versionsByClientType.map(([clientType]) => clientType).join(', ');
  const hasOtherAlert = status === 'alert' && messages.some((message) => !invalidRows.includes(message));
  const otherVersions = hasOtherAlert ? ['Diagnostics has an alert about other versions.'] : [];
  return doneIf(true, [`Valid for ${clientTypes}.`, ...invalidRows, ...otherVersions].join(' '));
}

/** Whether a document has no version that could be read, and one that could not: that one can be valid. */
export function isUnreadable(evidence: CheckEvidence = {}): boolean {
  return (evidence.versions ?? []).length === 0 && countUnreadable(evidence) > 0;
}

/** The number of rows that could not be read. */
export function countUnreadable({ counts }: CheckEvidence = {}): number {
  return counts?.unreadable ?? 0;
}

/** By client type; those whose versions all have an invalid range have none. */
export function groupVersions({
  versions = [],
  names,
}: CheckEvidence): ReadonlyMap<string, readonly DocumentVersion[]> {
  const invalid = (names?.invalidClientTypes ?? []).map((clientType) => [clientType, []] as const);
  return new Map([...groupBy(versions, ({ clientType }) => clientType), ...invalid]);
}

/**
 * When a document lapses: the end of the version that is valid at `now`, or of those that follow it without a gap.
 * Infinity without an end; null when no version is valid at `now`. All times are in milliseconds since 1970.
 */
export function findEnd(versions: readonly DocumentVersion[], now: number): number | null {
  let end: number | null = null;
  for (const { from, until } of versions.toSorted((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity))) {
    const start = from ?? -Infinity;
    const isFollowing = end === null ? start <= now : start <= end + MAX_GAP_MS;
    const versionEnd = until ?? Infinity;
    if (isFollowing && versionEnd > now) end = Math.max(end ?? -Infinity, versionEnd);
  }
  return end;
}

/**
 * The last day on which a version is valid, or the time at which it ends within a day. In UTC like the ranges of the
 * diagnostics page, and named so (decision 11).
 */
export function formatLastDay(until: number): string {
  return until % DAY_MS === 0
    ? `${formatUtcDay(until - 1)} UTC`
    : (formatUtcTimestamp(new Date(until).toISOString()) ?? MISSING_VALUE);
}
