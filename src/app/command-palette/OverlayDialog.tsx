import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { RestoreFocus } from '@/ui/focus/RestoreFocus';
import './OverlayDialog.css';

interface Props {
  /** The dialog's name for screen readers. */
  label: string;
  onClose: () => void;
  /** Returns whether it has handled the key. Tab and Esc are handled by the dialog. */
  onKey?: (event: KeyboardEvent) => boolean;
  children: ReactNode;
}

const FOCUSABLE_SELECTOR = 'button:not([tabindex="-1"]), input';

/** A modal dialog. It does not use antd's Modal, whose code is larger than that of all overlays. */
export function OverlayDialog({ label, onClose, onKey, children }: Props) {
  const panelRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') moveFocus(panelRef.current, event.shiftKey ? -1 : 1);
    else if (!onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="overlay-dialog">
      <RestoreFocus />
      <button
        type="button"
        tabIndex={-1}
        className="overlay-dialog__backdrop"
        aria-label="Close"
        onClick={onClose}
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog handles its own keys */}
      <div
        ref={panelRef}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className="overlay-dialog__panel"
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>
  );
}

/** Wraps around at the ends, so that Tab stays in the dialog. */
function moveFocus(panel: HTMLElement | null, step: 1 | -1): void {
  const elements = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR) ?? [])];
  const currentIndex = elements.findIndex((element) => element === document.activeElement);
  elements[(currentIndex + step + elements.length) % elements.length]?.focus();
}
