import { type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { openInNewTab } from './openInNewTab';

interface Props extends Pick<LinkProps, 'to' | 'tabIndex' | 'title' | 'aria-keyshortcuts'> {
  children: ReactNode;
}

/** A link to another record, in a table's cell or in a value. */
export function RecordLink({ children, ...props }: Props) {
  return (
    <Link {...props} onClick={openInNewTab} onAuxClick={openInNewTab}>
      {children}
    </Link>
  );
}
