import { reportsApi } from '@/api/reports';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = reportsApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('lists reports; none where the agency has none', async () => {
  const signedIn = await store();
  const own = await signedIn.dispatch(endpoints.listReports.initiate({ agency }));
  expect(own.data?.rows[0]).toEqual({ prettyname: expect.any(String) });
  const none = await signedIn.dispatch(endpoints.listReports.initiate({ agency: 'AAT' }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
});

it('tells an answer that is HTML', async () => {
  const signedIn = await store();
  wire.fault('/reports/', answer(200, '<html></html>'));
  const { error } = await signedIn.dispatch(endpoints.listReports.initiate({ agency }));
  expect(error).toEqual({ kind: 'unreadable' });
});
