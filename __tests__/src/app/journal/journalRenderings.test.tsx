import { act, screen } from '@testing-library/react';
import { filterChanges } from '@/app/journal/journalFilter';
import type * as ChangeTexts from '@/domain/changes/changeTexts';
import { hasSameValues, listShownValues } from '@/domain/changes/changeTexts';
import { journalLoaded } from '@/session/journal/journalSlice';
import { loadJournal } from '@/session/journal/loadJournal';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { createChange, openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

// Each rendering of an entry calls `hasSameValues`.
jest.mock('@/domain/changes/changeTexts', () => {
  const actual = jest.requireActual<typeof ChangeTexts>('@/domain/changes/changeTexts');
  return {
    ...actual,
    hasSameValues: jest.fn(actual.hasSameValues),
    listShownValues: jest.fn(actual.listShownValues),
  };
});

it('a key of a typed reason renders only its own entry', async () => {
  const network = await openFakeNetwork();
  const { store, user } = await renderRoute('/', network);
  act(() => store.dispatch(loadJournal()));
  const changes = Array.from({ length: 10 }, (_, index) => createChange({ id: String(index) }));
  act(() => void store.dispatch(journalLoaded({ changes, droppedCount: 0, isExported: false })));
  const drawer = await openJournal(user);
  await user.click(drawer.getAllByRole('button', { name: 'Add a reason' })[0] as HTMLElement);
  jest.mocked(hasSameValues).mockClear();
  await user.type(screen.getByLabelText(/^Reason/), 'abc');
  expect(hasSameValues).toHaveBeenCalled();
  // Of three keys: ten entries would be rendered thirty times.
  expect(jest.mocked(hasSameValues).mock.calls.length).toBeLessThan(changes.length);
});

it('the keys of a search compare the values of a change once', () => {
  const journal = { changes: [createChange(), createChange({ id: 'b' })], sendingIds: [] };
  for (const search of ['m', 'mi', 'min']) {
    expect(filterChanges(journal, { search, outcome: 'all' })).toHaveLength(2);
  }
  expect(listShownValues).toHaveBeenCalledTimes(2);
});
