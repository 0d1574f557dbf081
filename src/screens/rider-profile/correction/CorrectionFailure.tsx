import Button from 'antd/es/button';
import { describeFailure, describeRiderError, describeRiderFailure } from '@/domain/failures';
import { describeUnknownCorrection, describeVerification } from '@/domain/failureTexts/correction';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderMessageIndex';
import { CallFailure } from '@/shared/errors/CallFailure';
import { isApplied } from './correctionStatus';
import { type CorrectionEditor } from './useCorrection';

/** An alert in the form for a failed correction or an unknown outcome. It stays when the dialog is closed. */
export function CorrectionFailure({ editor }: { editor: CorrectionEditor }) {
  const { status, verify, isDismissed } = editor;
  if ((status.kind !== 'rejected' && status.kind !== 'outcomeUnknown') || isApplied(status)) return null;
  if (status.kind === 'rejected') {
    return (
      <CallFailure
        failure={status.failure}
        title={describeRiderFailure(RIDER_MESSAGE_INDEX.submitCorrection, status.failure)}
      >
        {describeFailure(status.failure)}
      </CallFailure>
    );
  }
  const { pendingCorrection, verification } = status;
  const { paymentId, correction: values } = pendingCorrection;
  return (
    <CallFailure
      failure={status.failure}
      title={
        status.failure
          ? describeRiderFailure(RIDER_MESSAGE_INDEX.submitCorrection, status.failure)
          : describeRiderError(RIDER_MESSAGE_INDEX.submitCorrection)
      }
    >
      <p>
        {verification === null
          ? describeUnknownCorrection(paymentId, values.amount)
          : describeVerification(verification.result, paymentId, values.amount, verification.payment).text}
      </p>
      {/* While the dialog is open, it has this button. */}
      {isDismissed && verification?.result !== 'notApplied' && (
        <Button className="correction__check-now" size="small" onClick={() => void verify()}>
          Check now
        </Button>
      )}
    </CallFailure>
  );
}
