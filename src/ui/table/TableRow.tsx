import { memo, type ReactNode } from 'react';
import { type Column } from './column';

interface Props<Row> {
  row: Row;
  /** Place among the rows at hand, from 0. */
  index: number;
  /** Place in the whole list, from 1. */
  rowNumber: number;
  columns: readonly Column<Row>[];
  /** How the row opens; undefined where it doesn't. */
  openerType?: 'link' | 'button';
  href?: string;
  /** Whether Tab stops here: one row of a table takes part in the tab order, the arrows move between rows. */
  isTabStop: boolean;
}

/** One row: plain cells without handlers of their own, since a table listens once for all its rows. */
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
      aria-rowindex={rowNumber + 1}
      className={openerType ? 'table__row table__row--clickable' : 'table__row'}
    >
      {columns.map((column, columnIndex) => {
        const text = column.text(row);
        const content = column.render ? column.render(row) : text;
        const hint = column.hint ? column.hint(row) : text;
        if (columnIndex === 0) {
          return (
            <th
              key={column.key}
              scope="row"
              className="table__cell"
              title={hint}
              aria-colindex={column.position?.index}
              // A row that doesn't open is walked to all the same: to be read, and for its id to be copied.
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
            title={hint}
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
  if (openerType === 'link') {
    return (
      <a className="table__row-opener" href={href} tabIndex={tabIndex} data-row-focus>
        {content}
      </a>
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
