import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { letterShortcutsSwitched } from '@/session/preferencesSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storageKeys';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const RIDERS = '/agency-dashboard/METRO/riders';
const METRO = { agencies: ['METRO'] };

/** As long as it takes for a key to do what it must not do. */
function afterAWhile(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
}

it.each([
  ['gh', '/'],
  ['ga', '/agencies'],
  ['gu', '/pso-users'],
  ['gd', '/agency-dashboard/METRO'],
])('“%s” goes to %s', async (keys, path) => {
  const { user, address } = await renderAt(RIDERS, wire, METRO);
  await user.keyboard(keys);
  await waitFor(() => expect(address()).toBe(path));
});

it('a letter is taken from the browser, a space is not', async () => {
  await renderAt(RIDERS, wire, METRO);
  const main = screen.getByRole('main');
  expect(fireEvent.keyDown(main, { key: 'x' })).toBe(false);
  expect(fireEvent.keyDown(main, { key: ' ' })).toBe(true);
});

it('letters that are no shortcut do nothing, nor does a second one by itself', async () => {
  const { user, address } = await renderAt(RIDERS, wire, METRO);
  await user.keyboard('hxgxh ');
  await afterAWhile();
  expect(address()).toBe(RIDERS);
});

it('“/” goes to the filter without typing itself there, “g s” opens the switcher, “r” refreshes', async () => {
  const { user } = await renderAt(RIDERS, wire, METRO);
  await user.keyboard('/');
  await waitFor(() => expect(screen.getByLabelText('Filter')).toHaveFocus());
  expect(screen.getByLabelText('Filter')).toHaveValue('');
  act(() => screen.getByRole('main').focus());
  await screen.findAllByRole('rowheader');
  wire.reset();
  await user.keyboard('r');
  await waitFor(() => expect(wire.sent.some((line) => line.includes('/riders?page=1&'))).toBe(true));
  await user.keyboard('gs');
  expect(await screen.findByRole('dialog', { name: 'Switch agency' })).toBeInTheDocument();
});

it('a letter behind the first of a pair is nothing by itself', async () => {
  const { user } = await renderAt(RIDERS, wire, METRO);
  await screen.findAllByRole('rowheader');
  wire.reset();
  await user.keyboard('gr');
  await afterAWhile();
  expect(wire.sent.filter((line) => line.includes('/riders?page=1&'))).toEqual([]);
});

it('do nothing beneath what has the page to itself, wherever the focus is', async () => {
  const { user, address } = await renderAt(RIDERS, wire, METRO);
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: 'Changes' }));
  await screen.findByRole('dialog', { name: 'Changes of this session' });
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('gh?{Control>}k{/Control}');
  await afterAWhile();
  expect(address()).toBe(RIDERS);
  expect(screen.queryByRole('dialog', { name: /Keyboard shortcuts|Go to/ })).toBeNull();
});

it('“l” goes to the rows of the list, to the one that had the focus last', async () => {
  const { user } = await renderAt(RIDERS, wire, METRO);
  const opener = (rows: HTMLElement[], at: number) => within(rows[at] as HTMLElement).getByRole('link');
  const rows = await screen.findAllByRole('rowheader');
  await user.keyboard('l');
  await waitFor(() => expect(opener(rows, 0)).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  act(() => screen.getByRole('main').focus());
  await user.keyboard('l');
  await waitFor(() => expect(opener(rows, 2)).toHaveFocus());
});

it('“r” does nothing on a page that somebody works on', async () => {
  const { user } = await renderAt('/agency-dashboard/METRO/agency-appfeatures', wire, METRO);
  await screen.findAllByRole('option', { name: /./ });
  wire.reset();
  await user.keyboard('r');
  await afterAWhile();
  expect(wire.sent).toEqual([]);
});

it('“?” shows every shortcut; the sheet gives the focus back', async () => {
  const { user } = await renderAt('/', wire);
  const help = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  act(() => help.focus());
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const text of ['Home', 'All Agencies', 'PSO Users', 'Focus the filter of the list', 'Switch agency'])
    expect(sheet).toHaveTextContent(text);
  await user.keyboard('{Escape}');
  expect(sheet).not.toBeInTheDocument();
  expect(help).toHaveFocus();
});

it('can be switched off in the sheet, and stays so; Ctrl+K and the buttons still work', async () => {
  const { user, address } = await renderAt(RIDERS, wire, METRO);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const toggle = await screen.findByRole('switch', { name: 'Shortcuts of letters' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(localStorage.getItem(PREFERENCES_STORAGE_KEY)).toContain('"letterShortcuts":false');
  await user.keyboard('{Escape}');
  await user.keyboard('ga?/');
  await afterAWhile();
  expect(address()).toBe(RIDERS);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).not.toHaveFocus();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Go to or do' })).toBeInTheDocument();
});

it('are on again once switched on', async () => {
  const { user, store, address } = await renderAt('/', wire);
  act(() => void store.dispatch(letterShortcutsSwitched(false)));
  act(() => void store.dispatch(letterShortcutsSwitched(true)));
  await user.keyboard('ga');
  await waitFor(() => expect(address()).toBe('/agencies'));
});

describe('letters are typed, and no shortcuts', () => {
  it('in a field', async () => {
    const { user, address } = await renderAt(RIDERS, wire, METRO);
    await user.type(screen.getByLabelText('Filter'), 'ga?/r');
    await afterAWhile();
    expect(address()).toBe(RIDERS);
    expect(screen.getByLabelText('Filter')).toHaveValue('ga?/r');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['select', 'textarea', 'div'])('in a %s', async (tag) => {
    const { address } = await renderAt(RIDERS, wire, METRO);
    const element = document.createElement(tag);
    if (tag === 'div') element.setAttribute('contenteditable', 'true');
    screen.getByRole('main').append(element);
    for (const key of ['g', 'a']) fireEvent.keyDown(element, { key });
    await afterAWhile();
    expect(address()).toBe(RIDERS);
    element.remove();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['an input method that composes', { isComposing: true }],
    ['a key that is held down', { repeat: true }],
  ])('with %s', async (_what, how) => {
    const { address } = await renderAt(RIDERS, wire, METRO);
    for (const key of ['g', 'a']) fireEvent.keyDown(document.body, { key, ...how });
    await afterAWhile();
    expect(address()).toBe(RIDERS);
  });

  it('with a dialog over the page', async () => {
    const { user, address } = await renderAt('/pso-users', wire);
    await user.click(screen.getByRole('button', { name: 'Register operator' }));
    const dialog = await screen.findByRole('dialog');
    for (const key of ['g', 'h', '?']) fireEvent.keyDown(dialog, { key });
    await afterAWhile();
    expect(address()).toBe('/pso-users');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
