import { buildFileName, type FileExtension } from '@/domain/files/buildFileName';
import { getCells } from '@/domain/fleet/compareHealth';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { evaluateOutcome } from '@/domain/fleet/readiness';
import { getRegionName } from '@/domain/regions';
import { formatCsv } from '@/lib/csv';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { joinLines } from '@/lib/text/joinLines';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { describeSum, getKnownOutcome, type HealthTable, type HealthTableRow } from './healthTable';

interface ExportedTable {
  run: FleetRun<'health'>;
  table: HealthTable;
  isReadiness: boolean;
  portalVersion: string;
}

/**
 * Downloads the table of a run. A file has no sender, no key and no token, because the stored results have none, and not
 * what the platform said of a failure, which can contain anything.
 * Returns what to show beside the buttons.
 */
export function exportRun(exported: ExportedTable, format: 'csv' | 'json' | 'text'): string {
  const { run, isReadiness } = exported;
  const subject = { baseName: isReadiness ? 'readiness' : 'fleet', region: run.region, agency: null };
  const nameFile = (extension: FileExtension) => buildFileName({ ...subject, extension }, run.startedAt);
  if (format === 'csv')
    return downloadWithToast('Saved the table as CSV', nameFile('csv'), formatTable(exported));
  if (format === 'json') {
    const json = JSON.stringify(toReport(exported), null, 2);
    return downloadWithToast('Saved the table as JSON', nameFile('json'), json);
  }
  return downloadWithToast('Saved the table as text', nameFile('txt'), formatText(exported));
}

/** A line of readiness has its evidence as the message, and neither a duration nor facts: those are of its checks. */
function listCells({ run, table, isReadiness }: ExportedTable, row: HealthTableRow) {
  const { abbreviation } = row.agency;
  const answer = getCells(run, abbreviation);
  const readiness = evaluateOutcome(getKnownOutcome(run, abbreviation));
  const failure = getFailure(run, row);
  return table.columns.map(({ id, title }) => {
    const cell = isReadiness ? undefined : answer[id];
    const messages = isReadiness ? [readiness[id]?.evidence ?? ''] : (cell?.messages ?? []);
    const durationMs = cell?.durationMs ?? null;
    return {
      check: title,
      status: row.cells[id]?.label ?? '',
      messages: failure === null ? messages : [failure],
      facts: cell?.facts ?? {},
      durationMs: durationMs === null ? null : Math.round(durationMs),
      ranAt: cell?.ranAt ?? null,
    };
  });
}

/** Without what the platform said. */
function getFailure(run: FleetRun<'health'>, { agency }: HealthTableRow): string | null {
  const outcome = getKnownOutcome(run, agency.abbreviation);
  return outcome?.status === 'failed' ? outcome.message : null;
}

/** One line for each agency and check, so that a spreadsheet can filter and pivot them. */
function formatTable(exported: ExportedTable): string {
  const { run, table, isReadiness } = exported;
  const region = getRegionName(run.region);
  const rows = table.rows.flatMap((row) =>
    listCells(exported, row).map(({ check, status, messages, durationMs, ranAt }) => [
      region,
      row.agency.abbreviation,
      check,
      status,
      messages.join(' '),
      ...(isReadiness ? [] : [durationMs === null ? '' : String(durationMs), ranAt ?? '']),
    ]),
  );
  const head = isReadiness
    ? ['Region', 'Agency', 'Line', 'Status', 'Evidence']
    : ['Region', 'Agency', 'Check', 'Status', 'Message', 'ms', 'Time'];
  return formatCsv([head, ...rows]);
}

/** The facts of the whole run that both files have. */
function buildHead({ run, isReadiness, portalVersion }: ExportedTable) {
  return {
    reading: isReadiness ? 'readiness' : 'diagnostics',
    region: getRegionName(run.region),
    startedAt: new Date(run.startedAt).toISOString(),
    portalVersion,
    profile: run.task.profile,
    asked: Object.keys(run.outcomes).length,
  };
}

function toReport(exported: ExportedTable) {
  const { run, table, isReadiness } = exported;
  return {
    ...buildHead(exported),
    agencies: table.rows.map((row) => ({
      agency: row.agency.abbreviation,
      name: row.agency.name,
      failure: getFailure(run, row),
      [isReadiness ? 'lines' : 'checks']: listCells(exported, row).map(
        ({ check, status, messages, ...cell }) =>
          isReadiness
            ? { line: check, status, evidence: messages.join(' ') }
            : { check, status, messages, ...cell },
      ),
    })),
  };
}

function formatText(exported: ExportedTable): string {
  const { table, run } = exported;
  const { reading, region, startedAt, portalVersion, profile, asked } = buildHead(exported);
  const lines = [
    `Fleet ${reading} of ${region}`,
    `Time: ${startedAt}`,
    `Portal version: ${portalVersion}`,
    `Profile: ${profile}`,
    `Asked: ${formatNumber(asked)} of ${formatCount(run.agencies.length, 'agency', 'agencies')}`,
    ...table.rows.flatMap((row) => [
      '',
      row.failure === null ? `${row.agency.abbreviation}: ${describeSum(row)}` : row.agency.abbreviation,
      ...listCells(exported, row).map(({ check, status, messages }) =>
        `    [${status}] ${check} ${messages.join(' ')}`.trimEnd(),
      ),
    ]),
  ];
  return `${joinLines(lines)}\n`;
}
