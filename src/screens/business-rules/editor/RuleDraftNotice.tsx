import { businessrulesApi } from '@/api/businessrules';
import { readNow } from '@/api/client/readNow';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { DRAFT_GONE_TEXT, DRAFT_KEPT_TEXT } from '@/domain/failureTexts/formDraft';
import { parseRuleFormName } from '@/domain/formNames';
import { selectOperator } from '@/session/auth/operator';
import { findFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalStore } from '@/session/hooks';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { focusPageFilter } from '@/ui/focus/focusPageFilter';
import { ReadThenEditStatus } from '../ReadThenEditStatus';
import { toRuleRow } from '../ruleRow';
import { toEditorText } from './json/editorText';
import { toOpenRule } from './openRule';
import { type ReadToEdit, useReadThenEdit } from './write/useReadThenEdit';
import { type RuleEditActions } from './write/useRuleEdit';

interface Props {
  agency: string;
  categories: readonly RuleCategory[];
  /** The name of the stored form draft. */
  form: string;
  ruleEdit: RuleEditActions;
}

/** Says that the input of an ended session is kept, and opens the editor of its rule, which restores it. */
export function RuleDraftNotice({ agency, categories, form, ruleEdit }: Props) {
  const { dispatch, getState } = usePortalStore();
  const { loadingIdentity, problem, readThenEdit } = useReadThenEdit(ruleEdit);
  const { categoryId, identity } = parseRuleFormName(form);
  const readRule = async (): Promise<ReadToEdit> => {
    if (!findFormDraft(selectOperator(getState())))
      return { text: DRAFT_GONE_TEXT, failure: null, canRetry: false };
    const category = categories.find(({ id }) => String(id) === categoryId);
    if (!category)
      return { text: `The category of ${identity} is not listed.`, failure: null, canRetry: false };
    const { listRules } = businessrulesApi.endpoints;
    const read = await dispatch(readNow(listRules, { agency, category: category.id }));
    if (read.error) return { text: describeFailure(read.error), failure: read.error, canRetry: true };
    const found = read.data.rows.find(({ rule }) => rule.meta.identity === identity);
    const rule = found && toOpenRule(toRuleRow(found, category));
    if (!rule)
      return { text: `${identity} is not listed, or has no editor now.`, failure: null, canRetry: false };
    // The pressed button is removed when the editor opens, which gives the focus back when it closes.
    return { rule, editorText: toEditorText(rule.ruleJson), beforeOpening: focusPageFilter };
  };
  return (
    <>
      <FailureAlert
        kind="info"
        title={DRAFT_KEPT_TEXT}
        onAction={() => readThenEdit(identity, readRule)}
        actionLabel={`Open ${identity}`}
        isActionRunning={loadingIdentity !== null}
      />
      <ReadThenEditStatus loadingIdentity={loadingIdentity} problem={problem} />
    </>
  );
}
