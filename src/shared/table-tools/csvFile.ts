import { MISSING_VALUE } from '@/domain/missingValue';
import { formatCsvLine } from '@/lib/csv';
import { formatFileTime } from '@/lib/text/formatFileTime';
import { type Column } from '@/ui/table/column';

export function selectFileColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ csv }) => csv !== null);
}

export function buildHeaderLine<Row>(columns: readonly Column<Row>[]): string {
  return formatCsvLine(columns.map(({ title, csv }) => csv?.title ?? title));
}

/**
 * Builds a row's line from the texts of its cells on the screen, but with plain amounts, exact times, and empty cells
 * for missing values.
 */
export function buildRowLine<Row>(columns: readonly Column<Row>[], row: Row): string {
  return formatCsvLine(
    columns.map(({ text, csv }) => {
      const cell = csv ? csv.text(row) : text(row);
      return cell === MISSING_VALUE ? '' : cell;
    }),
  );
}

/** `riders_us-east_CBTA_2026-11-21T14-05-09Z.csv`, with `_partial` when some rows could not be read. */
export function buildFileName(
  {
    baseName,
    region,
    agency,
    isPartial,
  }: { baseName: string; region: string; agency: string | null; isPartial: boolean },
  now: number,
): string {
  const parts = [
    baseName,
    region.toLowerCase().replaceAll(' ', '-'),
    agency,
    formatFileTime(now),
    isPartial && 'partial',
  ];
  return `${parts.filter(Boolean).join('_')}.csv`;
}
