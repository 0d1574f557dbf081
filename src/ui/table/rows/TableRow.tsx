import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Column } from '../column';
import { getCellStyle } from '../columnLayout';
import { type Mark } from '../extras/markMatches';

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
  /** Whether it is open beside the table. */
  isOpened: boolean;
  /** Whether Tab reaches this row. Only one row of a table is in the tab order. */
  isTabStop: boolean;
  /** Marks the parts of a cell's text that match the filter. */
  mark?: Mark;
}

/**
 * A row without event handlers, because useRowEvents handles the events of all rows. `data-row-focus` marks the element
 * that gets the row's focus.
 */
export const TableRow = memo(function TableRow<Row>({
  row,
  index,
  rowNumber,
  columns,
  openerType,
  href,
  isOpened,
  isTabStop,
  mark,
}: Props<Row>) {
  return (
    <tr
      data-index={index}
      // The header is row 1.
      aria-rowindex={rowNumber + 1}
      aria-current={isOpened || undefined}
      className={openerType ? 'table__row table__row--clickable' : 'table__row'}
    >
      {columns.map((column, columnIndex) => {
        const isFirst = columnIndex === (columns[0]?.isControl ? 1 : 0);
        const Cell = isFirst ? 'th' : 'td';
        const text = column.text(row);
        const content = column.render?.(row, isTabStop) ?? (mark?.(text, column.key) || text);
        const time = column.time?.(row) ?? undefined;
        return (
          <Cell
            key={column.key}
            scope={isFirst ? 'row' : undefined}
            {...getCellStyle(column)}
            title={time ? undefined : column.tooltip ? column.tooltip(row) : text}
            data-time={time}
            data-time-label={time && (column.timeLabel ?? column.title)}
            aria-colindex={column.position?.index}
            // A row without an opener takes the focus too, so that its id can be copied.
            {...(isFirst && !openerType && { tabIndex: isTabStop ? 0 : -1, 'data-row-focus': true })}
          >
            {isFirst ? renderOpener(content, isTabStop, openerType, href) : content}
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row>(props: Props<Row>) => ReactNode;

function renderOpener(
  content: ReactNode,
  isTabStop: boolean,
  openerType?: 'link' | 'button',
  href = '',
): ReactNode {
  const props = {
    className: 'table__row-opener',
    tabIndex: isTabStop ? 0 : -1,
    'data-row-focus': true,
    children: content,
  };
  // The link's own navigation never runs, because useRowEvents prevents the default.
  if (openerType === 'link') return <Link {...props} to={href} />;
  return openerType ? <button type="button" {...props} /> : content;
}
