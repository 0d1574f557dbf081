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
  const totalWidth = columns.reduce((sum, { width }) => sum + width, 0);
  const growth = `max(0px, (100cqi - ${totalWidth}px) / ${growingColumns.length})`;
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col
            key={column.key}
            style={{
              width: growingColumns.includes(column) ? `calc(${column.width}px + ${growth})` : column.width,
            }}
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

/** In a wide window they are wider than their width: they share equally what all columns leave. */
function findGrowingColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const growing = columns.filter(({ isGrowing }) => isGrowing);
  if (growing.length > 0) return growing;
  const widest = Math.max(...columns.map(({ isFixed, width }) => (isFixed ? 0 : width)));
  return columns.filter(({ isFixed, width }) => !isFixed && width === widest).slice(0, 1);
}
