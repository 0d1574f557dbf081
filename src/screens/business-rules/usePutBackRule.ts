import { useCallback, useState } from 'react';
import { businessrulesApi } from '../../api/businessrules';
import { type Change } from '../../domain/change';
import { type RuleCategory } from '../../domain/entities/businessRule';
import { asFailure, reasonText, type Failure } from '../../domain/failures';
import { usePortalDispatch } from '../../session/hooks';
import { usePutBack } from '../common/usePutBack';
import { toRuleRow } from './ruleRow';
import { draftOf, isSameInner, readDraft } from './ruleValue';
import { openRule } from './openRule';
import { type RuleEditing } from './useRuleEdit';

/** Why the editor was not opened with the earlier value, and for which write. */
interface NotPutBack {
  text: string;
  /** Why the rule could not be read; null where it could. */
  failure: Failure | null;
  /** What another attempt may help. */
  retry: Change | null;
}

/** Opens the ordinary editor of a rule with the value that it had before a recorded write; the rule is read first. */
export function usePutBackRule(
  agency: string,
  categories: readonly RuleCategory[] | undefined,
  { editAgain }: RuleEditing,
): { text: string; failure: Failure | null; onRetry?: () => void } | null {
  const dispatch = usePortalDispatch();
  const [problem, setProblem] = useState<NotPutBack | null>(null);
  const open = useCallback(
    async (change: Change): Promise<void> => {
      const { object, before } = change;
      if (object.kind !== 'rule' || before === null) return;
      setProblem(null);
      const { data, error } = await dispatch(
        businessrulesApi.endpoints.getRule.initiate(
          { agency, id: object.ruleId },
          { forceRefetch: true, subscribe: false },
        ),
      );
      if (error || !data) {
        const failure = asFailure(error);
        const text = `${object.identity} could not be read. ${reasonText(failure)}`;
        return setProblem({ text, failure, retry: change });
      }
      const category = categories?.find(({ id }) => String(id) === object.category);
      const rule = category ? openRule(toRuleRow(data, category)) : null;
      const draft = draftOf(before);
      const made = rule && readDraft(rule.inner, draft).inner;
      // Its kind or its key has changed: the editor of what it is now can't make what it was.
      if (!rule || made === undefined || made === null || !isSameInner(made, before))
        return setProblem({
          text: `${object.identity} is of another kind than it was then.`,
          failure: null,
          retry: null,
        });
      return editAgain(rule, draft);
    },
    [dispatch, agency, categories, editAgain],
  );
  usePutBack({ kind: 'rule', agency }, categories !== undefined, (change) => void open(change));
  if (problem === null) return null;
  const { text, failure, retry } = problem;
  return { text, failure, ...(retry && { onRetry: () => void open(retry) }) };
}
