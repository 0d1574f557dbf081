import { type ReactNode } from 'react';
import './ListTools.css';

interface Props {
  filter: ReactNode;
  /** A status or hint of at most two lines. */
  children?: ReactNode;
  /** A button or link at the end of the toolbar. */
  action?: ReactNode;
  /** The Columns and Export buttons. */
  tableTools?: ReactNode;
}

/** The toolbar above a list. Its height does not depend on the hint, so that the list does not move. */
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
