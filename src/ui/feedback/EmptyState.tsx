import { type ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import './EmptyState.css';

interface Props {
  /** The drawing above the title. */
  icon?: IconName;
  title: string;
  /** The next step for the operator: a sentence. */
  children?: ReactNode;
  /** A button or a link below the sentence. */
  action?: ReactNode;
}

/** Stands in place of content that is not there. */
export function EmptyState({ icon = 'file', title, children, action }: Props) {
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <p className="empty-state__title">{title}</p>
      {children && <div className="empty-state__hint">{children}</div>}
      {action && <div className="empty-state__action">{action}</div>}
    </div>
  );
}
