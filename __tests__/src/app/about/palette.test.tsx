import { act, screen, waitFor, within } from '@testing-library/react';
import { field, openPalette, options, PALETTE_PAGE as RIDERS } from '@tests/support/paletteBench';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => jest.restoreAllMocks());

const METRO = { agencies: ['METRO'] };

const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

it('opens by Ctrl+K, also out of a field, with the focus in its own; Esc gives the focus back', async () => {
  const { user } = await renderAt(RIDERS, wire, METRO);
  await user.click(screen.getByLabelText('Filter'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Go to or do' })).toHaveAttribute('aria-modal', 'true');
  expect(field()).toHaveFocus();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('opens by ⌘K and by its button, which says so, and closes by the same keys', async () => {
  const { user } = await renderAt('/', wire);
  const button = screen.getByRole('button', { name: 'Search…' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Go to or do' })).toBeInTheDocument();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Go to or do' })).toBeInTheDocument();
});

it('keeps the browser’s own Ctrl+K from the page, and leaves other keys with Ctrl alone', async () => {
  await renderAt('/', wire);
  const pressed = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(pressed('k')).toBe(true);
  expect(pressed('l')).toBe(false);
});

it('shows agencies opened lately, the pages of the agency and of the portal, and actions, before anything is typed', async () => {
  const { user, goTo } = await renderAt('/agency-dashboard/CBTA', wire, { agencies: ['METRO', 'CBTA'] });
  await goTo(RIDERS);
  await user.keyboard('{Control>}k{/Control}');
  const list = await screen.findByRole('listbox', { name: 'Results' });
  const group = (name: string) =>
    within(within(list).getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(group('Recent agencies')).toEqual(['Chesapeake Bay Transit AuthorityCBTA']));
  expect(group('Pages')).toEqual([
    'AGENCY DASHBOARD',
    'RIDERSAll Riders',
    'PURCHASE ORDERS',
    'PASSESAll Passes',
    'BUSINESS RULES',
    'AGENCY DIAGNOSTICS',
    'CLIENT APP FEATURES',
    'ADMIN USERSAdmins',
    'ADMIN REGISTRATION',
  ]);
  expect(group('Portal')).toEqual([
    'HOME',
    'AGENCIESAll Agencies',
    'AGENCY CREATIONCreate an Agency',
    'PSO USERS',
  ]);
  expect(group('Actions')).toEqual([
    'Focus the filter',
    'Refresh',
    'Switch agency',
    'Keyboard shortcuts',
    'Light theme',
    'Dark theme',
    'Sign Out',
  ]);
  expect(within(list).queryByRole('group', { name: 'Agencies' })).not.toBeInTheDocument();
});

it('goes by the arrows and Enter, and gives the title the focus', async () => {
  const { user, address } = await openPalette(wire);
  await user.type(field(), 'pa');
  await waitFor(() => expect(options()[0]).toBe('PASSESAll Passes'));
  expect(active()).toHaveTextContent('PASSES');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(active()).not.toHaveTextContent('PASSES');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'PASSES' })).toHaveFocus();
  expect(address()).toBe('/agency-dashboard/METRO/passes');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('steps from the first to the last and back', async () => {
  const { user } = await openPalette(wire);
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Sign Out');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(screen.getAllByRole('option')[0]);
});

it('marks what answers to the typed text, and says how much does', async () => {
  const { user } = await openPalette(wire);
  await user.type(field(), 'caf');
  await waitFor(() => expect(screen.getByText('1 result')).toBeInTheDocument());
  expect(options()).toEqual(['CLIENT APP FEATURES']);
  expect([...(active()?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'C',
    'A',
    'F',
  ]);
  await user.type(field(), 'zz');
  expect(await screen.findByText('Nothing matches “cafzz”')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('asks before a form that holds something is left', async () => {
  const { user, address } = await renderAt('/agency-creation', wire);
  await user.type(await screen.findByLabelText('Name'), 'Any');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Page/ }), 'pso users');
  await waitFor(() => expect(options()).toEqual(['PSO USERS']));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/agency-creation');
  expect(screen.getByLabelText('Name')).toHaveValue('Any');
});

it('does not open over a dialog, and is not there without an operator', async () => {
  const { user } = await renderAt('/pso-users', wire);
  await user.click(screen.getByRole('button', { name: 'Register operator' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}k{/Control}');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('is not there where nobody is signed in', async () => {
  const { user } = await renderAt('/agency-login/METRO', wire, 'guest');
  expect(screen.queryByRole('button', { name: 'Search…' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('holds nothing of riders', async () => {
  const { user } = await openPalette(wire);
  await waitFor(() => expect(screen.getAllByRole('rowheader', { hidden: true }).length).toBeGreaterThan(1));
  const [, , , firstName = ''] = [
    ...(screen.getAllByRole('row', { hidden: true })[1]?.querySelectorAll('th, td') ?? []),
  ].map(({ textContent }) => textContent);
  await user.type(field(), firstName);
  await waitFor(() => expect(screen.getByText(/^Nothing matches|result/)).toBeInTheDocument());
  for (const text of screen.queryAllByRole('option').map(({ textContent }) => textContent))
    expect(text).not.toBe(firstName);
});
