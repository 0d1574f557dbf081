import { refreshPlanAgencies } from '@/domain/rollout/refreshPlanAgencies';
import { buildAgency, buildPlan } from '@tests/support/rolloutSteps';

it('takes the rows of the list, unless another agency has got the abbreviation', () => {
  const old = ['CBTA', 'METRO', 'AMTA'].map((name) => ({
    ...buildAgency(name),
    database_status: 'provisioning',
  }));
  const listed = { ...buildAgency('CBTA'), database_status: 'active' };
  const { agencies } = refreshPlanAgencies(buildPlan(old), [listed, { ...buildAgency('METRO'), id: 9 }]);
  expect(agencies.map(({ agency }) => agency)).toEqual([listed, ...old.slice(1)]);
});
