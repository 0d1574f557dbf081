import Button from 'antd/es/button';
import { NO_IDENTITY_TEXT, UNEXPECTED_KIND_TEXT } from '@/domain/failureTexts/ruleValidation';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { buildRuleFormName } from '@/domain/formNames';
import { textOrDash } from '@/domain/missingValue';
import { useRegisterDraft } from '@/shared/drafts/useFormDraft';
import { isWriteUnresolved } from '@/shared/writes/useWrite';
import { JsonModal } from '@/ui/json/JsonModal';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { isEditable } from '../ruleRow';
import { CompareLink } from './CompareLink';
import { toEditorText } from './json/editorText';
import { withTypeOf } from './json/fillEditor';
import { getTypeJson, type OpenRule } from './openRule';
import { RuleEditor } from './RuleEditor';
import { toRuleFormDraft } from './ruleFormDraft';
import { RuleConflict } from './write/RuleConflict';
import { RuleOutcome } from './write/RuleOutcome';
import { type RuleEditActions } from './write/useRuleEdit';

/** The dialog of the rule edit: viewer, editor, conflict, or the outcome of the update. */
export function RuleModal({ ruleEdit }: { ruleEdit: RuleEditActions }) {
  const { edit, write, startEditing, submit, close } = ruleEdit;
  if (write.outcome.status !== 'idle') return <SubmittedRule ruleEdit={ruleEdit} />;
  switch (edit.status) {
    case 'closed':
      return null;
    case 'viewing': {
      const { row } = edit;
      return (
        <JsonModal
          title={textOrDash(row.identity)}
          json={row.ruleJson}
          onClose={close}
          actions={
            <>
              {row.identity !== null && <CompareLink category={row.categoryName} rule={row.identity} />}
              {isEditable(row) && (
                <Button type="primary" data-autofocus onClick={() => startEditing(row)}>
                  Edit
                </Button>
              )}
            </>
          }
          {...(!isEditable(row) && { note: row.identity === null ? NO_IDENTITY_TEXT : UNEXPECTED_KIND_TEXT })}
        />
      );
    }
    case 'editing':
      return (
        <RuleEditor
          key={`${edit.editorId} ${edit.rule.id}`}
          rule={edit.rule}
          initialText={edit.editorText ?? toEditorText(edit.rule.ruleJson)}
          onSubmit={submit}
          onCancel={close}
        />
      );
  }
}

function SubmittedRule({ ruleEdit }: { ruleEdit: RuleEditActions }) {
  const { write, submit, returnToEditor, close } = ruleEdit;
  const { outcome } = write;
  if (outcome.status === 'idle') return null;
  const { rule, editorText, mine, theirs, isSent } = outcome.subject;
  // Whoever leaves during the reading before the write stops it.
  const isUnresolved = isWriteUnresolved(outcome) && (isSent || outcome.status !== 'processing');
  // The operator has seen `theirs`, so only another value on the platform opens the conflict again. The editor that may
  // open again stays the one in which the text was typed.
  const seenRule = theirs === undefined ? rule : withTypeOf({ ...rule, ruleJson: theirs }, getTypeJson(rule));
  return (
    <>
      {outcome.status !== 'success' && (
        <>
          <LeavePrompt when message={isUnresolved ? LEAVE_AFTER_SEND_TEXT : UNSAVED_CHANGES_TEXT} />
          <HiddenEditorDraft rule={rule} editorText={editorText} isOutcomeUnknown={isUnresolved} />
        </>
      )}
      {theirs === undefined || mine === null ? (
        <RuleOutcome ruleEdit={ruleEdit} />
      ) : (
        <RuleConflict
          rule={rule}
          mine={mine}
          theirs={theirs}
          onSendMine={() => {
            write.close();
            return submit(seenRule, editorText, { ruleJson: mine });
          }}
          onAcceptTheirs={close}
          onCancel={() => returnToEditor(seenRule, editorText)}
        />
      )}
    </>
  );
}

interface DraftProps {
  rule: OpenRule;
  editorText: string;
  isOutcomeUnknown: boolean;
}

/** Registers the typed text as a form draft while another dialog replaces the editor. Renders nothing. */
function HiddenEditorDraft({ rule, editorText, isOutcomeUnknown }: DraftProps) {
  useRegisterDraft(
    {
      form: buildRuleFormName(rule),
      ...toRuleFormDraft(rule, editorText),
      isOutcomeUnknown,
      hadSecretInput: false,
    },
    true,
  );
  return null;
}
