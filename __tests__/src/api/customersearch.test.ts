import { customersearchApi } from '@/api/customersearch';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = customersearchApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists riders by user id, page after page', async () => {
  const signedIn = await store();
  const first = await signedIn.dispatch(endpoints.listRiders.initiate({ agency, term: '' }));
  expect(first.data?.pages[0]).toMatchObject({ next: 2 });
  const second = await signedIn.dispatch(
    endpoints.listRiders.initiate({ agency, term: '' }, { direction: 'forward' }),
  );
  const ids = second.data?.pages.flatMap(({ rows }) => rows.map(({ user_id }) => Number(user_id))) ?? [];
  expect(ids).toHaveLength(20);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

it('finds riders by a term, or none', async () => {
  const signedIn = await store();
  const found = await signedIn.dispatch(endpoints.listRiders.initiate({ agency, term: '1000005' }));
  expect(found.data?.pages[0]?.rows).toMatchObject([{ user_id: 1000005 }]);
  const none = await signedIn.dispatch(endpoints.listRiders.initiate({ agency, term: 'zzzzzz' }));
  expect(none.data?.pages).toEqual([{ rows: [], unreadable: 0, next: null }]);
});

it('ends where a page names itself as the next', async () => {
  const signedIn = await store();
  wire.fault('page=1&', answer(200, [{ user_id: 1 }], { 'x-next-page': '1' }));
  await signedIn.dispatch(endpoints.listRiders.initiate({ agency, term: '' }));
  const again = await signedIn.dispatch(
    endpoints.listRiders.initiate({ agency, term: '' }, { direction: 'forward' }),
  );
  expect(again.hasNextPage).toBe(false);
});

it('says that the session has no token for an agency', async () => {
  const signedIn = await store();
  const { error } = await signedIn.dispatch(endpoints.listRiders.initiate({ agency: 'METRO', term: '' }));
  expect(error).toEqual({ kind: 'signedOut' });
  expect(wire.sent).toEqual([]);
});
