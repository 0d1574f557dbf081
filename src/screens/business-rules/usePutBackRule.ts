import { useCallback, useEffect, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { type Change } from '@/domain/change';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { asFailure, type Failure, reasonText } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { usePutBack } from '../common/usePutBack';
import { openRule } from './openRule';
import { toRuleRow } from './ruleRow';
import { draftOf, isSameInner, readDraft } from './ruleValue';
import { type RuleEdit, type RuleEditing } from './useRuleEdit';

/** Why the editor was not opened with the earlier value, and for which write. */
interface NotPutBack {
  text: string;
  /** Why the rule could not be read; null where it could. */
  failure: Failure | null;
  /** What another attempt may help. */
  retry: Change | null;
}

/** What the page says of it: the rule that is being read, and why no editor was opened. */
interface PuttingBack {
  reading: string | null;
  notPutBack: { text: string; failure: Failure | null; onRetry?: () => void } | null;
}

/**
 * Opens the ordinary editor of a rule with the value that it had before a recorded write; the rule is read first. The
 * latest press counts, and whatever was opened while it was read stays.
 */
export function usePutBackRule(
  agency: string,
  categories: readonly RuleCategory[] | undefined,
  { edit, openUnlessMoved }: RuleEditing,
): PuttingBack {
  const dispatch = usePortalDispatch();
  const [reading, setReading] = useState<Change | null>(null);
  const [problem, setProblem] = useState<NotPutBack | null>(null);
  const latest = useRef<{ edit: RuleEdit; attempt: object | null }>({ edit, attempt: null });
  useEffect(() => {
    latest.current.edit = edit;
  });
  const open = useCallback(
    async (change: Change): Promise<void> => {
      const { object, before } = change;
      if (object.kind !== 'rule' || before === null) return;
      const { edit: atPress } = latest.current;
      const attempt = {};
      latest.current.attempt = attempt;
      setProblem(null);
      setReading(change);
      const { data, error } = await dispatch(
        businessrulesApi.endpoints.getRule.initiate(
          { agency, id: object.ruleId },
          { forceRefetch: true, subscribe: false },
        ),
      );
      if (latest.current.attempt !== attempt) return;
      setReading(null);
      const refuse = (text: string, retry: Change | null, failure: Failure | null = null) =>
        setProblem({ text, failure, retry });
      if (error || !data) {
        const failure = asFailure(error);
        return refuse(`${object.identity} could not be read. ${reasonText(failure)}`, change, failure);
      }
      const category = categories?.find(({ id }) => String(id) === object.category);
      const rule = category ? openRule(toRuleRow(data, category)) : null;
      const draft = draftOf(before);
      const made = rule && readDraft(rule.inner, draft).inner;
      // Its kind or its key has changed: the editor of what it is now can't make what it was.
      if (!rule || made === undefined || made === null || !isSameInner(made, before))
        return refuse(`${object.identity} is of another kind than it was then.`, null);
      if (latest.current.edit !== atPress || atPress.phase !== 'closed')
        return refuse(`Another rule was opened before ${object.identity} had been read.`, change);
      return openUnlessMoved(atPress, rule, draft);
    },
    [dispatch, agency, categories, openUnlessMoved],
  );
  usePutBack({ kind: 'rule', agency }, categories !== undefined, (change) => void open(change));
  const retry = problem?.retry;
  return {
    reading: reading?.object.kind === 'rule' ? reading.object.identity : null,
    notPutBack: problem && {
      text: problem.text,
      failure: problem.failure,
      ...(retry && { onRetry: () => void open(retry) }),
    },
  };
}
