import { type Column, type Sort } from './column';

const compareText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/** Sorts stably by a column. Missing values come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const [a, b] = [sortBy(first), sortBy(second)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b)))
    );
  });
}

/** An empty text is shown as a missing value, too. */
const isMissing = (value: string | number | null) => value === null || value === '';
