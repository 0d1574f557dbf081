import { countCallsPerAgency, PROFILES } from '@/screens/fleet/health/profiles';
import { CHECKS } from '@/shared/checks/checks';
import { runCheck } from '@tests/support/checkFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { openFleet } from '@tests/support/fleetFixture';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterAll(() => network.platform.close());

const findTask = (profile: string) => {
  const found = PROFILES.find(({ key }) => key === profile);
  if (!found) throw new Error(`no profile ${profile}`);
  return found.task;
};

it('has the verdicts of the agency’s own diagnostics page', async () => {
  const fleet = await openFleet(network);
  const agencies = fleet.agencies.filter(({ abbreviation }) =>
    ['AAT', 'CBTA', 'METRO'].includes(abbreviation),
  );
  fleet.start('health', findTask('full'), agencies);
  await fleet.waitUntilQuiet();
  const { outcomes } = fleet.getRun('health');
  for (const { abbreviation } of agencies) {
    const outcome = outcomes[abbreviation];
    const answer = outcome?.status === 'done' ? outcome.answer : {};
    const page = await createTestStore({ agencies: [abbreviation] }, network);
    // Without the routing-info service, which is a third party's.
    for (const check of CHECKS.filter(({ id }) => id in answer)) {
      const { status, messages } = (await runCheck(page, check, abbreviation)).result;
      expect({
        id: check.id,
        status: answer[check.id]?.status,
        messages: answer[check.id]?.messages,
      }).toEqual({
        id: check.id,
        status,
        messages,
      });
    }
    expect(Object.keys(answer)).toHaveLength(CHECKS.length - 1);
  }
});

it.each(['quick', 'full', 'payment-media', 'users', 'agency-info'])(
  'makes the calls that the bill of %s says, for an agency that has everything',
  async (profile) => {
    const fleet = await openFleet(network);
    const agencies = fleet.agencies.filter(({ abbreviation }) => abbreviation === 'CBTA');
    fleet.start('health', findTask(profile), agencies);
    await fleet.waitUntilQuiet();
    expect(network.requests).toHaveLength(countCallsPerAgency(findTask(profile)));
  },
);

it('asks 11 calls for Quick and 37 for Full', () => {
  expect(['quick', 'full'].map((profile) => countCallsPerAgency(findTask(profile)))).toEqual([11, 37]);
});
