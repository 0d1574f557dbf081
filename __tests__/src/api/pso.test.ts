import { psoApi } from '@/api/pso';
import { agencySignedIn } from '@/session/auth/sessionSlice';
import { selectCalls } from '@/session/callsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { DEMO_PASSWORD, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = psoApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

const email = 'operator@us-east.example';

it('signs an operator in to a region', async () => {
  const signedOutStore = await createTestStore({ operator: false }, network);
  const { data } = await signedOutStore.dispatch(
    endpoints.signIn.initiate({ region: 'usEast', email, password: DEMO_PASSWORD }, { track: false }),
  );
  expect(signedOutStore.getState().session).toMatchObject({ region: 'usEast', psoToken: data?.id_token });
  expect(JSON.stringify(signedOutStore.getState())).not.toContain(DEMO_PASSWORD);
});

it('rejects a wrong password', async () => {
  const signedOutStore = await createTestStore({ operator: false }, network);
  const { error } = await signedOutStore.dispatch(
    endpoints.signIn.initiate({ region: 'usEast', email, password: 'wrong' }, { track: false }),
  );
  expect(error).toMatchObject({ kind: 'status', status: 401 });
  // A slow one is offered to be given up, as a slow read.
  expect(selectCalls(signedOutStore.getState()).at(-1)?.kind).toBe('signIn');
});

it('signs in to an agency; an agency id that does not belong to the abbreviation is a 404', async () => {
  const store = await createTestStore({}, network);
  const { data } = await store.dispatch(
    endpoints.requestAgencyToken.initiate({ abbreviation: 'METRO', agencyId: 2 }, { track: false }),
  );
  expect(store.getState().session.agencyTokens.METRO).toBe(data?.token);
  const { error } = await store.dispatch(
    endpoints.requestAgencyToken.initiate({ abbreviation: agency, agencyId: 2 }, { track: false }),
  );
  expect(error).toMatchObject({ status: 404 });
});

it('registers an operator once, and does not store the password', async () => {
  const store = await createStore();
  const credentials = { email: 'new@us-east.example', password: 'Quiet-heron-4821' };
  const signUp = () => store.dispatch(endpoints.signUp.initiate(credentials, { track: false }));
  expect((await signUp()).data).toEqual({ id: expect.any(Number) });
  expect((await signUp()).error).toMatchObject({ status: 409 });
  expect(JSON.stringify(store.getState())).not.toContain(credentials.password);
});

it('lists operators by email, page after page', async () => {
  const store = await createStore();
  const first = await store.dispatch(endpoints.listOperators.initiate());
  expect(first.data?.pages[0]).toMatchObject({ next: 2, invalidRowCount: 0 });
  const second = await store.dispatch(endpoints.listOperators.initiate(undefined, { direction: 'forward' }));
  const emails = second.data?.pages.flatMap(({ rows }) => rows.map((row) => row.email ?? '')) ?? [];
  expect(emails).toHaveLength(20);
  expect(emails).toEqual([...emails].sort());
});

it('parses an empty list of operators', async () => {
  const store = await createStore();
  network.intercept('/pso/api/v1/users', respondWith(200, { rows: [] }));
  const { data } = await store.dispatch(endpoints.listOperators.initiate());
  expect(data?.pages).toMatchObject([{ rows: [], invalidRowCount: 0, next: null }]);
});

it('stores no late token of an agency after another sign-in to it', async () => {
  const store = await createStore();
  network.intercept('/pso/api/v1/token/agency', (request) => {
    store.dispatch(
      agencySignedIn({ region: 'usEast', abbreviation: agency, token: 'other', tokenOrigin: null }),
    );
    return respondWith(200, { token: 'late' })(request);
  });
  await store.dispatch(
    endpoints.requestAgencyToken.initiate({ abbreviation: agency, agencyId: 1 }, { track: false }),
  );
  expect(store.getState().session.agencyTokens[agency]).toBe('other');
});
