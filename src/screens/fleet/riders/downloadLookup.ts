import { buildFileName } from '@/domain/files/buildFileName';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getRegionName } from '@/domain/regions';
import { formatCsv } from '@/lib/csv';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { LOOKUP_COLUMNS, type LookupRow } from './lookupColumns';

/** Downloads a line for each rider that was looked up, as the table has them. Returns what to show beside the button. */
export function downloadLookup(
  { agencies, region, startedAt }: FleetRun,
  rows: readonly LookupRow[],
): string {
  const agency = agencies[0]?.abbreviation ?? '';
  const name = getRegionName(region);
  const header = ['Region', 'Agency', ...LOOKUP_COLUMNS.map(({ title }) => title)];
  const cells = rows.map((row) => [name, agency, ...LOOKUP_COLUMNS.map(({ text }) => text(row))]);
  return downloadWithToast(
    'Saved the riders as CSV',
    buildFileName({ baseName: 'fleet-riders', region, agency, extension: 'csv' }, startedAt),
    formatCsv([header, ...cells]),
  );
}
