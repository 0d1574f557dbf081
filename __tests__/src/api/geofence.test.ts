import { geofenceApi } from '@/api/geofence';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = geofenceApi;
const agency = 'CBTA';
/** For a second call of an endpoint: the response for `agency` is cached. */
const otherAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, otherAgency] }, network);

it('reads the number of geofences from the x-total header', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.countGeofences.initiate({ agency }));
  expect(data).toBeGreaterThan(0);
  expect(network.requests).toEqual(['GET /platform/us-east/geofence/api/v1/geofences?per_page=1']);
  network.intercept('/geofence/', respondWithPage([], { total: 0 }));
  const emptyResult = await store.dispatch(endpoints.countGeofences.initiate({ agency: otherAgency }));
  expect(emptyResult.data).toBe(0);
});

it.each(['', '-1', 'many', '1.5'])('fails when the header is "%s"', async (total) => {
  const store = await createStore();
  network.intercept('/geofence/', respondWith(200, [], { 'x-total': total }));
  const { error } = await store.dispatch(endpoints.countGeofences.initiate({ agency }));
  expect(error).toMatchObject({ kind: 'unreadable' });
});
