import Button from 'antd/es/button';
import { type ReactNode } from 'react';

/** One of the notices that every page can show. */
export function Notice({
  title,
  actionLabel,
  onAction,
  children,
}: {
  title: string;
  /** The button's text; without one there is no button. */
  actionLabel?: string;
  onAction?: () => void;
  children: ReactNode;
}) {
  return (
    <section className="notices__notice">
      <div>
        {/* Only the title is a live region, because the text below may count down every second. */}
        <strong role="status">{title}</strong>
        <p>{children}</p>
      </div>
      {actionLabel !== undefined && (
        <Button size="small" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </section>
  );
}
