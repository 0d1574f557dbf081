import { act, screen, within } from '@testing-library/react';
import { type AgencyNote } from '@/domain/agencies/agencyNotes';
import { AGENCY_NOTE_LENGTH_LIMIT } from '@/domain/writeFormLimits';
import { AGENCY_NOTES_STORAGE_KEY } from '@/session/agency-notes/loadAgencyNotes';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const openDashboard = () => renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
const findHead = () => screen.findByRole('heading', { level: 2, name: /CBTA/ });
const readEntry = () => safeLocalStorage.readEntry(AGENCY_NOTES_STORAGE_KEY);

function saveInOtherTab(note: AgencyNote) {
  safeLocalStorage.writeEntry(AGENCY_NOTES_STORAGE_KEY, { usEast: { CBTA: note } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: AGENCY_NOTES_STORAGE_KEY })));
}

async function saveNote(
  { user }: Awaited<ReturnType<typeof openDashboard>>,
  { text, isProtected }: { text: string; isProtected: boolean },
) {
  await user.click(screen.getByRole('button', { name: 'Note and protection' }));
  const field = await screen.findByLabelText('Note');
  expect(field).toHaveFocus();
  await user.clear(field);
  if (text !== '') await user.paste(text);
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Protected/ });
  if (checkbox.checked !== isProtected) await user.click(checkbox);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

it('is written on the dashboard, shown in its head, kept in this browser and sent nowhere', async () => {
  const page = await openDashboard();
  await findHead();
  const calls = network.requests.length;
  await saveNote(page, { text: ' frozen until 12/01: migration ', isProtected: true });
  expect(within(await findHead()).getByText('★ protected')).toHaveAttribute('data-tone', 'bad');
  expect(screen.getByText('frozen until 12/01: migration')).toBeVisible();
  expect(network.requests).toHaveLength(calls);
  const note = { isProtected: true, text: 'frozen until 12/01: migration' };
  expect(readEntry()).toMatchObject({ usEast: { CBTA: note }, australia: {} });
  // An empty note that does not protect leaves nothing behind.
  await saveNote(page, { text: '', isProtected: false });
  expect(within(await findHead()).queryByText('★ protected')).not.toBeInTheDocument();
  expect(readEntry()).toMatchObject({ usEast: {}, australia: {} });
});

it('is not changed by Cancel, and says how much of its limit is used', async () => {
  const { user } = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Note and protection' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Note');
  await user.click(field);
  await user.paste('frozen');
  expect(field).toHaveAccessibleDescription(/^6 of 120 characters\. Shown here/);
  await user.paste('x'.repeat(AGENCY_NOTE_LENGTH_LIMIT + 1));
  // Nothing of the pasted text is lost in the field.
  expect(field.value).toHaveLength('frozen'.length + AGENCY_NOTE_LENGTH_LIMIT + 1);
  expect(field).toHaveAccessibleDescription(
    /^127 of 120 characters\. Only the first 120 are kept\. Shown here/,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(readEntry()).toBeNull();
});

it('stores no more of a longer text than its field says', async () => {
  const page = await openDashboard();
  await findHead();
  await saveNote(page, { text: `${'x'.repeat(AGENCY_NOTE_LENGTH_LIMIT - 1)}🚋`, isProtected: false });
  // The last character has two UTF-16 units, and is not split.
  expect(readEntry()).toMatchObject({ usEast: { CBTA: { text: 'x'.repeat(AGENCY_NOTE_LENGTH_LIMIT - 1) } } });
});

it('keeps what was typed when the popup is closed without Cancel, also while another page is open', async () => {
  const { user, goTo } = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Note and protection' }));
  await user.type(await screen.findByLabelText('Note'), 'frozen');
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  await goTo('/agencies');
  await goTo('/agency-dashboard/CBTA');
  await user.click(await screen.findByRole('button', { name: 'Note and protection (not saved)' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('frozen');
  expect(readEntry()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Note and protection' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('');
});

it('leaves out what is stored wrongly, and a note of the same agency of another region', async () => {
  safeLocalStorage.writeEntry(AGENCY_NOTES_STORAGE_KEY, {
    usEast: { CBTA: { isProtected: 'yes', text: 'wrong' }, '../x': { isProtected: true, text: 'path' } },
    australia: { CBTA: { isProtected: true, text: 'other region' } },
  });
  const { store } = await openDashboard();
  await findHead();
  expect(screen.queryByText(/wrong|other region|protected$/)).not.toBeInTheDocument();
  expect(store.getState().agencyNotes?.notes.usEast).toEqual({});
});

it('follows a change in another tab', async () => {
  await openDashboard();
  await findHead();
  saveInOtherTab({ isProtected: false, text: 'changed in another tab' });
  expect(await screen.findByText('changed in another tab')).toBeVisible();
});

it('takes no protection away that another tab gave while a text was typed, and says which note that tab saved', async () => {
  const { user } = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Note and protection' }));
  await user.type(await screen.findByLabelText('Note'), 'call Ann');
  await user.keyboard('{Escape}');
  saveInOtherTab({ isProtected: true, text: 'frozen' });
  await user.click(screen.getByRole('button', { name: 'Note and protection (not saved)' }));
  const field = await screen.findByLabelText('Note');
  expect(field).toHaveValue('call Ann');
  expect(field).toHaveAccessibleDescription(/The note is now “frozen”\.$/);
  expect(screen.getByRole('checkbox', { name: /^Protected/ })).toBeChecked();
  // Also while the popup is open.
  saveInOtherTab({ isProtected: true, text: 'thawed' });
  expect(field).toHaveAccessibleDescription(/The note is now “thawed”\.$/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(readEntry()).toMatchObject({ usEast: { CBTA: { isProtected: true, text: 'call Ann' } } });
});

it('has nothing unsaved once another tab saved the same, or what was typed is taken back', async () => {
  const { user, store } = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Note and protection' }));
  await user.type(await screen.findByLabelText('Note'), 'frozen');
  const checkbox = screen.getByRole('checkbox', { name: /^Protected/ });
  await user.click(checkbox);
  saveInOtherTab({ isProtected: true, text: 'frozen' });
  expect(store.getState().agencyNotes?.drafts.usEast).toEqual({});
  await user.click(checkbox);
  await user.type(screen.getByLabelText('Note'), '!');
  expect(screen.getByText('Note and protection (not saved)')).toBeInTheDocument();
  await user.click(checkbox);
  await user.keyboard('{Shift>}{Tab}{/Shift}{End}{Backspace}{Escape}');
  saveInOtherTab({ isProtected: false, text: 'thawed' });
  await user.click(screen.getByRole('button', { name: 'Note and protection' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('thawed');
  expect(screen.getByRole('checkbox', { name: /^Protected/ })).not.toBeChecked();
  expect(screen.queryByText(/The note is now/)).not.toBeInTheDocument();
});
