import { type ReactNode } from 'react';
import './ListTools.css';

interface Props {
  /** The list's filter. */
  filter: ReactNode;
  /** What the filter looks through, in at most two lines. */
  children?: ReactNode;
  /** What can be done from here, at the end of the line. */
  action?: ReactNode;
  /** What can be done with the table itself. */
  tableTools?: ReactNode;
}

/** What stands above a list. Its height is the same with a word and without one, so that the list stays in its place. */
export function ListTools({ filter, children, tableTools, action }: Props) {
  return (
    <div className="list-tools">
      {filter}
      <div className="list-tools__note">{children}</div>
      {tableTools && <div className="list-tools__tools">{tableTools}</div>}
      {action && <div className="list-tools__action">{action}</div>}
    </div>
  );
}
