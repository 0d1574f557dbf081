import { publicinfoApi } from '@/api/publicinfo';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = publicinfoApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

it('calls the public-info host without a token', async () => {
  const store = await createStore();
  const sentTokens: (string | null)[] = [];
  network.intercept('/agencies/v2/', (request) => {
    sentTokens.push(request.headers.get('authorization'));
    return network.forward(request);
  });
  const { data } = await store.dispatch(endpoints.getRoutingInfo.initiate({ agency }));
  expect(data).toMatchObject({ isKnown: true, id: 'CBTA', name: expect.any(String) });
  expect(network.requests).toEqual(['GET /platform/public-info/agencies/v2/CBTA']);
  expect(sentTokens).toEqual([null]);
});

it('takes a 404 as an unknown agency', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.getRoutingInfo.initiate({ agency: 'NOBODY' }));
  expect(data).toEqual({ isKnown: false });
});

it.each([
  ['500', respondWith(500), { kind: 'status', status: 500 }],
  ['HTML', respondWith(200, '<html>'), { kind: 'unreadable' }],
  ['a 401, which does not end the session,', respondWith(401), { kind: 'status', status: 401 }],
])('reports %s as a failure of this call', async (_case, handler, failure) => {
  const store = await createStore();
  network.intercept('/agencies/v2/', handler);
  const { error } = await store.dispatch(endpoints.getRoutingInfo.initiate({ agency }));
  expect(error).toMatchObject(failure);
  expect(store.leaveReasons).toEqual([]);
});

it('fails without a request when no public-info host is configured', async () => {
  const body = { backendUrl: '/platform/us-east', backendUrlAustralia: '/platform/australia' };
  const store = await createTestStore(
    { agencies: [agency] },
    {
      // This runs before the store reads the configuration.
      fetchToken: async (...tokenArgs) => {
        network.intercept('/index.json', respondWith(200, body));
        return network.fetchToken(...tokenArgs);
      },
      reset: network.reset,
    },
  );
  const { error } = await store.dispatch(endpoints.getRoutingInfo.initiate({ agency }));
  expect(error).toMatchObject({ kind: 'notConfigured' });
  expect(network.requests).toEqual([]);
});
