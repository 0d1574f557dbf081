import Button from 'antd/es/button';
import { type ReactNode, type Ref } from 'react';
import './FailureAlert.css';

interface Props {
  title: string;
  /** The reason, and what the operator can do. */
  children?: ReactNode;
  /** The button, by default "Try again". */
  onAction?: () => void;
  actionLabel?: string;
  isActionRunning?: boolean;
  /** Buttons after it. */
  extraActions?: ReactNode;
  kind?: 'error' | 'warning' | 'info' | 'success';
  /** `passFocusOn` for an alert that goes away when its button succeeds. The sign-in page does not load it. */
  ref?: Ref<HTMLDivElement>;
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
  ref,
}: Props) {
  return (
    <div
      ref={ref}
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
