import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type RevertBlocker } from './useRevertInForm';

const REASONS: Readonly<Record<RevertBlocker, string>> = {
  unsavedInput: 'This form has unsaved values. Submit or discard them, then press Put back again.',
  outcomeUnknown:
    'The outcome of what this form has sent is unknown. Use Check now, then press Put back again.',
};

/** Shows in a form why it was not filled with the previous values of a change. */
export function RevertBlockedNotice({ blocker }: { blocker: RevertBlocker | null }) {
  return (
    blocker && (
      <FailureAlert kind="info" title="Put back is blocked">
        {REASONS[blocker]}
      </FailureAlert>
    )
  );
}
