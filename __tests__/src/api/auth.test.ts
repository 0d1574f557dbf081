import { authApi } from '@/api/auth';
import { answer, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = authApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const NEW = { email: 'new.admin@cbta.example', password: 'Quiet-heron-4821', rmid: 0 as const };

it('signs an administrator in, and keeps the token for that agency', async () => {
  const signedIn = await storeAs({ operator: false }, wire);
  const account = wire.platform.accounts.find(
    ({ kind, region }) => kind !== 'operator' && region === 'usEast',
  );
  const credentials = { agency, email: account?.email ?? '', password: PASSWORD };
  const { data } = await signedIn.dispatch(
    endpoints.signInAdministrator.initiate(credentials, { track: false }),
  );
  expect(data?.token).toEqual(expect.any(String));
  expect(signedIn.getState().session.agencyTokens.usEast).toEqual({ [agency]: data?.token });
});

it('refuses a wrong password, and ends nobody’s session', async () => {
  const signedIn = await store();
  const { error } = await signedIn.dispatch(
    endpoints.signInAdministrator.initiate({ agency, email: 'a@b.example', password: 'x' }, { track: false }),
  );
  expect(error).toMatchObject({ status: 401 });
  expect(signedIn.left).toEqual([]);
});

it('registers an administrator once, without keeping the password', async () => {
  const signedIn = await store();
  const register = () =>
    signedIn.dispatch(
      endpoints.registerAdministrator.initiate({ agency, administrator: NEW }, { track: false }),
    );
  expect((await register()).data).toEqual({ user_id: expect.any(Number) });
  expect((await register()).error).toMatchObject({ kind: 'status', status: 409 });
  expect(JSON.stringify(signedIn.getState())).not.toContain(NEW.password);
});

it('tells a database error by its code', async () => {
  const signedIn = await store();
  wire.fault('POST /platform/us-east/auth/api/v3/administrators', answer(400, { code: 'db_error' }));
  const { error } = await signedIn.dispatch(
    endpoints.registerAdministrator.initiate({ agency, administrator: NEW }, { track: false }),
  );
  expect(error).toEqual({ kind: 'status', status: 400, code: 'db_error' });
});

it('lists administrators by e-mail, 10 a page', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listAdministrators.initiate({ agency }));
  const [page] = data?.pages ?? [];
  expect(page?.rows[0]).toEqual({
    user_id: expect.anything(),
    rmid: expect.anything(),
    email: expect.stringContaining('@'),
    telephone_number: expect.anything(),
  });
  expect(page?.rows.length).toBeLessThanOrEqual(10);
  expect(wire.sent[0]).toMatch(/\?page=1&per_page=10&sort_order=asc&sort_field=email$/);
});

it('reads an empty list of administrators as empty', async () => {
  const signedIn = await store();
  wire.fault('/auth/api/v4/administrators', answer(200, null));
  const { data } = await signedIn.dispatch(endpoints.listAdministrators.initiate({ agency }));
  expect(data?.pages).toEqual([{ rows: [], unreadable: 0, next: null }]);
});

it('counts users of a type by the header; without it there is no count', async () => {
  const signedIn = await store();
  const riders = await signedIn.dispatch(endpoints.countUsers.initiate({ agency, type: 'rider' }));
  expect(riders.data).toBeGreaterThan(50);
  wire.fault('type=ghost', answer(200, []));
  const ghosts = await signedIn.dispatch(endpoints.countUsers.initiate({ agency, type: 'ghost' }));
  expect(ghosts).toMatchObject({ error: { kind: 'unreadable' } });
  wire.fault('type=driver', answer(200, [], { 'x-total': '0' }));
  const drivers = await signedIn.dispatch(endpoints.countUsers.initiate({ agency, type: 'driver' }));
  expect(drivers.data).toBe(0);
});
