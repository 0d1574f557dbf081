import { type FakeNetwork, openFakeNetwork } from './fakeNetwork';
import { openTables, resetRollouts } from './rolloutFixture';

export let network: FakeNetwork;
export let tables: ReturnType<typeof openTables>;
// The tests of a file share one platform: each of them gives its agencies the values of before.
beforeAll(async () => {
  network = await openFakeNetwork();
  tables = openTables(network);
});
afterAll(() => {
  tables.close();
  network.platform.close();
});
beforeEach(() => resetRollouts(network, tables));

/** The agencies that the platform has changed, in this order. */
export const listChangedAgencies = () => tables.readAudit().map(({ agency }) => agency);
