import { type FailureTexts } from '../../domain/failureTexts/serverWords';
import { CHECK_NOW, type CheckResult } from '../../domain/failureTexts/uncertain';
import { mayHaveBeenApplied, type Failure } from '../../domain/failures';
import { OutcomeModal, type OutcomeAction } from '../../ui/OutcomeModal';
import { FailureReason } from '../common/FailureReason';
import { RegionLine } from '../common/RegionLine';
import { UncertainOutcome } from '../common/UncertainOutcome';

interface Properties {
  texts: FailureTexts;
  failure: Failure | null;
  check: CheckResult | null;
  /** What looking again has found, in words. */
  found: Readonly<Record<'notApplied' | 'unknown', string>>;
  isChecking: boolean;
  onCheck: () => void;
  onClose: () => void;
  /** The last one leads on where the outcome is certain. */
  actions: readonly OutcomeAction[];
}

/** A step that failed: the catalogue's texts, and 'Check now' where nobody can tell (decision 19). */
export function RegistrationFailure(properties: Properties) {
  const { texts, failure, check, found, isChecking, onCheck, onClose, actions } = properties;
  const isUncertain = failure !== null && mayHaveBeenApplied(failure);
  return (
    <OutcomeModal
      state="failed"
      title={texts.title}
      region={<RegionLine />}
      onClose={onClose}
      actions={[
        ...actions.map((action, index) => ({
          ...action,
          primary: !isUncertain && index === actions.length - 1,
        })),
        ...(isUncertain ? [{ label: CHECK_NOW, onClick: onCheck, primary: true }] : []),
      ]}
    >
      {texts.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {failure && <FailureReason failure={failure} />}
      {isUncertain && <UncertainOutcome check={check} isChecking={isChecking} found={found} />}
    </OutcomeModal>
  );
}
