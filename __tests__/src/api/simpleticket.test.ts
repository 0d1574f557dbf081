import { simpleticketApi } from '@/api/simpleticket';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = simpleticketApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists tickets with their value in cents', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listTickets.initiate({ agency }));
  expect(data?.rows).toContainEqual(
    expect.objectContaining({ id: 1, display_name: 'Welcome Ride', value: expect.any(Number) }),
  );
});

it('reads none as empty, and tells a failure', async () => {
  const signedIn = await store();
  wire.fault('/tickets/', answer(200, { rows: [] }), 1);
  const none = await signedIn.dispatch(endpoints.listTickets.initiate({ agency }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
  wire.fault('/tickets/', answer(500), 1);
  const { error } = await signedIn.dispatch(endpoints.listTickets.initiate({ agency: 'AAT' }));
  expect(error).toEqual({ kind: 'status', status: 500 });
});
