import { formatList } from '@/lib/text/formatList';
import { listRemainingAgencies, listUndoAgencies, listWithheldChanges } from './makePlan';
import { listStartRows } from './planSums';
import { type PlannedAgency, type Rollout, type RolloutPlan } from './rollout';
import { describeSubject, isSameSubjectValue } from './subjectValue';

/**
 * The parts that go away with a result when it is closed: `its report, its Undo plan and its plan of the rest`. Null when the
 * operator can no longer need any of it. `startedPlan`: the plan whose start closes it, unless it is a dry run.
 */
export function describeClosedResult(
  result: Rollout,
  { startedPlan }: { startedPlan?: RolloutPlan } = {},
): string | null {
  const undoAgencies = listUndoAgencies(result);
  const remainingAgencies = listRemainingAgencies(result);
  const source = startedPlan?.source;
  // What an undo of all agencies does not get to is left in its own plan of the rest.
  const isUndoStarted =
    source?.kind === 'undo' && source.rolloutId === result.id && isStarted(undoAgencies, startedPlan, result);
  const hasUndo = undoAgencies.length > 0 && !isUndoStarted;
  // Only the report says afterwards which agencies no undo has put back.
  const hasChanges = hasUndo || listWithheldChanges(result).length > 0;
  const hasRest = remainingAgencies.length > 0 && !isStarted(remainingAgencies, startedPlan, result);
  if (!hasChanges && !hasRest) return null;
  return formatList([
    'its report',
    ...(hasUndo ? ['its Undo plan'] : []),
    ...(hasRest ? ['its plan of the rest'] : []),
  ]);
}

/** Whether a start gives all these agencies their targets. They are compared, because the file of a plan can have been edited. */
function isStarted(
  agencies: readonly PlannedAgency[],
  plan: RolloutPlan | undefined,
  { subject }: Pick<Rollout, 'subject'>,
): boolean {
  if (!plan || describeSubject(plan.subject) !== describeSubject(subject)) return false;
  const targets = new Map(listStartRows(plan).map(({ agency, target }) => [agency.abbreviation, target]));
  return agencies.every(({ agency, target }) => {
    const planned = targets.get(agency.abbreviation);
    return planned !== undefined && isSameSubjectValue(subject, planned, target);
  });
}
