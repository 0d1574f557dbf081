import Button from 'antd/es/button';
import { mayBeAppliedText, verdictTexts } from '../../../domain/failureTexts/correction';
import { reasonText, riderMessage } from '../../../domain/failures';
import { FailureAlert } from '../../../ui/FailureAlert';
import { isApplied } from './correctionStep';
import { type Correction } from './useCorrection';

/** What stays beside the fields of a correction that did not go through, once its dialog is closed. */
export function CorrectionFailure({ correction: { now, check } }: { correction: Correction }) {
  if ((now.step !== 'refused' && now.step !== 'uncertain') || isApplied(now)) return null;
  if (now.step === 'refused') {
    return <FailureAlert title={riderMessage(6)}>{reasonText(now.failure)}</FailureAlert>;
  }
  const { sent, finding, isChecking } = now;
  const { id } = sent.before;
  const { amount } = sent.correction;
  const isOpen = finding?.verdict !== 'notApplied';
  return (
    <FailureAlert title={riderMessage(6)}>
      <p>
        {finding === null
          ? mayBeAppliedText(id, amount)
          : verdictTexts(finding.verdict, id, amount, finding.seen).text}
      </p>
      {isOpen && (
        <Button size="small" onClick={check} loading={isChecking}>
          Check now
        </Button>
      )}
    </FailureAlert>
  );
}
