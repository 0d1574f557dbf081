import { type ReactNode } from 'react';
import './EmptyState.css';

/** What stands where there is nothing to show: why, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{title}</p>
      {children && <div className="empty-state__hint">{children}</div>}
    </div>
  );
}
