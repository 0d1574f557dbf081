import { memo, type ReactNode, type ThHTMLAttributes } from 'react';
import { type Column } from './column';
import { getCellStyle } from './columnLayout';

interface Props<Row> {
  columns: readonly Column<Row>[];
  /** For a header that can be clicked. */
  getCellProps?: ((column: Column<Row>) => ThHTMLAttributes<HTMLTableCellElement>) | undefined;
}

/** Renders the column widths (`colgroup`) and the sticky header row. Memoized, because a table renders with each scroll. */
export const TableHeader = memo(function TableHeader<Row>({ columns, getCellProps }: Props<Row>) {
  // The widest column takes the rest of a wide window: it has no width, so the browser gives it what the others leave.
  const growingWidth = Math.max(...columns.map(({ isFixed, width }) => (isFixed ? 0 : width)));
  const growingColumn = columns.find(({ isFixed, width }) => !isFixed && width === growingWidth);
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={column === growingColumn ? undefined : { width: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="table__header-row">
          {columns.map((column) => {
            const { children = column.title, ...props } = getCellProps?.(column) ?? {};
            return (
              <th
                key={column.key}
                scope="col"
                {...getCellStyle(column)}
                aria-colindex={column.position?.index}
                {...props}
              >
                {children}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}) as <Row>(props: Props<Row>) => ReactNode;
