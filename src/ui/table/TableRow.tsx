import { memo, type ReactNode } from 'react';
import { type Column } from './column';

interface Props<Row> {
  row: Row;
  /** Place among the rows at hand, from 0. */
  index: number;
  /** Place in the whole list, from 1. */
  place: number;
  columns: readonly Column<Row>[];
  /** How the row opens; undefined where it doesn't. */
  opens?: 'link' | 'button';
  href?: string;
  /** Whether Tab stops here: one row of a table takes part in the tab order, the arrows move between rows. */
  isTabStop: boolean;
}

/** One row: plain cells without handlers of their own, since a table listens once for all its rows. */
export const TableRow = memo(function TableRow<Row>({
  row,
  index,
  place,
  columns,
  opens,
  href,
  isTabStop,
}: Props<Row>) {
  return (
    <tr
      data-index={index}
      aria-rowindex={place + 1}
      className={opens ? 'table__row table__row--opens' : 'table__row'}
    >
      {columns.map((column, at) => {
        const text = column.text(row);
        const content = column.render ? column.render(row) : text;
        const hint = column.hint ? column.hint(row) : text;
        if (at === 0) {
          return (
            <th
              key={column.key}
              scope="row"
              className="table__cell"
              title={hint}
              aria-colindex={column.place?.at}
              // A row that doesn't open is walked to all the same: to be read, and for its id to be copied.
              {...(!opens && { tabIndex: isTabStop ? 0 : -1, 'data-opener': true })}
            >
              {opener(content, isTabStop, opens, href)}
            </th>
          );
        }
        return (
          <td
            key={column.key}
            className={column.align === 'end' ? 'table__cell table__cell--end' : 'table__cell'}
            title={hint}
            aria-colindex={column.place?.at}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: Props<Row>) => ReactNode;

function opener(content: ReactNode, isTabStop: boolean, opens?: 'link' | 'button', href?: string): ReactNode {
  const tabIndex = isTabStop ? 0 : -1;
  if (opens === 'link') {
    return (
      <a className="table__opener" href={href} tabIndex={tabIndex} data-opener>
        {content}
      </a>
    );
  }
  if (opens === 'button') {
    return (
      <button type="button" className="table__opener" tabIndex={tabIndex} data-opener>
        {content}
      </button>
    );
  }
  return content;
}
