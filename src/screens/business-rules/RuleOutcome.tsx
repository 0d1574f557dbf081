import { CHECK_NOW } from '../../domain/failureTexts/uncertain';
import { RULE_UPDATE_FAILED, RULE_UPDATED, RULE_UPDATING } from '../../domain/failureTexts/ruleUpdate';
import { OutcomeModal } from '../../ui/OutcomeModal';
import { RegionLine } from '../common/RegionLine';
import { UncertainOutcome } from '../common/UncertainOutcome';
import { RuleDifference } from './RuleDifference';
import { type RuleEdit, type RuleEditing } from './useRuleEdit';

interface Properties {
  edit: Extract<RuleEdit, { phase: 'processing' | 'success' | 'failed' }>;
  editing: RuleEditing;
}

/** Processing, then success or failure (specification 4), with the catalogue's texts. */
export function RuleOutcome({ edit, editing }: Properties) {
  const { editAgain, check, isChecking, close } = editing;
  const { rule } = edit;
  const closing = { label: 'Close', onClick: close };
  switch (edit.phase) {
    case 'processing':
      return (
        <OutcomeModal state="processing" title={RULE_UPDATING} region={<RegionLine />}>
          {rule.identity}
        </OutcomeModal>
      );
    case 'success':
      return (
        <OutcomeModal
          state="success"
          title={RULE_UPDATED}
          region={<RegionLine />}
          actions={[closing]}
          onClose={close}
        >
          <p>{edit.wasChecked ? `Applied: ${rule.identity} has the new value.` : rule.identity}</p>
          <RuleDifference before={rule.inner} after={edit.sent} />
        </OutcomeModal>
      );
    case 'failed': {
      const { texts, uncertain, draft } = edit;
      const again = {
        label: 'Try again',
        onClick: () => editAgain(rule, draft),
        primary: uncertain === null,
      };
      return (
        <OutcomeModal
          state="failed"
          title={RULE_UPDATE_FAILED}
          region={<RegionLine />}
          actions={[
            closing,
            again,
            ...(uncertain ? [{ label: CHECK_NOW, onClick: () => void check(), primary: true }] : []),
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
          {uncertain && (
            <UncertainOutcome
              check={uncertain.check}
              isChecking={isChecking}
              found={{
                notApplied: 'the rule has its old value.',
                unknown:
                  'the rule could not be read, or has a value of somebody else. Check again in a moment.',
              }}
            />
          )}
        </OutcomeModal>
      );
    }
  }
}
