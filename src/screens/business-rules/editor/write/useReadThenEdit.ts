import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure } from '@/domain/failures';
import { type OpenRule } from '../openRule';
import { type RuleEditActions } from './useRuleEdit';

/** The result of a reading: the rule to edit with the editor's first text, or the reason why the editor is not opened. */
export type ReadToEdit =
  /** `beforeOpening` is called just before the editor opens. */
  | { rule: OpenRule; editorText: string; beforeOpening?: () => void }
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
  /** The latest values, for code after an await. */
  const latestRef = useRef({ edit, isIdle });
  useEffect(() => {
    latestRef.current = { edit, isIdle };
  });
  const attemptRef = useRef<object | null>(null);
  // A reading that outlives its component opens nothing.
  useEffect(
    () => () => {
      attemptRef.current = null;
    },
    [],
  );
  const readThenEdit = useCallback(
    (identity: string, read: () => Promise<ReadToEdit>) => {
      const attemptOnce = async (): Promise<void> => {
        const editAtStart = latestRef.current.edit;
        const attempt = {};
        attemptRef.current = attempt;
        setProblem(null);
        setLoadingIdentity(identity);
        const result = await read();
        if (attemptRef.current !== attempt) return;
        setLoadingIdentity(null);
        const onRetry = () => void attemptOnce();
        if ('onNothingToEdit' in result) result.onNothingToEdit();
        else if ('text' in result) {
          const { text, failure, canRetry } = result;
          setProblem({ text, failure, ...(canRetry && { onRetry }) });
          // Closing creates a new object, so an editor that was opened and closed since is noticed too.
        } else if (latestRef.current.edit !== editAtStart || !latestRef.current.isIdle)
          setProblem({
            text: `Another rule was opened before ${identity} was loaded.`,
            failure: null,
            onRetry,
          });
        else {
          result.beforeOpening?.();
          openEditor(result.rule, result.editorText);
        }
      };
      void attemptOnce();
    },
    [openEditor],
  );
  /** After it, a reading that is under way opens nothing. */
  const cancel = useCallback(() => {
    attemptRef.current = null;
    setLoadingIdentity(null);
  }, []);
  return { loadingIdentity, problem, readThenEdit, cancel };
}
