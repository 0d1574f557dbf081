import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './LinkButton.css';

/** A link to another page that is what the page is mostly for: it looks like the primary button, and the palette offers it. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link-button" to={to} data-page-action="">
      {children}
    </Link>
  );
}
