import { act, screen } from '@testing-library/react';
import { writeFinished, writeStarted } from '@/session/journal/journalSlice';
import { hasUnexportedChanges } from '@/session/journal/journalState';
import { loadJournal } from '@/session/journal/loadJournal';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { createChange, openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

it.each([
  ['is exported by Copy text', false],
  ['whose outcome is recorded while it is copied is not', true],
])('a change %s', async (_case, isRecordedMeanwhile) => {
  const { user, store } = await renderRoute('/', network);
  act(() => store.dispatch(loadJournal()));
  act(() => void store.dispatch(writeStarted(createChange({ outcome: 'unknown', message: null }))));
  const drawer = await openJournal(user);
  let endCopying: () => void = () => undefined;
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockReturnValueOnce(new Promise<void>((resolve) => (endCopying = resolve)));
  await user.click(drawer.getByRole('button', { name: 'Copy text' }));
  if (isRecordedMeanwhile)
    act(() => void store.dispatch(writeFinished({ id: 'a', outcome: 'succeeded', message: 'Done' })));
  endCopying();
  await screen.findByText('Copied 1 change');
  expect(hasUnexportedChanges(store.getState())).toBe(isRecordedMeanwhile);
});
