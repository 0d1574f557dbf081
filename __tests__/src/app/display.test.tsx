import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** The fake system setting for dark mode, and the media query's listeners. */
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
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
  delete document.documentElement.dataset.menu;
});

/** The rows that are scrolled out of view, and the row heights of both densities in pixels (tokens.json). */
const SCROLLED_ROWS = 10;
const COMFORTABLE_ROW_HEIGHT = 36;
const COMPACT_ROW_HEIGHT = 28;

const themeAttributes = () => ({ ...document.documentElement.dataset });

function setSystemDark(isDark: boolean): void {
  system.isDark = isDark;
  act(() => system.listeners.forEach((listener) => listener()));
}

it('applies and stores the theme and the density picked in the account panel', async () => {
  const { user } = await renderRoute('/', network);
  await user.click(screen.getByRole('button', { name: 'Account and display' }));
  const theme = await screen.findByRole('group', { name: 'Theme', hidden: true });
  expect(within(theme).getByLabelText('System')).toBeChecked();
  expect(themeAttributes()).toMatchObject({ theme: 'light', density: 'comfortable' });
  await user.click(within(theme).getByLabelText('Dark'));
  expect(themeAttributes()).toMatchObject({ theme: 'dark', density: 'comfortable' });
  const density = screen.getByRole('group', { name: 'Density', hidden: true });
  await user.click(within(density).getByLabelText('Compact'));
  expect(themeAttributes()).toMatchObject({ theme: 'dark', density: 'compact' });
  expect(JSON.parse(localStorage.getItem(PREFERENCES_STORAGE_KEY) ?? '')).toMatchObject({
    theme: 'dark',
    density: 'compact',
  });
});

it('the menu collapses to its icons and opens again, and the choice is stored', async () => {
  const { user } = await renderRoute('/', network);
  expect(themeAttributes()).toMatchObject({ menu: 'full' });
  const readStored = () => localStorage.getItem(PREFERENCES_STORAGE_KEY);
  await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(themeAttributes()).toMatchObject({ menu: 'icons' });
  expect(readStored()).toContain('"isMenuCollapsed":true');
  // An icon has its name as the tooltip.
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  for (const link of menu.getAllByRole('link')) expect(link).toHaveAttribute('title', link.textContent);
  await user.click(screen.getByRole('button', { name: 'Expand the menu' }));
  expect(themeAttributes()).toMatchObject({ menu: 'full' });
  expect(readStored()).toContain('"isMenuCollapsed":false');
});

it('follows the system’s theme while System is picked, even when storage is blocked', async () => {
  const { user } = await renderRoute('/', network);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await user.click(screen.getByRole('button', { name: 'Account and display' }));
  const pickTheme = async (theme: string) => user.click(await screen.findByLabelText(theme));
  await pickTheme('System');
  setSystemDark(true);
  expect(themeAttributes()).toMatchObject({ theme: 'dark' });
  await pickTheme('Light');
  expect(themeAttributes()).toMatchObject({ theme: 'light' });
  setSystemDark(false);
  setSystemDark(true);
  expect(themeAttributes()).toMatchObject({ theme: 'light' });
  await pickTheme('System');
  expect(themeAttributes()).toMatchObject({ theme: 'dark' });
});

it('a long list changes its row height with the density and keeps the same rows in view', async () => {
  const { user } = await renderRoute('/agency-dashboard/METRO/riders', network, { agencies: ['METRO'] });
  await screen.findAllByRole('rowheader');
  const scrollArea = screen.getByRole('region', { name: 'Riders, scrollable' });
  await user.click(screen.getByRole('button', { name: 'Account and display' }));
  const compactOption = await screen.findByLabelText('Compact');
  fireEvent.scroll(scrollArea, { target: { scrollTop: SCROLLED_ROWS * COMFORTABLE_ROW_HEIGHT } });
  await user.click(compactOption);
  await waitFor(() => expect(scrollArea.scrollTop).toBe(SCROLLED_ROWS * COMPACT_ROW_HEIGHT));
});

it('prints all loaded records of a rider and the time of printing', async () => {
  const { store } = await renderRoute('/agency-dashboard/CBTA/riders/1000120', network, {
    agencies: ['CBTA'],
  });
  await screen.findAllByRole('rowheader');
  const countRows = () => screen.getAllByRole('rowheader').length;
  const readLoadedCount = () =>
    Number.parseInt(screen.getAllByText(/^\d+ loaded$/)[0]?.textContent ?? '', 10);
  await screen.findByText('No more results');
  const countBeforePrint = countRows();
  // This computer's clock is wrong: the time is the platform's.
  const printTime = new Date(Date.now() - 26 * 3_600_000).toISOString();
  act(() => void store.dispatch(clockSkewMeasured(26 * 3_600_000)));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(countRows()).toBe(readLoadedCount());
  expect(screen.getByText(/^Printed/)).toHaveTextContent(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
  expect(screen.getByText(/^Printed/)).toHaveTextContent(`Printed ${printTime.slice(0, 10)} `);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(countRows()).toBe(countBeforePrint);
  expect(screen.queryByText(/^Printed/)).not.toBeInTheDocument();
});
