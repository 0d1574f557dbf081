import Button from 'antd/es/button';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { RestoreFocus } from '@/ui/focus/RestoreFocus';
import { Icon } from '@/ui/icons/Icon';
import './fleetUi.css';

interface Props {
  title: string;
  subtitle: string | null;
  /** Names the panel for screen readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What belongs to one row, beside its table. It gets the focus when another row is opened, and returns it to the row.
 * Escape closes it.
 */
export function SidePanel({ title, subtitle, label, onClose, children }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Without a scroll: the section of the cell that was opened is in view.
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [title]);
  const closeOnEscape = ({ key, target, currentTarget }: KeyboardEvent) => {
    const element = target as Element;
    // A dialog of the panel is not inside its element. In a field, Escape empties a search, and the panel keeps its choices.
    if (key === 'Escape' && currentTarget.contains(element) && !element.matches('input, select, textarea'))
      onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the panel, wherever in it the focus is
    <aside className="fleet-panel card" aria-label={label} tabIndex={-1} onKeyDown={closeOnEscape}>
      <RestoreFocus key={title} />
      <div className="fleet-panel__head">
        <h2 ref={headingRef} tabIndex={-1}>
          {title} <span className="fleet-panel__name">{subtitle}</span>
        </h2>
        <Button size="small" type="text" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
