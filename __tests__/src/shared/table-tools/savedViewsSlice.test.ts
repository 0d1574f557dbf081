import { safeLocalStorage } from '@/session/storage/safeStorage';
import { SAVED_VIEWS_STORAGE_KEY } from '@/session/storage/storageKeys';
import {
  loadSavedViews,
  type SavedView,
  selectSavedViews,
  viewRemoved,
  viewSaved,
} from '@/shared/table-tools/savedViewsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

const buildView = (name: string, change: Partial<SavedView> = {}): SavedView => ({
  table: 'riders',
  name,
  search: '?term=a',
  layout: null,
  ...change,
});

async function openStore(stored: object) {
  const store = await createTestStore({ agencies: [] }, await openFakeNetwork());
  safeLocalStorage.writeEntry(SAVED_VIEWS_STORAGE_KEY, stored);
  store.dispatch(loadSavedViews());
  return { ...store, listNames: () => selectSavedViews(store.getState()).map(({ name }) => name) };
}

it('replaces a view of the same list and name, and removes one', async () => {
  const { dispatch, getState, listNames } = await openStore({ views: [buildView('A'), buildView('B')] });
  dispatch(viewSaved(buildView('A', { table: 'passes' })));
  dispatch(viewSaved(buildView('A', { search: '?term=b' })));
  expect(listNames()).toEqual(['B', 'A', 'A']);
  expect(selectSavedViews(getState()).at(-1)?.search).toBe('?term=b');
  dispatch(viewRemoved({ table: 'passes', name: 'A' }));
  expect(listNames()).toEqual(['B', 'A']);
});

it('leaves out stored views that are invalid', async () => {
  const layout = { order: ['a'], hidden: [1] } as unknown as SavedView['layout'];
  const { listNames } = await openStore({ views: [buildView('A'), null, buildView('B', { layout }), {}] });
  expect(listNames()).toEqual(['A']);
  expect((await openStore({ views: 'none' })).listNames()).toEqual([]);
});

it('drops the oldest ones of more than 100 views', async () => {
  const views = Array.from({ length: 101 }, (_view, index) => buildView(String(index)));
  const { dispatch, listNames } = await openStore({ views });
  expect([listNames().length, listNames()[0]]).toEqual([100, '1']);
  dispatch(viewSaved(buildView('new')));
  expect([listNames().length, listNames()[0], listNames().at(-1)]).toEqual([100, '2', 'new']);
});
