import { RULE_UPDATE_FAILED, RULE_UPDATED, RULE_UPDATING } from '@/domain/failureTexts/ruleUpdate';
import { FailedWrite } from '../common/FailedWrite';
import { WriteModal } from '../common/WriteModal';
import { RuleDifference } from './RuleDifference';
import { type RuleEdit, type RuleEditing } from './useRuleEdit';

interface Props {
  edit: Extract<RuleEdit, { phase: 'processing' | 'success' | 'failed' }>;
  editing: RuleEditing;
}

/** Processing, then success or failure (specification 4), with the catalogue's texts. */
export function RuleOutcome({ edit, editing }: Props) {
  const { editAgain, check, isChecking, close } = editing;
  const { rule } = edit;
  const closing = { label: 'Close', onClick: close };
  switch (edit.phase) {
    case 'processing':
      return (
        <WriteModal state="processing" title={RULE_UPDATING}>
          {rule.identity}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal state="success" title={RULE_UPDATED} actions={[closing]} onClose={close}>
          <p>{edit.wasChecked ? `Applied: ${rule.identity} has the new value.` : rule.identity}</p>
          <RuleDifference before={rule.inner} after={edit.sent} />
        </WriteModal>
      );
    case 'failed': {
      const { texts, uncertain, draft } = edit;
      return (
        <FailedWrite
          title={RULE_UPDATE_FAILED}
          failures={edit.failures}
          isUncertain={uncertain !== null}
          check={{
            result: uncertain?.check ?? null,
            isChecking,
            onCheck: () => void check(),
            found: {
              notApplied: 'the rule has its old value.',
              unknown: uncertain?.isOthers
                ? 'the rule has a value of somebody else by now. Submitting yours again shows both first.'
                : 'the rule could not be read. Check again in a moment.',
            },
          }}
          ways={[
            closing,
            {
              label: 'Try again',
              onClick: () => editAgain(rule, draft),
              sendsAgain: !uncertain?.isOthers,
            },
          ]}
          onClose={close}
        >
          <p>
            {rule.identity}: {texts.title}
          </p>
          <ul>
            {[...new Set(texts.details)].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </FailedWrite>
      );
    }
  }
}
