import { type FleetRun } from '@/domain/fleet/fleetRun';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { isPlanUrgent } from '@/screens/rollout/plan/usePlan';

const picked = ['AMTA'];
const plan = { id: 'a', picked, agencies: [{ status: 'notRead' }] } as unknown as RolloutPlan;
const run = { id: 'r', status: 'running', outcomes: {} } as unknown as FleetRun<'plan'>;
const answered = { plan: { ...plan, agencies: [] }, run: { ...run, outcomes: { AMTA: {} } } } as never;

it.each<[string, boolean, Parameters<typeof isPlanUrgent>[1]]>([
  ['the answer of an agency', false, answered],
  ['a pick', true, { plan: { ...plan, picked: [] }, run }],
  ['another plan', true, { plan: { ...plan, id: 'b' }, run }],
  ['a closed plan', true, { plan: null, run }],
  ['the end of the run', true, { plan, run: { ...run, status: 'done' } }],
])('shows %s at once: %s', (_name, isUrgent, next) => {
  expect(isPlanUrgent({ plan, run }, next)).toBe(isUrgent);
});
