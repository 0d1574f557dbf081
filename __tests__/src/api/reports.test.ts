import { reportsApi } from '@/api/reports';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = reportsApi;
const agency = 'CBTA';
const emptyAgency = 'AAT';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency, emptyAgency] }, network);

it('lists the reports of an agency; the list may be empty', async () => {
  const store = await createStore();
  const cbtaReports = await store.dispatch(endpoints.listReports.initiate({ agency }));
  expect(cbtaReports.data?.rows[0]).toEqual({ prettyname: expect.any(String) });
  const emptyResult = await store.dispatch(endpoints.listReports.initiate({ agency: emptyAgency }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
});

it('fails when the response is HTML', async () => {
  const store = await createStore();
  network.intercept('/reports/', respondWith(200, '<html></html>'));
  const { error } = await store.dispatch(endpoints.listReports.initiate({ agency }));
  expect(error).toMatchObject({ kind: 'unreadable' });
});
