import { useCallback, useRef, useState } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { tags } from '@/api/client/tags';
import { type Id } from '@/domain/entities/fields';
import { asFailure, type Failure, mayHaveBeenApplied } from '@/domain/failures';
import { NOTHING_SENT, refusedRuleTexts } from '@/domain/failureTexts/ruleDraft';
import { RULE_UPDATED, ruleUpdateTexts } from '@/domain/failureTexts/ruleUpdate';
import { type FailureTexts } from '@/domain/failureTexts/serverWords';
import { type CheckResult } from '@/domain/failureTexts/uncertain';
import { inSentences } from '@/lib/inSentences';
import { logUnexpected } from '@/lib/log';
import { usePortalDispatch } from '@/session/hooks';
import { changeChecked, changeEnded, changeFailed, changeSent } from '@/session/recordChange';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { type OpenRule, openRule } from './openRule';
import { changedRule, ruleChange } from './ruleChange';
import { type RuleRow } from './ruleRow';
import { draftOf, isSameInner, readDraft } from './ruleValue';

const { getRule, updateRule } = businessrulesApi.endpoints;

interface Uncertain {
  sent: string;
  check: CheckResult | null;
  /** The rule was read, and has a third value: sending again shows both before it sends (decision 23). */
  isOthers: boolean;
}

/** Whether what was sent may still be applied, as far as is known. */
export function isOpenEnd(uncertain: Uncertain | null): boolean {
  return uncertain !== null && uncertain.check !== 'notApplied';
}

/** Where the edit of a rule stands (specification 4). What is being viewed may be a rule that can't be edited. */
export type RuleEdit =
  | { phase: 'closed' }
  | { phase: 'viewing'; row: RuleRow }
  /** `opening` numbers the openings of editors: what is typed in one is none of another's. */
  | { phase: 'editing'; rule: OpenRule; draft: string; opening: number }
  | { phase: 'processing'; rule: OpenRule; draft: string }
  /** Somebody else has changed the rule meanwhile (decision 23). */
  | { phase: 'changed'; rule: OpenRule; draft: string; mine: string; theirs: string }
  | { phase: 'success'; rule: OpenRule; sent: string; wasChecked: boolean }
  | {
      phase: 'failed';
      rule: OpenRule;
      draft: string;
      texts: FailureTexts;
      /** Of the call that failed; none where nothing was called. */
      failures: readonly Failure[];
      /** What may have been applied all the same, and what looking again has found (decision 19). */
      uncertain: Uncertain | null;
    };

