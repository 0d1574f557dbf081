import { psoApi } from '@/api/pso';
import { answer, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = psoApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const email = 'operator@us-east.example';

it('signs an operator in to a region', async () => {
  const guest = await storeAs({ operator: false }, wire);
  const { data } = await guest.dispatch(
    endpoints.signIn.initiate({ region: 'usEast', email, password: PASSWORD }, { track: false }),
  );
  expect(guest.getState().session).toMatchObject({ region: 'usEast', psoToken: data?.id_token });
  expect(JSON.stringify(guest.getState())).not.toContain(PASSWORD);
});

it('refuses a wrong password', async () => {
  const guest = await storeAs({ operator: false }, wire);
  const { error } = await guest.dispatch(
    endpoints.signIn.initiate({ region: 'usEast', email, password: 'wrong' }, { track: false }),
  );
  expect(error).toMatchObject({ kind: 'status', status: 401 });
});

it('signs in to an agency; an unknown one is a 404', async () => {
  const signedIn = await storeAs({}, wire);
  const { data } = await signedIn.dispatch(
    endpoints.signInToAgency.initiate({ abbreviation: 'METRO', agencyId: 2 }, { track: false }),
  );
  expect(signedIn.getState().session.agencyTokens.usEast.METRO).toBe(data?.token);
  const { error } = await signedIn.dispatch(
    endpoints.signInToAgency.initiate({ abbreviation: agency, agencyId: 2 }, { track: false }),
  );
  expect(error).toMatchObject({ status: 404 });
});

it('registers an operator once, without keeping the password', async () => {
  const signedIn = await store();
  const credentials = { email: 'new@us-east.example', password: 'Quiet-heron-4821' };
  const signUp = () => signedIn.dispatch(endpoints.signUp.initiate(credentials, { track: false }));
  expect((await signUp()).data).toEqual({ id: expect.any(Number) });
  expect((await signUp()).error).toMatchObject({ status: 409 });
  expect(JSON.stringify(signedIn.getState())).not.toContain(credentials.password);
});

it('lists operators by e-mail, page by page', async () => {
  const signedIn = await store();
  const first = await signedIn.dispatch(endpoints.listUsers.initiate());
  expect(first.data?.pages[0]).toMatchObject({ next: 2, unreadable: 0 });
  const second = await signedIn.dispatch(endpoints.listUsers.initiate(undefined, { direction: 'forward' }));
  const emails = second.data?.pages.flatMap(({ rows }) => rows.map((row) => row.email ?? '')) ?? [];
  expect(emails).toHaveLength(20);
  expect(emails).toEqual([...emails].sort());
});

it('reads an empty list of operators as empty', async () => {
  const signedIn = await store();
  wire.fault('/pso/api/v1/users', answer(200, { rows: [] }));
  const { data } = await signedIn.dispatch(endpoints.listUsers.initiate());
  expect(data?.pages).toEqual([{ rows: [], unreadable: 0, next: null }]);
});
