import { RULE_UPDATE_TITLES } from '@/domain/failureTexts/ruleUpdate';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { RuleDifference } from '../RuleDifference';
import { getRulePlace } from '../rulePlace';
import { describeFailedUpdate } from './updateRuleWrite';
import { type RuleEditActions } from './useRuleEdit';

export function RuleOutcome({ ruleEdit }: { ruleEdit: RuleEditActions }) {
  const { write, returnToEditor, close } = ruleEdit;
  const closeAction = { label: 'Close', onClick: close };
  return (
    <WriteOutcomeModal
      write={write}
      place={({ rule }) => getRulePlace(rule)}
      processing={({ rule }) => ({ title: RULE_UPDATE_TITLES.processing, body: rule.identity })}
      success={({ rule, mine }, wasVerified) => ({
        title: RULE_UPDATE_TITLES.success,
        body: (
          <>
            <p>{wasVerified ? `Applied: ${rule.identity} has the new value.` : rule.identity}</p>
            <RuleDifference before={rule.ruleJson} after={mine ?? rule.ruleJson} />
          </>
        ),
        actions: [closeAction],
        onClose: close,
      })}
      failed={(outcome) => {
        const { rule, editorText } = outcome.subject;
        const { title, details } = describeFailedUpdate(outcome);
        return {
          title: RULE_UPDATE_TITLES.failed,
          body: (
            <>
              <p>
                {rule.identity}: {title}
              </p>
              <ul>
                {[...new Set(details)].map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </>
          ),
          actions: [
            closeAction,
            { label: 'Try again', onClick: () => returnToEditor(rule, editorText), isResend: true },
          ],
          onClose: close,
        };
      }}
    />
  );
}
