import { useEffect, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { CODE_NOT_LOADED_TEXT, describeFailure, type Failure, toFailure } from '@/domain/failures';
import { type FleetRule } from '@/domain/fleet/fleetRun';
import { usePortalDispatch } from '@/session/hooks';
import { loadRuleEditor } from '../editor/loadRuleEditor';
import { type RuleEditActions } from '../editor/write/useRuleEdit';

/** Why the editor was not opened. */
interface Problem {
  text: string;
  failure: Failure | null;
  /** The rule to try again; null when another attempt cannot help. */
  retry: FleetRule | null;
}

/**
 * 'Put back' from a snapshot: reads the rule, and opens its editor with the value of the snapshot. A newer one replaces
 * one that is still loading; an editor that was opened meanwhile stays open.
 */
export function useRevertRuleTo(agency: string, { isIdle, openEditor }: RuleEditActions) {
  const dispatch = usePortalDispatch();
  const [loadingIdentity, setLoadingIdentity] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Read after the calls. */
  const latestRef = useRef<{ isIdle: boolean; attempt: object | null }>({ isIdle, attempt: null });
  useEffect(() => {
    latestRef.current.isIdle = isIdle;
  });
  const revert = async (rule: FleetRule): Promise<void> => {
    const { category, identity, json: ruleJson } = rule;
    const attempt = {};
    latestRef.current.attempt = attempt;
    setProblem(null);
    setLoadingIdentity(identity);
    const [categories, editor] = await Promise.all([
      dispatch(businessrulesApi.endpoints.listCategories.initiate({ agency }, { subscribe: false })),
      loadRuleEditor().catch(() => null),
    ]);
    const found =
      editor && categories.data
        ? await dispatch(
            editor.findQueuedRule(
              { agency, categories: categories.data },
              { kind: 'rule', source: agency, category, identity, ruleJson },
            ),
          )
        : null;
    if (latestRef.current.attempt !== attempt) return;
    setLoadingIdentity(null);
    if (!found) {
      const failure = categories.error ? toFailure(categories.error) : null;
      const text = failure ? describeFailure(failure) : CODE_NOT_LOADED_TEXT;
      return setProblem({ text, failure, retry: rule });
    }
    switch (found.status) {
      case 'found':
        if (latestRef.current.isIdle) return openEditor(found.rule, found.editorText);
        return setProblem({
          text: `Another rule was opened before ${identity} was loaded.`,
          failure: null,
          retry: rule,
        });
      case 'same':
        return setProblem({ text: `${identity} has this value already.`, failure: null, retry: null });
      case 'blocked':
        return setProblem({ text: found.text, failure: null, retry: null });
      case 'unread':
        return setProblem({ text: found.text, failure: found.failure, retry: rule });
    }
  };
  return {
    loadingIdentity,
    revert: (rule: FleetRule) => void revert(rule),
    problem: problem && {
      text: problem.text,
      failure: problem.failure,
      ...(problem.retry && { onRetry: () => problem.retry && void revert(problem.retry) }),
    },
  };
}
