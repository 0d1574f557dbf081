import { businessrulesApi } from '@/api/businessrules';
import { readNow } from '@/api/client/readNow';
import { refetchTags } from '@/api/client/refetchTags';
import { tags } from '@/api/client/tags';
import { type BusinessRule } from '@/domain/entities/businessRule';
import { toFailure } from '@/domain/failures';
import { describeRuleUpdateFailure, RULE_UPDATE_TITLES } from '@/domain/failureTexts/ruleUpdate';
import {
  describeInvalidRule,
  NOTHING_SENT_TEXT,
  OTHER_RULE_TEXT,
} from '@/domain/failureTexts/ruleValidation';
import { type FailureTexts } from '@/domain/failureTexts/serverMessages';
import { hasSameValue } from '@/domain/ruleValue';
import { joinSentences } from '@/lib/text/joinSentences';
import { type PortalThunk } from '@/session/hooks';
import { recordCompletion, recordVerification } from '@/session/journal/journalThunks';
import { sendRecordedWrite } from '@/session/journal/sendRecordedWrite';
import { describeRuleWrite, toRuleChangeObject } from '@/shared/writes/ruleJournal';
import { type FailedWriteOutcome, type WriteDescriptor } from '@/shared/writes/useWrite';
import { type ParsedEditorText } from '../json/editorText';
import { type OpenRule } from '../openRule';

const { getRule, updateRule } = businessrulesApi.endpoints;

/** An update of a rule. Values are rule JSON. */
export interface RuleUpdate {
  agency: string;
  /** The rule as it was when the editor was opened. */
  rule: OpenRule;
  /** The text that the operator has typed. */
  editorText: string;
  /** The operator's value; null when the typed text is not valid. */
  mine: string | null;
  /** Why the rule cannot be sent, for example because the typed text is not valid. */
  problem?: string;
  /** The platform's value, when it is no longer the one that was opened (decision 23). */
  theirs?: string;
  /** The platform's value just before the call that changes the rule. */
  before?: string;
  /** Whether a call was made that changes the rule. */
  isSent: boolean;
}

export function toRuleUpdate(
  agency: string,
  rule: OpenRule,
  editorText: string,
  { ruleJson, problem }: ParsedEditorText,
): RuleUpdate {
  return {
    agency,
    rule,
    editorText,
    mine: ruleJson ?? null,
    isSent: false,
    ...(problem !== undefined && { problem }),
  };
}

/**
 * The update of a rule. It is read again first, so that nobody's change is overwritten unseen (decision 23). The signal is
 * aborted when the editor is left; then nothing is sent any more.
 */
export const updateRuleWrite: WriteDescriptor<RuleUpdate, AbortSignal> = {
  send: (update, signal, showProgress) => async (dispatch) => {
    const { agency, rule, mine } = update;
    const { identity, category, reverted } = rule;
    const notSent = { failures: [], isApplied: false, isOutcomeUnknown: false } as const;
    // After a failure (section 4 of the specification) or a conflict.
    const refetchRules = () => void dispatch(refetchTags([tags.rules(agency, category)]));
    if (mine === null) {
      refetchRules();
      return notSent;
    }
    const read = await dispatch(readRule(update));
    if (signal.aborted) return notSent;
    if (read.error) {
      refetchRules();
      return { ...notSent, failures: [read.error] };
    }
    if (!isOpened(rule, read.data)) {
      refetchRules();
      return { ...notSent, subject: { ...update, problem: OTHER_RULE_TEXT } };
    }
    const theirs = read.data.ruleJson;
    // If the rule already has the operator's value, there is nothing to decide.
    if (!hasSameValue(theirs, rule.ruleJson) && !hasSameValue(theirs, mine)) {
      refetchRules();
      return { ...notSent, subject: { ...update, theirs } };
    }
    const sentUpdate = { ...update, before: theirs, isSent: true };
    showProgress(sentUpdate);
    const result = await dispatch(
      sendRecordedWrite({
        change: {
          agency,
          ...describeRuleWrite(rule, theirs, mine),
          ...(reverted && hasSameValue(mine, reverted.before) && { revertedId: reverted.changeId }),
        },
        call: updateRule.initiate({ agency, identity, category, ruleJson: mine }, { track: false }),
        successText: RULE_UPDATE_TITLES.success,
        describeFailure: (reason) => {
          const { title, details } = describeRuleUpdateFailure(reason, rule.isObject);
          return joinSentences([title, ...details]);
        },
      }),
    );
    if (result.failures.length === 0) dispatch(closeEarlierUpdates(update));
    return { subject: sentUpdate, ...result };
  },
  verify:
    (update, { changeId, reportNotApplied }) =>
    async (dispatch) => {
      const { agency, rule } = update;
      const read = await dispatch(readRule(update));
      void dispatch(refetchTags([tags.rules(agency, rule.category)]));
      // In the chunk of the editor, which has loaded with the dialog.
      const { evaluateUpdate } = await import(/* webpackChunkName: 'rule-editor' */ './evaluateUpdate');
      const verification = evaluateUpdate(
        update,
        read.data && isOpened(rule, read.data) ? read.data.ruleJson : undefined,
        reportNotApplied,
      );
      const object = toRuleChangeObject(rule);
      dispatch(recordVerification(agency, object, verification.result, changeId));
      if (verification.result === 'applied') dispatch(closeEarlierUpdates(update));
      return verification;
    },
};

/** A thunk: earlier updates to the same value have got it now, whatever their own outcomes were. */
function closeEarlierUpdates({ agency, rule, mine }: RuleUpdate): PortalThunk {
  return recordCompletion(
    agency,
    toRuleChangeObject(rule),
    ({ after }) => after !== null && mine !== null && hasSameValue(after, mine),
  );
}

/** The dialog's texts for an update that was not applied, or whose outcome is unknown. */
export function describeFailedUpdate(outcome: FailedWriteOutcome<RuleUpdate>): FailureTexts {
  const { rule, problem, isSent } = outcome.subject;
  if (problem !== undefined) return describeInvalidRule(problem);
  const [failure = toFailure(undefined)] = outcome.failures;
  const { title, details } = describeRuleUpdateFailure(failure, rule.isObject);
  return { title, details: isSent ? details : [...details, NOTHING_SENT_TEXT] };
}

/** Whether it is the rule that was opened. It is read by its id, but the platform finds what to change by the identity. */
function isOpened({ identity }: OpenRule, read: BusinessRule): boolean {
  return (read.rule.meta.identity ?? identity) === identity;
}

function readRule({ agency, rule }: RuleUpdate) {
  return readNow(getRule, { agency, id: rule.id });
}
