import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOAST_MS } from '@/domain/limits';
import { subscribeToToasts, type Toast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icons/Icon';
import './Toasts.css';

/**
 * The last success, such as a copied text. antd's `message` would need its App component around the first screen, can't
 * hold its time while the focus is inside, and inserts a style element, which the content security policy refuses.
 */
export function Toasts() {
  const [toast, setToast] = useState<(Toast & { number: number }) | null>(null);
  const [isPointerInside, setIsPointerInside] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isHeld = isPointerInside || isFocusInside || isOpen;
  const ref = useRef<HTMLDivElement>(null);
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  const previousFocusRef = useRef<EventTarget>(null);
  const close = () => {
    // The pressed button will be removed.
    if (previousFocusRef.current instanceof HTMLElement) previousFocusRef.current.focus();
    previousFocusRef.current = null;
    setToast(null);
    setIsPointerInside(false);
    setIsFocusInside(false);
    setIsOpen(false);
  };
  useEffect(
    () =>
      subscribeToToasts((next) => {
        setIsOpen(false);
        setToast((current) => ({ ...next, number: (current?.number ?? 0) + 1 }));
      }),
    [],
  );
  // The dialog that shows the toast may close with it, as that of an export does, and another may open below it.
  useLayoutEffect(() => {
    if (!toast) return undefined;
    const place = () => {
      const isOverDialog = document.querySelector('[aria-modal="true"]') !== null;
      ref.current?.toggleAttribute('data-over-dialog', isOverDialog);
    };
    place();
    const observer = new MutationObserver(place);
    // A Modal is a child of the body. A Popup is in the page: it is opened and closed by its attribute.
    observer.observe(document.body, { childList: true });
    observer.observe(document.documentElement, { attributeFilter: ['open'], subtree: true });
    return () => observer.disconnect();
  }, [toast]);
  // The next toast has removed 'Show', which had the focus: the browser tells nobody.
  useLayoutEffect(() => {
    if (toast && isFocusInside && document.activeElement === document.body) closeButtonRef.current?.focus();
  }, [toast, isFocusInside]);
  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const timer = setTimeout(() => setToast(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the pointer and the focus only hold the time
    <div
      ref={ref}
      className="toast"
      data-shown={toast !== null}
      onPointerEnter={() => setIsPointerInside(true)}
      onPointerLeave={() => setIsPointerInside(false)}
      onFocus={({ relatedTarget }) => {
        if (!isFocusInside) previousFocusRef.current = relatedTarget;
        setIsFocusInside(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocusInside(currentTarget.contains(relatedTarget))}
    >
      {toast && <Icon name="check" />}
      {/* The region is there before its text, so that screen readers read it; the key lets them read the same text again. */}
      <p role="status" className="toast__text">
        {toast && <span key={toast.number}>{toast.text}</span>}
      </p>
      {toast?.details && (
        <details
          key={toast.number}
          className="toast__details"
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{isOpen ? 'Hide' : 'Show'}</summary>
          <dl>
            {toast.details.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {toast && (
        <button
          ref={closeButtonRef}
          type="button"
          className="toast__close"
          aria-label="Close this message"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
