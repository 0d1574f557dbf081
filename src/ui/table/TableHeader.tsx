import { type Column, type Sort } from './column';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
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
            const direction = sort?.key === column.key ? sort.direction : undefined;
            return (
              <th
                key={column.key}
                scope="col"
                className={getCellClass(column)}
                aria-sort={direction && ARIA_SORT[direction]}
                aria-colindex={column.position?.index}
              >
                {column.sortBy && onSort ? (
                  <button
                    type="button"
                    className="table__sort"
                    onClick={() =>
                      onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })
                    }
                  >
                    {column.title}
                    <span
                      aria-hidden="true"
                      className={`table__sort-icon table__sort-icon--${direction ?? 'none'}`}
                    />
                  </button>
                ) : (
                  column.title
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}

function getCellClass<Row>({ align }: Column<Row>): string {
  return align === 'end' ? 'table__cell table__cell--end' : 'table__cell';
}
