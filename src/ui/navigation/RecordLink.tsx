import { type MouseEvent, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

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

const MIDDLE_BUTTON = 1;

/** A tab that the browser opens for a link is signed out. A tab from window.open gets the session from this tab. */
function openInNewTab(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (button !== MIDDLE_BUTTON && (button !== 0 || !(ctrlKey || metaKey || shiftKey))) return;
  event.preventDefault();
  window.open(currentTarget.href, '_blank');
}
