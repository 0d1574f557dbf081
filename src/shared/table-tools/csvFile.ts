import { MISSING_VALUE } from '@/domain/missingValue';
import { formatCsvLine } from '@/lib/csv';
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
