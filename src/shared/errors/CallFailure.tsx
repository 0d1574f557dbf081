import { type ReactNode } from 'react';
import { type Failure } from '@/domain/failures';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { CopyDetails } from './CopyDetails';

interface Props {
  title: string;
  /** One failure or those of several calls. Null when the failure is no longer known. */
  failure: Failure | readonly Failure[] | null;
  /** The reason, and what the operator can do. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  kind?: 'error' | 'warning';
}

/** Shows a failed call in place of its result, with 'Try again' and 'Copy details'. */
export function CallFailure({ title, failure, children, onRetry, isRetrying, kind }: Props) {
  const failures = [failure ?? []].flat();
  return (
    <FailureAlert
      ref={passFocusOn}
      title={title}
      kind={kind}
      onAction={onRetry}
      isActionRunning={isRetrying}
      extraActions={<CopyDetails message={title} failures={failures} />}
    >
      {children}
    </FailureAlert>
  );
}
