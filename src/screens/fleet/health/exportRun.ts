import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getRegionName } from '@/domain/regions';
import { formatCsvLine, UTF8_BOM } from '@/lib/csv';
import { downloadText } from '@/ui/data/downloadText';
import { getCellStatus, listRunChecks, type MatrixRow } from './matrixRows';

export const EXPORT_FORMATS = ['csv', 'json', 'text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Downloads a run. A file has no sender, no key and no token: the stored results have none. */
export function exportRun(
  run: FleetRun<'health'>,
  rows: readonly MatrixRow[],
  format: ExportFormat,
  portalVersion: string,
): void {
  const name = `fleet-${getRegionName(run.region)}-${new Date(run.startedAt).toISOString().slice(0, 19)}`;
  if (format === 'csv') downloadText(`${name}.csv`, formatCsv(run, rows), 'text/csv;charset=utf-8');
  else if (format === 'json')
    downloadText(
      `${name}.json`,
      JSON.stringify(toReport(run, rows, portalVersion), null, 2),
      'application/json',
    );
  else downloadText(`${name}.txt`, formatText(run, rows, portalVersion), 'text/plain;charset=utf-8');
}

function listCells(run: FleetRun<'health'>, row: MatrixRow) {
  return listRunChecks(run).map(({ id, title }) => {
    const cell = row.cells[id];
    return {
      check: title,
      status: CHECK_STATUS_LABELS[getCellStatus(row, id)],
      messages: row.failure === null ? (cell?.messages ?? []) : [row.failure],
      facts: cell?.facts ?? {},
      durationMs: roundMs(cell?.durationMs ?? null),
      ranAt: cell?.ranAt ?? null,
    };
  });
}

/** One line for each agency and check, so that a spreadsheet can filter and pivot them. */
export function formatCsv(run: FleetRun<'health'>, rows: readonly MatrixRow[]): string {
  const lines = rows.flatMap((row) =>
    listCells(run, row).map(({ check, status, messages, durationMs, ranAt }) =>
      formatCsvLine([
        getRegionName(run.region),
        row.agency.abbreviation,
        check,
        status,
        messages.join(' '),
        durationMs === null ? '' : String(durationMs),
        ranAt ?? '',
      ]),
    ),
  );
  return `${UTF8_BOM}${formatCsvLine(['Region', 'Agency', 'Check', 'Status', 'Message', 'ms', 'Time'])}${lines.join('')}`;
}

export function toReport(run: FleetRun<'health'>, rows: readonly MatrixRow[], portalVersion: string) {
  return {
    region: getRegionName(run.region),
    startedAt: new Date(run.startedAt).toISOString(),
    portalVersion,
    profile: run.task.profile,
    asked: Object.keys(run.outcomes).length,
    agencies: rows.map((row) => ({
      agency: row.agency.abbreviation,
      name: row.agency.name,
      failure: row.failure,
      checks: listCells(run, row),
    })),
  };
}

export function formatText(
  run: FleetRun<'health'>,
  rows: readonly MatrixRow[],
  portalVersion: string,
): string {
  const { region, startedAt, profile, asked, agencies } = toReport(run, rows, portalVersion);
  const lines = [
    `Fleet diagnostics of ${region}`,
    `Time: ${startedAt}`,
    `Portal version: ${portalVersion}`,
    `Profile: ${profile}`,
    `Asked: ${asked} of ${agencies.length} agencies`,
    ...agencies.flatMap(({ agency, checks }) => [
      '',
      agency,
      ...checks.map(({ check, status, messages }) =>
        `    [${status}] ${check} ${messages.join(' ')}`.trimEnd(),
      ),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function roundMs(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms);
}
