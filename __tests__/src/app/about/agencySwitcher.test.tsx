import { act, screen, waitFor, within } from '@testing-library/react';
import { selectPreferences } from '@/session/preferencesSlice';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => jest.restoreAllMocks());

const SIGN_IN = 'POST /platform/us-east/pso/api/v1/token/agency';
const DASHBOARD = '/agency-dashboard/METRO';
const BOTH = { agencies: ['METRO', 'CBTA'] };

const button = () => screen.getByRole('button', { name: 'Switch agency' });
const filter = () => screen.getByLabelText('Filter agencies');

async function openSwitcher(path = `${DASHBOARD}/riders`, who: { agencies: string[] } = BOTH) {
  const page = await renderAt(path, wire, who);
  await page.user.click(button());
  const popup = await screen.findByRole('dialog', { name: 'Switch agency' });
  await within(popup).findByRole('heading', { name: 'All agencies' });
  const group = (name: string) => within(popup).getByRole('region', { name });
  return { ...page, popup, group };
}

it.each([
  ['', ''],
  ['/riders', '/riders'],
  ['/riders?any=1', '/riders'],
  ['/riders/1000100', '/riders'],
  ['/purchase-orders', '/purchase-orders'],
  ['/passes', '/passes'],
  ['/businessRules', '/businessRules'],
  ['/agency-diagnostics', '/agency-diagnostics'],
  ['/agency-appfeatures', '/agency-appfeatures'],
  ['/admin-users', '/admin-users'],
  ['/admin-registration', '/admin-registration'],
])('goes from METRO’s “%s” to CBTA’s “%s”', async (from, to) => {
  const { user, address, group } = await openSwitcher(`${DASHBOARD}${from}`);
  const link = within(group('All agencies')).getByRole('link', { name: /CBTA/ });
  expect(link).toHaveAttribute('href', `/agency-dashboard/CBTA${to}`);
  await user.click(link);
  await waitFor(() => expect(address()).toBe(`/agency-dashboard/CBTA${to}`));
  expect(screen.queryByRole('dialog', { name: 'Switch agency' })).not.toBeInTheDocument();
  expect(wire.sent).not.toContain(SIGN_IN);
});

it('leads from the agency’s login to the other’s dashboard', async () => {
  const { group } = await openSwitcher('/agency-login/METRO');
  expect(within(group('All agencies')).getByRole('link', { name: /CBTA/ })).toHaveAttribute(
    'href',
    '/agency-dashboard/CBTA',
  );
});

it('gets the other agency’s token first where there is none', async () => {
  const { user, address } = await openSwitcher(undefined, { agencies: ['METRO'] });
  expect(filter()).toHaveFocus();
  await user.type(filter(), 'cbta');
  await screen.findByRole('heading', { name: 'Agencies' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/agency-dashboard/CBTA/riders'));
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([SIGN_IN]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'RIDERS' })).toHaveFocus());
});

it('stays, and says why, where that fails', async () => {
  const { user, address, group } = await openSwitcher(undefined, { agencies: ['METRO'] });
  wire.fault(SIGN_IN, answer(500));
  await user.click(within(group('All agencies')).getByRole('link', { name: /CBTA/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log you in at this time');
  expect(address()).toBe(`${DASHBOARD}/riders`);
});

it('opens the other in a new tab by Ctrl+click', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, address, group } = await openSwitcher();
  await user.keyboard('{Control>}');
  await user.click(within(group('All agencies')).getByRole('link', { name: /CBTA/ }));
  expect(open.mock.calls).toEqual([['/agency-dashboard/CBTA/riders', '_blank']]);
  expect(address()).toBe(`${DASHBOARD}/riders`);
});

it('pins agencies, which stand above the recent ones, and keeps the focus', async () => {
  const { user, store, goTo, group } = await openSwitcher();
  await user.click(within(group('All agencies')).getByRole('button', { name: 'Pin CBTA' }));
  expect(selectPreferences(store.getState()).agencies.usEast.pinned).toEqual(['CBTA']);
  const pin = within(group('Pinned')).getByRole('button', { name: 'Pin CBTA' });
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  await user.click(pin);
  expect(selectPreferences(store.getState()).agencies.usEast.pinned).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Pinned' })).not.toBeInTheDocument();
  expect(filter()).toHaveFocus();
  await user.keyboard('{Escape}');
  await goTo('/agency-dashboard/CBTA');
  await user.click(button());
  const recent = await screen.findByRole('region', { name: 'Recent' });
  expect(within(recent).getByRole('link', { name: /METRO/ })).toBeInTheDocument();
  // The one in sight is none to switch to.
  expect(within(recent).queryByRole('link', { name: /CBTA/ })).not.toBeInTheDocument();
});

it('is walked by the arrows; Esc and a click beside it close it, and Esc gives the focus back', async () => {
  const { user, popup } = await openSwitcher();
  const links = within(popup).getAllByRole('link');
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(filter()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(popup).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await user.click(button());
  await screen.findByRole('dialog', { name: 'Switch agency' });
  await user.click(screen.getByRole('main'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes when the focus goes on beyond it', async () => {
  const { popup } = await openSwitcher();
  act(() => screen.getByLabelText('Filter').focus());
  expect(popup).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('says that nothing matches', async () => {
  const { user } = await openSwitcher();
  await user.type(filter(), 'zzzz');
  expect(await screen.findByText('No agency matches “zzzz”')).toBeInTheDocument();
});

it('is not there outside of agencies, nor without an operator', async () => {
  await renderAt('/agencies', wire);
  expect(screen.queryByRole('button', { name: 'Switch agency' })).not.toBeInTheDocument();
});
