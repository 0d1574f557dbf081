import { act, screen, waitFor, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const RIDER_URL = '/agency-dashboard/CBTA/riders/1000120';
const PAYMENTS = '/paymentview/api/v2/payments';
const EDITOR_URL = `${RIDER_URL}?tab=editPayments&payment=5`;

/** The page of a rider with payment 5, after the home page. */
async function openRider(path = RIDER_URL) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(PAYMENTS, respondWith(200, [{ id: 5, status: 'PAYMENT.OK', transaction_amount: 250 }]));
  await page.goTo(path);
  return page;
}
const goBack = () => act(() => Promise.resolve(window.history.back()));
const listReads = () => network.requestsTo(PAYMENTS).length;

it.each([
  ['click', 'button', '5'],
  // The second click comes before the list and puts it in the place of the editor, as if a link had opened that.
  ['dblClick', 'tab', 'PAYMENTS'],
] as const)(
  'closing the editor of an open record by a %s goes back to the list, focuses a %s, reads the list again, and Back leaves the rider',
  async (press, role, name) => {
    const { user, currentUrl } = await openRider();
    await user.click(await screen.findByRole('button', { name: '5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment #5' }));
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    expect(currentUrl()).toBe(EDITOR_URL);
    await user[press](screen.getByRole('button', { name: 'Close editor' }));
    await waitFor(() => expect(currentUrl()).toBe(RIDER_URL));
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
    await waitFor(() => expect(listReads()).toBe(2));
    await goBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toBeInTheDocument();
  },
);

it.each([
  ['a link', []],
  // The list is in the history, but not before the editor.
  ['a link on another tab', ['PASSES']],
])('closing an editor that %s has opened shows the list in its place', async (_case, tabs) => {
  const { user, goTo, currentUrl } = await openRider(
    tabs.length === 0 ? `${RIDER_URL}?tab=ledger` : RIDER_URL,
  );
  for (const name of tabs) await user.click(screen.getByRole('tab', { name }));
  const previousUrl = currentUrl();
  await goTo(EDITOR_URL);
  await user.click(await screen.findByRole('button', { name: 'Close editor' }));
  expect(currentUrl()).toBe(RIDER_URL);
  await goBack();
  await waitFor(() => expect(currentUrl()).toBe(previousUrl));
});
