import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import './FailureAlert.css';

interface Props {
  /** What went wrong, in the catalogue's words. */
  title: string;
  /** Why, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** What the button says, where it does something else than try again. */
  retryLabel?: string;
  isRetrying?: boolean;
  /** What else can be done about it. */
  extraActions?: ReactNode;
  kind?: 'error' | 'warning' | 'info' | 'success';
}

/**
 * A failure, or what became of it, told where it happened; announced to screen readers; with a retry where there is
 * one. It stands on the sign-in screen, so it is plain: antd's brings its motion and icons along.
 */
export function FailureAlert({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  extraActions,
  kind = 'error',
}: Props) {
  return (
    <div className={`failure-alert failure-alert--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <div className="failure-alert__text">
        <span className="failure-alert__title">{title}</span>
        {children && <div className="failure-alert__reason">{children}</div>}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry} loading={isRetrying}>
          {retryLabel}
        </Button>
      )}
      {extraActions}
    </div>
  );
}
