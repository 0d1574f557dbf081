import { screen, waitFor, within } from '@testing-library/react';
import { type Interception, neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { openRoute, renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

/** A rider with 15 payments, passes and purchase orders. */
const LEDGER_URL = '/agency-dashboard/CBTA/riders/1000120?tab=ledger';
const PAYMENTS = '/paymentview/api/v2/payments';
const PASSES = '/mobileticketview/api/v2/passes/';
const ORDERS = '/payment/api/v4/purchase';

function openLedger(...interceptions: Interception[]) {
  return openRoute(LEDGER_URL, network, { agencies: ['CBTA'] }, ...interceptions);
}
const findLedger = async () => within(await screen.findByRole('region', { name: 'Ledger' }));
const countRequests = () => [PAYMENTS, PASSES, ORDERS].map((path) => network.requestsTo(path).length);
/** The second line of the copied text. */
const readTicketExtent = async () => (await navigator.clipboard.readText()).split('\n')[1];
const respondWithRows = (...rows: object[]) => respondWith(200, rows);

it('reads the first page of each list, and loads the next page of all with one button', async () => {
  const { user } = await openLedger();
  const ledger = await findLedger();
  const loadOlder = await ledger.findByRole('button', { name: 'Load older entries' });
  expect(ledger.getByText(/^Complete to .*; older entries may be missing/)).toBeInTheDocument();
  expect(countRequests()).toEqual([1, 1, 1]);
  // Without the media, a payment would have the platform's name of its medium only.
  expect(network.requestsTo('/mediums')).toHaveLength(1);
  const shown = () => Number(/\d+/.exec(ledger.getByRole('button', { name: /^All/ }).textContent)?.[0]);
  expect(shown()).toBeLessThan(30);
  await user.click(ledger.getByRole('button', { name: /^Payments/ }));
  await user.click(ledger.getByRole('button', { name: 'Copy for ticket' }));
  expect(await readTicketExtent()).toMatch(/^Only: Payments\. Complete to .* UTC, last read at .* UTC$/);
  await user.click(ledger.getByRole('button', { name: /^All/ }));
  await user.click(loadOlder);
  const end = await ledger.findByText(
    /^Complete: all payments, passes and orders are here, last read at \d\d:\d\d:\d\d\.$/,
  );
  expect(end).toHaveAttribute('role', 'status');
  // The button that had the focus is gone.
  expect(end).toHaveFocus();
  expect(shown()).toBe(45);
  expect(countRequests()).toEqual([2, 2, 2]);
  expect(network.requests.every((line) => line.startsWith('GET '))).toBe(true);
});

it('says what is missing without the passes, asks nothing about them, and reads them again', async () => {
  const order = { id: 812, state: 'COMPLETE', created: '2026-11-01T10:00:00Z' };
  const { user } = await openLedger(
    [PASSES, respondWith(500), 1],
    [PASSES, respondWithRows()],
    [PAYMENTS, respondWithRows()],
    [ORDERS, respondWithRows(order)],
  );
  const ledger = await findLedger();
  const alert = await ledger.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The passes could not be read: they are missing here, and questions about passes are off',
  );
  expect(ledger.queryByText(/no pass of it/)).not.toBeInTheDocument();
  expect(ledger.queryByText(/^Complete/)).not.toBeInTheDocument();
  await user.click(ledger.getByRole('button', { name: 'Copy for ticket' }));
  expect(await readTicketExtent()).toBe('May be incomplete: not all could be read');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(
    await ledger.findByText('Order 812 is COMPLETE; no pass of it among the 0 loaded.'),
  ).toBeInTheDocument();
});

it('does not say that it is complete to a time without the passes', async () => {
  const { user } = await openLedger([PASSES, respondWith(403)]);
  const ledger = await findLedger();
  expect(await ledger.findByText(/^Loaded to .*; entries may be missing$/)).toBeInTheDocument();
  await user.click(ledger.getByRole('button', { name: 'Load older entries' }));
  expect(await ledger.findByText('Entries may be missing.')).toBeInTheDocument();
});

it('says of which list the next page could not be read, and reads that page again', async () => {
  const { user } = await openLedger();
  const ledger = await findLedger();
  const loadOlder = await ledger.findByRole('button', { name: 'Load older entries' });
  network.intercept(PASSES, respondWith(500), 1);
  await user.click(loadOlder);
  const alert = await ledger.findByRole('alert');
  expect(alert).toHaveTextContent('Older passes could not be read');
  expect(countRequests()).toEqual([2, 2, 2]);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await ledger.findByText(/^Complete: all payments/)).toBeInTheDocument();
  expect(countRequests()).toEqual([2, 3, 2]);
});

it('does not say that there is nothing yet, when the lists could not be read', async () => {
  await openLedger([PASSES, respondWith(403)], [PAYMENTS, respondWith(403)], [ORDERS, respondWithRows()]);
  const ledger = await findLedger();
  expect(await ledger.findAllByRole('alert')).toHaveLength(2);
  expect(ledger.getByText('No entries could be shown')).toBeInTheDocument();
});

