import Button from 'antd/es/button';
import { NO_IDENTITY, UNEXPECTED_KIND } from '@/domain/failureTexts/ruleDraft';
import { LEAVING_STOPS_NOTHING } from '@/domain/failureTexts/uncertain';
import { textOr } from '@/domain/missing';
import { JsonModal } from '@/ui/json/JsonModal';
import { LeaveGuard, NOT_SAVED } from '@/ui/LeaveGuard';
import { useOfferInput } from '../common/useKeptInput';
import { keptDraftOf, ruleForm } from './keptDraft';
import { type OpenRule } from './openRule';
import { RuleConflict } from './RuleConflict';
import { RuleEditor } from './RuleEditor';
import { RuleOutcome } from './RuleOutcome';
import { isEditable } from './ruleRow';
import { isOpenEnd, type RuleEditing } from './useRuleEdit';

/** The dialog of the rule that is open, by where its edit stands (specification 4). */
export function RuleModal({ editing }: { editing: RuleEditing }) {
  const { edit, startEditing, submit, editAgain, takeTheirs, close } = editing;
  switch (edit.phase) {
    case 'closed':
      return null;
    case 'viewing': {
      const { row } = edit;
      const isUnexpected = row.value.kind === 'unexpected';
      return (
        <JsonModal
          title={textOr(row.identity)}
          json={row.inner}
          onClose={close}
          {...(isEditable(row)
            ? {
                actions: (
                  <Button type="primary" onClick={() => startEditing(row)}>
                    Edit
                  </Button>
                ),
              }
            : { note: isUnexpected ? UNEXPECTED_KIND : NO_IDENTITY })}
        />
      );
    }
    case 'editing':
      return (
        <RuleEditor
          key={`${edit.opening} ${edit.rule.id}`}
          rule={edit.rule}
          draft={edit.draft}
          onSubmit={(draft) => submit(edit.rule, draft)}
          onCancel={close}
        />
      );
    case 'changed': {
      const { rule, draft, mine, theirs } = edit;
      return (
        <>
          <LeaveGuard when />
          <OfferedDraft rule={rule} draft={draft} />
          <RuleConflict
            identity={rule.identity}
            mine={mine}
            theirs={theirs}
            // Theirs is what the operator has seen now: a third value would be shown again.
            onKeepMine={() => submit({ ...rule, inner: theirs }, draft)}
            onTakeTheirs={() => takeTheirs(rule)}
            onCancel={() => editAgain(rule, draft)}
          />
        </>
      );
    }
    case 'processing':
    case 'success':
    case 'failed':
      return (
        <>
          <LeaveGuard
            when={edit.phase !== 'success'}
            message={
              edit.phase === 'processing' || (edit.phase === 'failed' && isOpenEnd(edit.uncertain))
                ? LEAVING_STOPS_NOTHING
                : NOT_SAVED
            }
          />
          {edit.phase !== 'success' && (
            <OfferedDraft
              rule={edit.rule}
              draft={edit.draft}
              mayBeApplied={edit.phase === 'processing' || isOpenEnd(edit.uncertain)}
            />
          )}
          <RuleOutcome edit={edit} editing={editing} />
        </>
      );
  }
}

interface DraftProps {
  rule: OpenRule;
  draft: string;
  mayBeApplied?: boolean;
}

/** What was typed, while its editor is hidden by what became of it. */
function OfferedDraft({ rule, draft, mayBeApplied = false }: DraftProps) {
  const { values, when } = keptDraftOf(rule, draft, true);
  useOfferInput({ form: ruleForm(rule), values, mayBeApplied, hadSecret: false }, when);
  return null;
}
