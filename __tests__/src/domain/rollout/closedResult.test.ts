import { WITHHELD_JSON } from '@/domain/fleet/storedRun';
import { describeClosedResult } from '@/domain/rollout/closedResult';
import { makeRestPlan, makeUndoPlan } from '@/domain/rollout/makePlan';
import { type PlannedAgency, type RolloutPlan } from '@/domain/rollout/rollout';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const DONE = { status: 'done', written: 'yes', before: '{"value": 200}' } as const;
const OPTIONS = { id: 'plan', isProtected: () => false };

/** The plan as if all its agencies had been read. */
function readPlan(plan: RolloutPlan | null): RolloutPlan {
  if (!plan) throw new Error('no plan');
  return { ...plan, agencies: plan.agencies.map((row): PlannedAgency => ({ ...row, status: 'change' })) };
}

const REPORT_AND_UNDO = 'its report and its Undo plan';

it.each<[string, string | null, (undo: RolloutPlan) => Partial<RolloutPlan>]>([
  ['all agencies', null, () => ({})],
  ['one of two agencies', REPORT_AND_UNDO, ({ agencies }) => ({ agencies: agencies.slice(0, 1) })],
  ['one of two agencies, by the choice of the operator', REPORT_AND_UNDO, () => ({ picked: ['A1'] })],
  [
    'an agency to another value',
    REPORT_AND_UNDO,
    ({ agencies }) => ({ agencies: agencies.map((row) => ({ ...row, target: '{"value":100}' })) }),
  ],
  [
    'another rule',
    REPORT_AND_UNDO,
    () => ({ subject: { kind: 'rule', category: 'Fares', identity: 'weekly_cap' } }),
  ],
  ['another rollout', REPORT_AND_UNDO, () => ({ source: { kind: 'undo', rolloutId: 'other' } })],
])('says what the start of an undo plan that puts back %s closes: %s', (_case, lostParts, edit) => {
  const rollout = buildRollout([buildStep('A0', DONE), buildStep('A1', DONE)], { status: 'done' });
  const plan = readPlan(makeUndoPlan(rollout, OPTIONS));
  expect(describeClosedResult(rollout, { startedPlan: { ...plan, ...edit(plan) } })).toBe(lostParts);
});

it('names the plan of the rest, which the start of another plan takes away', () => {
  const steps = [buildStep('A0', DONE), buildStep('A1'), buildStep('A2', { status: 'failed' })];
  const stopped = buildRollout(steps, { status: 'stopped' });
  expect(describeClosedResult(stopped)).toBe('its report, its Undo plan and its plan of the rest');
  expect(describeClosedResult(stopped, { startedPlan: readPlan(makeUndoPlan(stopped, OPTIONS)) })).toBe(
    'its report and its plan of the rest',
  );
  expect(describeClosedResult(stopped, { startedPlan: readPlan(makeRestPlan(stopped, OPTIONS)) })).toBe(
    REPORT_AND_UNDO,
  );
  const unchanged = buildRollout(steps.slice(1), { status: 'stopped' });
  expect(describeClosedResult(unchanged)).toBe('its report and its plan of the rest');
  expect(
    describeClosedResult(unchanged, { startedPlan: readPlan(makeRestPlan(unchanged, OPTIONS)) }),
  ).toBeNull();
});

it('keeps asking for the report as long as there are agencies that no undo plan can put back', () => {
  const withheld = buildStep('A1', { ...DONE, before: WITHHELD_JSON, target: WITHHELD_JSON });
  const result = buildRollout([buildStep('A0', DONE), withheld], { status: 'done' });
  expect(describeClosedResult(result, { startedPlan: readPlan(makeUndoPlan(result, OPTIONS)) })).toBe(
    'its report',
  );
  expect(describeClosedResult(result)).toBe(REPORT_AND_UNDO);
});
