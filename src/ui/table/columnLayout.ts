import { type Column } from './column';

/** How somebody laid a table out, by column keys; keys that the table doesn't have mean nothing. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: readonly string[];
}

/**
 * A table's columns in somebody's order, the hidden ones too. The first, which names the row, stays the first; a
 * column that the layout doesn't know of stands behind the one that it was shipped behind.
 */
export function inOrder<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
): readonly Column<Row>[] {
  const [first, ...others] = columns;
  if (!layout || !first) return columns;
  const ordered = [first];
  for (const key of layout.order) ordered.push(...others.filter((column) => column.key === key));
  columns.forEach((column, at) => {
    const before = columns[at - 1];
    if (before && !ordered.includes(column)) ordered.splice(ordered.indexOf(before) + 1, 0, column);
  });
  return ordered;
}

/** Those of them that are shown. The first always is: one column at least stays. */
export function laidOut<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout | undefined,
): readonly Column<Row>[] {
  if (!layout) return columns;
  return inOrder(columns, layout).filter(({ key }, at) => at === 0 || !layout.hidden.includes(key));
}
