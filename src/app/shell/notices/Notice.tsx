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
    <section className="notices__notice" ref={returnFocus}>
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

/**
 * A ref: when the notice goes away, for example by a press of its button, the focus goes back to where it was before, which
 * can be a dialog.
 */
function returnFocus(notice: HTMLElement | null): () => void {
  let previous: EventTarget | null = null;
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    if (!notice?.contains(relatedTarget as Node | null)) previous = relatedTarget;
  };
  notice?.addEventListener('focusin', onFocusIn);
  return () => {
    if (!notice?.contains(document.activeElement)) return;
    // React calls this before it removes the notice, and handles no focus event until then.
    queueMicrotask(() => {
      if (previous instanceof HTMLElement && document.activeElement === document.body) previous.focus();
    });
  };
}
