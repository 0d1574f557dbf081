import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getRegionName } from '@/domain/regions';
import { formatCsvLine, UTF8_BOM } from '@/lib/csv';
import { downloadText } from '@/ui/data/downloadText';
import { LOOKUP_COLUMNS, type LookupRow } from './lookupColumns';

/** Downloads a line for each rider that was looked up, as the table has them. */
export function downloadLookup({ agencies, region, startedAt }: FleetRun, rows: readonly LookupRow[]): void {
  const agency = agencies[0]?.abbreviation ?? '';
  const name = getRegionName(region);
  const lines = rows.map((row) =>
    formatCsvLine([name, agency, ...LOOKUP_COLUMNS.map(({ text }) => text(row))]),
  );
  const header = formatCsvLine(['Region', 'Agency', ...LOOKUP_COLUMNS.map(({ title }) => title)]);
  downloadText(
    `riders-${agency}-${new Date(startedAt).toISOString().slice(0, 19)}.csv`,
    `${UTF8_BOM}${header}${lines.join('')}`,
    'text/csv;charset=utf-8',
  );
}
