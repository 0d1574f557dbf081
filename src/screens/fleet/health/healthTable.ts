import { shallowEqual } from 'react-redux';
import { matchesAgency } from '@/domain/agencies/matchesAgency';
import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Agency } from '@/domain/entities/agency';
import { type HealthChange } from '@/domain/fleet/compareHealth';
import { type FleetOutcome, type FleetRun } from '@/domain/fleet/fleetRun';
import { getOutcome } from '@/domain/fleet/runOutcomes';
import { capitalize } from '@/lib/text/capitalize';

/** A column of the matrix: a check, or a line of readiness. */
interface HealthTableColumn {
  id: string;
  title: string;
  description: string;
}

export interface HealthTableCell {
  status: string;
  label: string;
  /** The status of a check whose icon and colour it has. */
  checkStatus: CheckStatus;
  /** The cell in sentences: the tooltip, and the line below the matrix. */
  text: string;
}

/** An agency in the matrix. */
export interface HealthTableRow {
  agency: Agency;
  /** Whether it is being asked. */
  isAsking: boolean;
  /** Why the agency could not be asked, with what the platform said; null when it could, is being asked, or has not been asked yet. */
  failure: string | null;
  /** By the id of the column. */
  cells: Readonly<Record<string, HealthTableCell>>;
  /** The differences from the compared run or agency, by the id of the column, or `WHOLE_AGENCY`. */
  changes: Readonly<Record<string, HealthChange>>;
  /** The same as that of the table. */
  changeLabel: string;
  /** The number of cells that are as they should be, of those that were asked and apply; null without an answer. */
  done: number | null;
  total: number;
  /** The number of cells that the run did not ask. */
  notRun: number;
}

interface HealthTableStatus {
  key: string;
  checkStatus: CheckStatus;
  /** For example `9 alerts`. */
  format: (count: number) => string;
}

/** One way to read a run: the results of its checks, or the readiness of its agencies (decision 134). */
export interface HealthTable {
  /** The head of the column of sums. */
  sumTitle: string;
  /** As in `ComparisonResult`. */
  changeLabel: string;
  columns: readonly HealthTableColumn[];
  /** The statuses of cells, the good ones first. */
  statuses: readonly HealthTableStatus[];
  rows: readonly HealthTableRow[];
}

/**
 * Remembers each agency's last row, and returns it while what it was built of is the same: each answer of a run would else
 * render the whole matrix anew. It forgets earlier rows, which would be kept as long as their run.
 */
export function memoizeByAgency<Inputs extends readonly unknown[]>(
  build: (agency: Agency, ...inputs: Inputs) => HealthTableRow,
): (agency: Agency, ...inputs: Inputs) => HealthTableRow {
  const known = new WeakMap<Agency, { inputs: Inputs; row: HealthTableRow }>();
  return (agency, ...inputs) => {
    const last = known.get(agency);
    if (last && shallowEqual(last.inputs, inputs)) return last.row;
    const row = build(agency, ...inputs);
    known.set(agency, { inputs, row });
    return row;
  };
}

/**
 * The agency's outcome. While the agency is asked again, an earlier failure is dropped and an earlier answer is kept.
 */
export function getKnownOutcome(
  run: FleetRun<'health'>,
  abbreviation: string,
): FleetOutcome<'health'> | undefined {
  const outcome = getOutcome(run, abbreviation);
  return outcome?.status === 'failed' && run.asking.includes(abbreviation) ? undefined : outcome;
}

/** For example `9 of 10` and `6 not run`. */
export function listSumTexts({ isAsking, done, total, notRun }: HealthTableRow): readonly string[] {
  if (isAsking) return ['asking…'];
  if (done === null) return ['not asked'];
  return notRun === 0 ? [`${done} of ${total}`] : [`${done} of ${total}`, `${notRun} not run`];
}

/** For example `9 of 10, 6 not run`. */
export function describeSum(row: HealthTableRow): string {
  return listSumTexts(row).join(', ');
}

