import { type ReactNode } from 'react';

/** One of the notices that every page can show. */
export function Notice({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="notices__notice">
      <div>
        {/* Only the title is a live region, because the text below may count down every second. */}
        <strong role="status">{title}</strong>
        <p>{children}</p>
      </div>
      {action}
    </section>
  );
}
