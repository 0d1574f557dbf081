import { pspaccountApi } from '@/api/pspaccount';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = pspaccountApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

// PSP: payment service provider. An agency has an account with a provider for each payment medium.
it('gets the account of a medium with the operator’s token, and its provider with the admin token', async () => {
  const store = await createStore();
  const account = await store.dispatch(endpoints.getAccount.initiate({ agencyId: 1, medium: 'CreditCard' }));
  expect(account.data).toMatchObject({ payment_medium: 'CreditCard', psp_id: expect.anything() });
  const provider = await store.dispatch(
    endpoints.getProvider.initiate({ agency, pspId: account.data?.psp_id ?? '' }),
  );
  expect(provider.data).toEqual({ id: account.data?.psp_id, name: expect.any(String) });
});

it('fails for a medium that is not configured, for an unknown provider, and for an empty provider', async () => {
  const store = await createStore();
  const account = await store.dispatch(endpoints.getAccount.initiate({ agencyId: 1, medium: 'Gold' }));
  expect(account.error).toMatchObject({ kind: 'status', status: 404 });
  const provider = await store.dispatch(endpoints.getProvider.initiate({ agency, pspId: 999 }));
  expect(provider.error).toMatchObject({ kind: 'status', status: 404 });
  network.intercept('/psp/1', respondWith(200, {}));
  const emptyResult = await store.dispatch(endpoints.getProvider.initiate({ agency, pspId: 1 }));
  expect(emptyResult.error).toMatchObject({ kind: 'unreadable' });
});
