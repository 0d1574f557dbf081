import { type RolloutPlan } from '@/domain/rollout/rollout';
import { rootReducer } from '@/session/rootReducer';
import { planMade, rolloutSlice } from '@/shared/rollout/rolloutSlice';
import { startRollout } from '@/shared/rollout/startRollout';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { buildAgency } from '@tests/support/rolloutSteps';

const planOf = (...names: readonly string[]): RolloutPlan => ({
  id: 'a-plan',
  region: 'usEast',
  subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
  source: { kind: 'fleet', agency: null },
  picked: names,
  agencies: names.map((name) => ({
    agency: buildAgency(name),
    status: 'change',
    current: '{"value":200}',
    target: '{"value":250}',
    expected: null,
    rule: { id: 1, category: 1 },
    problem: null,
    readAt: 1,
  })),
});

it('starts the agencies that the operator has confirmed, although the plan has got another one meanwhile', async () => {
  const store = await createTestStore({}, await openFakeNetwork());
  rootReducer.inject(rolloutSlice);
  const options = { canary: 'A1', reason: '', isDryRun: false, pausesAfterRings: true };
  store.dispatch(planMade(planOf('A0', 'A1', 'A2')));
  store.dispatch(startRollout(planOf('A0', 'A1'), options));
  const steps = store.getState().rollout?.rollout?.steps ?? [];
  expect(steps.map(({ agency }) => agency.abbreviation)).toEqual(['A1', 'A0']);
});
