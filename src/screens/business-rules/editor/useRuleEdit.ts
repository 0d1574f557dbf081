import { useCallback, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { tags } from '@/api/client/tags';
import { type Id } from '@/domain/entities/fields';
import { type Failure, isOutcomeUnknown, toFailure } from '@/domain/failures';
import { describeRuleUpdateFailure, RULE_UPDATED_TITLE } from '@/domain/failureTexts/ruleUpdate';
import { describeInvalidRule, NOTHING_SENT_TEXT } from '@/domain/failureTexts/ruleValidation';
import { type FailureTexts } from '@/domain/failureTexts/serverMessages';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { joinSentences } from '@/lib/joinSentences';
import { logWarning } from '@/lib/log';
import { usePortalDispatch } from '@/session/hooks';
import {
  recordVerification,
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journal/journalThunks';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { type RuleRow } from '../ruleRow';
import { isSameRuleJson, parseEditorText, toEditorText } from '../ruleValue';
import { type OpenRule, toOpenRule } from './openRule';
import { describeRuleWrite, toRuleChangeObject } from './ruleJournal';

const { getRule, updateRule } = businessrulesApi.endpoints;

interface UnknownOutcome {
  sentJson: string;
  verifyResult: VerifyResult | null;
  /** Whether the rule now has neither the old nor the sent value. Submit then shows the conflict (decision 23). */
  hasOtherValue: boolean;
}

/** Whether the platform may have applied the sent value. */
export function isRuleOutcomeUnknown(unknownOutcome: UnknownOutcome | null): boolean {
  return unknownOutcome !== null && unknownOutcome.verifyResult !== 'notApplied';
}

/**
 * The status of the page's single rule edit (section 4 of the specification). `editorText` is what the operator has typed. In a
 * conflict, `mine` is the operator's value and `theirs` the platform's, both as rule JSON.
 */
export type RuleEdit =
  | { status: 'closed' }
  | { status: 'viewing'; row: RuleRow }
  /** Each opened editor gets a new `editorId`, so that it never shows the input of another one. */
  | { status: 'editing'; rule: OpenRule; editorText: string; editorId: number }
  | { status: 'processing'; rule: OpenRule; editorText: string }
  /** Someone else has changed the rule since it was opened (decision 23). */
  | { status: 'conflict'; rule: OpenRule; editorText: string; mine: string; theirs: string }
  | { status: 'success'; rule: OpenRule; sentJson: string; wasVerified: boolean }
  | {
      status: 'failed';
      rule: OpenRule;
      editorText: string;
      texts: FailureTexts;
      /** Empty when no call was made. */
      failures: readonly Failure[];
      /** Set when the value may have been applied although the call failed (decision 19). */
      unknownOutcome: UnknownOutcome | null;
    };

/** Edits one rule at a time, from viewing it to the outcome of the update. */
export function useRuleEdit(agency: string) {
  const dispatch = usePortalDispatch();
  const [edit, setEdit] = useState<RuleEdit>({ status: 'closed' });
  const lastEditorIdRef = useRef(0);
  const buildEditingStatus = useCallback(
    (rule: OpenRule, editorText: string): RuleEdit => ({
      status: 'editing',
      rule,
      editorText,
      editorId: ++lastEditorIdRef.current,
    }),
    [],
  );

  const refetchRule = useCallback(
    (id: Id) => dispatch(getRule.initiate({ agency, id }, { forceRefetch: true, subscribe: false })),
    [dispatch, agency],
  );
  const invalidateCategory = useCallback(
    ({ category }: OpenRule) => {
      dispatch(businessrulesApi.util.invalidateTags([tags.rules(agency, category)]));
    },
    [dispatch, agency],
  );

  const openRule = useCallback(
    (row: RuleRow) => {
      if (row.value.kind === 'unexpected')
        logWarning(`Business rule of an unexpected type: ${row.value.type}`);
      const rule = toOpenRule(row);
      // An object rule opens in the viewer, which has an Edit button (section 2 of the specification).
      setEdit(
        rule && !rule.isObject
          ? buildEditingStatus(rule, toEditorText(rule.ruleJson))
          : { status: 'viewing', row },
      );
    },
    [buildEditingStatus],
  );

  const startEditing = useCallback(
    (row: RuleRow) => {
      const rule = toOpenRule(row);
      if (rule) setEdit(buildEditingStatus(rule, toEditorText(rule.ruleJson)));
    },
    [buildEditingStatus],
  );

  const [submit] = useExclusiveAction(
    useCallback(
      async (rule: OpenRule, editorText: string) => {
        // `sentJson` is passed only when the outcome is unknown.
        const fail = (texts: FailureTexts, failures: readonly Failure[], sentJson: string | null = null) => {
          const unknownOutcome =
            sentJson === null ? null : { sentJson, verifyResult: null, hasOtherValue: false };
          setEdit({ status: 'failed', rule, editorText, texts, failures, unknownOutcome });
        };
        const { ruleJson, problem } = parseEditorText(rule.ruleJson, editorText);
        // After any failure the category's rules are reloaded (section 4 of the specification).
        if (problem !== undefined) {
          invalidateCategory(rule);
          return fail(describeInvalidRule(problem), []);
        }
        setEdit({ status: 'processing', rule, editorText });

        const ruleResponse = await refetchRule(rule.id);
        // After an error, `data` is still the result of an earlier call.
        if (ruleResponse.error || !ruleResponse.data) {
          invalidateCategory(rule);
          const failure = toFailure(ruleResponse.error);
          const { title, details } = describeRuleUpdateFailure(failure, rule.isObject);
          return fail({ title, details: [...details, NOTHING_SENT_TEXT] }, [failure]);
        }
        const theirs = ruleResponse.data.ruleJson;
        // If someone else has already set the operator's value, there is nothing to decide.
        if (!isSameRuleJson(theirs, rule.ruleJson) && !isSameRuleJson(theirs, ruleJson)) {
          return setEdit({ status: 'conflict', rule, editorText, mine: ruleJson, theirs });
        }

        const { identity, category } = rule;
        const changeId = dispatch(
          recordWriteStarted({ agency, ...describeRuleWrite(rule, theirs, ruleJson) }),
        );
        const { error } = await dispatch(
          updateRule.initiate({ agency, identity, category, ruleJson }, { track: false }),
        );
        if (!error) {
          dispatch(
            recordWriteFinished(agency, toRuleChangeObject(rule), 'succeeded', RULE_UPDATED_TITLE, {
              id: changeId,
            }),
          );
          return setEdit({ status: 'success', rule, sentJson: ruleJson, wasVerified: false });
        }
        const failure = toFailure(error);
        const texts = describeRuleUpdateFailure(failure, rule.isObject);
        const message = joinSentences([texts.title, ...texts.details]);
        dispatch(recordWriteFailed(agency, toRuleChangeObject(rule), failure, message, { id: changeId }));
        fail(texts, [failure], isOutcomeUnknown(failure) ? ruleJson : null);
      },
      [dispatch, agency, refetchRule, invalidateCategory],
    ),
  );

  const [verify, isVerifying] = useExclusiveAction(
    useCallback(async () => {
      if (edit.status !== 'failed' || !edit.unknownOutcome) return;
      const { rule, unknownOutcome } = edit;
      const { data, error } = await refetchRule(rule.id);
      invalidateCategory(rule);
      const isLoaded = data !== undefined && !error;
      const verifyResult = isLoaded
        ? compareWithSent(data.ruleJson, unknownOutcome.sentJson, rule.ruleJson)
        : 'unknown';
      const hasOtherValue = isLoaded && verifyResult === 'unknown';
      dispatch(recordVerification(agency, toRuleChangeObject(rule), verifyResult));
      // If the dialog was closed in the meantime, the result is ignored.
      setEdit((current) => {
        if (current !== edit) return current;
        return verifyResult === 'applied'
          ? { status: 'success', rule, sentJson: unknownOutcome.sentJson, wasVerified: true }
          : { ...edit, unknownOutcome: { ...unknownOutcome, verifyResult, hasOtherValue } };
      });
    }, [dispatch, agency, edit, refetchRule, invalidateCategory]),
  );

  return {
    edit,
    openRule,
    startEditing,
    submit,
    returnToEditor: useCallback(
      (rule: OpenRule, editorText: string) => setEdit(buildEditingStatus(rule, editorText)),
      [buildEditingStatus],
    ),
    /** Opens the editor with a text. Does nothing if a dialog is open or was opened since `editBefore`. */
    openIfIdle: useCallback(
      (editBefore: RuleEdit, rule: OpenRule, editorText: string) => {
        const nextEdit = buildEditingStatus(rule, editorText);
        setEdit((current) => (current === editBefore && current.status === 'closed' ? nextEdit : current));
      },
      [buildEditingStatus],
    ),
    /** Closes the conflict without a write, because the platform already has their value. */
    acceptTheirs: useCallback(
      (rule: OpenRule) => {
        invalidateCategory(rule);
        setEdit({ status: 'closed' });
      },
      [invalidateCategory],
    ),
    verify,
    isVerifying,
    close: useCallback(() => setEdit({ status: 'closed' }), []),
  };
}

export type RuleEditActions = ReturnType<typeof useRuleEdit>;

/** Compares the rule's value after an unknown outcome. With a third value, the outcome stays unknown. */
function compareWithSent(currentJson: string, sentJson: string, previousJson: string): VerifyResult {
  if (isSameRuleJson(currentJson, sentJson)) return 'applied';
  return isSameRuleJson(currentJson, previousJson) ? 'notApplied' : 'unknown';
}
