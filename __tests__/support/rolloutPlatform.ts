import { setUpNetwork } from './fakeNetwork';
import { openTables, resetRollouts } from './rolloutFixture';

// The tests of a file share one platform: each of them gives its agencies the values of before.
export const network = setUpNetwork();
export let tables: ReturnType<typeof openTables>;
beforeAll(() => {
  tables = openTables(network);
});
afterAll(() => {
  tables.close();
  network.platform.close();
});
beforeEach(() => resetRollouts(network, tables));

/** The agencies that the platform has changed, in this order. */
export const listChangedAgencies = () => tables.readAudit().map(({ agency }) => agency);
