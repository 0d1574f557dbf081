import { act, cleanup, screen, within } from '@testing-library/react';
import { TICKET_NOTE_LENGTH_LIMIT } from '@/domain/ticketNote';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { TICKET_NOTE_STORAGE_KEY } from '@/session/storage/storageKeys';
import { loadTicketNote } from '@/session/ticket-note/loadTicketNote';
import { ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const findNote = async (user: Parameters<typeof openJournal>[0]) =>
  (await openJournal(user)).findByRole('textbox', { name: 'Ticket note' });

it('collects records with their links, and text; it is copied as text and as Markdown', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA/passes', network, { agencies: ['CBTA'] });
  const [first] = await screen.findAllByRole('rowheader');
  await user.click(within(first as HTMLElement).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: /^Add Pass #\d+ to the ticket note$/ }));
  expect(await screen.findByText(/^Added Pass #\d+ to the ticket note$/)).toBeInTheDocument();
  const { href } = window.location;
  expect(href).toMatch(/record=\d+/);
  await user.keyboard('{Escape}');
  const note = await findNote(user);
  expect(note).toHaveValue(`${href.replace(/.*record=(\d+).*/, 'Pass #$1')} of CBTA, US East: ${href}\n`);
  await user.type(note, 'Refund asked');
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe((note as HTMLTextAreaElement).value);
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^- \[Pass #\d+ of CBTA, US East\]\(\S+\)\nRefund asked$/,
  );
});

it('has the address of a check without the report that the address can end with', async () => {
  const { user } = await renderRoute(
    '/agency-dashboard/CBTA/agency-diagnostics?status=ok#report=2.abc',
    network,
    { agencies: ['CBTA'] },
  );
  await user.click(await screen.findByRole('button', { name: 'RUN Reports' }));
  await user.click(await screen.findByText(/^Details/));
  await user.click(screen.getByRole('button', { name: 'Add Check Reports to the ticket note' }));
  expect(await screen.findByText('Added Check Reports to the ticket note')).toBeInTheDocument();
  expect(await findNote(user)).toHaveValue(
    `Check Reports of CBTA, US East: ${window.location.href.replace('#report=2.abc', '')}\n`,
  );
});

it('survives a reload, and ends with the session', async () => {
  const page = await renderRoute('/pso-users', network);
  await enterText(page.user, await findNote(page.user), 'Ticket 7');
  const stored = sessionStorage.getItem(TICKET_NOTE_STORAGE_KEY);
  expect(stored).toBe('Ticket 7');
  cleanup();
  const second = await renderRoute('/pso-users', network);
  sessionStorage.setItem(TICKET_NOTE_STORAGE_KEY, 'Ticket 7');
  expect(await findNote(second.user)).toHaveValue('Ticket 7');
  second.store.dispatch(sessionEnded({ reason: 'signedOut' }));
  expect(sessionStorage.getItem(TICKET_NOTE_STORAGE_KEY)).toBeNull();
  // As by '+' beside a rider, whose code has loaded slowly.
  act(() => void second.store.dispatch(ticketNoteChanged('Rider 7')));
  expect(sessionStorage.getItem(TICKET_NOTE_STORAGE_KEY)).toBeNull();
});

it('says beside the button that it is full', async () => {
  const { user, store } = await renderRoute('/agency-dashboard/CBTA/riders/1000120', network, {
    agencies: ['CBTA'],
  });
  act(() => {
    store.dispatch(loadTicketNote());
    store.dispatch(ticketNoteChanged('x'.repeat(TICKET_NOTE_LENGTH_LIMIT)));
  });
  await user.click(await screen.findByRole('button', { name: 'Add Rider 1000120 to the ticket note' }));
  expect(await screen.findByText('The ticket note is full')).toBeInTheDocument();
  // A failure is no toast, which would disappear.
  expect(screen.queryByRole('button', { name: 'Close this message' })).not.toBeInTheDocument();
});

it('has the rider of a profile', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA/riders/1000120', network, {
    agencies: ['CBTA'],
  });
  await user.click(await screen.findByRole('button', { name: 'Add Rider 1000120 to the ticket note' }));
  await screen.findByText('Added Rider 1000120 to the ticket note');
  const note = (await findNote(user)) as HTMLTextAreaElement;
  expect(note.value).toMatch(/^Rider 1000120 of CBTA, US East: http\S+\/1000120\?region=us-east\n$/);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(note).toHaveValue('');
  expect(note).toHaveFocus();
});

it('gives back what Clear has removed, until something is typed', async () => {
  const { user } = await renderRoute('/', network);
  const note = await findNote(user);
  await user.type(note, 'Ticket 7');
  await user.dblClick(screen.getByRole('button', { name: 'Clear' }));
  expect(note).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Undo clear' }));
  expect(note).toHaveValue('Ticket 7');
  expect(note).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.type(note, 'x{Backspace}');
  expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
});
