import { FailureAlert } from '@/ui/FailureAlert';
import { type RevertBlocker } from './useRevertInForm';

const REASONS: Readonly<Record<RevertBlocker, string>> = {
  unsavedInput: 'This form has values that were not sent. Send or discard them, then press Put back again.',
  outcomeUnknown:
    'It is not known yet what became of what this form has sent. Find that out, then press Put back again.',
};

/** Says in a form why it was not filled with earlier values. */
export function RevertBlockedNotice({ blocker }: { blocker: RevertBlocker | null }) {
  return (
    blocker && (
      <FailureAlert kind="info" title="Put back waits">
        {REASONS[blocker]}
      </FailureAlert>
    )
  );
}
