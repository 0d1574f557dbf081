import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, hang, openWire, type Wire } from '../../../support/platform';
import { renderAt, type Rendered } from '../../../support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => jest.restoreAllMocks());

const RIDERS = '/agency-dashboard/METRO/riders';
const METRO = { agencies: ['METRO'] };
const SIGN_IN = 'POST /platform/us-east/pso/api/v1/token/agency';

const field = () => screen.getByRole('combobox', { name: 'Page, agency or action' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

async function openPalette(path = RIDERS, who = {}): Promise<Rendered> {
  const page = await renderAt(path, wire, { ...METRO, ...who });
  await page.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Go to or do' });
  return page;
}

function opened(): jest.SpyInstance {
  return jest.spyOn(window, 'open').mockReturnValue(null);
}

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
  const { user, address } = await openPalette();
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
  const { user } = await openPalette();
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Sign Out');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(screen.getAllByRole('option')[0]);
});

it('marks what answers to the typed text, and says how much does', async () => {
  const { user } = await openPalette();
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

it('opens in a new tab by Ctrl+Enter, by Ctrl+click and by the middle button, with this tab as its opener', async () => {
  const open = opened();
  const { user, address } = await openPalette();
  await user.type(field(), 'business');
  await waitFor(() => expect(options()).toEqual(['BUSINESS RULES']));
  await user.keyboard('{Control>}{Enter}{/Control}');
  // No `noopener`: the new tab would be without the session.
  expect(open.mock.calls).toEqual([['/agency-dashboard/METRO/businessRules', '_blank']]);
  expect(address()).toBe(RIDERS);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  for (const event of [
    new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
    new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
  ]) {
    await user.keyboard('{Control>}k{/Control}');
    const option = await screen.findByRole('option', { name: /^PASSES/ });
    expect(option).toHaveAttribute('href', '/agency-dashboard/METRO/passes');
    fireEvent(option, event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(open).toHaveBeenCalledTimes(3);
  expect(address()).toBe(RIDERS);
});

it('opens an agency in a new tab once it is signed in to, as the tab takes that over', async () => {
  const open = opened();
  const { user } = await openPalette('/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.reset();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(open.mock.calls).toEqual([['/agency-dashboard/CBTA', '_blank']]));
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([SIGN_IN]);
});

it('a theme that is picked there is worn at once', async () => {
  const { user } = await openPalette('/');
  await user.type(field(), 'dark theme');
  await waitFor(() => expect(options()).toEqual(['Dark theme']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});

it('opens an agency as its row does: signed in to first, by one call that writes nothing', async () => {
  const { user, address } = await openPalette('/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(address()).toBe('/agency-dashboard/CBTA');
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([SIGN_IN]);
});

it('needs no sign-in where the token is at hand', async () => {
  const { user } = await openPalette('/');
  await user.type(field(), 'metro');
  await waitFor(() => expect(options()[0]).toContain('METRO'));
  wire.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([]);
});

it('stays, and says why, where the agency can’t be opened', async () => {
  const { user, address } = await openPalette('/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.fault(SIGN_IN, answer(500));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log you in at this time');
  expect(address()).toBe('/');
  expect(field()).toHaveValue('cbta');
});

it('says that an agency is being opened, and is done with it when closed', async () => {
  const { user, address } = await openPalette('/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.fault(SIGN_IN, hang);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Opening CBTA…')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(address()).toBe('/');
});

it('finds an agency beyond the first 100 by its whole abbreviation', async () => {
  const { rows: listed } = await listOf('/agencies/?limit=100&order=abbreviation&direction=1');
  const { rows: rest } = await listOf('/agencies?limit=100&offset=100');
  const beyond = rest.find((one) => !listed.includes(one)) ?? '';
  const { user, address } = await openPalette('/');
  await user.type(field(), beyond);
  await waitFor(() => expect(options().some((text) => text?.includes(beyond))).toBe(true));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/agency-dashboard/${beyond}`));
});

it('still leads to pages where the agencies can’t be had', async () => {
  const page = await renderAt('/', wire);
  wire.fault('/agencies/?', answer(500));
  await page.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Unable to retrieve Agencies.')).toBeInTheDocument();
  expect(options()).toContain('PSO USERS');
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
  const { user } = await openPalette();
  await waitFor(() => expect(screen.getAllByRole('rowheader', { hidden: true }).length).toBeGreaterThan(1));
  const [, , , firstName = ''] = [
    ...(screen.getAllByRole('row', { hidden: true })[1]?.querySelectorAll('th, td') ?? []),
  ].map(({ textContent }) => textContent);
  await user.type(field(), firstName);
  await waitFor(() => expect(screen.getByText(/^Nothing matches|result/)).toBeInTheDocument());
  for (const text of screen.queryAllByRole('option').map(({ textContent }) => textContent))
    expect(text).not.toBe(firstName);
});

/** Abbreviations as the platform lists them. */
async function listOf(path: string): Promise<{ rows: string[] }> {
  const response = await fetch(`/platform/us-east/agency/api/v4${path}`, {
    headers: { authorization: `Bearer ${await wire.token('usEast')}` },
  });
  const body: unknown = await response.json();
  return { rows: JSON.stringify(body).match(/(?<="abbreviation":")[^"]+/g) ?? [] };
}
