import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure } from '@/domain/failures';
import { type OpenRule } from '../openRule';
import { type RuleEdit, type RuleEditActions } from './useRuleEdit';

/** What a reading leads to: the rule to edit, with what the editor starts with, or why it is not opened. */
export type ReadToEdit =
  | { rule: OpenRule; editorText: string }
  /** `failure` is that of the call, and null if there was none. */
  | { text: string; failure: Failure | null; canRetry: boolean }
  /** There is nothing to edit. Called unless the reading was replaced or cancelled. */
  | { onNothingToEdit: () => void };

interface Problem {
  text: string;
  failure: Failure | null;
  /** Missing when another attempt can't help. */
  onRetry?: () => void;
}

/**
 * Opens the editor of a rule that has to be read first. A newer reading replaces one that is under way. An editor that the
 * operator has opened meanwhile stays open.
 */
export function useReadThenEdit({ edit, isIdle, openEditor }: RuleEditActions) {
  /** The identity of the rule that is being read. */
  const [loadingIdentity, setLoadingIdentity] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Read after the calls. */
  const latestRef = useRef<{ edit: RuleEdit; isIdle: boolean; attempt: object | null }>({
    edit,
    isIdle,
    attempt: null,
  });
  useEffect(() => {
    latestRef.current.edit = edit;
    latestRef.current.isIdle = isIdle;
  });
  const readThenEdit = useCallback(
    (identity: string, read: () => Promise<ReadToEdit>) => {
      const attemptOnce = async (): Promise<void> => {
        const { current: latest } = latestRef;
        const editAtStart = latest.edit;
        const attempt = {};
        latest.attempt = attempt;
        setProblem(null);
        setLoadingIdentity(identity);
        const result = await read();
        if (latest.attempt !== attempt) return;
        setLoadingIdentity(null);
        const onRetry = () => void attemptOnce();
        if ('onNothingToEdit' in result) result.onNothingToEdit();
        else if ('text' in result) {
          const { text, failure, canRetry } = result;
          setProblem({ text, failure, ...(canRetry && { onRetry }) });
          // Closing creates a new object, so an editor that was opened and closed since is noticed too.
        } else if (latest.edit !== editAtStart || !latest.isIdle)
          setProblem({
            text: `Another rule was opened before ${identity} was loaded.`,
            failure: null,
            onRetry,
          });
        else openEditor(result.rule, result.editorText);
      };
      void attemptOnce();
    },
    [openEditor],
  );
  /** A reading that is under way opens nothing. */
  const cancel = useCallback(() => {
    latestRef.current.attempt = null;
    setLoadingIdentity(null);
  }, []);
  return { loadingIdentity, problem, readThenEdit, cancel };
}