/** The state machine of a rule's edit; one rule at a time. */
export function useRuleEdit(agency: string) {
  const dispatch = usePortalDispatch();
  const [edit, setEdit] = useState<RuleEdit>({ phase: 'closed' });
  const openings = useRef(0);
  const editing = useCallback(
    (rule: OpenRule, draft: string): RuleEdit => ({
      phase: 'editing',
      rule,
      draft,
      opening: ++openings.current,
    }),
    [],
  );

  const readAgain = useCallback(
    (id: Id) => dispatch(getRule.initiate({ agency, id }, { forceRefetch: true, subscribe: false })),
    [dispatch, agency],
  );
  /** The category as the platform has it now. */
  const reload = useCallback(
    ({ category }: OpenRule) => {
      dispatch(businessrulesApi.util.invalidateTags([tags.rules(agency, category)]));
    },
    [dispatch, agency],
  );

  const open = useCallback(
    (row: RuleRow) => {
      if (row.value.kind === 'unexpected')
        logUnexpected(`Business rule of an unexpected type: ${row.value.type}`);
      const opened = openRule(row);
      setEdit(
        opened && !opened.isObject ? editing(opened, draftOf(opened.inner)) : { phase: 'viewing', row },
      );
    },
    [editing],
  );

  const startEditing = useCallback(
    (row: RuleRow) => {
      const rule = openRule(row);
      if (rule) setEdit(editing(rule, draftOf(rule.inner)));
    },
    [editing],
  );

  const [submit] = useSingleFlight(
    useCallback(
      async (rule: OpenRule, draft: string) => {
        const fail = (texts: FailureTexts, failures: readonly Failure[], sent: string | null = null) => {
          const uncertain = sent === null ? null : { sent, check: null, isOthers: false };
          setEdit({ phase: 'failed', rule, draft, texts, failures, uncertain });
        };
        const { inner, problem } = readDraft(rule.inner, draft);
        if (problem !== undefined) {
          reload(rule);
          return fail(refusedRuleTexts(problem), []);
        }
        setEdit({ phase: 'processing', rule, draft });

        const present = await readAgain(rule.id);
        // A read that fails still carries what an earlier one found.
        if (present.error || !present.data) {
          reload(rule);
          const failure = asFailure(present.error);
          const { title, details } = ruleUpdateTexts(failure, rule.isObject);
          return fail({ title, details: [...details, NOTHING_SENT] }, [failure]);
        }
        const theirs = present.data.inner;
        if (!isSameInner(theirs, rule.inner) && !isSameInner(theirs, inner)) {
          return setEdit({ phase: 'changed', rule, draft, mine: inner, theirs });
        }

        const { identity, category } = rule;
        const id = dispatch(changeSent({ agency, ...ruleChange(rule, theirs, inner) }));
        const { error } = await dispatch(
          updateRule.initiate({ agency, identity, category, inner }, { track: false }),
        );
        if (!error) {
          dispatch(changeEnded(agency, changedRule(rule), 'succeeded', RULE_UPDATED, { id }));
          return setEdit({ phase: 'success', rule, sent: inner, wasChecked: false });
        }
        const failure = asFailure(error);
        const texts = ruleUpdateTexts(failure, rule.isObject);
        dispatch(
          changeFailed(agency, changedRule(rule), failure, inSentences([texts.title, ...texts.details]), {
            id,
          }),
        );
        fail(texts, [failure], mayHaveBeenApplied(failure) ? inner : null);
      },
      [dispatch, agency, readAgain, reload],
    ),
  );

  const [check, isChecking] = useSingleFlight(
    useCallback(async () => {
      if (edit.phase !== 'failed' || !edit.uncertain) return;
      const { rule, uncertain } = edit;
      const { data, error } = await readAgain(rule.id);
      reload(rule);
      const isRead = data !== undefined && !error;
      const found = isRead ? checkResult(data.inner, uncertain.sent, rule.inner) : 'unknown';
      const isOthers = isRead && found === 'unknown';
      dispatch(changeChecked(agency, changedRule(rule), found));
      // Closed meanwhile: the answer is nobody's.
      setEdit((present) => {
        if (present !== edit) return present;
        return found === 'applied'
          ? { phase: 'success', rule, sent: uncertain.sent, wasChecked: true }
          : { ...edit, uncertain: { ...uncertain, check: found, isOthers } };
      });
    }, [dispatch, agency, edit, readAgain, reload]),
  );

  return {
    edit,
    open,
    startEditing,
    submit,
    /** Back to the editor, with the draft as it was. */
    editAgain: useCallback((rule: OpenRule, draft: string) => setEdit(editing(rule, draft)), [editing]),
    /** Opens the editor with a draft, unless anything was opened, or closed, since `before` stood. */
    openUnlessMoved: useCallback(
      (before: RuleEdit, rule: OpenRule, draft: string) => {
        const opened = editing(rule, draft);
        setEdit((present) => (present === before && present.phase === 'closed' ? opened : present));
      },
      [editing],
    ),
    /** Theirs stands already: nothing is sent. */
    takeTheirs: useCallback(
      (rule: OpenRule) => {
        reload(rule);
        setEdit({ phase: 'closed' });
      },
      [reload],
    ),
    check,
    isChecking,
    close: useCallback(() => setEdit({ phase: 'closed' }), []),
  };
}

export type RuleEditing = ReturnType<typeof useRuleEdit>;

/** What a rule tells that was read again after an uncertain end; a third value tells nothing of ours. */
function checkResult(present: string, sent: string, before: string): CheckResult {
  if (isSameInner(present, sent)) return 'applied';
  return isSameInner(present, before) ? 'notApplied' : 'unknown';
}
