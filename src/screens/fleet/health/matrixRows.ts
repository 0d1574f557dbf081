import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type Agency } from '@/domain/entities/agency';
import { getCells, type HealthChange } from '@/domain/fleet/compareHealth';
import { type FleetRun, getOutcome, type HealthCell } from '@/domain/fleet/fleetRun';
import { type Check } from '@/shared/checks/check';
import { CHECKS } from '@/shared/checks/checks';

/** An agency in the matrix. */
export interface MatrixRow {
  agency: Agency;
  cells: Readonly<Record<string, HealthCell>>;
  /** Whether it is being asked. */
  isAsked: boolean;
  /** Why the agency could not be asked; null when it could, or has not been asked yet. */
  failure: string | null;
  /** What differs from the run or the agency that is compared, by check id. */
  changes: Readonly<Record<string, HealthChange>>;
  okCount: number;
}

export type CellFilter = CheckStatus | 'changed';

export function buildRows(run: FleetRun<'health'>, changes: readonly HealthChange[]): readonly MatrixRow[] {
  const changesByAgency = new Map<string, Record<string, HealthChange>>();
  for (const change of changes) {
    const agencyChanges = changesByAgency.get(change.abbreviation) ?? {};
    agencyChanges[change.checkId] = change;
    changesByAgency.set(change.abbreviation, agencyChanges);
  }
  return run.agencies.map((agency) => {
    const { abbreviation } = agency;
    const outcome = getOutcome(run, abbreviation);
    const cells = getCells(run, abbreviation);
    return {
      agency,
      cells,
      isAsked: run.asking.includes(abbreviation),
      failure: outcome?.status === 'failed' ? outcome.message : null,
      changes: changesByAgency.get(abbreviation) ?? {},
      okCount: Object.values(cells).filter(({ status }) => status === 'ok').length,
    };
  });
}

/** The checks of a run, in the order of the diagnostics page. */
export function listRunChecks({ task }: FleetRun<'health'>): readonly Check[] {
  return CHECKS.filter(({ id }) => task.checkIds.includes(id));
}

/** The status that a cell shows. A check of an agency that could not be asked has failed. */
export function getCellStatus({ cells, isAsked, failure }: MatrixRow, checkId: string): CheckStatus {
  if (failure !== null) return 'failed';
  return cells[checkId]?.status ?? (isAsked ? 'running' : 'notRun');
}

export function matchesCell(row: MatrixRow, checkId: string, filter: CellFilter): boolean {
  return filter === 'changed' ? row.changes[checkId] !== undefined : getCellStatus(row, checkId) === filter;
}

/** The number of cells by filter. */
export function countCells(
  rows: readonly MatrixRow[],
  checks: readonly Check[],
): Readonly<Partial<Record<CellFilter, number>>> {
  const counts: Partial<Record<CellFilter, number>> = {};
  for (const row of rows)
    for (const { id } of checks) {
      const status = getCellStatus(row, id);
      counts[status] = (counts[status] ?? 0) + 1;
      if (row.changes[id]) counts.changed = (counts.changed ?? 0) + 1;
    }
  return counts;
}
