import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openFleet, QUICK_TASK } from '@tests/support/fleetFixture';
import { waitForState } from '@tests/support/waitForState';

const network = setUpNetwork();

it('ends the session when the platform rejects the operator’s token, and asks no other agency', async () => {
  const fleet = await openFleet(network);
  network.intercept('/token/agency', respondWith(401));
  fleet.start('health', QUICK_TASK);
  await waitForState(fleet.store, () => fleet.store.getState().session.psoToken === null);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(network.requestsTo('/token/agency').length).toBeLessThanOrEqual(3);
  expect(fleet.store.getState().fleet?.runs).toEqual({});
});
