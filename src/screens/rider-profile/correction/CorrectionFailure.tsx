import Button from 'antd/es/button';
import { reasonText, riderFailureMessage, riderMessage } from '@/domain/failures';
import { mayBeAppliedText, verdictTexts } from '@/domain/failureTexts/correction';
import { CallFailure } from '@/screens/common/CallFailure';
import { isApplied } from './correctionStep';
import { type Correction } from './useCorrection';

/** What stays beside the fields of a correction that did not go through, while its dialog is open and after. */
export function CorrectionFailure({ correction }: { correction: Correction }) {
  const { now, check, isDismissed } = correction;
  if ((now.step !== 'refused' && now.step !== 'uncertain') || isApplied(now)) return null;
  if (now.step === 'refused') {
    return (
      <CallFailure failure={now.failure} title={riderFailureMessage(6, now.failure)}>
        {reasonText(now.failure)}
      </CallFailure>
    );
  }
  const { sent, finding } = now;
  const { paymentId, correction: values } = sent;
  return (
    <CallFailure
      failure={now.failure}
      title={now.failure ? riderFailureMessage(6, now.failure) : riderMessage(6)}
    >
      <p>
        {finding === null
          ? mayBeAppliedText(paymentId, values.amount)
          : verdictTexts(finding.verdict, paymentId, values.amount, finding.seen).text}
      </p>
      {isDismissed && finding?.verdict !== 'notApplied' && (
        <Button className="correction__check" size="small" onClick={check}>
          Check now
        </Button>
      )}
    </CallFailure>
  );
}
