import { businessrulesApi } from '@/api/businessrules';
import { fetchUncached } from '@/api/client/fetchUncached';
import { parseRuleValue } from '@/domain/entities/businessRule';
import { isOutcomeUnknown, toFailure } from '@/domain/failures';
import { describeRuleUpdateFailure, RULE_UPDATE_TITLES } from '@/domain/failureTexts/ruleUpdate';
import { describeFailureToStore } from '@/domain/failureTexts/storedFailures';
import { findLastUnanswered } from '@/domain/lateApplication';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { compactJson } from '@/lib/json/jsonText';
import { joinSentences } from '@/lib/text/joinSentences';
import { describeRuleWrite } from '@/shared/writes/ruleJournal';
import { type SubjectWriter } from './subjectWriter';

const { getRule, updateRule } = businessrulesApi.endpoints;

type RuleSubject = Extract<RolloutSubject, { kind: 'rule' }>;

/** A rule, by its id in the agency. It must still be the one that the plan has found. */
export const createRuleWriter = ({ category: categoryName, identity }: RuleSubject): SubjectWriter => ({
  read: (step) => async (dispatch) => {
    const { id, category } = getIds(step);
    const arg = { agency: step.agency.abbreviation, id };
    const { data, error } = await dispatch(fetchUncached(getRule, arg, { isBackground: true }));
    if (error) return { problem: describeFailureToStore(error), callId: error.callId };
    if (data.rule.meta.identity !== identity || String(data.category) !== String(category))
      return { problem: `Rule ${id} is another rule now.` };
    return { value: compactJson(data.ruleJson) };
  },
  describe: (step, before) => {
    const rule = { ...getIds(step), categoryName, identity };
    return { agency: step.agency.abbreviation, ...describeRuleWrite(rule, before, step.target) };
  },
  send:
    ({ agency, rule, target }, before) =>
    async (dispatch) => {
      const { category } = getIds({ rule });
      const arg = {
        agency: agency.abbreviation,
        identity,
        category,
        ruleJson: target,
        isBackground: true,
      } as const;
      const { error } = await dispatch(updateRule.initiate(arg, { track: false }));
      if (error === undefined) return { written: 'yes', problem: null, message: RULE_UPDATE_TITLES.success };
      const failure = toFailure(error);
      const isObject = parseRuleValue(before).kind === 'object';
      const { title, details } = describeRuleUpdateFailure(failure, isObject);
      return {
        written: isOutcomeUnknown(failure) ? 'unknown' : 'no',
        problem: describeFailureToStore(failure),
        message: joinSentences([title, ...details]),
        unansweredAt: findLastUnanswered([failure]),
      };
    },
});

function getIds({ rule }: Pick<RolloutStep, 'rule'>) {
  if (!rule) throw new Error('a step of a rule without its ids');
  return rule;
}
