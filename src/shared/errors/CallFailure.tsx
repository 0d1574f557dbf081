import { type ComponentProps } from 'react';
import { type Failure } from '@/domain/failures';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { CopyDetails } from './CopyDetails';

interface Props extends Omit<ComponentProps<typeof FailureAlert>, 'extraActions'> {
  /** One failure or those of several calls. Null when the failure is no longer known. */
  failure: Failure | readonly Failure[] | null;
}

/** Shows a failed call in place of its result, with 'Copy details'. */
export function CallFailure({ failure, ...alert }: Props) {
  const failures = failure === null ? [] : [failure].flat();
  return <FailureAlert {...alert} extraActions={<CopyDetails message={alert.title} failures={failures} />} />;
}
