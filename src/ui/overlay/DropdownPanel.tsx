import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { RestoreFocus } from '../focus/RestoreFocus';
import './DropdownPanel.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel below the button that opened it. It closes on Esc, and on a click or focus outside. */
export function DropdownPanel({ label, onClose, children }: Props) {
  const panelRef = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panelRef.current;
    const container = element?.parentElement;
    if (!element || !container) return undefined;
    element.querySelector<HTMLElement>('input, button')?.focus();
    const closeIfOutside = ({ target }: Event) => {
      // The container includes the opening button, whose own click handler closes the panel.
      if (target instanceof Node && !container.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    container.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      container.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <>
      <RestoreFocus />
      <div ref={panelRef} role="dialog" aria-label={label} className="dropdown-panel">
        {children}
      </div>
    </>
  );
}
