import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Column } from '../column';

interface Props<Row> {
  row: Row;
  /** Index in the loaded rows or the current page. */
  index: number;
  /** Number in the complete list, starting at 1. */
  rowNumber: number;
  columns: readonly Column<Row>[];
  /** The element in the first cell that opens the row; undefined when the row can't be opened. */
  openerType?: 'link' | 'button';
  href?: string;
  /** Whether Tab reaches this row. Only one row of a table is in the tab order. */
  isTabStop: boolean;
}

/**
 * It has no event handlers, because useRowEvents handles the events of all rows. `data-row-focus` marks the element
 * that gets the row's focus.
 */
export const TableRow = memo(function TableRow<Row>({
  row,
  index,
  rowNumber,
  columns,
  openerType,
  href,
  isTabStop,
}: Props<Row>) {
  return (
    <tr
      data-index={index}
      // The header is row 1.
      aria-rowindex={rowNumber + 1}
      className={openerType ? 'table__row table__row--clickable' : 'table__row'}
    >
      {columns.map((column, columnIndex) => {
        const text = column.text(row);
        const content = column.render ? column.render(row, isTabStop) : text;
        const time = column.time?.(row) ?? undefined;
        const tooltip = time ? undefined : column.tooltip ? column.tooltip(row) : text;
        if (columnIndex === 0) {
          return (
            <th
              key={column.key}
              scope="row"
              className="table__cell"
              title={tooltip}
              aria-colindex={column.position?.index}
              // A row without an opener takes the focus too, so that its id can be copied.
              {...(!openerType && { tabIndex: isTabStop ? 0 : -1, 'data-row-focus': true })}
            >
              {renderOpener(content, isTabStop, openerType, href)}
            </th>
          );
        }
        return (
          <td
            key={column.key}
            className={column.align === 'end' ? 'table__cell table__cell--end' : 'table__cell'}
            title={tooltip}
            data-time={time}
            data-time-label={time && column.title}
            aria-colindex={column.position?.index}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: Props<Row>) => ReactNode;

function renderOpener(
  content: ReactNode,
  isTabStop: boolean,
  openerType?: 'link' | 'button',
  href?: string,
): ReactNode {
  const tabIndex = isTabStop ? 0 : -1;
  if (openerType === 'link' && href !== undefined) {
    // Its own navigation never runs, because useRowEvents prevents the default.
    return (
      <Link className="table__row-opener" to={href} tabIndex={tabIndex} data-row-focus>
        {content}
      </Link>
    );
  }
  if (openerType === 'button') {
    return (
      <button type="button" className="table__row-opener" tabIndex={tabIndex} data-row-focus>
        {content}
      </button>
    );
  }
  return content;
}
