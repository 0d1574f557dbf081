import { weakMapMemoize } from '@reduxjs/toolkit';
import { formatTimestamp } from '@/domain/dates';
import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Agency } from '@/domain/entities/agency';
import { CHECK_STATUS_LABELS, formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { describeFailedOutcome, listScreenMessages } from '@/domain/fleet/failedAgencies';
import { type FleetOutcome, type FleetRun, type HealthCell, type HealthTask } from '@/domain/fleet/fleetRun';
import { formatDuration } from '@/shared/checks/cards/formatDuration';
import { type Check } from '@/shared/checks/check';
import { CHECKS } from '@/shared/checks/checks';
import {
  describeChange,
  getKnownOutcome,
  groupChanges,
  type HealthTable,
  type HealthTableCell,
  type HealthTableRow,
  memoizeByAgency,
  NO_CHANGES,
} from './healthTable';
import { type ComparisonResult } from './useComparison';

/** The checks of a run, in the order of the diagnostics page. */
export function listRunChecks({ task }: Pick<FleetRun<'health'>, 'task'>): readonly Check[] {
  return CHECKS.filter(({ id }) => task.checkIds.includes(id));
}

/** The results of the diagnostics page's checks. */
export function buildDiagnosticsTable(
  run: FleetRun<'health'>,
  { changes, changeLabel }: ComparisonResult,
): HealthTable {
  const changesByAgency = groupChanges(changes);
  return {
    sumTitle: 'Ok',
    changeLabel,
    columns: buildColumns(run.task),
    statuses: STATUSES,
    rows: run.agencies.map((agency) => {
      const { abbreviation } = agency;
      return buildRow(
        agency,
        run.task,
        getKnownOutcome(run, abbreviation),
        run.asking.includes(abbreviation),
        changesByAgency.get(abbreviation) ?? NO_CHANGES,
        changeLabel,
      );
    }),
  };
}

const STATUSES = CHECK_STATUSES.map((key) => ({
  key,
  checkStatus: key,
  format: (count: number) => formatStatusCount(key, count),
}));

const buildColumns = weakMapMemoize((task: HealthTask) =>
  listRunChecks({ task }).map(({ id, title, description }) => ({ id, title, description })),
);

const buildRow = memoizeByAgency(
  (
    agency: Agency,
    task: HealthTask,
    outcome: FleetOutcome<'health'> | undefined,
    isAsking: boolean,
    changes: HealthTableRow['changes'],
    changeLabel: string,
  ): HealthTableRow => {
    const checks = listRunChecks({ task });
    const failure = outcome?.status === 'failed' ? describeFailedOutcome(outcome) : null;
    const answer = outcome?.status === 'done' ? outcome.answer : {};
    // The checks of an agency that could not be asked have not failed: they have not run.
    const missing: CheckStatus = isAsking && failure === null ? 'running' : 'notRun';
    const cells = checks.map((check) => {
      const cell = answer[check.id];
      const status = cell?.status ?? missing;
      const messages = failure === null ? (cell ? listScreenMessages(cell) : []) : [failure];
      const change = describeChange({ changes, changeLabel }, check.id, messages.join(' '));
      return [check.id, buildCell(check, status, [...messages, change], cell)] as const;
    });
    return {
      agency,
      isAsking,
      failure,
      cells: Object.fromEntries(cells),
      changes,
      changeLabel,
      done: outcome ? cells.filter(([, { status }]) => status === 'ok').length : null,
      total: checks.length,
      // The columns are the checks of the run.
      notRun: 0,
    };
  },
);

/** `Terms: alert. There is no version … (0.2 s, 11/23/2026 at 07:05:09)` */
function buildCell(
  { title }: Check,
  status: CheckStatus,
  messages: readonly string[],
  cell: HealthCell | undefined,
): HealthTableCell {
  const label = CHECK_STATUS_LABELS[status];
  const text = [
    `${title}: ${label}.`,
    ...messages,
    ...(cell
      ? [
          `(${cell.durationMs === null ? 'no call' : formatDuration(cell.durationMs)}, ${formatTimestamp(cell.ranAt)})`,
        ]
      : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return { status, label, checkStatus: status, text };
}
