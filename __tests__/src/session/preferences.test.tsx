import { act, screen, waitFor } from '@testing-library/react';
import { parsePreferences } from '@/session/preferences/parsePreferences';
import {
  agencyPinChanged,
  DEFAULT_PREFERENCES,
  preferencesSlice,
  selectPreferences,
  tableLayoutChanged,
  tableLayoutReset,
  themeChanged,
} from '@/session/preferences/preferencesSlice';
import { agencyVisited } from '@/session/preferences/shellActions';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const { reducer } = preferencesSlice;

it('parses valid fields, and uses the defaults for invalid ones', () => {
  expect(parsePreferences(undefined)).toEqual(DEFAULT_PREFERENCES);
  expect(
    parsePreferences({
      version: 1,
      theme: 'dark',
      density: 'airy',
      timeZoneSource: 'UTC',
      letterShortcuts: 'no',
      isMenuCollapsed: 'yes',
      exportsOnSignOut: 'yes',
      isIntroDismissed: 'yes',
      tables: { riders: { order: ['email', 7, 'email'], hidden: 'all' }, passes: null },
      agencies: { usEast: { recent: ['CBTA', '../x'], pinned: ['METRO'] }, mars: {} },
      more: 1,
    }),
  ).toEqual({
    theme: 'dark',
    density: 'comfortable',
    timeZoneSource: 'mine',
    letterShortcuts: true,
    isMenuCollapsed: false,
    exportsOnSignOut: false,
    isIntroDismissed: false,
    tables: { riders: { order: ['email'], hidden: [] }, passes: { order: [], hidden: [] } },
    agencies: { usEast: { recent: ['CBTA'], pinned: ['METRO'] }, australia: { recent: [], pinned: [] } },
  });
});

it('keeps the eight agencies of a region that were visited last, the latest first and each once', () => {
  const visits = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'A'];
  const state = visits.reduce(
    (current, agency) => reducer(current, agencyVisited({ region: 'usEast', agency })),
    DEFAULT_PREFERENCES,
  );
  expect(state.agencies.usEast.recent).toEqual(['A', 'I', 'H', 'G', 'F', 'E', 'D', 'C']);
  expect(state.agencies.australia.recent).toEqual([]);
});

it('pins an agency once, and unpins it', () => {
  const createPinAction = ({ isPinned }: { isPinned: boolean }) =>
    agencyPinChanged({ region: 'australia', agency: 'SCTN', isPinned });
  const pinned = reducer(
    reducer(DEFAULT_PREFERENCES, createPinAction({ isPinned: true })),
    createPinAction({ isPinned: true }),
  );
  expect(pinned.agencies.australia.pinned).toEqual(['SCTN']);
  expect(reducer(pinned, createPinAction({ isPinned: false })).agencies.australia.pinned).toEqual([]);
});

it('stores and resets the layout of a table', () => {
  const layout = { order: ['email'], hidden: ['rmid'] };
  const state = reducer(DEFAULT_PREFERENCES, tableLayoutChanged({ table: 'riders', layout }));
  expect(state.tables).toEqual({ riders: layout });
  expect(reducer(state, tableLayoutReset('riders')).tables).toEqual({});
});

it('stores the preferences, loads them at the next start, and follows changes of another tab', async () => {
  const { store } = await renderRoute('/', network, { region: 'usEast' });
  store.dispatch(themeChanged('dark'));
  await waitFor(() => expect(localStorage.getItem(PREFERENCES_STORAGE_KEY)).toContain('"theme":"dark"'));

  const nextPage = await renderRoute('/', network, { region: 'usEast' });
  expect(selectPreferences(nextPage.store.getState()).theme).toBe('dark');

  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({ version: 1, ...DEFAULT_PREFERENCES, theme: 'light' }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_STORAGE_KEY }));
  expect(selectPreferences(nextPage.store.getState()).theme).toBe('light');
});

it('says that they could not be stored, until they are', async () => {
  const { store } = await renderRoute('/', network, { region: 'usEast' });
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => void store.dispatch(themeChanged('dark')));
  expect(await screen.findByText(/loses what is new in the display settings/)).toBeInTheDocument();
  setItem.mockRestore();
  act(() => void store.dispatch(themeChanged('light')));
  await waitFor(() => expect(screen.queryByText(/the display settings/)).not.toBeInTheDocument());
});
