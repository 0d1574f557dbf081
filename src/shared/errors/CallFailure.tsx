import { type ReactNode } from 'react';
import { type Failure, isForbidden } from '@/domain/failures';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { CopyDetails } from './CopyDetails';
import { SignInAgainLink } from './SignInAgainLink';

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

/** Shows a failed call in place of its result, with 'Try again' and 'Copy details'; after a 403 of an agency also with its sign-in. */
export function CallFailure({ title, failure, children, onRetry, isRetrying, kind }: Props) {
  const failures = [failure ?? []].flat();
  const forbidden = failures.find(isForbidden);
  return (
    <FailureAlert
      ref={passFocusOn}
      title={title}
      kind={kind}
      onAction={onRetry}
      isActionRunning={isRetrying}
      extraActions={
        <>
          <CopyDetails message={title} failures={failures} />
          {forbidden && <SignInAgainLink failure={forbidden} />}
        </>
      }
    >
      {children}
    </FailureAlert>
  );
}
