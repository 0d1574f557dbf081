import { type Column, type Sort } from './column';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Renders the column widths (`colgroup`) and the sticky header row. */
export function TableHeader<Row>({ columns, sort = null, onSort }: Props<Row>) {
  return (
    <>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="table__header-row">
          {columns.map((column) => {
            const { key, title, align, position } = column;
            const direction = sort?.key === key ? sort.direction : undefined;
            const isSortable = column.sortBy !== undefined && onSort !== undefined;
            return (
              <th
                key={key}
                scope="col"
                className={align === 'end' ? 'table__cell table__cell--end' : 'table__cell'}
                aria-sort={direction && ARIA_SORT[direction]}
                aria-colindex={position?.index}
                data-sortable={isSortable || undefined}
                // The whole cell sorts. The button in it is for the keyboard; its clicks bubble to the cell.
                onClick={
                  isSortable
                    ? () => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })
                    : undefined
                }
              >
                {isSortable ? (
                  <button type="button" className="table__sort">
                    {title}
                    <span
                      aria-hidden="true"
                      className={`table__sort-icon table__sort-icon--${direction ?? 'none'}`}
                    />
                  </button>
                ) : (
                  title
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}
