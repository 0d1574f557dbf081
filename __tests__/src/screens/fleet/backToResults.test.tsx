import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { readRules } from '@tests/support/readRules';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

/* What the operator has chosen in the results is in the address (decision 27), so that Back shows the same. */

const network = setUpNetwork();

const getParams = ({ currentUrl }: RenderedRoute) =>
  Object.fromEntries(new URLSearchParams(currentUrl().split('?')[1]));

async function leaveAndGoBack({ goTo }: RenderedRoute): Promise<void> {
  await goTo('/');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Run' })).not.toBeInTheDocument());
  act(() => window.history.back());
  await screen.findByRole('group', { name: 'Run' });
}

async function start(page: RenderedRoute, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await page.user.click(button);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
}

it('shows in HEALTH the same filter, status, order and panel after Back', async () => {
  const page = await renderRoute('/fleet?agencies=CBTA.METRO.BCC&checks=reports', network);
  const { user } = page;
  await start(page, 'Run');
  const matrix = () => screen.getByRole('grid', { name: 'Agencies' });
  const listNames = () =>
    within(matrix())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.match(/^[A-Z]{3,}(?=[A-Z])/)?.[0])
      .filter(Boolean);
  const isOkChosen = () =>
    within(screen.getByRole('list', { name: 'Cells' })).getByRole('button', { name: '3 ok', pressed: true });
  // BCC Bangor County Connection and CBTA Chesapeake Bay Transit Authority.
  await user.type(screen.getByLabelText('Filter'), 'b');
  await user.click(screen.getByRole('button', { name: 'Agency' }));
  await user.click(screen.getByRole('button', { name: /^Agency/ }));
  await user.click(screen.getByRole('button', { name: '3 ok' }));
  await waitFor(() => expect(listNames()).toEqual(['CBTA', 'BCC']));
  await user.click(within(matrix()).getAllByRole('cell', { name: 'ok' })[0] as HTMLElement);
  await screen.findByRole('complementary', { name: 'Checks of CBTA' });
  await leaveAndGoBack(page);
  expect(screen.getByLabelText('Filter')).toHaveValue('b');
  expect(listNames()).toEqual(['CBTA', 'BCC']);
  expect(isOkChosen()).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Checks of CBTA' })).toBeVisible();
  // Back undoes the choice of the status, of which the panel was opened.
  act(() => window.history.back());
  await waitFor(() => expect(getParams(page)).not.toHaveProperty('cellStatus'));
  expect(screen.getByRole('button', { name: '3 ok', pressed: false })).toBeVisible();
  expect(listNames()).toEqual(['CBTA', 'BCC']);
  act(() => window.history.forward());
  expect(await screen.findByRole('complementary', { name: 'Checks of CBTA' })).toBeVisible();
  // The status, the order and the cell are of the one view; the filter is of all.
  await user.click(screen.getByRole('button', { name: 'Readiness' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(getParams(page)).toMatchObject({ reading: 'readiness', filterHealth: 'b' });
  for (const name of ['cellStatus', 'openedCell', 'sortHealth'])
    expect(getParams(page)).not.toHaveProperty(name);
  await user.click(screen.getByRole('button', { name: 'Validity' }));
  expect(screen.getByLabelText('Filter')).toHaveValue('b');
});

it('shows in HEALTH the same agencies of many and the focused cell after Back, and another order from its first agency', async () => {
  const page = await renderRoute('/fleet?checks=reports', network);
  await start(page, 'Run');
  const matrix = () => screen.getByRole('region', { name: 'Agencies, scrollable' });
  const getRows = () =>
    within(matrix())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const firstRows = getRows();
  fireEvent.scroll(matrix(), { target: { scrollTop: 1800 } });
  await waitFor(() => expect(getRows()).not.toEqual(firstRows));
  const rows = getRows();
  // The fifth row that is rendered.
  const getCell = () =>
    within(within(matrix()).getAllByRole('row')[5] as HTMLElement).getAllByRole('cell')[1];
  act(() => getCell()?.focus({ preventScroll: true }));
  await leaveAndGoBack(page);
  await waitFor(() => expect(matrix().scrollTop).toBe(1800));
  await waitFor(() => expect(getRows()).toEqual(rows));
  await waitFor(() => expect(getCell()).toHaveFocus());
  await page.user.click(screen.getByRole('button', { name: 'Agency' }));
  await waitFor(() => expect(matrix().scrollTop).toBe(0));
});

it('gives in HEALTH the focus back to the one cell of an agency that could not be asked', async () => {
  const page = await renderRoute('/fleet?agencies=CBTA.METRO', network);
  network.intercept('/token/agency', respondWith(403), 1);
  await start(page, 'Run');
  const matrix = () => within(screen.getByRole('grid', { name: 'Agencies' }));
  const getFailed = () => matrix().getByRole('cell', { name: /^Could not sign in/ });
  act(() => matrix().getAllByRole('cell', { name: 'ok' }).at(-1)?.focus());
  await page.user.keyboard('{ArrowUp}');
  expect(getFailed()).toHaveFocus();
  await leaveAndGoBack(page);
  await waitFor(() => expect(getFailed()).toHaveFocus());
});

it('shows in RULES the same filters and order after Back, and leaves defaults out of the address', async () => {
  const path = '/fleet?tab=rules&agencies=CBTA.METRO.CLARKSVILLE.AART';
  const page = await readRules(path, network);
  const { user } = page;
  const table = () => screen.getByRole('table', { name: 'Rules' });
  const listRules = () =>
    within(table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const differences = () => screen.getByRole('checkbox', { name: 'Only differences' });
  await user.click(differences());
  await user.type(screen.getByLabelText('Filter'), 'cap');
  await user.click(screen.getByRole('button', { name: 'Rule' }));
  await user.click(screen.getByRole('button', { name: 'Rule' }));
  await waitFor(() => expect(listRules().every((name) => name?.includes('cap'))).toBe(true));
  const rules = listRules();
  expect(rules).toEqual([...rules].sort().reverse());
  await leaveAndGoBack(page);
  await waitFor(() => expect(listRules()).toEqual(rules));
  expect(differences()).not.toBeChecked();
  await user.click(differences());
  await user.clear(screen.getByLabelText('Filter'));
  await waitFor(() => expect(Object.keys(getParams(page))).toEqual(['tab', 'agencies', 'sortRules']));
  await user.type(screen.getByLabelText('Filter'), 'cap');
  await waitFor(() => expect(getParams(page)).toMatchObject({ filterRules: 'cap' }));
  await user.click(screen.getByRole('button', { name: 'Side by side' }));
  await waitFor(() => expect(Object.keys(getParams(page))).toEqual(['tab', 'agencies', 'view']));
});

it('shows the chosen category of agencies side by side after Back, which then undoes the choice', async () => {
  const page = await readRules('/fleet?tab=rules&view=agencies&agencies=CBTA.METRO', network);
  const getChip = () =>
    within(screen.getByRole('list', { name: 'Differences by category' })).getAllByRole('button')[0];
  await page.user.click(getChip() as HTMLElement);
  await waitFor(() => expect(getChip()).toHaveAttribute('aria-pressed', 'true'));
  await leaveAndGoBack(page);
  await waitFor(() => expect(getChip()).toHaveAttribute('aria-pressed', 'true'));
  act(() => window.history.back());
  await waitFor(() => expect(getChip()).toHaveAttribute('aria-pressed', 'false'));
});

it('shows in FEATURES the same filters, order and panel after Back', async () => {
  const page = await renderRoute(
    '/fleet?tab=features&application=pay+1.6.0+android&agencies=CBTA.METRO.AMHERST',
    network,
  );
  const { user } = page;
  network.intercept('/appFeatures?', respondWith(200, { features: [{ name: 'pay_wallet' }] }));
  await start(page, 'Read features');
  await user.type(screen.getByLabelText('Features'), 'wallet');
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  await user.click(screen.getByRole('button', { name: 'Agency' }));
  await waitFor(() =>
    expect(getParams(page)).toMatchObject({
      filterFeatures: 'wallet',
      onlyDifferencesFeatures: 'no',
      sortFeatures: 'agency.asc',
    }),
  );
  await leaveAndGoBack(page);
  expect(screen.getByLabelText('Features')).toHaveValue('wallet');
  expect(screen.getByRole('checkbox', { name: 'Only differences' })).not.toBeChecked();
  expect(await screen.findByRole('columnheader', { name: 'Agency' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'By feature' }));
  await waitFor(() => expect(getParams(page)).not.toHaveProperty('sortFeatures'));
  expect(getParams(page)).toMatchObject({ filterFeatures: 'wallet' });
  const table = await screen.findByRole('table', { name: 'Features' });
  await user.click(within(table).getAllByRole('button', { name: /wallet/ })[0] as HTMLElement);
  const panel = await screen.findByRole('complementary', { name: /^Agencies of .*wallet/ });
  const label = panel.getAttribute('aria-label') ?? '';
  await leaveAndGoBack(page);
  expect(await screen.findByRole('complementary', { name: label })).toBeVisible();
});
