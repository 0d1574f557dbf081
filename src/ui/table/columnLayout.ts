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
  // Equal ranks stay in the shipped order.
  return [...columns].sort((a, b) => (ranks[a.key] ?? 0) - (ranks[b.key] ?? 0));
}

/**
 * Those of them that are shown. The first always is: one column at least stays. Where one is hidden the others know
 * their places, for screen readers.
 */
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
