import { customersearchApi } from '@/api/customersearch';
import { refreshPage } from '@/app/shortcuts/refreshPage';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

it('refetches a list that begins to load page 3 while the refresh waits for page 2', async () => {
  const network = await openFakeNetwork();
  const { store } = await renderRoute('/agency-dashboard/METRO', network, { agencies: ['METRO'] });
  const { initiate } = customersearchApi.endpoints.listRiders;
  const riders = { agency: 'METRO', term: '' };
  await store.dispatch(initiate(riders));
  network.reset();
  const loadNextPage = () => store.dispatch(initiate(riders, { direction: 'forward' }));
  const secondPage = loadNextPage();
  const refresh = store.dispatch(refreshPage());
  void secondPage.then(loadNextPage);
  await refresh;
  const pages = network.requests.flatMap((line) => /\/riders\?page=(\d+)&/.exec(line)?.[1] ?? []);
  expect(pages).toEqual(['2', '3', '1']);
});
