import { makeRestPlan } from '@/domain/rollout/makePlan';
import { type PlanSource, type Rollout, type StepStatus } from '@/domain/rollout/rollout';
import { buildRollout, buildStep } from '@tests/support/rolloutSteps';

const OPTIONS = { id: 'rest', isProtected: (name: string) => name === 'A3' };

const stop = (statuses: readonly StepStatus[], change: Partial<Rollout> = {}) =>
  buildRollout(
    statuses.map((status, index) => buildStep(`A${index}`, { status, revertedId: `change-${index}` })),
    { status: 'stopped', ...change },
  );

it('plans the agencies that a stopped rollout has not brought to their targets', () => {
  const rollout = stop(['done', 'unchanged', 'failed', 'skipped', 'unknown', 'pending']);
  const rest = makeRestPlan(rollout, OPTIONS);
  expect(rest).toMatchObject({ id: 'rest', subject: rollout.subject, source: rollout.source });
  expect(rest?.agencies.map(({ agency }) => agency.abbreviation)).toEqual(['A2', 'A3', 'A4', 'A5']);
  expect(rest?.picked).toEqual(['A2', 'A4', 'A5']);
  expect(rest?.agencies[0]).toMatchObject({ status: 'notRead', target: '{"value":250}', expected: null });
});

it('goes on with an undo that was stopped, where an agency still has what is to be put back', () => {
  const source: PlanSource = { kind: 'undo', rolloutId: 'r' };
  const rest = makeRestPlan(stop(['done', 'failed', 'pending'], { source }), OPTIONS);
  expect(rest?.source).toEqual({ ...source, isRest: true });
  expect(rest?.agencies).toMatchObject([
    { target: '{"value":250}', expected: '{"value":200}', revertedId: 'change-1' },
    { target: '{"value":250}', expected: '{"value":200}', revertedId: 'change-2' },
  ]);
});

it('plans no rest when there is none, of a dry run, and of values that were not kept', () => {
  expect(makeRestPlan(stop(['done', 'unchanged']), OPTIONS)).toBeNull();
  expect(makeRestPlan(stop(['wouldChange', 'pending'], { isDryRun: true }), OPTIONS)).toBeNull();
  const withheld = buildStep('A0', { status: 'skipped', target: '"••• not kept"' });
  expect(makeRestPlan(buildRollout([withheld], { status: 'done' }), OPTIONS)).toBeNull();
});
