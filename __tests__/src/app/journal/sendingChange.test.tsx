import { act, screen, within } from '@testing-library/react';
import { writeFinished, writeStarted } from '@/session/journal/journalSlice';
import { loadJournal } from '@/session/journal/loadJournal';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange, openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const TITLE = 'Business rule minutes (Transfers)';
const unansweredChange = createChange({ outcome: 'unknown', message: null });

async function renderWhileSending() {
  const page = await renderRoute('/', network);
  act(() => page.store.dispatch(loadJournal()));
  act(() => void page.store.dispatch(writeStarted(unansweredChange)));
  const finish = () =>
    act(
      () =>
        void page.store.dispatch(
          writeFinished({ id: unansweredChange.id, outcome: 'unknown', message: 'No answer' }),
        ),
    );
  return { ...page, finish };
}

it('counts a change to check when its outcome stays unknown, and not while it is being sent', async () => {
  const { finish } = await renderWhileSending();
  const button = await screen.findByRole('button', { name: /^Changes \(1\)/ });
  expect(button).toHaveTextContent(/^Changes \(1\)$/);
  finish();
  expect(button).toHaveTextContent('Changes (1) 1 to check');
});

it('says of a change that it is being sent, until it is known to have had no answer', async () => {
  const { user, finish } = await renderWhileSending();
  const entry = within((await openJournal(user)).getByRole('listitem', { name: TITLE }));
  expect(entry.getByText(/Sending…/)).toBeInTheDocument();
  expect(entry.queryByText(/Unknown|No response|may have been applied/)).not.toBeInTheDocument();
  finish();
  expect(entry.getByText(/Unknown/)).toBeInTheDocument();
  expect(entry.queryByText(/Sending…/)).not.toBeInTheDocument();
});
