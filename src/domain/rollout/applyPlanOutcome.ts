import { parseRuleValue } from '../entities/businessRule';
import { formatStates, isBetweenStates, parseStates, readStates } from '../features/featureStates';
import { describeFailedOutcome } from '../fleet/failedAgencies';
import { type FleetOutcome } from '../fleet/fleetRun';
import { canReplaceValue } from '../ruleValue';
import { type PlanAnswer } from './planAnswer';
import { type PlannedAgency, type PlanStatus, type RolloutPlan, type RolloutSubject } from './rollout';
import { isSameSubjectValue } from './subjectValue';

/** The plan after one agency has answered, or has failed. */
export function applyPlanOutcome(
  plan: RolloutPlan,
  abbreviation: string,
  outcome: FleetOutcome<'plan'>,
): RolloutPlan {
  return {
    ...plan,
    agencies: plan.agencies.map((row) => {
      if (row.agency.abbreviation !== abbreviation) return row;
      const { at: readAt } = outcome;
      return outcome.status === 'failed'
        ? {
            ...row,
            status: 'notRead',
            current: null,
            rule: null,
            problem: describeFailedOutcome(outcome),
            readAt,
          }
        : {
            ...row,
            problem: null,
            readAt,
            ...compareAnswer(plan.subject, row, outcome.answer),
          };
    }),
  };
}

type Compared = Pick<PlannedAgency, 'status' | 'current' | 'rule'>;

/** Concludes from the answer whether the agency would change, or why it is left out. */
export function compareAnswer(
  subject: RolloutSubject,
  row: Pick<PlannedAgency, 'target' | 'expected'>,
  answer: PlanAnswer,
): Compared {
  return answer.kind === 'rule' ? compareRule(subject, row, answer) : compareFeatures(subject, row, answer);
}

function compareRule(
  subject: RolloutSubject,
  row: Pick<PlannedAgency, 'target' | 'expected'>,
  { hasCategory, rules }: Extract<PlanAnswer, { kind: 'rule' }>,
): Compared {
  const [found, ...others] = rules;
  if (!found) return { status: hasCategory ? 'ruleMissing' : 'categoryMissing', current: null, rule: null };
  if (others.length > 0) return { status: 'ambiguous', current: null, rule: null };
  const { id, category, json: current } = found;
  const withStatus = (status: PlanStatus): Compared => ({ status, current, rule: { id, category } });
  if (parseRuleValue(current).kind === 'unexpected') return withStatus('readOnly');
  if (!canReplaceValue(current, row.target)) return withStatus('otherType');
  return withStatus(compareValues(subject, row, current));
}

function compareFeatures(
  subject: RolloutSubject,
  row: Pick<PlannedAgency, 'target' | 'expected'>,
  { isListed, active, catalogue }: Extract<PlanAnswer, { kind: 'features' }>,
): Compared {
  if (!isListed) return { status: 'notListed', current: null, rule: null };
  const target = parseStates(row.target);
  const current = formatStates(readStates(target.keys(), new Set(active)));
  // One that is on already, or is turned off, need not be in the catalogue.
  const known = new Set([...catalogue, ...active]);
  const isComplete = [...target].every(([name, isOn]) => !isOn || known.has(name));
  return {
    status: isComplete ? compareValues(subject, row, current) : 'notInCatalogue',
    current,
    rule: null,
  };
}

function compareValues(
  subject: RolloutSubject,
  { target, expected }: Pick<PlannedAgency, 'target' | 'expected'>,
  current: string,
): PlanStatus {
  if (isSameSubjectValue(subject, current, target)) return 'unchanged';
  if (expected === null || isSameSubjectValue(subject, current, expected)) return 'change';
  // A rollout that has failed halfway has written some of the features.
  const isPartlyWritten = subject.kind === 'features' && isBetweenStates(current, [target, expected]);
  return isPartlyWritten ? 'change' : 'changedSince';
}
