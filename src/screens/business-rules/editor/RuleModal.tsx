import Button from 'antd/es/button';
import { NO_IDENTITY_TEXT, UNEXPECTED_KIND_TEXT } from '@/domain/failureTexts/ruleValidation';
import { LEAVE_AFTER_SEND_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { textOrDash } from '@/domain/missingValue';
import { useRegisterDraft } from '@/shared/drafts/useFormDraft';
import { JsonModal } from '@/ui/json/JsonModal';
import { LeavePrompt, UNSAVED_CHANGES_TEXT } from '@/ui/overlay/LeavePrompt';
import { isEditable } from '../ruleRow';
import { type OpenRule } from './openRule';
import { RuleConflict } from './RuleConflict';
import { RuleEditor } from './RuleEditor';
import { getRuleFormName, toRuleFormDraft } from './ruleFormDraft';
import { RuleOutcome } from './RuleOutcome';
import { isRuleOutcomeUnknown, type RuleEditActions } from './useRuleEdit';

/** The dialog for the current status of the rule edit (section 4 of the specification). */
export function RuleModal({ ruleEdit }: { ruleEdit: RuleEditActions }) {
  const { edit, startEditing, submit, returnToEditor, acceptTheirs, close } = ruleEdit;
  switch (edit.status) {
    case 'closed':
      return null;
    case 'viewing': {
      const { row } = edit;
      const isUnexpected = row.value.kind === 'unexpected';
      return (
        <JsonModal
          title={textOrDash(row.identity)}
          json={row.ruleJson}
          onClose={close}
          {...(isEditable(row)
            ? {
                actions: (
                  <Button type="primary" onClick={() => startEditing(row)}>
                    Edit
                  </Button>
                ),
              }
            : { note: isUnexpected ? UNEXPECTED_KIND_TEXT : NO_IDENTITY_TEXT })}
        />
      );
    }
    case 'editing':
      return (
        <RuleEditor
          key={`${edit.editorId} ${edit.rule.id}`}
          rule={edit.rule}
          initialText={edit.editorText}
          onSubmit={(editorText) => submit(edit.rule, editorText)}
          onCancel={close}
        />
      );
    case 'conflict': {
      const { rule, editorText, mine, theirs } = edit;
      return (
        <>
          <LeavePrompt when />
          <HiddenEditorDraft rule={rule} editorText={editorText} />
          <RuleConflict
            identity={rule.identity}
            mine={mine}
            theirs={theirs}
            // The operator has seen `theirs`, so only another value on the platform opens the conflict again.
            onKeepMine={() => submit({ ...rule, ruleJson: theirs }, editorText)}
            onAcceptTheirs={() => acceptTheirs(rule)}
            onCancel={() => returnToEditor(rule, editorText)}
          />
        </>
      );
    }
    case 'processing':
    case 'success':
    case 'failed':
      return (
        <>
          <LeavePrompt
            when={edit.status !== 'success'}
            message={
              edit.status === 'processing' ||
              (edit.status === 'failed' && isRuleOutcomeUnknown(edit.unknownOutcome))
                ? LEAVE_AFTER_SEND_TEXT
                : UNSAVED_CHANGES_TEXT
            }
          />
          {edit.status !== 'success' && (
            <HiddenEditorDraft
              rule={edit.rule}
              editorText={edit.editorText}
              isOutcomeUnknown={edit.status === 'processing' || isRuleOutcomeUnknown(edit.unknownOutcome)}
            />
          )}
          <RuleOutcome edit={edit} editActions={ruleEdit} />
        </>
      );
  }
}

interface DraftProps {
  rule: OpenRule;
  editorText: string;
  isOutcomeUnknown?: boolean;
}

/** Registers the typed text as a form draft while another dialog replaces the editor. Renders nothing. */
function HiddenEditorDraft({ rule, editorText, isOutcomeUnknown = false }: DraftProps) {
  const { values, isUnsaved } = toRuleFormDraft(rule, editorText, { isUnsaved: true });
  useRegisterDraft(
    { form: getRuleFormName(rule), values, isOutcomeUnknown, hadSecretInput: false },
    isUnsaved,
  );
  return null;
}
