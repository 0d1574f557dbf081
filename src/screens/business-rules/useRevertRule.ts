import { useCallback, useEffect, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { type Change } from '@/domain/change';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { toFailure, type Failure, describeFailure } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { useRevert } from '../common/useRevert';
import { toOpenRule } from './openRule';
import { toRuleRow } from './ruleRow';
import { toDraft, isSameRuleJson, parseDraft } from './ruleValue';
import { type RuleEdit, type RuleEditActions } from './useRuleEdit';

/** Why the editor was not opened with the earlier value, and for which write. */
interface RevertProblem {
  text: string;
  /** Why the rule could not be read; null where it could. */
  failure: Failure | null;
  /** What another attempt may help. */
  retryChange: Change | null;
}

/** What the page says of it: the rule that is being read, and why no editor was opened. */
interface RuleRevert {
  loadingRule: string | null;
  revertFailure: { text: string; failure: Failure | null; onRetry?: () => void } | null;
}

/**
 * Opens the ordinary editor of a rule with the value that it had before a recorded write; the rule is read first. The
 * latest press counts, and whatever was opened while it was read stays.
 */
export function useRevertRule(
  agency: string,
  categories: readonly RuleCategory[] | undefined,
  { edit, openIfIdle }: RuleEditActions,
): RuleRevert {
  const dispatch = usePortalDispatch();
  const [loadingChange, setLoadingChange] = useState<Change | null>(null);
  const [problem, setProblem] = useState<RevertProblem | null>(null);
  const latest = useRef<{ edit: RuleEdit; attempt: object | null }>({ edit, attempt: null });
  useEffect(() => {
    latest.current.edit = edit;
  });
  const open = useCallback(
    async (change: Change): Promise<void> => {
      const { object, before } = change;
      if (object.kind !== 'rule' || before === null) return;
      const { edit: editAtStart } = latest.current;
      const attempt = {};
      latest.current.attempt = attempt;
      setProblem(null);
      setLoadingChange(change);
      const { data, error } = await dispatch(
        businessrulesApi.endpoints.getRule.initiate(
          { agency, id: object.ruleId },
          { forceRefetch: true, subscribe: false },
        ),
      );
      if (latest.current.attempt !== attempt) return;
      setLoadingChange(null);
      const fail = (text: string, retryChange: Change | null, failure: Failure | null = null) =>
        setProblem({ text, failure, retryChange });
      if (error || !data) {
        const failure = toFailure(error);
        return fail(`${object.identity} could not be loaded. ${describeFailure(failure)}`, change, failure);
      }
      const category = categories?.find(({ id }) => String(id) === object.category);
      const rule = category ? toOpenRule(toRuleRow(data, category)) : null;
      const draft = toDraft(before);
      const revertedJson = rule && parseDraft(rule.ruleJson, draft).ruleJson;
      // Its kind or its key has changed: the editor of what it is now can't make what it was.
      if (
        !rule ||
        revertedJson === undefined ||
        revertedJson === null ||
        !isSameRuleJson(revertedJson, before)
      )
        return fail(
          `${object.identity} has a different type now, so its previous value cannot be edited.`,
          null,
        );
      if (latest.current.edit !== editAtStart || editAtStart.status !== 'closed')
        return fail(`Another rule was opened before ${object.identity} was loaded.`, change);
      return openIfIdle(editAtStart, rule, draft);
    },
    [dispatch, agency, categories, openIfIdle],
  );
  useRevert({ kind: 'rule', agency }, categories !== undefined, (change) => void open(change));
  const retryChange = problem?.retryChange;
  return {
    loadingRule: loadingChange?.object.kind === 'rule' ? loadingChange.object.identity : null,
    revertFailure: problem && {
      text: problem.text,
      failure: problem.failure,
      ...(retryChange && { onRetry: () => void open(retryChange) }),
    },
  };
}
