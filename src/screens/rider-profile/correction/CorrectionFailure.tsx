import Button from 'antd/es/button';
import { describeFailure, describeRiderFailure, describeRiderError } from '@/domain/failures';
import { describeUnknownCorrection, describeVerification } from '@/domain/failureTexts/correction';
import { CallFailure } from '@/screens/common/CallFailure';
import { isApplied } from './correctionStatus';
import { type Correction } from './useCorrection';

/** What stays beside the fields of a correction that did not go through, while its dialog is open and after. */
export function CorrectionFailure({ correction }: { correction: Correction }) {
  const { status, verify, isDismissed } = correction;
  if ((status.kind !== 'rejected' && status.kind !== 'outcomeUnknown') || isApplied(status)) return null;
  if (status.kind === 'rejected') {
    return (
      <CallFailure failure={status.failure} title={describeRiderFailure(6, status.failure)}>
        {describeFailure(status.failure)}
      </CallFailure>
    );
  }
  const { sent, verification } = status;
  const { paymentId, correction: values } = sent;
  return (
    <CallFailure
      failure={status.failure}
      title={status.failure ? describeRiderFailure(6, status.failure) : describeRiderError(6)}
    >
      <p>
        {verification === null
          ? describeUnknownCorrection(paymentId, values.amount)
          : describeVerification(verification.result, paymentId, values.amount, verification.payment).text}
      </p>
      {isDismissed && verification?.result !== 'notApplied' && (
        <Button className="correction__check-now" size="small" onClick={verify}>
          Check now
        </Button>
      )}
    </CallFailure>
  );
}