type RowChanges = Pick<HealthTableRow, 'changes' | 'changeLabel'>;

export const CHANGED = 'changed';
export const NO_CHANGES: HealthTableRow['changes'] = {};
/** The key of a change of the whole agency among those of the columns. */
export const WHOLE_AGENCY = '';

/** By abbreviation, and then by the id of the column. */
export function groupChanges(
  changes: readonly HealthChange[],
): ReadonlyMap<string, HealthTableRow['changes']> {
  const groups = new Map<string, HealthTableRow['changes']>();
  for (const change of changes)
    groups.set(change.abbreviation, {
      ...groups.get(change.abbreviation),
      [change.columnId ?? WHOLE_AGENCY]: change,
    });
  return groups;
}

/** The sentence of a cell's change, without what `text` says already; empty without a change. */
export function describeChange({ changes, changeLabel }: RowChanges, columnId: string, text = ''): string {
  const change = changes[columnId];
  if (!change) return '';
  const lines = change.lines.filter((line) => !text.includes(line));
  const label = capitalize(changeLabel);
  return lines.length === 0 ? `${label}.` : `${label}: ${lines.join('; ')}.`;
}

function matchesCell({ cells, changes }: HealthTableRow, columnId: string, filter: string): boolean {
  return filter === CHANGED ? changes[columnId] !== undefined : cells[columnId]?.status === filter;
}

/** The key of the status that an agency has as a whole when it could not be asked. */
const getFailedKey = (statuses: HealthTable['statuses']) =>
  statuses.find(({ checkStatus }) => checkStatus === 'failed')?.key ?? '';

/**
 * The numbers of rows and cells that each filter finds. An agency that could not be asked counts once as failed: its row has
 * one cell, which says why.
 */
export function countMatches({ rows, columns, statuses }: HealthTable): Readonly<Record<string, number>> {
  const counts = countCells(rows, columns);
  const key = getFailedKey(statuses);
  return { ...counts, [key]: (counts[key] ?? 0) + rows.filter(({ failure }) => failure !== null).length };
}

/** The number of cells by status, and of the changed ones, each changed agency included. */
export function countCells(
  rows: readonly HealthTableRow[],
  columns: readonly HealthTableColumn[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    if (row.changes[WHOLE_AGENCY]) counts[CHANGED] = (counts[CHANGED] ?? 0) + 1;
    for (const { id } of columns) {
      const status = row.cells[id]?.status ?? '';
      counts[status] = (counts[status] ?? 0) + 1;
      if (row.changes[id]) counts[CHANGED] = (counts[CHANGED] ?? 0) + 1;
    }
  }
  return counts;
}

/** For example `121 ok, 9 alerts`. */
export function describeCounts(
  counts: Readonly<Record<string, number>>,
  statuses: HealthTable['statuses'],
): string {
  return statuses
    .filter(({ key }) => (counts[key] ?? 0) > 0)
    .map(({ key, format }) => format(counts[key] ?? 0))
    .join(', ');
}

/** Leaves the agencies that match the text, and those rows and columns that have a match of the filter. */
export function filterTable(
  { rows, columns, statuses }: HealthTable,
  text: string,
  filter: string | null,
): Pick<HealthTable, 'rows' | 'columns'> {
  const found = rows.filter(({ agency }) => matchesAgency(agency, text));
  if (filter === null) return { rows: found, columns };
  const findsFailed = filter === getFailedKey(statuses);
  const foundColumns = columns.filter(({ id }) => found.some((row) => matchesCell(row, id, filter)));
  return {
    rows: found.filter(
      (row) =>
        (findsFailed && row.failure !== null) ||
        [WHOLE_AGENCY, ...columns.map(({ id }) => id)].some((id) => matchesCell(row, id, filter)),
    ),
    // When only whole agencies match, all columns stay.
    columns: foundColumns.length > 0 ? foundColumns : columns,
  };
}
