import { authApi } from '@/api/auth';
import { agencySignedIn, operatorSignedIn } from '@/session/auth/sessionSlice';
import { selectCalls } from '@/session/callsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { DEMO_PASSWORD, respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = authApi;
const agency = 'CBTA';
const OTHER_SIGN_IN = { region: 'usEast' as const, token: 'other', tokenOrigin: null };
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

/** `rmid` is 0 for every administrator that the portal creates (section 3 of the specification). */
const NEW_ADMINISTRATOR = { email: 'new.admin@cbta.example', password: 'Quiet-heron-4821', rmid: 0 as const };

it('signs an administrator in, and stores the token for that agency', async () => {
  const store = await createTestStore({ operator: false }, network);
  const account = network.platform.accounts.find(
    ({ kind, region }) => kind !== 'operator' && region === 'usEast',
  );
  const credentials = { agency, email: account?.email ?? '', password: DEMO_PASSWORD };
  const { data } = await store.dispatch(
    endpoints.signInAdministrator.initiate(credentials, { track: false }),
  );
  expect(data?.token).toEqual(expect.any(String));
  expect(store.getState().session.agencyTokens).toEqual({ [agency]: data?.token });
});

it('rejects a wrong password, and does not end the session', async () => {
  const store = await createStore();
  const { error } = await store.dispatch(
    endpoints.signInAdministrator.initiate({ agency, email: 'a@b.example', password: 'x' }, { track: false }),
  );
  expect(error).toMatchObject({ status: 401 });
  expect(store.leaveReasons).toEqual([]);
  // A slow one is offered to be given up, as a slow read.
  expect(selectCalls(store.getState()).at(-1)?.kind).toBe('signIn');
});

it('registers an administrator once, and does not store the password', async () => {
  const store = await createStore();
  const register = () =>
    store.dispatch(
      endpoints.registerAdministrator.initiate(
        { agency, administrator: NEW_ADMINISTRATOR },
        { track: false },
      ),
    );
  expect((await register()).data).toEqual({ user_id: expect.any(Number) });
  expect((await register()).error).toMatchObject({ kind: 'status', status: 409 });
  expect(JSON.stringify(store.getState())).not.toContain(NEW_ADMINISTRATOR.password);
});

it('reports the code of a database error', async () => {
  const store = await createStore();
  network.intercept(
    'POST /platform/us-east/auth/api/v3/administrators',
    respondWith(400, { code: 'db_error' }),
  );
  const { error } = await store.dispatch(
    endpoints.registerAdministrator.initiate({ agency, administrator: NEW_ADMINISTRATOR }, { track: false }),
  );
  expect(error).toMatchObject({ kind: 'status', status: 400, code: 'db_error' });
});

it('lists administrators by email, 10 per page', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listAdministrators.initiate({ agency }));
  const [page] = data?.pages ?? [];
  expect(page?.rows[0]).toEqual({
    user_id: expect.anything(),
    rmid: expect.anything(),
    email: expect.stringContaining('@'),
    telephone_number: expect.anything(),
  });
  expect(page?.rows.length).toBeLessThanOrEqual(10);
  expect(network.requests[0]).toMatch(/\?page=1&per_page=10&sort_order=asc&sort_field=email$/);
});

it('parses an empty list of administrators', async () => {
  const store = await createStore();
  network.intercept('/auth/api/v4/administrators', respondWith(200, null));
  const { data } = await store.dispatch(endpoints.listAdministrators.initiate({ agency }));
  expect(data?.pages).toMatchObject([{ rows: [], invalidRowCount: 0, next: null }]);
});

it('reads the number of users of a type from the x-total header, and fails without the header', async () => {
  const store = await createStore();
  const riders = await store.dispatch(endpoints.countUsers.initiate({ agency, type: 'rider' }));
  expect(riders.data).toBeGreaterThan(50);
  network.intercept('type=ghost', respondWith(200, []));
  const ghosts = await store.dispatch(endpoints.countUsers.initiate({ agency, type: 'ghost' }));
  expect(ghosts).toMatchObject({ error: { kind: 'unreadable' } });
  network.intercept('type=driver', respondWithPage([], { total: 0 }));
  const drivers = await store.dispatch(endpoints.countUsers.initiate({ agency, type: 'driver' }));
  expect(drivers.data).toBe(0);
});

it.each([
  ['another sign-in to the agency', agencySignedIn({ ...OTHER_SIGN_IN, abbreviation: agency })],
  ['the sign-in of another operator', operatorSignedIn({ ...OTHER_SIGN_IN, email: 'b@us-east.example' })],
])('stores no late token after %s', async (_title, otherSignIn) => {
  const store = await createStore();
  network.intercept('/auth/api/v4/authenticate', (request) => {
    store.dispatch(otherSignIn);
    return respondWith(200, { token: 'late' })(request);
  });
  const credentials = { agency, email: 'a@b.example', password: 'x' };
  await store.dispatch(endpoints.signInAdministrator.initiate(credentials, { track: false }));
  expect(JSON.stringify(store.getState().session)).toContain('"other"');
  expect(JSON.stringify(store.getState().session)).not.toContain('"late"');
});

it('replaces the token that the agency had at the start', async () => {
  const store = await createStore();
  network.intercept('/auth/api/v4/authenticate', respondWith(200, { token: 'new' }));
  const credentials = { agency, email: 'a@b.example', password: 'x' };
  await store.dispatch(endpoints.signInAdministrator.initiate(credentials, { track: false }));
  expect(store.getState().session.agencyTokens[agency]).toBe('new');
});
