import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { RestoreFocus } from '@/ui/RestoreFocus';
import './OverlayDialog.css';

interface Props {
  /** What it is for, for screen readers. */
  label: string;
  onClose: () => void;
  /** Keys that mean something in all of it; true where this one did. */
  onKey?: (event: KeyboardEvent) => boolean;
  children: ReactNode;
}

const FOCUSABLE = 'button:not([tabindex="-1"]), input';

/** A dialog over the page without antd's, which would cost more to load than all that stands in it. Tab stays in it, Esc closes it. */
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
        className="about-dialog__outside"
        aria-label="Close"
        onClick={onClose}
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a dialog are its own */}
      <div
        ref={panelRef}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className="about-dialog__panel"
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>
  );
}

/** The focus goes round within the dialog. */
function moveFocus(panelRef: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(panelRef?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const present = stops.findIndex((stop) => stop === document.activeElement);
  stops[(present + by + stops.length) % stops.length]?.focus();
}
