import { type ComponentProps } from 'react';
import { type Failure } from '@/domain/failures';
import { FailureAlert } from '@/ui/FailureAlert';
import { CopyDetails } from './CopyDetails';

interface Props extends Omit<ComponentProps<typeof FailureAlert>, 'aside'> {
  /** Of the call, or of those of several calls that failed. Null where nobody knows any more. */
  failure: Failure | readonly Failure[] | null;
}

/** A call that failed, told where its answer was to stand, with its details to be copied. */
export function CallFailure({ failure, ...alert }: Props) {
  const failures = failure === null ? [] : [failure].flat();
  return <FailureAlert {...alert} extraActions={<CopyDetails message={alert.title} failures={failures} />} />;
}
