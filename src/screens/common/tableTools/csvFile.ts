import { MISSING_VALUE } from '@/domain/missingValue';
import { UTF8_BOM, formatCsvLine } from '@/lib/csv';
import { type Column } from '@/ui/table/column';

/** The columns of a table that stand in a file. */
export function selectFileColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter(({ file }) => file !== null);
}

export function buildHeaderLine<Row>(columns: readonly Column<Row>[]): string {
  return formatCsvLine(columns.map(({ title, file }) => file?.title ?? title));
}

/** A row as it stands on the screen, with plain amounts and exact times; what is missing is empty. */
export function buildRowLine<Row>(columns: readonly Column<Row>[], row: Row): string {
  return formatCsvLine(
    columns.map(({ text, file }) => {
      const cell = file ? file.text(row) : text(row);
      return cell === MISSING_VALUE ? '' : cell;
    }),
  );
}

/** The file's text. */
export function buildCsv(lines: readonly string[]): string {
  return UTF8_BOM + lines.join('');
}

/** `riders_us-east_CBTA_2026-11-21T14-05-09Z.csv`; `_partial` where not all of it could be read. */
export function buildFileName(
  {
    table,
    region,
    agency,
    isPartial,
  }: { table: string; region: string; agency: string | null; isPartial: boolean },
  now: Date,
): string {
  const time = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const parts = [table, region.toLowerCase().replaceAll(' ', '-'), agency, time, isPartial && 'partial'];
  return `${parts.filter(Boolean).join('_')}.csv`;
}
