import { fixedroutefaredataApi } from '@/api/fixedroutefaredata';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = fixedroutefaredataApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists the fares of a day', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listFares.initiate({ agency, date: '2026-03-08' }));
  expect(data?.rows[0]).toEqual({ id: 1, sku: 'SINGLE', name: 'Single Ride', amount: expect.any(Number) });
  expect(data?.unreadable).toBe(0);
});

it('reads no fares as empty, and tells that a day is none', async () => {
  const signedIn = await store();
  wire.fault('2026-03-09', answer(200, { fares: [] }));
  const none = await signedIn.dispatch(endpoints.listFares.initiate({ agency, date: '2026-03-09' }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
  const wrong = await signedIn.dispatch(endpoints.listFares.initiate({ agency, date: 'soon' }));
  expect(wrong.error).toMatchObject({ kind: 'status', status: 400 });
});
