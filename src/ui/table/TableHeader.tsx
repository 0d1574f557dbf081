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
  const growingColumns = findGrowingColumns(columns);
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col
            key={column.key}
            style={growingColumns.includes(column) ? undefined : { width: column.width }}
          />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="table__header-row">
          {columns.map((column) => {
            const title = column.isTitleHidden ? (
              <span className="visually-hidden">{column.title}</span>
            ) : (
              column.title
            );
            const { children = title, ...props } = getCellProps?.(column) ?? {};
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

/** They take the rest of a wide window: they have no width, so the browser shares between them what the others leave. */
function findGrowingColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const growing = columns.filter(({ isGrowing }) => isGrowing);
  if (growing.length > 0) return growing;
  const widest = Math.max(...columns.map(({ isFixed, width }) => (isFixed ? 0 : width)));
  return columns.filter(({ isFixed, width }) => !isFixed && width === widest).slice(0, 1);
}
