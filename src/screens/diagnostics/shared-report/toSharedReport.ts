import { type SharedCheck, type SharedReport } from '@/domain/diagnostics/sharedReport';
import { type CheckState } from '@/shared/checks/check';
import { getCheckStatus, type ShownCheck } from '@/shared/checks/checkStates';

/** Reduces the result of a check on this visit to the parts that a link has. */
export function toSharedCheck(state: CheckState): SharedCheck {
  const { durationMs, result, isOfEarlierRun } = state;
  return {
    status: getCheckStatus(state),
    durationMs: durationMs === null ? null : Math.round(durationMs),
    counts: result?.evidence?.counts ?? {},
    ...(isOfEarlierRun && { isOfEarlierRun }),
  };
}

/** The report of the checks that have run on this visit, of which there must be one. */
export function toSharedReport(
  { region, agency }: Pick<SharedReport, 'region' | 'agency'>,
  shownChecks: readonly ShownCheck[],
): SharedReport {
  const done = shownChecks.flatMap(({ check, state }) =>
    state.runStatus === 'done' && state.ranAt !== null ? [{ id: check.id, state, ranAt: state.ranAt }] : [],
  );
  return {
    region,
    agency,
    at: Math.max(...done.map(({ ranAt }) => Date.parse(ranAt))),
    checks: Object.fromEntries(done.map(({ id, state }) => [id, toSharedCheck(state)])),
  };
}
