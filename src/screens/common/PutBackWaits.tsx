import { FailureAlert } from '@/ui/FailureAlert';
import { type PutBackHold } from './usePutBackInForm';

const REASONS: Readonly<Record<PutBackHold, string>> = {
  unsent: 'This form has values that were not sent. Send or discard them, then press Put back again.',
  openEnd:
    'It is not known yet what became of what this form has sent. Find that out, then press Put back again.',
};

/** Says in a form why it was not filled with earlier values. */
export function PutBackWaits({ hold }: { hold: PutBackHold | null }) {
  return (
    hold && (
      <FailureAlert kind="info" title="Put back waits">
        {REASONS[hold]}
      </FailureAlert>
    )
  );
}
