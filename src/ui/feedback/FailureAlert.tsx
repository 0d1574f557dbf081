import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { passFocusOn } from '../focus/passFocusOn';
import './FailureAlert.css';

interface Props {
  title: string;
  /** The reason, and what the operator can do. */
  children?: ReactNode;
  /** The button, by default "Try again". */
  onAction?: (() => void) | undefined;
  actionLabel?: string;
  isActionRunning?: boolean | undefined;
  /** Buttons after it. */
  extraActions?: ReactNode;
  kind?: 'error' | 'warning' | 'info' | 'success' | undefined;
}

/** An alert without antd's Alert, because the sign-in page would then load antd's motion and icons. */
export function FailureAlert({
  title,
  children,
  onAction,
  actionLabel = 'Try again',
  isActionRunning = false,
  extraActions,
  kind = 'error',
}: Props) {
  return (
    <div
      ref={passFocusOn}
      className={`failure-alert failure-alert--${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <div className="failure-alert__text">
        <span className="failure-alert__title">{title}</span>
        {children && <div className="failure-alert__reason">{children}</div>}
      </div>
      {onAction && (
        <Button size="small" onClick={onAction} loading={isActionRunning}>
          {actionLabel}
        </Button>
      )}
      {extraActions}
    </div>
  );
}
