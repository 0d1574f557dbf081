import {
  RULE_UPDATE_FAILED_TITLE,
  RULE_UPDATED_TITLE,
  RULE_UPDATING_TITLE,
} from '@/domain/failureTexts/ruleUpdate';
import { FailedWrite } from '@/shared/writes/FailedWrite';
import { WriteModal } from '@/shared/writes/WriteModal';
import { RuleDifference } from './RuleDifference';
import { type RuleEdit, type RuleEditActions } from './useRuleEdit';

interface Props {
  edit: Extract<RuleEdit, { status: 'processing' | 'success' | 'failed' }>;
  editActions: RuleEditActions;
}

/** The dialog of an update: progress, success or failure (section 4 of the specification). */
export function RuleOutcome({ edit, editActions }: Props) {
  const { returnToEditor, verify, isVerifying, close } = editActions;
  const { rule } = edit;
  const closeAction = { label: 'Close', onClick: close };
  switch (edit.status) {
    case 'processing':
      return (
        <WriteModal status="processing" title={RULE_UPDATING_TITLE}>
          {rule.identity}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal status="success" title={RULE_UPDATED_TITLE} actions={[closeAction]} onClose={close}>
          <p>{edit.wasVerified ? `Applied: ${rule.identity} has the new value.` : rule.identity}</p>
          <RuleDifference before={rule.ruleJson} after={edit.sentJson} />
        </WriteModal>
      );
    case 'failed': {
      const { texts, unknownOutcome, editorText } = edit;
      return (
        <FailedWrite
          title={RULE_UPDATE_FAILED_TITLE}
          failures={edit.failures}
          isOutcomeUnknown={unknownOutcome !== null}
          verification={{
            result: unknownOutcome?.verifyResult ?? null,
            isVerifying,
            onVerify: () => void verify(),
            resultTexts: {
              notApplied: 'the rule has its old value.',
              unknown: unknownOutcome?.hasOtherValue
                ? 'someone else has changed the rule in the meantime. If you submit again, both values are shown first.'
                : 'the rule could not be loaded. Check again in a moment.',
            },
          }}
          actions={[
            closeAction,
            {
              label: 'Try again',
              onClick: () => returnToEditor(rule, editorText),
              isResend: !unknownOutcome?.hasOtherValue,
            },
          ]}
          onClose={close}
        >
          <p>
            {rule.identity}: {texts.title}
          </p>
          <ul>
            {[...new Set(texts.details)].map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </FailedWrite>
      );
    }
  }
}
