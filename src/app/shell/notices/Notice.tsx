import Button from 'antd/es/button';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
} from 'react';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';

/** Sets the titles in the live region of all notices. It is there before them, so that screen readers read them. */
export const AnnounceContext = createContext<Dispatch<SetStateAction<readonly string[]>>>(() => undefined);

/** One of the notices that every page can show. */
export function Notice({
  title,
  isUrgent = false,
  actionLabel,
  onAction,
  children,
}: {
  title: string;
  /** Whether a screen reader is interrupted for it. */
  isUrgent?: boolean;
  /** The button's text; without one there is no button. */
  actionLabel?: string;
  onAction?: () => void;
  children: ReactNode;
}) {
  const announce = useContext(AnnounceContext);
  useEffect(() => {
    if (isUrgent) return undefined;
    announce((titles) => [...titles, title]);
    return () => announce((titles) => titles.filter((announced) => announced !== title));
  }, [announce, isUrgent, title]);
  return (
    <section className="notices__notice" ref={returnFocus}>
      <div>
        {/* Only the title is announced, because the text below may count down every second. */}
        <strong role={isUrgent ? 'alert' : undefined}>{title}</strong>
        <p>{children}</p>
      </div>
      {actionLabel !== undefined && (
        // A press puts the next notice in the same place.
        <Button size="small" onClickCapture={ignoreSecondClick} onClick={onAction}>
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
