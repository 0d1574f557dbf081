import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createShortcutMatcher } from '@/app/shortcuts/shortcuts';
import { letterShortcutsChanged } from '@/session/preferences/preferencesSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

const RIDERS_URL = '/agency-dashboard/METRO/riders';
const METRO_SESSION = { agencies: ['METRO'] };

it.each([
  ['gh', '/'],
  ['ga', '/agencies'],
  ['gu', '/pso-users'],
  ['gl', '/fleet'],
  ['gd', '/agency-dashboard/METRO'],
  ['gp', '/agency-dashboard/METRO/passes'],
  ['go', '/agency-dashboard/METRO/purchase-orders'],
  ['gb', '/agency-dashboard/METRO/businessRules'],
  ['gf', '/agency-dashboard/METRO/agency-appfeatures'],
  ['gx', '/agency-dashboard/METRO/agency-diagnostics'],
  ['gm', '/agency-dashboard/METRO/admin-users'],
])('“%s” opens %s', async (keys, path) => {
  const { user, currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  await user.keyboard(keys);
  await waitFor(() => expect(currentUrl()).toBe(path));
});

it('prevents the browser’s default for a letter but not for a space', async () => {
  await renderRoute(RIDERS_URL, network, METRO_SESSION);
  const main = screen.getByRole('main');
  expect(fireEvent.keyDown(main, { key: 'x' })).toBe(false);
  expect(fireEvent.keyDown(main, { key: ' ' })).toBe(true);
});

it('letters that are not a shortcut do nothing, and neither does the second letter of a pair alone', async () => {
  const { user, currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  // g begins a pair, which z ends without a shortcut; h alone opens nothing.
  await user.keyboard('hzgzh ');
  await waitForSideEffects();
  expect(currentUrl()).toBe(RIDERS_URL);
});

it('“/” focuses the filter without typing into it, “g s” opens the switcher, “r” refreshes', async () => {
  const { user } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  // The focus is there at once: the next keys belong in the filter.
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByLabelText('Filter')).toHaveFocus();
  expect(screen.getByLabelText('Filter')).toHaveValue('');
  act(() => screen.getByRole('main').focus());
  await screen.findAllByRole('rowheader');
  network.reset();
  await user.keyboard('r');
  await waitFor(() => expect(network.requests.some((line) => line.includes('/riders?page=1&'))).toBe(true));
  await user.keyboard('gs');
  expect(await screen.findByRole('dialog', { name: 'Switch agency' })).toBeInTheDocument();
});

it('“r” refreshes the list also while its next page is loading', async () => {
  let loadNextPage: () => void = () => undefined;
  const { user, goTo } = await renderRoute('/agency-dashboard/METRO', network, METRO_SESSION);
  network.intercept('/riders?page=2&', async (request) => {
    await new Promise<void>((resolve) => (loadNextPage = resolve));
    return network.forward(request);
  });
  await goTo(RIDERS_URL);
  await waitFor(() => expect(network.requests.some((line) => line.includes('/riders?page=2&'))).toBe(true));
  const countFirstPages = () => network.requestsTo('/riders?page=1&').length;
  const countBefore = countFirstPages();
  await user.keyboard('r');
  loadNextPage();
  await waitFor(() => expect(countFirstPages()).toBe(countBefore + 1));
});

it('a key after the first letter of a pair is not a shortcut of its own', () => {
  const matchShortcut = createShortcutMatcher();
  const pressKeys = (keys: string) =>
    Array.from(keys, (key) => matchShortcut(new KeyboardEvent('keydown', { key }))?.keys);
  expect(pressKeys('g?e')).toEqual([undefined, undefined, 'e']);
  expect(pressKeys('grr')).toEqual([undefined, 'g r', 'r']);
});

it('“g r” opens the riders; there it neither refreshes nor adds an entry to the history', async () => {
  const { user, currentUrl } = await renderRoute('/agency-dashboard/METRO', network, METRO_SESSION);
  await user.keyboard('gr');
  await waitFor(() => expect(currentUrl()).toBe(RIDERS_URL));
  await screen.findAllByRole('rowheader');
  const { length } = window.history;
  network.reset();
  await user.keyboard('gr');
  await waitForSideEffects();
  expect(window.history).toHaveLength(length);
  expect(network.requestsTo('/riders?page=1&')).toEqual([]);
});

it.each([
  ['with Shift', { shiftKey: true }],
  ['without it', {}],
])('“?” is a shortcut %s, because keyboard layouts differ', async (_case, init) => {
  await renderRoute('/', network);
  fireEvent.keyDown(document.body, { key: '?', ...init });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

it('a capital letter is not a shortcut', async () => {
  const { currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  for (const key of ['G', 'H']) fireEvent.keyDown(document.body, { key, shiftKey: true });
  await waitForSideEffects();
  expect(currentUrl()).toBe(RIDERS_URL);
});

it('shortcuts do nothing while a modal is open, wherever the focus is', async () => {
  const { user, currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: 'Changes' }));
  await screen.findByRole('dialog', { name: 'Changes of this session' });
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('gh?{Control>}k{/Control}');
  await waitForSideEffects();
  expect(currentUrl()).toBe(RIDERS_URL);
  expect(screen.queryByRole('dialog', { name: /Keyboard shortcuts|Command palette/ })).toBeNull();
});

it('“l” focuses the list’s row that was focused last', async () => {
  const { user } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  const getRowLink = (rows: HTMLElement[], index: number) =>
    within(rows[index] as HTMLElement).getByRole('link');
  const rows = await screen.findAllByRole('rowheader');
  await user.keyboard('l');
  await waitFor(() => expect(getRowLink(rows, 0)).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  act(() => screen.getByRole('main').focus());
  await user.keyboard('l');
  await waitFor(() => expect(getRowLink(rows, 2)).toHaveFocus());
});

it('“l” focuses the first entry of a rider’s ledger', async () => {
  const path = '/agency-dashboard/CBTA/riders/1000120?tab=ledger';
  const { user } = await renderRoute(path, network, { agencies: ['CBTA'] });
  const [firstEntry] = await screen.findAllByRole('link', { name: /^(Payment|Pass|Order) \d+$/ });
  await user.keyboard('l');
  await waitFor(() => expect(firstEntry).toHaveFocus());
});

it('“r” does nothing on a page with input', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/agency-appfeatures', network, METRO_SESSION);
  await screen.findAllByRole('option', { name: /./ });
  network.reset();
  await user.keyboard('r');
  await waitForSideEffects();
  expect(network.requests).toEqual([]);
});

it('“?” shows every shortcut; closing returns the focus', async () => {
  const { user } = await renderRoute('/', network);
  const helpButton = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  act(() => helpButton.focus());
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const text of [
    'Home',
    'All Riders',
    'Focus the filter of the list',
    'Switch agency',
    'Previous record',
    'In a table: select the rowSpace',
    'select the rows from the last one onShift Space',
    'select the rows on the wayShift ↑Shift ↓',
    'copy the value of the rowc',
    'copy the path of the rowp',
  ])
    expect(dialog).toHaveTextContent(text);
  expect(within(dialog).getByRole('heading', { name: 'Glossary' })).toBeInTheDocument();
  expect(within(dialog).getByText('RMPay').nextElementSibling).toHaveTextContent(/^A payment medium/);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(helpButton).toHaveFocus();
});

it('letter shortcuts can be switched off for good; Ctrl+K and the buttons still work', async () => {
  const { user, currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const toggle = await screen.findByRole('switch', { name: 'Letter shortcuts' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(localStorage.getItem(PREFERENCES_STORAGE_KEY)).toContain('"letterShortcuts":false');
  await user.keyboard('{Escape}');
  await user.keyboard('ga?/');
  await waitForSideEffects();
  expect(currentUrl()).toBe(RIDERS_URL);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).not.toHaveFocus();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
});

it('letter shortcuts work again after they are switched on', async () => {
  const { user, store, currentUrl } = await renderRoute('/', network);
  act(() => void store.dispatch(letterShortcutsChanged(false)));
  act(() => void store.dispatch(letterShortcutsChanged(true)));
  await user.keyboard('ga');
  await waitFor(() => expect(currentUrl()).toBe('/agencies'));
});

describe('letters are not shortcuts', () => {
  it('in a field', async () => {
    const { user, currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
    await user.type(screen.getByLabelText('Filter'), 'ga?/r');
    await waitForSideEffects();
    expect(currentUrl()).toBe(RIDERS_URL);
    expect(screen.getByLabelText('Filter')).toHaveValue('ga?/r');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['select', 'textarea', 'div'])('in a %s', async (tag) => {
    const { currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
    const element = document.createElement(tag);
    if (tag === 'div') element.setAttribute('contenteditable', 'true');
    screen.getByRole('main').append(element);
    for (const key of ['g', 'a']) fireEvent.keyDown(element, { key });
    await waitForSideEffects();
    expect(currentUrl()).toBe(RIDERS_URL);
    element.remove();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['an input method composing text', { isComposing: true }],
    ['a key that is held down', { repeat: true }],
  ])('with %s', async (_case, init) => {
    const { currentUrl } = await renderRoute(RIDERS_URL, network, METRO_SESSION);
    for (const key of ['g', 'a']) fireEvent.keyDown(document.body, { key, ...init });
    await waitForSideEffects();
    expect(currentUrl()).toBe(RIDERS_URL);
  });

  it('with a dialog over the page', async () => {
    const { user, currentUrl } = await renderRoute('/pso-users', network);
    await user.click(screen.getByRole('button', { name: 'Register operator' }));
    const dialog = await screen.findByRole('dialog');
    for (const key of ['g', 'h', '?']) fireEvent.keyDown(dialog, { key });
    await waitForSideEffects();
    expect(currentUrl()).toBe('/pso-users');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
