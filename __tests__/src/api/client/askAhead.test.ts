import { agencyApi } from '@/api/agency';
import { askAhead } from '@/api/client/askAhead';
import { firstCall } from '@/api/client/firstCall';
import { customersearchApi } from '@/api/customersearch';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const { listRiders } = customersearchApi.endpoints;
const RIDERS = { agency: 'METRO', term: '' };

it('leaves what failed on a screen to the screen', async () => {
  const store = await storeAs({ agencies: ['METRO'] }, wire);
  wire.fault('/riders', answer(500));
  await store.dispatch(listRiders.initiate(RIDERS));
  const before = [...wire.sent];
  await store.dispatch(askAhead(firstCall(listRiders, RIDERS)));
  expect(wire.sent).toEqual(before);
  expect(listRiders.select(RIDERS)(store.getState() as never).isError).toBe(true);
});

it('leaves a list that is there as it is: the back button finds all of it', async () => {
  const store = await storeAs({ agencies: ['METRO'] }, wire);
  const screen = store.dispatch(listRiders.initiate(RIDERS));
  await screen;
  await store.dispatch(listRiders.initiate(RIDERS, { direction: 'forward' }));
  screen.unsubscribe();
  const before = [...wire.sent];
  await store.dispatch(askAhead(firstCall(listRiders, RIDERS)));
  expect(wire.sent).toEqual(before);
  expect(listRiders.select(RIDERS)(store.getState() as never).data?.pages).toHaveLength(2);
});

it('forgets a list of several parts that came with one missing', async () => {
  const store = await storeAs({}, wire);
  wire.fault('/countries/?page=2', answer(404), 1);
  const { listCountries } = agencyApi.endpoints;
  await store.dispatch(askAhead(firstCall(listCountries, undefined)));
  expect(listCountries.select()(store.getState() as never).isUninitialized).toBe(true);
  await store.dispatch(askAhead(firstCall(listCountries, undefined)));
  expect(listCountries.select()(store.getState() as never).data?.missing).toEqual([]);
});
