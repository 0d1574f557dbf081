import { type Column, type Sort } from './column';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** The widths and the header row, which stays in sight. */
export function TableHead<Row>({ columns, sort = null, onSort }: Props<Row>) {
  return (
    <>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="table__head-row">
          {columns.map((column) => {
            const direction = sort?.key === column.key ? sort.direction : undefined;
            return (
              <th
                key={column.key}
                scope="col"
                className={cellClass(column)}
                aria-sort={direction && ARIA[direction]}
                aria-colindex={column.place?.at}
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
                      className={`table__sort-mark table__sort-mark--${direction ?? 'none'}`}
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

function cellClass<Row>({ align }: Column<Row>): string {
  return align === 'end' ? 'table__cell table__cell--end' : 'table__cell';
}
