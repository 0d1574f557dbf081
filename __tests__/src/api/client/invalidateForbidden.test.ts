import { appfeaturesApi } from '@/api/appfeatures';
import { balanceApi } from '@/api/balance';
import { businessrulesApi } from '@/api/businessrules';
import { invalidateForbidden } from '@/api/client/invalidateForbidden';
import { platformApi } from '@/api/client/platformApi';
import { paymentApi } from '@/api/payment';
import { profileApi } from '@/api/profile';
import { simpleticketApi } from '@/api/simpleticket';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

const RIDER = { agency: 'CBTA', userId: '1000001' };

it('reads again what is shown of the agency and was refused, and nothing else', async () => {
  const store = await createTestStore({ agencies: ['CBTA', 'METRO'] }, network);
  for (const path of ['/categories', '/allAppFeatures', '/mediums', '/tickets/', '/balances/'])
    network.intercept(path, respondWith(403));
  network.intercept('/profile/', respondWith(400));
  const paths = [
    '/categories',
    '/allAppFeatures',
    '/mediums',
    '/tickets/',
    '/balances/',
    '/profile/',
  ] as const;
  await Promise.all([
    store.dispatch(businessrulesApi.endpoints.listCategories.initiate({ agency: 'CBTA' })),
    store.dispatch(appfeaturesApi.endpoints.listAllFeatures.initiate({ agency: 'CBTA' })),
    store.dispatch(paymentApi.endpoints.listMediums.initiate({ agency: 'CBTA' })),
    store.dispatch(simpleticketApi.endpoints.listCoupons.initiate({ agency: 'CBTA' })),
    store.dispatch(balanceApi.endpoints.getBalance.initiate(RIDER)),
    store.dispatch(balanceApi.endpoints.getBalance.initiate({ ...RIDER, agency: 'METRO' })),
    store.dispatch(profileApi.endpoints.getProfile.initiate(RIDER)),
  ]);
  const count = () => paths.map((path) => network.requestsTo(path).length);
  expect(count()).toEqual([1, 1, 1, 1, 2, 1]);
  store.dispatch(invalidateForbidden('CBTA'));
  await Promise.all(store.dispatch(platformApi.util.getRunningQueriesThunk()));
  expect(count()).toEqual([2, 2, 2, 2, 3, 1]);
});
