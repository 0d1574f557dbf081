import { businessrulesApi } from '@/api/businessrules';
import { CODE_NOT_LOADED_TEXT, toFailure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { type FleetRule } from '@/domain/fleet/fleetRun';
import { usePortalDispatch } from '@/session/hooks';
import { loadRuleEditor } from '../editor/loadRuleEditor';
import { type ReadToEdit, useReadThenEdit } from '../editor/write/useReadThenEdit';
import { type RuleEditActions } from '../editor/write/useRuleEdit';

/** 'Put back' from a snapshot: reads the rule, and opens its editor with the value of the snapshot. */
export function useRevertRuleTo(agency: string, ruleEdit: RuleEditActions) {
  const dispatch = usePortalDispatch();
  const { loadingIdentity, problem, readThenEdit } = useReadThenEdit(ruleEdit);

  const readRule = async ({ category, identity, json: ruleJson }: FleetRule): Promise<ReadToEdit> => {
    const [categories, editor] = await Promise.all([
      dispatch(businessrulesApi.endpoints.listCategories.initiate({ agency }, { subscribe: false })),
      loadRuleEditor().catch(() => null),
    ]);
    if (!editor) return { text: CODE_NOT_LOADED_TEXT, failure: null, canRetry: true };
    if (!categories.data) {
      const failure = toFailure(categories.error);
      return { text: describeFailure(failure), failure, canRetry: true };
    }
    const found = await dispatch(
      editor.findQueuedRule(
        { agency, categories: categories.data },
        { kind: 'rule', source: agency, category, identity, ruleJson },
      ),
    );
    switch (found.status) {
      case 'found':
        return found;
      case 'same':
        return { text: `${identity} has this value already.`, failure: null, canRetry: false };
      case 'blocked':
        return { text: found.text, failure: null, canRetry: false };
      case 'unread':
        return { ...found, canRetry: true };
    }
  };

  return {
    loadingIdentity,
    problem,
    revert: (rule: FleetRule) => readThenEdit(rule.identity, () => readRule(rule)),
  };
}
