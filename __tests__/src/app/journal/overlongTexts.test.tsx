import { act, screen } from '@testing-library/react';
import { JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { TICKET_NOTE_LENGTH_LIMIT } from '@/domain/ticketNote';
import { journalLoaded } from '@/session/journal/journalSlice';
import { loadJournal } from '@/session/journal/loadJournal';
import { selectTicketNote } from '@/session/ticket-note/ticketNoteSlice';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { changesOf, createChange, openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** Opens the journal with one change, and the field of its reason. */
async function openReasonField() {
  const page = await renderRoute('/', network);
  const { store, user } = page;
  act(() => store.dispatch(loadJournal()));
  act(
    () =>
      void store.dispatch(journalLoaded({ changes: [createChange()], droppedCount: 0, isExported: false })),
  );
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('button', { name: 'Add a reason' }));
  return { ...page, drawer };
}

it('a reason that is too long stays in its field, which says how much of it is stored', async () => {
  const { drawer, ...page } = await openReasonField();
  const { user } = page;
  const field = drawer.getByRole('textbox', { name: 'Reason' });
  expect(field).toBeValid();
  const longReason = `${'r'.repeat(JOURNAL_REASON_LENGTH_LIMIT)}end`;
  await enterText(user, field, longReason);
  expect(field).toHaveValue(longReason);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining('503 of 500 characters (only the first 500 are kept)'),
  );
  expect(changesOf(page)[0]?.reason).toBe('r'.repeat(JOURNAL_REASON_LENGTH_LIMIT));
  await user.type(field, '{Backspace>3/}');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription(expect.stringMatching(/ 500 of 500 characters$/));
});

it('a ticket note that is too long stays in its field, is copied as a whole, and is cleared', async () => {
  const { store, user } = await renderRoute('/', network);
  const drawer = await openJournal(user);
  const field = drawer.getByRole('textbox', { name: 'Ticket note' });
  const longNote = `${'n'.repeat(TICKET_NOTE_LENGTH_LIMIT)}end`;
  await enterText(user, field, longNote);
  expect(field).toHaveValue(longNote);
  expect(field).toHaveAccessibleDescription('20,003 of 20,000 characters (only the first 20,000 are kept)');
  expect(selectTicketNote(store.getState())).toHaveLength(TICKET_NOTE_LENGTH_LIMIT);
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(longNote);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
});

it('a character of two UTF-16 units at the limit stays in its field, and no half of it is stored', async () => {
  const { drawer, ...page } = await openReasonField();
  const { store, user } = page;
  for (const [name, limit] of [
    ['Reason', JOURNAL_REASON_LENGTH_LIMIT],
    ['Ticket note', TICKET_NOTE_LENGTH_LIMIT],
  ] as const) {
    const field = drawer.getByRole('textbox', { name });
    const text = `${'x'.repeat(limit - 1)}🚋`;
    await enterText(user, field, text);
    expect(field).toHaveValue(text);
  }
  expect(changesOf(page)[0]?.reason).toBe('x'.repeat(JOURNAL_REASON_LENGTH_LIMIT - 1));
  expect(selectTicketNote(store.getState())).toBe('x'.repeat(TICKET_NOTE_LENGTH_LIMIT - 1));
});
