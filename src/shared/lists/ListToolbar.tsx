import { type ReactNode } from 'react';
import './ListToolbar.css';

interface Props {
  filter: ReactNode;
  /** A note of at most two lines, such as how many rows were searched. */
  children?: ReactNode;
  /** A button or link at the end of the toolbar. */
  action?: ReactNode;
  /** The Columns and Export buttons (`TableTools`). */
  tableTools?: ReactNode;
}

/** The toolbar above a list. It has the same height without a note, so that the list does not move. */
export function ListToolbar({ filter, children, tableTools, action }: Props) {
  return (
    <div className="list-tools">
      {filter}
      <div className="list-tools__note">{children}</div>
      {tableTools && <div className="list-tools__tools">{tableTools}</div>}
      {action && <div className="list-tools__action">{action}</div>}
    </div>
  );
}
