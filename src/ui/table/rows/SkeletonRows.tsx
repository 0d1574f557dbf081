import { type Column } from '../column';
import { getCellStyle } from '../columnLayout';

/** Placeholder rows with the height of real rows, so that nothing moves when the first page is loaded. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className="table__row" aria-hidden="true">
      {/* The widths differ from cell to cell, between 40 and 84 percent, so that the rows look like text. */}
      {columns.map((column, columnIndex) => (
        <td key={column.key} {...getCellStyle(column)}>
          <span
            className="table__skeleton"
            style={{ width: `${40 + ((row * 7 + columnIndex * 13) % 45)}%` }}
          />
        </td>
      ))}
    </tr>
  ));
}
