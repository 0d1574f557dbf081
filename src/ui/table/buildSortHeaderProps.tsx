import { type ReactNode, type ThHTMLAttributes } from 'react';
import { type Column, type Sort } from './column';

export const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A header cell that sorts by its column. `head`: shows the title in another way. */
export function buildSortHeaderProps<Row>(
  { key, title, sortBy }: Column<Row>,
  sort: Sort | null,
  onSort: (sort: Sort) => void,
  head?: ReactNode,
): ThHTMLAttributes<HTMLTableCellElement> {
  if (!sortBy) return {};
  const direction = sort?.key === key ? sort.direction : undefined;
  return {
    'aria-sort': direction && ARIA_SORT[direction],
    // The button covers the cell; its clicks bubble to it.
    onClick: () => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' }),
    children: (
      <button type="button" className="table__sort" aria-label={head === undefined ? undefined : title}>
        {head ?? title}
        <span aria-hidden="true" className={`table__sort-icon table__sort-icon--${direction ?? 'none'}`} />
      </button>
    ),
  };
}
