import { createRollout } from '@/domain/rollout/createRollout';
import { makeUndoPlan } from '@/domain/rollout/makePlan';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const OPTIONS = { canary: null, isDryRun: false, reason: '', pausesAfterRings: false };
const WRITTEN = { status: 'done', written: 'yes', before: '{"value":200}', after: '{"value":250}' } as const;

/** The plan that puts back the change `c` of CBTA, and a change of BAT that the journal lacks. */
function readUndoPlan(): RolloutPlan {
  const steps = [buildStep('CBTA', { ...WRITTEN, changeId: 'c' }), buildStep('BAT', WRITTEN)];
  const plan = makeUndoPlan(buildRollout(steps), { id: 'undo', isProtected: () => false });
  if (!plan) throw new Error('no plan');
  const read = { status: 'change', current: '{"value":250}', rule: { id: 4, category: 7 } } as const;
  return { ...plan, agencies: plan.agencies.map((row) => ({ ...row, ...read })) };
}

it('names in each step the change that it puts back, and begins with nothing written', () => {
  const rollout = createRollout(readUndoPlan(), OPTIONS, { id: 'r', startedAt: 5 });
  const reversed = { planned: '{"value":250}', target: '{"value":200}' };
  expect(rollout?.steps).toEqual([
    buildStep('CBTA', { ...reversed, revertedId: 'c' }),
    buildStep('BAT', reversed),
  ]);
  expect(rollout?.steps[1]).not.toHaveProperty('revertedId');
});

it('makes no undo of an agency whose value was only read, or is not known from before the write', () => {
  const unchanged = buildStep('CBTA', { status: 'unchanged', before: '{"value":250}' });
  const unread = buildStep('BAT', { status: 'unknown', written: 'unknown', before: null });
  expect(
    makeUndoPlan(buildRollout([unchanged, unread]), { id: 'undo', isProtected: () => false }),
  ).toBeNull();
});

it('takes one picked agency, and returns null for none', () => {
  const start = { id: 'r', startedAt: 5 };
  expect(createRollout({ ...readUndoPlan(), picked: ['BAT'] }, OPTIONS, start)?.steps).toHaveLength(1);
  expect(createRollout({ ...readUndoPlan(), picked: [] }, OPTIONS, start)).toBeNull();
});
