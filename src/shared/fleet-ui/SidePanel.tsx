import Button from 'antd/es/button';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { PANEL_OPENERS } from './usePanelFocus';
import './fleetUi.css';

interface Props {
  title: string;
  subtitle: string | null;
  /** Names the panel for screen readers. */
  label: string;
  onClose: () => void;
  /** Buttons for the whole row, which stay in view while the rest scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A panel for one row, beside its table. The panel takes the focus from what has opened the row, and `usePanelFocus` returns
 * it. A row that the address opens, for example on another tab, leaves the focus where it is. Escape closes the panel.
 */
export function SidePanel({ title, subtitle, label, onClose, actions, children }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const row = `${title} ${subtitle}`;
  useEffect(() => {
    if (document.activeElement?.closest(PANEL_OPENERS)) headingRef.current?.focus();
  }, [row]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      // The browser closes an open popover, such as the account panel.
      if (key !== 'Escape' || document.querySelector(':popover-open') !== null) return;
      // In a field, Escape empties a search, and the panel keeps its choices. A dialog closes itself.
      if (!(target as Element).closest('input, select, textarea, [role="dialog"]')) close();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <aside className="fleet-panel card" aria-label={label}>
      <div className="fleet-panel__head">
        <h2 ref={headingRef} tabIndex={-1}>
          {title} <span className="fleet-panel__name">{subtitle}</span>
        </h2>
        <Button size="small" type="text" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      {/* A pending opening, its failure and a choice belong to the row. */}
      <Fragment key={row}>
        {actions && <div className="fleet-panel__actions">{actions}</div>}
        {/* It can scroll, so it takes the focus for the arrow keys. */}
        <div className="fleet-panel__body" role="group" aria-label={`${label}, scrollable`} tabIndex={0}>
          {children}
        </div>
      </Fragment>
    </aside>
  );
}
