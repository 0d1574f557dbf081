import { act, screen, waitFor, within } from '@testing-library/react';
import { PREFERENCES_STORAGE_KEY } from '@/session/storageKeys';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

/** What the system prefers, and what listens to it. */
const system = { isDark: false, listeners: new Set<() => void>() };
beforeEach(() => {
  Object.assign(system, { isDark: false, listeners: new Set() });
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        get matches() {
          return media === '(prefers-color-scheme: dark)' && system.isDark;
        },
        addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
});

const worn = () => ({ ...document.documentElement.dataset });

/** The system changes between light and dark. */
function turn(isDark: boolean): void {
  system.isDark = isDark;
  act(() => system.listeners.forEach((listener) => listener()));
}

it('theme and density are picked in the menu’s foot, hold at once and are kept', async () => {
  const { user } = await renderAt('/', wire);
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('button', { name: 'Display' }));
  const theme = await screen.findByRole('group', { name: 'Theme', hidden: true });
  expect(within(theme).getByLabelText('System')).toBeChecked();
  expect(worn()).toMatchObject({ theme: 'light', density: 'comfortable' });
  await user.click(within(theme).getByLabelText('Dark'));
  expect(worn()).toMatchObject({ theme: 'dark', density: 'comfortable' });
  const density = screen.getByRole('group', { name: 'Density', hidden: true });
  await user.click(within(density).getByLabelText('Compact'));
  expect(worn()).toMatchObject({ theme: 'dark', density: 'compact' });
  expect(JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? '')).toMatchObject({
    theme: 'dark',
    density: 'compact',
  });
});

it('follows the system as long as the system decides, also where nothing can be kept', async () => {
  const { user } = await renderAt('/', wire);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await user.click(screen.getByRole('button', { name: 'Display' }));
  const pick = async (theme: string) => user.click(await screen.findByLabelText(theme));
  await pick('System');
  turn(true);
  expect(worn()).toMatchObject({ theme: 'dark' });
  await pick('Light');
  expect(worn()).toMatchObject({ theme: 'light' });
  turn(false);
  turn(true);
  expect(worn()).toMatchObject({ theme: 'light' });
  await pick('System');
  expect(worn()).toMatchObject({ theme: 'dark' });
});

it('a long list draws its rows for the density, and keeps the rows in sight', async () => {
  const { user } = await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['METRO'] });
  await screen.findAllByRole('rowheader');
  const scroll = screen.getByRole('region', { name: 'Riders, scrollable' });
  await user.click(screen.getByRole('button', { name: 'Display' }));
  const compact = await screen.findByLabelText('Compact');
  scroll.scrollTop = 340;
  await user.click(compact);
  await waitFor(() => expect(scroll.scrollTop).toBe(280));
});

it('paper has all of a rider’s records and says when it was printed', async () => {
  await renderAt('/agency-dashboard/CBTA/riders/1000120', wire, { agencies: ['CBTA'] });
  await screen.findAllByRole('rowheader');
  const drawn = () => screen.getAllByRole('rowheader').length;
  const loaded = () => Number.parseInt(screen.getAllByText(/^\d+ loaded$/)[0]?.textContent ?? '', 10);
  await screen.findByText('No more results');
  const before = drawn();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe(loaded());
  expect(screen.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawn()).toBe(before);
  expect(screen.queryByText(/^Printed/)).not.toBeInTheDocument();
});
