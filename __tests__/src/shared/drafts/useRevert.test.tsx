import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadJournal } from '@/session/journal/loadJournal';
import { safeSessionStorage } from '@/session/storage/safeStorage';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { useRevert } from '@/shared/drafts/useRevert';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { createChange, EMPTY_JOURNAL } from '@tests/support/journalFixture';

it('puts back a change once, also when the journal loads after the form is ready, as after a reload', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, await openFakeNetwork());
  const change = createChange();
  const onRevert = jest.fn();
  const entry = { pathname: '/rules', state: { revertChangeId: change.id } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(
    () => {
      useRevert({ kind: 'rule', agency: 'CBTA' }, true, onRevert);
      return useLocation();
    },
    { wrapper },
  );
  expect(onRevert).not.toHaveBeenCalled();
  safeSessionStorage.writeEntry(JOURNAL_STORAGE_KEY, { ...EMPTY_JOURNAL, changes: [change] });
  act(() => void store.dispatch(loadJournal()));
  expect(onRevert.mock.calls).toEqual([[change]]);
  expect(result.current.state).toBeNull();
});
