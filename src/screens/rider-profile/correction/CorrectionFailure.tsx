import Button from 'antd/es/button';
import { describeFailure, describeRiderError, describeRiderFailure } from '@/domain/failures';
import { describeUnknownCorrection, describeVerification } from '@/domain/failureTexts/correction';
import { CallFailure } from '@/screens/common/CallFailure';
import { isApplied } from './correctionStatus';
import { type Correction } from './useCorrection';

/** The index of the error message in RIDER_ERROR_MESSAGES. */
const SUBMIT_MESSAGE_INDEX = 6;

/** An alert in the form for a correction that failed or has an unknown outcome; it stays when the dialog is closed. */
export function CorrectionFailure({ correction }: { correction: Correction }) {
  const { status, verify, isDismissed } = correction;
  if ((status.kind !== 'rejected' && status.kind !== 'outcomeUnknown') || isApplied(status)) return null;
  if (status.kind === 'rejected') {
    return (
      <CallFailure
        failure={status.failure}
        title={describeRiderFailure(SUBMIT_MESSAGE_INDEX, status.failure)}
      >
        {describeFailure(status.failure)}
      </CallFailure>
    );
  }
  const { sentCorrection, verification } = status;
  const { paymentId, correction: values } = sentCorrection;
  return (
    <CallFailure
      failure={status.failure}
      title={
        status.failure
          ? describeRiderFailure(SUBMIT_MESSAGE_INDEX, status.failure)
          : describeRiderError(SUBMIT_MESSAGE_INDEX)
      }
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
