import { act, screen, waitFor, within } from '@testing-library/react';
import { type PortalStore } from '@/session/hooks';
import { writeStarted } from '@/session/journal/journalSlice';
import { loadJournal } from '@/session/journal/loadJournal';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange } from '@tests/support/journalFixture';
import { receipt } from '@tests/support/ledgerFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const LEDGER_URL = '/agency-dashboard/CBTA/riders/1000120?tab=ledger';
const CREATED = '2026-11-01T10:00:00Z';

interface Rows {
  payments?: object[];
  passes?: object[];
  orders?: object[];
}

async function openLedger({ payments = [], passes = [], orders = [] }: Rows) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/paymentview/api/v2/payments', respondWith(200, payments));
  network.intercept('/mobileticketview/api/v2/passes/', respondWith(200, passes));
  network.intercept('/payment/api/v4/purchase', respondWith(200, orders));
  await page.goTo(LEDGER_URL);
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

it('keeps its filter for Back and a reload, until another tab is selected', async () => {
  const { user, ledger, currentUrl } = await openLedger({
    passes: [{ id: 1, created: CREATED, po_id: 8 }],
  });
  await user.click(await ledger.findByRole('button', { name: 'Questions 1' }));
  expect(currentUrl()).toBe(`${LEDGER_URL}&show=questions`);
  await user.click(ledger.getByRole('link', { name: 'Pass 1' }));
  await screen.findByRole('dialog', { name: 'Pass #1' });
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Questions 1' })).toHaveAttribute('aria-pressed', 'true');
  // The pressed chip adds no history entry.
  await user.click(screen.getByRole('button', { name: 'Questions 1' }));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe(LEDGER_URL));
  await user.click(screen.getByRole('button', { name: 'Questions 1' }));
  await user.click(screen.getByRole('tab', { name: 'PASSES' }));
  expect(currentUrl()).toBe(LEDGER_URL.replace('ledger', 'passes'));
});

/** Adds a correction from $22.50 to $2.00 to the journal. */
function correctPayment(store: PortalStore, paymentId: string) {
  const values = (amount: number) => JSON.stringify({ amount, payment_medium: 'CashFare' });
  act(() => store.dispatch(loadJournal()));
  act(() => {
    store.dispatch(
      writeStarted(
        createChange({
          object: { kind: 'payment', userId: '1000120', paymentId },
          before: values(2250),
          after: values(200),
        }),
      ),
    );
  });
}

it('marks what this session has corrected', async () => {
  const payment = { id: 5, status: 'PAYMENT.OK', transaction_amount: 200, created: CREATED };
  const { ledger, store } = await openLedger({ payments: [payment] });
  await ledger.findByRole('button', { name: 'Corrected by me 0' });
  correctPayment(store, '5');
  expect(ledger.getByText(/^Corrected by you at .* \(\$22\.50 → \$2\.00\)\.$/)).toBeInTheDocument();
  expect(ledger.getByRole('button', { name: 'Corrected by me 1' })).toBeInTheDocument();
});

it('counts a correction that is older than what is shown', async () => {
  const { user, store, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  await goTo(LEDGER_URL);
  await screen.findByRole('button', { name: 'Load older entries' });
  correctPayment(store, '1');
  await user.click(screen.getByRole('button', { name: 'Corrected by me 0 of 1' }));
  expect(screen.getByText('What you have corrected is older than what is shown')).toBeInTheDocument();
});

it('does not call corrections older than what is shown when the payments could not be read', async () => {
  const { user, store, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/paymentview/', respondWith(403));
  await goTo(LEDGER_URL);
  await screen.findByRole('button', { name: 'Load older entries' });
  correctPayment(store, '1');
  await user.click(screen.getByRole('button', { name: 'Corrected by me 0 of 1' }));
  expect(screen.getByText('Nothing of this kind among what is shown')).toBeInTheDocument();
});

it('says of which list rows could not be read or may be missing', async () => {
  const row = { id: 1, created: CREATED };
  const { ledger } = await openLedger({ passes: [row, { ...row, id: null }], orders: [row, row] });
  await ledger.findByRole('link', { name: 'Pass 1' });
  const titles = ledger.getAllByRole('status').map(({ textContent }) => textContent);
  expect(titles).toContainEqual(expect.stringMatching(/^1 pass could not be read and is left out/));
  expect(titles).toContainEqual(expect.stringMatching(/^The orders may be incomplete/));
});
