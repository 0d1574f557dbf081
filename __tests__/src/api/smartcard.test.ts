import { smartcardApi } from '@/api/smartcard';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = smartcardApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('counts smartcards by the header', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.countSmartcards.initiate({ agency }));
  expect(data).toBeGreaterThan(0);
  expect(wire.sent[0]).toContain('?per_page=1&page=1');
});

it('counts keys, of which nothing reaches the store', async () => {
  const signedIn = await store();
  const seen: string[] = [];
  signedIn.subscribe(() => seen.push(JSON.stringify(signedIn.getState().platformApi)));
  wire.fault(
    '/keys/sector',
    answer(200, [{ id: 1, key_a: 'SECRET-A', key_b: 'SECRET-B', access_code: 'SECRET-C' }]),
  );
  const { data } = await signedIn.dispatch(endpoints.countKeys.initiate({ agency }));
  expect(data).toBe(1);
  expect(seen.join('')).not.toContain('SECRET');
});

it('counts no keys as 0, and tells a failure', async () => {
  const signedIn = await store();
  wire.fault('/keys/sector', answer(200, []), 1);
  expect((await signedIn.dispatch(endpoints.countKeys.initiate({ agency }))).data).toBe(0);
  wire.fault('/keys/sector', answer(403), 1);
  const { error } = await signedIn.dispatch(endpoints.countKeys.initiate({ agency: 'AAT' }));
  expect(error).toEqual({ kind: 'status', status: 403 });
});
