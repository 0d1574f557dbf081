import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { letterShortcutsChanged } from '@/session/preferences/preferencesSlice';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

beforeEach(() => localStorage.clear());

const PASSES_URL = '/agency-dashboard/CBTA/passes';
/** user-event's escape for one "[". */
const LEFT_BRACKET = '[[';
const CBTA_SESSION = { agencies: ['CBTA'] };

async function openPasses(record = 8) {
  const page = await renderRoute('/', network, CBTA_SESSION);
  network.intercept(
    '/mobileticketview/',
    respondWith(
      200,
      [9, 8, 7].map((id) => ({ id, po_id: id + 100, user_id: 1000120 })),
    ),
  );
  await page.goTo(`${PASSES_URL}?record=${record}`);
  const dialog = await screen.findByRole('dialog', { name: `Pass #${record}` });
  await within(dialog).findByRole('tree');
  return { ...page, dialog };
}

it('“[” and “]” step to the neighbours of an open record, and stop at the first', async () => {
  const { user, currentUrl } = await openPasses();
  await user.keyboard(LEFT_BRACKET);
  await waitFor(() => expect(currentUrl()).toBe(`${PASSES_URL}?record=9`));
  await user.keyboard(LEFT_BRACKET);
  await waitForSideEffects();
  expect(currentUrl()).toBe(`${PASSES_URL}?record=9`);
  await user.keyboard(']');
  await waitFor(() => expect(currentUrl()).toBe(`${PASSES_URL}?record=8`));
});

it('a step from the JSON keeps the focus in the dialog, on the button of the step', async () => {
  const { user, dialog } = await openPasses();
  within(dialog).getByRole('tree').focus();
  await user.keyboard('{ArrowDown}]');
  await screen.findByRole('dialog', { name: 'Pass #7' });
  const next = screen.getByRole('button', { name: 'Next record' });
  expect(next).toHaveFocus();
  expect(within(next.parentElement as HTMLElement).getByRole('status')).toHaveTextContent('Pass #7');
});

it('“c” copies the ID; in the tree of the JSON it copies the value', async () => {
  const { user, dialog } = await openPasses();
  await user.keyboard('c');
  expect(await screen.findByText('Copied 8')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('8');
  within(dialog).getByRole('tree').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}c');
  expect(await screen.findByText('Value copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('108');
});

it('the letters work with Caps Lock, and not with Shift', async () => {
  const { dialog } = await openPasses();
  const copyId = within(dialog).getByRole('button', { name: 'Copy ID' });
  expect(fireEvent.keyDown(copyId, { key: 'C', code: 'KeyC', shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(copyId, { key: 'C', code: 'KeyC' })).toBe(false);
  expect(await screen.findByText('Copied 8')).toBeInTheDocument();
  fireEvent.keyDown(within(dialog).getByRole('tree'), { key: 'C', code: 'KeyC' });
  expect(await screen.findByText('Value copied')).toBeInTheDocument();
});

it('“o” opens the first record that the summary names; tooltips name the keys', async () => {
  const { user, currentUrl, dialog } = await openPasses();
  expect(within(dialog).getByRole('button', { name: 'Copy ID' })).toHaveAttribute('title', 'Copy the ID (c)');
  expect(within(dialog).getByRole('button', { name: 'Next record' })).toHaveAttribute(
    'title',
    'Next record (])',
  );
  const summary = within(dialog).getByText('Order').closest('dl') as HTMLElement;
  const [order, rider] = within(summary).getAllByRole('link');
  expect(order).toHaveAttribute('title', 'Open the related record (o)');
  expect(rider).not.toHaveAttribute('title');
  await user.keyboard('o');
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/purchase-orders?record=108'));
});

it('“e” edits an open payment, whose rider is the page and no related record', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA/riders/1000119', network, CBTA_SESSION);
  const [row] = await screen.findAllByRole('rowheader');
  const id = row?.textContent ?? '';
  await user.click(screen.getByRole('button', { name: id }));
  const dialog = await screen.findByRole('dialog', { name: `Payment #${id}` });
  await user.keyboard('o');
  expect(dialog).toBeInTheDocument();
  await user.keyboard('e');
  expect(await screen.findByRole('heading', { name: `Edit Payment #${id}` })).toBeInTheDocument();
});

it('letters type in the search of the JSON, and do nothing while they are off', async () => {
  const { user, store, currentUrl, dialog } = await openPasses();
  await user.type(within(dialog).getByRole('searchbox'), ']c');
  expect(within(dialog).getByRole('searchbox')).toHaveValue(']c');
  within(dialog).getByRole('button', { name: 'Copy ID' }).focus();
  act(() => void store.dispatch(letterShortcutsChanged(false)));
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Copy ID' })).toHaveAttribute('title', 'Copy the ID'),
  );
  await user.keyboard(']');
  await waitForSideEffects();
  expect(currentUrl()).toBe(`${PASSES_URL}?record=8`);
});

it('“e” edits the payment of the focused row, and does nothing without one', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/CBTA/riders/1000120', network, {
    agencies: ['CBTA'],
  });
  const [row] = await screen.findAllByRole('rowheader');
  await user.keyboard('e');
  await waitForSideEffects();
  expect(currentUrl()).not.toContain('editPayments');
  const opener = within(row as HTMLElement).getByRole('button');
  act(() => opener.focus());
  await user.keyboard('e');
  expect(
    await screen.findByRole('heading', { name: `Edit Payment #${opener.textContent}` }),
  ).toBeInTheDocument();
});
