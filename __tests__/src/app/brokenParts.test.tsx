import { act, screen } from '@testing-library/react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { connectionLost, errorDismissed } from '@/session/noticesSlice';
import { rootReducer } from '@/session/rootReducer';
import { fleetSlice, runsRestored } from '@/shared/fleet/fleetSlice';
import { muteConsole } from '@tests/support/consoleGuard';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const mockBroken = new Set<string>();
/** Throws while the part is in `mockBroken`. */
function mockPart(name: string) {
  return () => {
    if (mockBroken.has(name)) throw new Error(`${name} is broken`);
    return <p>{name}</p>;
  };
}
jest.mock('@/app/shell/DashboardBanner', () => ({ DashboardBanner: mockPart('banner') }));
jest.mock('@/app/shortcuts/ShortcutsDialog', () => ({ ShortcutsDialog: mockPart('shortcuts') }));
jest.mock('@/app/overlays/Announcer', () => ({ Announcer: mockPart('announcer') }));
jest.mock('@/app/journal/JournalDrawer', () => ({ JournalDrawer: mockPart('journal') }));
jest.mock('@/app/times/TimeZonesTip', () => ({ TimeZonesTip: mockPart('times') }));

const network = setUpNetwork();
beforeEach(() => {
  mockBroken.clear();
  // React and the router log errors that a boundary has caught.
  muteConsole();
});

/** Of a notice. */
const findTitle = (title: string) => screen.findByText(title, { selector: 'strong' });

it.each([
  ['shortcuts', 'Keyboard shortcuts'],
  ['journal', /^Changes/],
])('goes on without a broken overlay, which can be opened again: %s', async (name, button) => {
  const { user } = await renderRoute('/', network);
  mockBroken.add(name);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(`${name} is broken`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  mockBroken.clear();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(name)).toBeVisible();
});

it('drops the keys that were pressed while the overlays are left out', async () => {
  mockBroken.add('announcer');
  const { user, goTo } = await renderRoute('/', network);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('announcer is broken')).toBeVisible();
  mockBroken.clear();
  await goTo('/pso-users');
  await user.keyboard('?');
  expect(await screen.findByText('shortcuts')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
});

it('goes on without the extras of the top bar until the page changes', async () => {
  const { store, goTo } = await renderRoute('/', network);
  rootReducer.inject(fleetSlice);
  const run = { id: 'broken', kind: 'health', status: 'running', asking: [] } as unknown as FleetRun;
  act(() => void store.dispatch(runsRestored({ runs: [run], baselineId: null })));
  expect(await findTitle('Something went wrong in this portal')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
  act(() => void store.dispatch(errorDismissed()));
  await goTo('/pso-users');
  expect(await findTitle('Something went wrong in this portal')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'PSO USERS' })).toBeVisible();
});

it('goes on without what the shell loads later', async () => {
  mockBroken.add('times');
  await renderRoute('/', network);
  expect(await screen.findByText('times is broken')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'HOME' })).toBeVisible();
});

it('offers Sign Out, and keeps the notices, when the portal cannot be shown', async () => {
  mockBroken.add('banner');
  const { user, store, leaveReasons } = await renderRoute('/', network);
  expect(screen.getByRole('alert')).toHaveTextContent('The portal could not be shown');
  expect(screen.getByText('banner is broken')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByText(/The rest of the portal still works/)).not.toBeInTheDocument();
  act(() => void store.dispatch(connectionLost()));
  expect(await findTitle('You are offline')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(leaveReasons).toEqual(['signedOut']);
});
