import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
afterAll(() => network.platform.close());

it('leaves nothing of a check in the cache', async () => {
  const fleet = await openFleet(network);
  const listCached = () =>
    Object.values(fleet.store.getState().platformApi?.queries ?? {}).map((entry) => entry?.endpointName);
  fleet.start('health', {
    ...QUICK_TASK,
    checkIds: ['terms', 'email-settings', 'feature-sets', 'concessions'],
  });
  await fleet.waitUntilQuiet();
  // RTK Query removes an entry in a task of its own.
  await new Promise<void>((resolve) => {
    const check = () => {
      if (listCached().length > 1) return;
      stop();
      resolve();
    };
    const stop = fleet.store.subscribe(check);
    check();
  });
  expect(listCached()).toEqual(['listAgencies']);
});
