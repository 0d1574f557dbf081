import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './LinkButton.css';

/** A link that looks like a primary button. `data-page-action` adds it to the command palette. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link-button" to={to} data-page-action="">
      {children}
    </Link>
  );
}
