import { screen, within } from '@testing-library/react';
import { network, readLines } from '@tests/support/exportFixture';
import { type Interception, respondWith } from '@tests/support/fakeNetwork';
import { openRoute } from '@tests/support/renderRoute';

/** Opens a page of METRO in Australia. */
function openInAustralia(path: string, ...interceptions: Interception[]) {
  return openRoute(
    `/agency-dashboard/METRO/${path}`,
    network,
    { region: 'australia', agencies: ['METRO'] },
    ...interceptions,
  );
}

const RIDERS_RESPONSE = respondWith(200, [{ user_id: 7, amount: 763 }]);
const PAYMENTS_RESPONSE = respondWith(200, [{ id: 8, transaction_amount: 425 }]);

async function saveLines(page: Awaited<ReturnType<typeof openInAustralia>>): Promise<string[]> {
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  await page.user.click(await screen.findByRole('button', { name: 'Save file' }));
  await screen.findByText(/^Saved /);
  return readLines();
}

it('Australia’s riders have a balance in AUD, on the screen and in a file', async () => {
  const page = await openInAustralia('riders', ['/customersearch/', RIDERS_RESPONSE]);
  expect(await screen.findByRole('cell', { name: '$7.63 AUD' })).toBeInTheDocument();
  expect((await saveLines(page))[0]).toContain('Balance (AUD)');
});

it('an Australian rider’s balance and payments are in AUD, on the screen and in a file', async () => {
  const page = await openInAustralia(
    'riders/1000001',
    // The region's agency has no rider with this id.
    ['/profile/1000001', respondWith(200, { user_id: 1000001 })],
    ['/balance/', respondWith(200, [{ amount: -90 }])],
    ['/paymentview/', PAYMENTS_RESPONSE],
  );
  expect(await within(screen.getByLabelText('Customer balance')).findByText('AUD')).toBeInTheDocument();
  expect(screen.getByLabelText('Customer balance')).toHaveTextContent('-$0.90 AUD');
  expect(await screen.findByRole('cell', { name: '$4.25 AUD' })).toBeInTheDocument();
  expect((await saveLines(page))[0]).toContain('Amount (AUD)');
});

it('a price names the pass’s own currency, or else the region’s, on the screen and in a file', async () => {
  const page = await openInAustralia('passes', [
    '/mobileticketview/',
    respondWith(200, [{ id: 1, price: 500, currency: 'NZD' }, { id: 2, price: 600 }, { id: 3 }]),
  ]);
  expect(await screen.findByRole('cell', { name: '$5.00 NZD' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'NZD' })).toBeInTheDocument();
  // The code is muted: it has its own element.
  expect(within(screen.getByRole('cell', { name: '$6.00 AUD' })).getByText('AUD')).toHaveClass(
    'muted-suffix',
  );
  const [header, ...rows] = (await saveLines(page)).map((line) => line.split(','));
  const priceIndex = header?.indexOf('Price (AUD)') ?? -1;
  expect(header?.[priceIndex + 1]).toBe('Currency');
  expect(rows.slice(0, 3).map((row) => row.slice(priceIndex, priceIndex + 2))).toEqual([
    ['5.00 NZD', 'NZD'],
    ['6.00', 'AUD'],
    ['', ''],
  ]);
});
