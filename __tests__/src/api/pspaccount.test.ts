import { pspaccountApi } from '@/api/pspaccount';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = pspaccountApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

it('gets the account for a medium with the operator’s token, and its provider with the agency’s', async () => {
  const signedIn = await store();
  const account = await signedIn.dispatch(
    endpoints.getAccount.initiate({ agencyId: 1, medium: 'CreditCard' }),
  );
  expect(account.data).toMatchObject({ payment_medium: 'CreditCard', psp_id: expect.anything() });
  const provider = await signedIn.dispatch(
    endpoints.getProvider.initiate({ agency, pspId: account.data?.psp_id ?? '' }),
  );
  expect(provider.data).toEqual({ id: account.data?.psp_id, name: expect.any(String) });
});

it('tells a medium that is not configured, and a provider that is unknown', async () => {
  const signedIn = await store();
  const account = await signedIn.dispatch(endpoints.getAccount.initiate({ agencyId: 1, medium: 'Gold' }));
  expect(account.error).toMatchObject({ kind: 'status', status: 404 });
  const provider = await signedIn.dispatch(endpoints.getProvider.initiate({ agency, pspId: 999 }));
  expect(provider.error).toMatchObject({ kind: 'status', status: 404 });
  wire.fault('/psp/1', answer(200, {}));
  const empty = await signedIn.dispatch(endpoints.getProvider.initiate({ agency, pspId: 1 }));
  expect(empty.error).toEqual({ kind: 'unreadable' });
});
