import { businessrulesApi } from '@/api/businessrules';
import { readNow } from '@/api/client/readNow';
import { type ChangeObject } from '@/domain/changes/change';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { NO_IDENTITY_TEXT, UNEXPECTED_KIND_TEXT } from '@/domain/failureTexts/ruleValidation';
import { toRuleRow } from '@/screens/business-rules/ruleRow';
import { toApiState, usePortalStore } from '@/session/hooks';
import { useRevert } from '@/shared/drafts/useRevert';
import { loadRuleEditor } from '../loadRuleEditor';
import { toOpenRule } from '../openRule';
import { type ReadToEdit, useReadThenEdit } from './useReadThenEdit';
import { type RuleEditActions } from './useRuleEdit';

/** 'Put back' for a rule: loads it and opens its editor with the value from before a change of the journal. */
export function useRevertRule(agency: string, areCategoriesLoaded: boolean, ruleEdit: RuleEditActions) {
  const { dispatch, getState } = usePortalStore();
  const { loadingIdentity, problem, readThenEdit } = useReadThenEdit(ruleEdit);

  const readWithBefore = async (
    { identity, ruleId, category: categoryId }: Extract<ChangeObject, { kind: 'rule' }>,
    { id: changeId, before }: { id: string; before: string },
  ): Promise<ReadToEdit> => {
    const { getRule } = businessrulesApi.endpoints;
    const [read, editor] = await Promise.all([
      dispatch(readNow(getRule, { agency, id: ruleId })),
      loadRuleEditor().catch(() => null),
    ]);
    if (read.error) {
      const { error } = read;
      return {
        text: `${identity} could not be loaded. ${describeFailure(error)}`,
        failure: error,
        canRetry: true,
      };
    }
    if (!editor) return { text: CODE_NOT_LOADED_TEXT, failure: null, canRetry: true };
    // Another attempt finds a category that was loaded meanwhile.
    const categories = businessrulesApi.endpoints.listCategories.select({ agency })(toApiState(getState()));
    const category = categories.data?.rows.find(({ id }) => String(id) === categoryId);
    if (!category)
      return {
        text: `The category of ${identity} is not in the loaded list of categories.`,
        failure: null,
        canRetry: true,
      };
    const row = toRuleRow(read.data, category);
    const rule = toOpenRule(row);
    const refusal = row.identity === null ? NO_IDENTITY_TEXT : UNEXPECTED_KIND_TEXT;
    const filled = rule ? editor.fillEditor(rule, before) : { problem: refusal };
    if (filled.problem !== undefined) return { text: filled.problem, failure: null, canRetry: false };
    const { editorText } = filled;
    return { rule: { ...filled.rule, reverted: { changeId, before } }, editorText };
  };

  useRevert({ kind: 'rule', agency }, areCategoriesLoaded, (change) => {
    const { id, object, before } = change;
    if (object.kind === 'rule' && before !== null)
      readThenEdit(object.identity, () => readWithBefore(object, { id, before }));
  });
  return { loadingIdentity, problem };
}
