import { useCallback, useEffect, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { type Change } from '@/domain/changes/change';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { CODE_NOT_LOADED_TEXT, describeFailure, type Failure, toFailure } from '@/domain/failures';
import { isSameRuleJson } from '@/domain/ruleValue';
import { usePortalDispatch } from '@/session/hooks';
import { useRevert } from '@/shared/drafts/useRevert';
import { toRuleRow } from '../../ruleRow';
import { loadRuleEditor } from '../loadRuleEditor';
import { toOpenRule } from '../openRule';
import { type RuleEdit, type RuleEditActions } from './useRuleEdit';

/** Why the editor was not opened with the previous value. */
interface RevertProblem {
  text: string;
  /** The failure of the call; null when the rule was loaded. */
  failure: Failure | null;
  /** The change to try again; null when another attempt can't help. */
  retryChange: Change | null;
}

interface RuleRevert {
  loadingIdentity: string | null;
  revertFailure: { text: string; failure: Failure | null; onRetry?: () => void } | null;
}

/**
 * 'Put back' for a rule: loads it and opens its editor with the value from before a change of the journal. A newer 'Put
 * back' replaces one that is still loading. An editor that was opened in the meantime stays open.
 */
export function useRevertRule(
  agency: string,
  categories: readonly RuleCategory[] | undefined,
  { edit, isIdle, openEditor }: RuleEditActions,
): RuleRevert {
  const dispatch = usePortalDispatch();
  const [loadingChange, setLoadingChange] = useState<Change | null>(null);
  const [problem, setProblem] = useState<RevertProblem | null>(null);
  /** Read after the call, because the operator may have opened a dialog or pressed 'Put back' again meanwhile. */
  const latestRef = useRef<{ edit: RuleEdit; isIdle: boolean; attempt: object | null }>({
    edit,
    isIdle,
    attempt: null,
  });
  useEffect(() => {
    latestRef.current.edit = edit;
    latestRef.current.isIdle = isIdle;
  });
  const openPreviousValue = useCallback(
    async (change: Change): Promise<void> => {
      const { object, before } = change;
      if (object.kind !== 'rule' || before === null) return;
      const { edit: editAtStart } = latestRef.current;
      // A new object identifies this attempt.
      const attempt = {};
      latestRef.current.attempt = attempt;
      setProblem(null);
      setLoadingChange(change);
      const [{ data, error }, editor] = await Promise.all([
        dispatch(
          businessrulesApi.endpoints.getRule.initiate(
            { agency, id: object.ruleId },
            { forceRefetch: true, subscribe: false },
          ),
        ),
        loadRuleEditor().catch(() => null),
      ]);
      if (latestRef.current.attempt !== attempt) return;
      setLoadingChange(null);
      if (error || !data) {
        const failure = toFailure(error);
        const text = `${object.identity} could not be loaded. ${describeFailure(failure)}`;
        return setProblem({ text, failure, retryChange: change });
      }
      if (!editor) return setProblem({ text: CODE_NOT_LOADED_TEXT, failure: null, retryChange: change });
      const category = categories?.find(({ id }) => String(id) === object.category);
      const rule = category ? toOpenRule(toRuleRow(data, category)) : null;
      const editorText = editor.toEditorText(before);
      const revertedJson = rule && editor.parseEditorText(rule.ruleJson, editorText).ruleJson;
      // The rule's kind or key has changed, so the editor can't produce the previous value.
      if (
        !rule ||
        revertedJson === undefined ||
        revertedJson === null ||
        !isSameRuleJson(revertedJson, before)
      )
        return setProblem({
          text: `${object.identity} has a different type now, so its previous value cannot be edited.`,
          failure: null,
          retryChange: null,
        });
      // Closing creates a new object, so an editor that was opened and closed since is noticed too.
      if (latestRef.current.edit !== editAtStart || !latestRef.current.isIdle)
        return setProblem({
          text: `Another rule was opened before ${object.identity} was loaded.`,
          failure: null,
          retryChange: change,
        });
      return openEditor(rule, editorText);
    },
    [dispatch, agency, categories, openEditor],
  );
  const isReady = categories !== undefined;
  useRevert({ kind: 'rule', agency }, isReady, (change) => void openPreviousValue(change));
  const retryChange = problem?.retryChange;
  return {
    loadingIdentity: loadingChange?.object.kind === 'rule' ? loadingChange.object.identity : null,
    revertFailure: problem && {
      text: problem.text,
      failure: problem.failure,
      ...(retryChange && { onRetry: () => void openPreviousValue(retryChange) }),
    },
  };
}
