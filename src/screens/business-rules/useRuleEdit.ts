import { useCallback, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { tags } from '@/api/client/tags';
import { type Id } from '@/domain/entities/fields';
import { toFailure, type Failure, isOutcomeUnknown } from '@/domain/failures';
import { NOTHING_SENT_TEXT, describeInvalidRule } from '@/domain/failureTexts/ruleValidation';
import { RULE_UPDATED_TITLE, describeRuleUpdateFailure } from '@/domain/failureTexts/ruleUpdate';
import { type FailureTexts } from '@/domain/failureTexts/serverMessages';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { joinSentences } from '@/lib/joinSentences';
import { logWarning } from '@/lib/log';
import { usePortalDispatch } from '@/session/hooks';
import {
  recordVerification,
  recordWriteFinished,
  recordWriteFailed,
  recordWriteStarted,
} from '@/session/journalThunks';
import { useExclusiveAction } from '@/ui/useExclusiveAction';
import { type OpenRule, toOpenRule } from './openRule';
import { toRuleTarget, describeRuleWrite } from './ruleJournal';
import { type RuleRow } from './ruleRow';
import { toDraft, isSameRuleJson, parseDraft } from './ruleValue';

const { getRule, updateRule } = businessrulesApi.endpoints;

interface UnknownOutcome {
  sent: string;
  verifyResult: VerifyResult | null;
  /** The rule was read, and has a third value: sending again shows both before it sends (decision 23). */
  hasOtherValue: boolean;
}

/** Whether what was sent may still be applied, as far as is known. */
export function isRuleOutcomeUnknown(unknownOutcome: UnknownOutcome | null): boolean {
  return unknownOutcome !== null && unknownOutcome.verifyResult !== 'notApplied';
}

/** Where the edit of a rule stands (specification 4). What is being viewed may be a rule that can't be edited. */
export type RuleEdit =
  | { status: 'closed' }
  | { status: 'viewing'; row: RuleRow }
  /** `editorId` numbers the lastEditorId of editors: what is typed in one is none of another's. */
  | { status: 'editing'; rule: OpenRule; draft: string; editorId: number }
  | { status: 'processing'; rule: OpenRule; draft: string }
  /** Somebody else has changed the rule meanwhile (decision 23). */
  | { status: 'conflict'; rule: OpenRule; draft: string; mine: string; theirs: string }
  | { status: 'success'; rule: OpenRule; sent: string; wasVerified: boolean }
  | {
      status: 'failed';
      rule: OpenRule;
      draft: string;
      texts: FailureTexts;
      /** Of the call that failed; none where nothing was called. */
      failures: readonly Failure[];
      /** What may have been applied all the same, and what looking again has verifyResult (decision 19). */
      unknownOutcome: UnknownOutcome | null;
    };

/** The state machine of a rule's edit; one rule at a time. */
export function useRuleEdit(agency: string) {
  const dispatch = usePortalDispatch();
  const [edit, setEdit] = useState<RuleEdit>({ status: 'closed' });
  const lastEditorId = useRef(0);
  const buildEditing = useCallback(
    (rule: OpenRule, draft: string): RuleEdit => ({
      status: 'editing',
      rule,
      draft,
      editorId: ++lastEditorId.current,
    }),
    [],
  );

  const refetchRule = useCallback(
    (id: Id) => dispatch(getRule.initiate({ agency, id }, { forceRefetch: true, subscribe: false })),
    [dispatch, agency],
  );
  /** The category as the platform has it now. */
  const invalidateCategory = useCallback(
    ({ category }: OpenRule) => {
      dispatch(businessrulesApi.util.invalidateTags([tags.rules(agency, category)]));
    },
    [dispatch, agency],
  );

  const open = useCallback(
    (row: RuleRow) => {
      if (row.value.kind === 'unexpected')
        logWarning(`Business rule of an unexpected type: ${row.value.type}`);
      const opened = toOpenRule(row);
      setEdit(
        opened && !opened.isObject
          ? buildEditing(opened, toDraft(opened.ruleJson))
          : { status: 'viewing', row },
      );
    },
    [buildEditing],
  );

  const startEditing = useCallback(
    (row: RuleRow) => {
      const rule = toOpenRule(row);
      if (rule) setEdit(buildEditing(rule, toDraft(rule.ruleJson)));
    },
    [buildEditing],
  );

  const [submit] = useExclusiveAction(
    useCallback(
      async (rule: OpenRule, draft: string) => {
        const fail = (texts: FailureTexts, failures: readonly Failure[], sent: string | null = null) => {
          const unknownOutcome = sent === null ? null : { sent, verifyResult: null, hasOtherValue: false };
          setEdit({ status: 'failed', rule, draft, texts, failures, unknownOutcome });
        };
        const { ruleJson, problem } = parseDraft(rule.ruleJson, draft);
        if (problem !== undefined) {
          invalidateCategory(rule);
          return fail(describeInvalidRule(problem), []);
        }
        setEdit({ status: 'processing', rule, draft });

        const current = await refetchRule(rule.id);
        // A read that fails still carries what an earlier one verifyResult.
        if (current.error || !current.data) {
          invalidateCategory(rule);
          const failure = toFailure(current.error);
          const { title, details } = describeRuleUpdateFailure(failure, rule.isObject);
          return fail({ title, details: [...details, NOTHING_SENT_TEXT] }, [failure]);
        }
        const theirs = current.data.ruleJson;
        if (!isSameRuleJson(theirs, rule.ruleJson) && !isSameRuleJson(theirs, ruleJson)) {
          return setEdit({ status: 'conflict', rule, draft, mine: ruleJson, theirs });
        }

        const { identity, category } = rule;
        const id = dispatch(recordWriteStarted({ agency, ...describeRuleWrite(rule, theirs, ruleJson) }));
        const { error } = await dispatch(
          updateRule.initiate({ agency, identity, category, ruleJson }, { track: false }),
        );
        if (!error) {
          dispatch(recordWriteFinished(agency, toRuleTarget(rule), 'succeeded', RULE_UPDATED_TITLE, { id }));
          return setEdit({ status: 'success', rule, sent: ruleJson, wasVerified: false });
        }
        const failure = toFailure(error);
        const texts = describeRuleUpdateFailure(failure, rule.isObject);
        dispatch(
          recordWriteFailed(
            agency,
            toRuleTarget(rule),
            failure,
            joinSentences([texts.title, ...texts.details]),
            {
              id,
            },
          ),
        );
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
        ? compareWithSent(data.ruleJson, unknownOutcome.sent, rule.ruleJson)
        : 'unknown';
      const hasOtherValue = isLoaded && verifyResult === 'unknown';
      dispatch(recordVerification(agency, toRuleTarget(rule), verifyResult));
      // Closed meanwhile: the answer is nobody's.
      setEdit((current) => {
        if (current !== edit) return current;
        return verifyResult === 'applied'
          ? { status: 'success', rule, sent: unknownOutcome.sent, wasVerified: true }
          : { ...edit, unknownOutcome: { ...unknownOutcome, verifyResult, hasOtherValue } };
      });
    }, [dispatch, agency, edit, refetchRule, invalidateCategory]),
  );

  return {
    edit,
    open,
    startEditing,
    submit,
    /** Back to the editor, with the draft as it was. */
    returnToEditor: useCallback(
      (rule: OpenRule, draft: string) => setEdit(buildEditing(rule, draft)),
      [buildEditing],
    ),
    /** Opens the editor with a draft, unless anything was opened, or closed, since `before` stood. */
    openIfIdle: useCallback(
      (editBefore: RuleEdit, rule: OpenRule, draft: string) => {
        const opened = buildEditing(rule, draft);
        setEdit((current) => (current === editBefore && current.status === 'closed' ? opened : current));
      },
      [buildEditing],
    ),
    /** Theirs stands already: nothing is sent. */
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

/** What a rule tells that was read again after an uncertain end; a third value tells nothing of ours. */
function compareWithSent(current: string, sent: string, previous: string): VerifyResult {
  if (isSameRuleJson(current, sent)) return 'applied';
  return isSameRuleJson(current, previous) ? 'notApplied' : 'unknown';
}
