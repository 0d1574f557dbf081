import { publicinfoApi } from '@/api/publicinfo';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = publicinfoApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency] }, wire);

it('asks the public-info host, without any token', async () => {
  const signedIn = await store();
  const seen: (string | null)[] = [];
  wire.fault('/agencies/v2/', (request) => {
    seen.push(request.headers.get('authorization'));
    return wire.platform.site.fetch(request);
  });
  const { data } = await signedIn.dispatch(endpoints.getRoutingInfo.initiate({ agency }));
  expect(data).toMatchObject({ isKnown: true, id: 'CBTA', name: expect.any(String) });
  expect(wire.sent).toEqual(['GET /platform/public-info/agencies/v2/CBTA']);
  expect(seen).toEqual([null]);
});

it('takes a 404 as an agency that the service does not know', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.getRoutingInfo.initiate({ agency: 'NOBODY' }));
  expect(data).toEqual({ isKnown: false });
});

it.each([
  ['500', answer(500), { kind: 'status', status: 500 }],
  ['HTML', answer(200, '<html>'), { kind: 'unreadable' }],
  ['401, which is nobody’s sign-out', answer(401), { kind: 'status', status: 401 }],
])('tells %s as the failure of this one check', async (_what, fault, failure) => {
  const signedIn = await store();
  wire.fault('/agencies/v2/', fault);
  const { error } = await signedIn.dispatch(endpoints.getRoutingInfo.initiate({ agency }));
  expect(error).toEqual(failure);
  expect(signedIn.left).toEqual([]);
});

it('says that no host is configured, and calls none', async () => {
  const body = { backendUrl: '/platform/us-east', backendUrlAustralia: '/platform/australia' };
  const signedIn = await storeAs(
    { agencies: [agency] },
    {
      token: async (...of) => {
        wire.fault('/index.json', answer(200, body));
        return wire.token(...of);
      },
      reset: wire.reset,
    },
  );
  const { error } = await signedIn.dispatch(endpoints.getRoutingInfo.initiate({ agency }));
  expect(error).toEqual({ kind: 'notConfigured' });
  expect(wire.sent).toEqual([]);
});
