import { makePlan } from '@/domain/rollout/makePlan';
import { refreshPlanAgencies } from '@/domain/rollout/refreshPlanAgencies';
import { buildAgency } from '@tests/support/rolloutSteps';

it('takes the rows of the list, unless another agency has got the abbreviation', () => {
  const old = ['CBTA', 'METRO', 'AMTA'].map((name) => ({
    ...buildAgency(name),
    database_status: 'provisioning',
  }));
  const plan = makePlan({
    id: 'plan',
    region: 'usEast',
    subject: { kind: 'rule', category: 'Fares', identity: 'daily_cap' },
    source: { kind: 'fleet', agency: null },
    target: '{"value":250}',
    agencies: old,
    isProtected: () => false,
  });
  const listed = { ...buildAgency('CBTA'), database_status: 'active' };
  const { agencies } = refreshPlanAgencies(plan, [listed, { ...buildAgency('METRO'), id: 9 }]);
  expect(agencies.map(({ agency }) => agency)).toEqual([listed, ...old.slice(1)]);
});
