import { pickCounts, type SharedCheck, type SharedReport } from '@/domain/diagnostics/sharedReport';
import { getRanAt, type ShownCheck } from '@/shared/checks/checkStates';
import { toCheckSnapshot } from '@/shared/checks/toCheckSnapshot';

/** What the page shows of a check, as far as a link has it. */
export function toSharedCheck({ state, storedResult, status }: ShownCheck): SharedCheck {
  const { durationMs } = state;
  const facts = (storedResult ?? toCheckSnapshot(state))?.facts ?? {};
  return {
    status,
    durationMs: durationMs === null ? null : Math.round(durationMs),
    counts: pickCounts(facts),
  };
}

/** The report of the checks that have run, of which there must be one. */
export function toSharedReport(
  place: Pick<SharedReport, 'region' | 'agency'>,
  shownChecks: readonly ShownCheck[],
): SharedReport {
  const done = shownChecks.filter((shown) => getRanAt(shown) !== null);
  return {
    ...place,
    at: Math.max(...done.map((shown) => Date.parse(getRanAt(shown) ?? ''))),
    checks: Object.fromEntries(done.map((shown) => [shown.check.id, toSharedCheck(shown)])),
  };
}
