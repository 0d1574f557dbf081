import { screen } from '@testing-library/react';
import { isPageRefreshable } from '@/ui/hooks/useRefreshablePage';
import { openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const AGENCY_PATH = '/agency-dashboard/CBTA';
const RIDER_PATH = `${AGENCY_PATH}/riders/1000120`;

it('the pages without a form can be read again', async () => {
  const network = await openFakeNetwork();
  const { goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  expect(isPageRefreshable()).toBe(false);
  const pages: [path: string, isRefreshable: boolean][] = [
    ['/agencies', true],
    ['/agency-creation', false],
    ['/pso-users', true],
    ['/fleet?tab=riders', true],
    [AGENCY_PATH, true],
    [`${AGENCY_PATH}/agency-diagnostics`, false],
    [`${AGENCY_PATH}/riders`, true],
    [`${AGENCY_PATH}/businessRules`, false],
    [`${AGENCY_PATH}/passes`, true],
    [`${AGENCY_PATH}/purchase-orders`, true],
    [`${AGENCY_PATH}/admin-users`, true],
    [`${RIDER_PATH}?tab=editPayments&payment=5`, false],
    [`${RIDER_PATH}?tab=ledger`, true],
  ];
  const results: typeof pages = [];
  for (const [path] of pages) {
    await goTo(path);
    results.push([path, isPageRefreshable()]);
  }
  expect(results).toEqual(pages);
  network.intercept('/riders/7', respondWith(404));
  network.intercept('/7', respondWith(404));
  await goTo(`${AGENCY_PATH}/riders/7`);
  await screen.findByText('CBTA has no rider 7');
  expect(isPageRefreshable()).toBe(true);
});
