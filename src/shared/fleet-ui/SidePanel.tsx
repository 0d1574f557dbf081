import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** What belongs to one row, beside its table. It gets the focus when another row is opened; Escape closes it. */
export function SidePanel({ title, subtitle, label, onClose, children }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Without a scroll: the section of the cell that was opened is in view.
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [title]);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <aside className="fleet-panel card" aria-label={label}>
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
