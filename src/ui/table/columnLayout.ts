import { type CSSProperties } from 'react';
import { type Column } from './column';

/** The user's column order and hidden columns, as column keys. Unknown keys are ignored. */
interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

/**
 * Sorts all columns, including hidden ones, by the layout. The first column identifies the row and always stays first.
 * A column that the layout does not list follows its predecessor in `columns`.
 */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
): readonly Column<Row>[] {
  if (!layout) return columns;
  const ranks: Record<string, number> = {};
  let rank = -1;
  columns.forEach(({ key }, index) => {
    const orderIndex = index === 0 ? -1 : layout.order.indexOf(key);
    if (orderIndex >= 0) rank = orderIndex;
    ranks[key] = rank;
  });
  // The sort is stable: columns with the same rank keep their order.
  return columns.toSorted((a, b) => (ranks[a.key] ?? 0) - (ranks[b.key] ?? 0));
}

/** The first column is always visible. When a column is hidden, the others get a `position` for screen readers. */
export function applyColumnLayout<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
): readonly Column<Row>[] {
  if (!layout) return columns;
  const ordered = orderColumns(columns, layout);
  const isShown = ({ key }: Column<Row>, index: number) => index === 0 || !layout.hidden.includes(key);
  if (ordered.every(isShown)) return ordered;
  return ordered
    .map((column, index) => ({ ...column, position: { index: index + 1, count: ordered.length } }))
    .filter(isShown);
}

/** Places each pinned column beside the pinned ones before it, behind the first column. */
export function pinColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  let end = columns[0]?.width ?? 0;
  return columns.map((column) => {
    if (!column.isPinned) return column;
    end += column.width;
    return { ...column, pinnedAt: end - column.width };
  });
}

/** For table.css: the widths of the first column, and of all that stay at the left edge while the others scroll. */
export function getPinnedWidths<Row>(columns: readonly Column<Row>[]): CSSProperties {
  const firstWidth = columns[0]?.width ?? 0;
  const last = columns.findLast(({ pinnedAt }) => pinnedAt);
  const pinnedWidth = last?.pinnedAt ? last.pinnedAt + last.width : firstWidth;
  return {
    '--table-first-width': `${firstWidth}px`,
    '--table-pinned-width': `${pinnedWidth}px`,
  } as CSSProperties;
}

/** Class and style of a column's cells. */
export function getCellStyle<Row>({ align, isFixed, pinnedAt }: Column<Row>) {
  return {
    className: `table__cell${align ? ' table__cell--end' : ''}${isFixed ? ' table__cell--fixed' : ''}${pinnedAt ? ' table__cell--pinned' : ''}`,
    style: pinnedAt ? { insetInlineStart: pinnedAt } : undefined,
  };
}
