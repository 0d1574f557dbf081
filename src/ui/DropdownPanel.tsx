import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { RestoreFocus } from './RestoreFocus';
import './DropdownPanel.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel below the button that opened it, over the page. Esc, a click elsewhere and walking out of it close it. */
export function DropdownPanel({ label, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    const place = element?.parentElement;
    if (!element || !place) return undefined;
    element.querySelector<HTMLElement>('input, button')?.focus();
    const leave = ({ target }: Event) => {
      // The button beside it closes it by itself.
      if (target instanceof Node && !place.contains(target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    place.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      place.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <>
      <RestoreFocus />
      <div ref={panel} role="dialog" aria-label={label} className="dropdown-panel">
        {children}
      </div>
    </>
  );
}
