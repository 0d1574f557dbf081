import { Link } from 'react-router-dom';
import { usePageAction } from '../focus/usePageAction';
import './LinkButton.css';

/** A link that looks like a primary button. The command palette offers it too. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  return (
    <Link ref={usePageAction<HTMLAnchorElement>(children)} className="link-button" to={to}>
      {children}
    </Link>
  );
}
