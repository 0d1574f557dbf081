import { useCallback, useRef, useState } from 'react';
import { logWarning } from '@/lib/log';
import { type RuleRow } from '@/screens/business-rules/ruleRow';
import { useLeaveSignal } from '@/shared/writes/useLeaveSignal';
import { useWrite } from '@/shared/writes/useWrite';
import { type ParsedEditorText } from '../json/editorText';
import { type OpenRule, toOpenRule } from '../openRule';
import { toRuleUpdate, updateRuleWrite } from './updateRuleWrite';

/**
 * The page's viewer or editor (section 4 of the specification). It is closed while the dialog of an update is open.
 * `editorText` is what the editor starts with; null for the rule's value.
 */
type RuleEdit =
  | { status: 'closed' }
  | { status: 'viewing'; row: RuleRow }
  /** Each opened editor gets a new `editorId`, so that it never shows the input of another one. */
  | { status: 'editing'; rule: OpenRule; editorText: string | null; editorId: number };

/** Edits one rule at a time, from viewing it to the outcome of the update. */
export function useRuleEdit(agency: string) {
  const [edit, setEdit] = useState<RuleEdit>({ status: 'closed' });
  const write = useWrite(updateRuleWrite);
  const getLeaveSignal = useLeaveSignal();
  const lastEditorIdRef = useRef(0);
  const openEditor = useCallback((rule: OpenRule, editorText: string | null) => {
    const editorId = ++lastEditorIdRef.current;
    setEdit({ status: 'editing', rule, editorText, editorId });
  }, []);
  const startEditing = useCallback(
    (row: RuleRow) => {
      const rule = toOpenRule(row);
      if (rule) openEditor(rule, null);
    },
    [openEditor],
  );
  const openRule = useCallback(
    (row: RuleRow) => {
      if (row.value.kind === 'unexpected')
        logWarning(`Business rule of an unexpected type: ${row.value.type}`);
      // An object rule opens in the viewer, which has an Edit button (section 2 of the specification).
      if (toOpenRule(row)?.isObject === false) startEditing(row);
      else setEdit({ status: 'viewing', row });
    },
    [startEditing],
  );
  const close = () => {
    write.close();
    setEdit({ status: 'closed' });
  };
  return {
    edit,
    write,
    /** Whether no dialog is open. */
    isIdle: edit.status === 'closed' && write.outcome.status === 'idle',
    openRule,
    startEditing,
    openEditor,
    submit: async (rule: OpenRule, editorText: string, parsedText: ParsedEditorText) => {
      const sending = write.run(toRuleUpdate(agency, rule, editorText, parsedText), getLeaveSignal());
      setEdit({ status: 'closed' });
      await sending;
    },
    returnToEditor: (rule: OpenRule, editorText: string) => {
      write.close();
      openEditor(rule, editorText);
    },
    close,
  };
}

export type RuleEditActions = ReturnType<typeof useRuleEdit>;
