import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { ignoreRepeatsIn } from './ignoreRepeatsIn';
import './Popup.css';

interface Props {
  /** The dialog's name for screen readers. */
  label: string;
  className?: string;
  onClose: () => void;
  /**
   * The button that opens and closes the popup, which then also closes on a press or focus outside. Without it, the
   * popup is modal.
   */
  openerRef?: RefObject<HTMLElement | null>;
  /** Returns whether it has handled the key. The popup handles Esc, and Tab if it is modal. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => boolean;
  children: ReactNode;
}

const FOCUSABLE_SELECTOR =
  ':is(a[href], button, input, select, summary, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * A light overlay on the native dialog element, which moves the focus inside and back. Larger dialogs use Modal, whose
 * code is larger than that of all popups.
 */
export function Popup({ label, className = '', onClose, openerRef, onKey, children }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isModal = openerRef === undefined;
  // A layout effect, because its cleanup runs before the dialog is removed, while it can still return the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    // Not `showModal`, which would make the notices inert: Stop waiting works while a dialog is open.
    dialog.show();
    const stopIgnoring = ignoreRepeatsIn(dialog);
    return () => {
      stopIgnoring();
      dialog.close();
    };
  }, []);
  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    const isInside = [dialogRef, openerRef].some((ref) => ref?.current?.contains(target as Node));
    if (!isInside) onClose();
  });
  useEffect(() => {
    const opener = openerRef?.current;
    if (!openerRef) return undefined;
    const listener = (event: Event) => closeIfOutside(event);
    opener?.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      opener?.setAttribute('aria-expanded', 'false');
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [openerRef]);
  const handleKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => {
    if (key === 'Escape') onClose();
    else if (key === 'Tab' && dialogRef.current && isModal) moveFocus(dialogRef.current, shiftKey);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || !(handleKey(event) || onKey?.(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleKeyOutside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if ((event.target as Element).closest('[aria-modal="true"]') || !handleKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isModal) return undefined;
    // The focus is outside after a press in a notice, or if the focused button was removed.
    const listener = (event: globalThis.KeyboardEvent) => handleKeyOutside(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isModal]);
  const dialog = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog handles its own keys
    <dialog
      ref={dialogRef}
      aria-label={label}
      aria-modal={isModal || undefined}
      className={`popup ${className}`}
      // A click on a text inside would otherwise focus the page's content, and so close the popup.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
  if (!isModal) return dialog;
  return (
    <div className="popup__layer">
      <button
        type="button"
        tabIndex={-1}
        className="popup__backdrop"
        aria-label="Close"
        // The focus stays in the dialog, which returns it only from inside.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
      {dialog}
    </div>
  );
}

/** Wraps around at the ends, so that Tab stays in the dialog. */
function moveFocus(dialog: HTMLElement, isBackward: boolean): void {
  const elements = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)];
  // A title or an entry of a list can have the focus without being one of them, so the document's order counts.
  const side = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isOnSide = (element: HTMLElement) =>
    Boolean((document.activeElement ?? dialog).compareDocumentPosition(element) & side);
  if (isBackward) elements.reverse();
  for (const element of [...elements.filter(isOnSide), ...elements]) {
    element.focus();
    // A hidden element, such as the button that clears an empty field, does not take the focus.
    if (document.activeElement === element) return;
  }
}
