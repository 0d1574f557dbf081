import { weakMapMemoize } from '@reduxjs/toolkit';
import { formatTimestamp } from '@/domain/dates';
import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Agency } from '@/domain/entities/agency';
import { CHECK_STATUS_LABELS, formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { type HealthChange } from '@/domain/fleet/compareHealth';
import {
  type FleetOutcome,
  type FleetRun,
  getOutcome,
  type HealthCell,
  type HealthTask,
} from '@/domain/fleet/fleetRun';
import { formatDuration } from '@/shared/checks/cards/formatDuration';
import { type Check } from '@/shared/checks/check';
import { CHECKS } from '@/shared/checks/checks';
import { type Reading, type ReadingCell, type ReadingRow } from './reading';

/** Short titles of checks, where the check's own is too long for a column. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  'agency-info': 'Record',
  'routing-info': 'Routing',
  'email-settings': 'Email',
  'payment-provider': 'Provider',
  'payment-media': 'Media',
  users: 'Users',
  'smartcard-keys': 'Card keys',
};

/** The checks of a run, in the order of the diagnostics page. */
export function listRunChecks({ task }: Pick<FleetRun<'health'>, 'task'>): readonly Check[] {
  return CHECKS.filter(({ id }) => task.checkIds.includes(id));
}

/** The results of the diagnostics page's checks. */
export function readDiagnostics(run: FleetRun<'health'>, changes: readonly HealthChange[]): Reading {
  const changesByAgency = groupChanges(changes);
  return {
    sumTitle: 'Ok',
    columns: buildColumns(run.task),
    statuses: STATUSES,
    rows: run.agencies.map((agency) => {
      const { abbreviation } = agency;
      return buildRow(
        run.task,
        agency,
        getOutcome(run, abbreviation),
        run.asking.includes(abbreviation),
        changesByAgency.get(abbreviation) ?? NO_CHANGES,
      );
    }),
  };
}

const NO_CHANGES: ReadingRow['changes'] = {};

const STATUSES = CHECK_STATUSES.map((key) => ({
  key,
  icon: key,
  format: (count: number) => formatStatusCount(key, count),
}));

const buildColumns = weakMapMemoize((task: HealthTask) =>
  listRunChecks({ task }).map(({ id, title, description }) => ({
    id,
    title,
    description,
    shortTitle: SHORT_TITLES[id] ?? title,
  })),
);

/** An agency's answer gives the same row each time: each answer of a run would else render the whole matrix anew. */
const buildRow = weakMapMemoize(
  (
    task: HealthTask,
    agency: Agency,
    outcome: FleetOutcome<'health'> | undefined,
    isAsked: boolean,
    changes: ReadingRow['changes'],
  ): ReadingRow => {
    const checks = listRunChecks({ task });
    const failure = outcome?.status === 'failed' ? outcome.message : null;
    const answer = outcome?.status === 'done' ? outcome.answer : {};
    const missing: CheckStatus = failure !== null ? 'failed' : isAsked ? 'running' : 'notRun';
    const cells = checks.map((check) => {
      const cell = answer[check.id];
      const status = cell?.status ?? missing;
      const messages = failure === null ? (cell?.messages ?? []) : [failure];
      return [check.id, buildCell(check, status, messages, cell, changes[check.id])] as const;
    });
    return {
      agency,
      isAsked,
      failure,
      cells: Object.fromEntries(cells),
      changes,
      done: cells.filter(([, { status }]) => status === 'ok').length,
      total: checks.length,
    };
  },
);

/** By abbreviation, and then by check id. */
function groupChanges(changes: readonly HealthChange[]): Map<string, Record<string, HealthChange>> {
  const groups = new Map<string, Record<string, HealthChange>>();
  for (const change of changes)
    groups.set(change.abbreviation, { ...groups.get(change.abbreviation), [change.checkId]: change });
  return groups;
}

/** `Terms: alert. There is no version … (0.2 s, 11/23/2026 at 07:05:09)` */
function buildCell(
  { title }: Check,
  status: CheckStatus,
  messages: readonly string[],
  cell: HealthCell | undefined,
  change: HealthChange | undefined,
): ReadingCell {
  const label = CHECK_STATUS_LABELS[status];
  const text = [
    `${title}: ${label}.`,
    ...messages,
    ...(change ? [`Changed: ${change.lines.join('; ')}.`] : []),
    ...(cell
      ? [
          `(${cell.durationMs === null ? 'no call' : formatDuration(cell.durationMs)}, ${formatTimestamp(cell.ranAt)})`,
        ]
      : []),
  ].join(' ');
  return { status, label, icon: status, text };
}
