import { agencyresourcesApi } from '@/api/agencyresources';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = agencyresourcesApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it.each(['terms', 'privacy', 'about'] as const)('lists the versions of the %s', async (kind) => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listResources.initiate({ agency, kind }));
  expect(data?.unreadable).toBe(0);
  expect(data?.rows[0]).toMatchObject({ client_type: expect.any(String), content: expect.any(String) });
  expect(wire.sent).toEqual([`GET /platform/us-east/agencyresources/api/v2/resources/CBTA/${kind}/`]);
});

it('reads none as empty, and a 404 as a failure', async () => {
  const signedIn = await store();
  wire.fault('/terms/', answer(200, []));
  const none = await signedIn.dispatch(endpoints.listResources.initiate({ agency, kind: 'terms' }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
  wire.fault('/about/', answer(404));
  const unknown = await signedIn.dispatch(endpoints.listResources.initiate({ agency, kind: 'about' }));
  expect(unknown.error).toEqual({ kind: 'status', status: 404 });
});
