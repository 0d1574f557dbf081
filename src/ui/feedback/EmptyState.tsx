import { type ReactNode } from 'react';
import './EmptyState.css';

/** `children` explain what the operator can do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{title}</p>
      {children && <div className="empty-state__hint">{children}</div>}
    </div>
  );
}
