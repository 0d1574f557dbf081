import { type Coupon } from '@/domain/entities/coupon';
import { type Medium } from '@/domain/entities/medium';
import { CorrectionConflict } from './CorrectionConflict';
import { CorrectionOutcome } from './CorrectionOutcome';
import { type CorrectionEditor } from './useCorrectionEditor';

interface Props {
  editor: CorrectionEditor;
  mediums: readonly Medium[];
  coupons: readonly Coupon[];
  /** Fills the form with the values before the correction. */
  onRevert: () => void;
  /** `isCorrected`: after a correction that was applied. */
  onClose: (isCorrected: boolean) => void;
}

/** The dialog of a submitted correction: what has changed meanwhile, or the outcome. */
export function CorrectionDialog({ editor, mediums, coupons, onRevert, onClose }: Props) {
  const { write, acceptCurrent, sendAgain, tryAgain } = editor;
  const submitted = write.outcome.status === 'failed' ? write.outcome.subject : undefined;
  const current = submitted?.current;
  return submitted && current ? (
    <CorrectionConflict
      submitted={submitted}
      current={current}
      mediums={mediums}
      coupons={coupons}
      onTakeTheirs={() => {
        acceptCurrent(current);
        onClose(false);
      }}
      onSendMine={() => void sendAgain(submitted, current)}
      onCancel={() => acceptCurrent(current)}
    />
  ) : (
    <CorrectionOutcome
      write={write}
      mediums={mediums}
      coupons={coupons}
      onTryAgain={tryAgain}
      onSendAgain={(unsent) => void sendAgain(unsent)}
      onRevert={onRevert}
      onClose={onClose}
    />
  );
}
