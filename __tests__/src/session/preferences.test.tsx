import { waitFor } from '@testing-library/react';
import {
  agencyPinned,
  agencyVisited,
  DEFAULT_PREFERENCES,
  preferencesSlice,
  parsePreferences,
  selectPreferences,
  tableLayoutChanged,
  tableLayoutReset,
  themeChanged,
} from '@/session/preferencesSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storageKeys';
import { openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const { reducer } = preferencesSlice;

it('reads what fits and takes the default for what does not', () => {
  expect(parsePreferences(undefined)).toEqual(DEFAULT_PREFERENCES);
  expect(
    parsePreferences({
      theme: 'dark',
      density: 'airy',
      letterShortcuts: 'no',
      tables: { riders: { order: ['email', 7, 'email'], hidden: 'all' }, passes: null },
      agencies: { usEast: { recent: ['CBTA', '../x'], pinned: ['METRO'] }, mars: {} },
      more: 1,
    }),
  ).toEqual({
    theme: 'dark',
    density: 'comfortable',
    letterShortcuts: true,
    tables: { riders: { order: ['email'], hidden: [] }, passes: { order: [], hidden: [] } },
    agencies: { usEast: { recent: ['CBTA'], pinned: ['METRO'] }, australia: { recent: [], pinned: [] } },
  });
});

it('remembers the latest agencies of a region first, each once and eight at most', () => {
  const visits = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'A'];
  const state = visits.reduce(
    (present, abbreviation) => reducer(present, agencyVisited({ region: 'usEast', abbreviation })),
    DEFAULT_PREFERENCES,
  );
  expect(state.agencies.usEast.recent).toEqual(['A', 'I', 'H', 'G', 'F', 'E', 'D', 'C']);
  expect(state.agencies.australia.recent).toEqual([]);
});

it('pins an agency once, and unpins it', () => {
  const pin = (isPinned: boolean) => agencyPinned({ region: 'australia', abbreviation: 'SCTN', isPinned });
  const pinned = reducer(reducer(DEFAULT_PREFERENCES, pin(true)), pin(true));
  expect(pinned.agencies.australia.pinned).toEqual(['SCTN']);
  expect(reducer(pinned, pin(false)).agencies.australia.pinned).toEqual([]);
});

it('lays a table out and resets it', () => {
  const layout = { order: ['email'], hidden: ['rmid'] };
  const laidOut = reducer(DEFAULT_PREFERENCES, tableLayoutChanged({ table: 'riders', layout }));
  expect(laidOut.tables).toEqual({ riders: layout });
  expect(reducer(laidOut, tableLayoutReset('riders')).tables).toEqual({});
});

it('keeps them in the browser, takes them back at the next start, and follows another tab', async () => {
  const { store } = await renderRoute('/', network, { region: 'usEast' });
  store.dispatch(themeChanged('dark'));
  await waitFor(() => expect(localStorage.getItem(PREFERENCES_STORAGE_KEY)).toContain('"theme":"dark"'));

  const again = await renderRoute('/', network, { region: 'usEast' });
  expect(selectPreferences(again.store.getState()).theme).toBe('dark');

  localStorage.setItem(PREFERENCES_STORAGE_KEY, JSON.stringify({ ...DEFAULT_PREFERENCES, theme: 'light' }));
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_STORAGE_KEY }));
  expect(selectPreferences(again.store.getState()).theme).toBe('light');
});