it('filters by chips, and links a missing order to its look-up', async () => {
  const { user } = await openLedger(
    [
      PASSES,
      respondWithRows({
        id: 7,
        name: 'Day Pass',
        price: 500,
        currency: 'USD',
        po_id: 19186,
        created: '2026-11-01T10:00:00Z',
      }),
    ],
    [
      PAYMENTS,
      respondWithRows({
        id: 5,
        status: 'PAYMENT.OK',
        transaction_amount: 250,
        created: '2026-11-02T10:00:00Z',
      }),
    ],
    [ORDERS, respondWithRows()],
  );
  const ledger = await findLedger();
  const questions = await ledger.findByRole('button', { name: 'Questions 1' });
  const regions = ledger.getAllByRole('status');
  await user.click(ledger.getByRole('button', { name: 'Orders 0' }));
  expect(regions.map(({ textContent }) => textContent)).toContain('Nothing of this kind among what is shown');
  await user.click(questions);
  expect(ledger.queryByRole('link', { name: 'Payment 5' })).not.toBeInTheDocument();
  await user.click(ledger.getByRole('button', { name: 'Copy for ticket' }));
  expect(await readTicketExtent()).toMatch(/^Only: Questions, last read at /);
  // The region's own currency needs no code (decision 31).
  expect(ledger.getByText('$5.00')).toBeInTheDocument();
  expect(ledger.getByRole('link', { name: 'Pass 7' })).toHaveAttribute(
    'href',
    expect.stringMatching(/riders\/1000120\?.*tab=passes&record=7/),
  );
  expect(ledger.getByRole('link', { name: 'Look it up' })).toHaveAttribute(
    'href',
    expect.stringMatching(/purchase-orders\?.*record=19186/),
  );
});

it('copies what is shown for a ticket in UTC, and the rider’s name and email only if they are ticked', async () => {
  const { user } = await openLedger(
    [PASSES, respondWithRows()],
    [
      PAYMENTS,
      respondWithRows({
        id: 5,
        status: 'PAYMENT.OK',
        transaction_amount: 250,
        fare_media: 'CashFare',
        created: '2026-11-02T10:00:00Z',
      }),
    ],
    [ORDERS, respondWithRows()],
  );
  const ledger = await findLedger();
  await ledger.findByRole('link', { name: 'Payment 5' });
  await screen.findByText('denise.baker120@mail.example');
  await user.click(ledger.getByRole('button', { name: 'Copy for ticket' }));
  const text = await navigator.clipboard.readText();
  expect(text.split('\n')).toEqual([
    'US East, CBTA, rider 1000120',
    expect.stringMatching(/^All payments, passes and orders, last read at .* UTC$/),
    expect.stringMatching(/^11\/02\/2026 10:00:00 UTC {2}Payment 5 · .*\$2\.50 · OK$/),
  ]);
  await user.click(ledger.getByRole('checkbox', { name: 'with name and email' }));
  await user.click(ledger.getByRole('button', { name: 'Copy for ticket' }));
  expect(await navigator.clipboard.readText()).toMatch(/rider 1000120, .*denise\.baker120@mail\.example\n/);
});

it('copies, counts and asks nothing while a list is loading', async () => {
  await openLedger(
    [ORDERS, neverRespond],
    [PASSES, respondWithRows({ id: 7, po_id: 19186, created: '2026-11-02T10:00:00Z' })],
  );
  const ledger = await findLedger();
  await waitFor(() => expect(countRequests()).toEqual([1, 1, 1]));
  await waitForSideEffects();
  expect(ledger.getByRole('button', { name: 'Questions' })).toBeInTheDocument();
  expect(ledger.getByRole('button', { name: 'Copy for ticket' })).toBeDisabled();
});

it('offers no name and email while the profile could not be read', async () => {
  await openLedger(['/profile/', respondWith(403)]);
  expect((await findLedger()).getByRole('checkbox', { name: 'with name and email' })).toBeDisabled();
});

/** Opens the tab of payments, which were read more than a minute ago. */
async function openStalePayments() {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  const dateNowSpy = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
  await page.goTo(LEDGER_URL.replace('?tab=ledger', ''));
  await screen.findByRole('table', { name: 'Payments' });
  dateNowSpy.mockRestore();
  return page;
}
const firstPageReads = () => network.requests.filter((line) => /payments\?.*[?&]page=1&/.test(line)).length;

it('reads lists again that the tabs have read more than a minute ago', async () => {
  const { user } = await openStalePayments();
  expect(firstPageReads()).toBe(1);
  await user.click(screen.getByRole('tab', { name: 'LEDGER' }));
  await waitFor(() => expect(firstPageReads()).toBe(2));
});

it('when that fails, says so and reads them from page 1 again', async () => {
  const { user } = await openStalePayments();
  network.intercept(PAYMENTS, respondWith(500), 1);
  await user.click(screen.getByRole('tab', { name: 'LEDGER' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payments could not be read anew');
  expect(await screen.findByText(/^(Complete|Loaded) to/)).toHaveTextContent(
    /^Loaded to .* entries may be missing$/,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(firstPageReads()).toBe(3);
});
