import { balanceApi } from '@/api/balance';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = balanceApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const userId = '1000001';

it('gets a balance in cents', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.getBalance.initiate({ agency, userId }));
  expect(Number.isSafeInteger(data?.amount)).toBe(true);
});

it.each([
  ['no item', []],
  ['nothing', ''],
  ['an item without an amount', [{}]],
  ['an amount that is none', [{ amount: 'much' }]],
])('takes %s as unreadable, and never as nothing owed', async (_what, body) => {
  const signedIn = await store();
  wire.fault('/balance/', answer(200, body));
  const { error } = await signedIn.dispatch(endpoints.getBalance.initiate({ agency, userId }));
  expect(error).toEqual({ kind: 'unreadable' });
});

it('tells that a rider is unknown', async () => {
  const signedIn = await store();
  const { error } = await signedIn.dispatch(endpoints.getBalance.initiate({ agency, userId: '7' }));
  expect(error).toMatchObject({ kind: 'status', status: 404 });
});
