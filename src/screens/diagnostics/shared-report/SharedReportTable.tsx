import {
  describeSharedDifferences,
  type SharedCheck,
  type SharedReport,
} from '@/domain/diagnostics/sharedReport';
import { formatDuration } from '@/shared/checks/cards/formatDuration';
import { StatusBadge } from '@/shared/checks/cards/StatusBadge';
import { type ShownCheck } from '@/shared/checks/checkStates';
import { toSharedCheck } from './toSharedReport';

/** A row for each check of the report, with what it has found on this visit. */
export function SharedReportTable({
  report,
  shownChecks,
}: {
  report: SharedReport;
  shownChecks: readonly ShownCheck[];
}) {
  const rows = shownChecks.flatMap((shown) => {
    const then = report.checks[shown.check.id];
    return then ? [{ check: shown.check, then, now: toSharedCheck(shown.state) }] : [];
  });
  return (
    <table className="shared-report__table">
      <thead>
        <tr>
          <th scope="col">Check</th>
          <th scope="col">In the link</th>
          <th scope="col">Now</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ check, then, now }) => (
          <tr key={check.id}>
            <th scope="row">{check.title}</th>
            <td>
              <SharedCheckText check={then} />
            </td>
            <td>
              <SharedCheckText check={now} />
            </td>
            <td>{describeDifferences(then, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SharedCheckText({ check: { status, durationMs, isOfEarlierRun } }: { check: SharedCheck }) {
  return (
    <>
      <StatusBadge status={status} />
      {durationMs !== null && <span className="shared-report__note"> {formatDuration(durationMs)}</span>}
      {isOfEarlierRun && <span className="shared-report__note"> A later run was cancelled.</span>}
    </>
  );
}

/** Empty as long as the check has not run on this visit. */
function describeDifferences(then: SharedCheck, now: SharedCheck): string {
  if (now.status === 'notRun' || now.status === 'running') return '';
  // Nothing more is known to be the same: the link has no rows and no values.
  const hasCounts = now.status !== 'failed' && Object.keys(now.counts).length > 0;
  const same = hasCounts ? 'same status and counts' : 'same status';
  return describeSharedDifferences(then, now).join(' · ') || same;
}
