import { screen, within } from '@testing-library/react';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';
import { receipt } from '@tests/support/ledgerFixture';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const CREATED = '2026-11-01T10:00:00Z';

/** The ledger of a rider without payments. */
async function openLedger({ passes, orders }: { passes: object[]; orders: object[] }) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/paymentview/api/v2/payments', respondWith(200, []));
  network.intercept('/mobileticketview/api/v2/passes/', respondWith(200, passes));
  network.intercept('/payment/api/v4/purchase', respondWith(200, orders));
  await page.goTo('/agency-dashboard/CBTA/riders/1000120?tab=ledger');
  const ledger = within(await screen.findByRole('region', { name: 'Ledger' }));
  await ledger.findByRole('button', { name: /^Orders/ });
  return { ...page, ledger };
}

it('does not say that amounts of a group differ when a pass could not be read', async () => {
  const pass = { id: 1, created: CREATED, po_id: 9, price: 3_500 };
  const { ledger } = await openLedger({
    passes: [pass, { ...pass, id: null }],
    orders: [{ id: 9, state: 'COMPLETE', created: CREATED, receipt: receipt(7_000) }],
  });
  await ledger.findByRole('link', { name: 'Pass 1' });
  expect(ledger.getByRole('button', { name: 'Questions 0' })).toBeInTheDocument();
});
