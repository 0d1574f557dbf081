import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type AgencyNotes } from '@/domain/agencies/agencyNotes';
import { formatDay } from '@/domain/dates';
import { FLEET_OLD_RUN_DAYS } from '@/domain/fleet/fleetLimits';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { formatRunFile } from '@/domain/fleet/runFile';
import { agencyNotesLoaded } from '@/session/agency-notes/agencyNotesSlice';
import { AGENCY_NOTES_STORAGE_KEY } from '@/session/agency-notes/loadAgencyNotes';
import { storeSessionUse } from '@/session/auth/sessionUses';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase, removeRunsOfEndedSessions } from '@/session/storage/fleetDatabases';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { captureDownloads } from '@tests/support/downloads';
import { DAY_MS } from '@tests/support/durations';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import {
  endDocuments,
  installFakeStorage,
  readContent,
  readDatabase,
  writeDatabase,
} from '@tests/support/fakeStorage';
import { pressRun } from '@tests/support/pressRun';
import { renderRoute } from '@tests/support/renderRoute';
import { createTextFile } from '@tests/support/textFile';

const network = setUpNetwork();
beforeEach(installFakeStorage);

const SESSION_DATABASE = getSessionDatabase('a-session');
const getRunBar = () => screen.getByRole('group', { name: 'Run' });

async function openAndRun() {
  const page = await renderRoute('/fleet?agencies=CBTA.METRO.BCC', network);
  await pressRun(page.user);
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/^Done: 3 of 3/));
  await waitFor(async () => expect((await readDatabase(SESSION_DATABASE))[0]?.tab).toBeNull());
  return page;
}

it('lists what is kept, keeps it on this computer on demand, and forgets it', async () => {
  const { user } = await openAndRun();
  const seenTexts: (string | null)[] = [];
  const observer = new MutationObserver(() => seenTexts.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  const scrolledTables: (Element | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTables.push(this.querySelector('table'));
  });
  await user.click(screen.getByText('Kept runs and snapshots'));
  const table = await screen.findByRole('table', { name: 'Kept runs and snapshots' });
  observer.disconnect();
  expect(scrolledTables).toEqual([table]);
  expect(seenTexts.filter((text) => text?.includes('No run and no snapshot is kept'))).toEqual([]);
  expect(within(table).getByRole('row', { name: /^Health, Quick .* 3 \d+ kB Yes$/ })).toBeVisible();
  const choice = screen.getByRole('checkbox', { name: /Keep my runs/ });
  expect(choice).not.toBeChecked();
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(choice);
  expect(choice).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('full or blocked: the choice stays as it was.');
  write.mockRestore();
  await user.click(choice);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(async () => expect(await readDatabase(FLEET_DATABASE)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Forget all' }));
  expect(await screen.findByText('No run and no snapshot is kept.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Run' })).not.toBeInTheDocument();
  expect(await readDatabase(FLEET_DATABASE)).toEqual([]);
});

it('says that a run is shown only on its own tab, and leads there from another one', async () => {
  const { user, goTo } = await openAndRun();
  await user.click(screen.getByRole('tab', { name: 'RULES' }));
  await user.click(screen.getByText('Kept runs and snapshots'));
  const row = await screen.findByRole('row', { name: /^Health, Quick / });
  expect(within(row).queryByText('Yes')).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: /^Show the run of / }));
  expect(getRunBar()).toHaveTextContent(/^Done: 3 of 3/);
  expect(within(row).getByText('Yes')).toBeVisible();
  // The links to a run name the tab of HEALTH, too.
  await goTo('/fleet?tab=health');
  expect(within(row).getByText('Yes')).toBeVisible();
});

it('says how far a run came before a reload, and since when an old one is kept', async () => {
  await openAndRun();
  const [stored] = await readDatabase(SESSION_DATABASE);
  if (!stored) throw new Error('no run is kept');
  const run = JSON.parse(await readContent(stored)) as FleetRun;
  const startedAt = Date.now() - (FLEET_OLD_RUN_DAYS + 1) * DAY_MS;
  const content = JSON.stringify({ ...run, status: 'stopped', startedAt, outcomes: {} });
  await writeDatabase(SESSION_DATABASE, { ...stored, tab: 'closed', startedAt, content });
  cleanup();
  endDocuments();
  await renderRoute('/fleet', network);
  const runBar = await screen.findByRole('group', { name: 'Run' });
  expect(runBar).toHaveTextContent(
    new RegExp(`^The run of ${formatDay(startedAt)} \\d\\d:\\d\\d stopped at 0 of 3`),
  );
  expect(runBar).toHaveClass('fleet-run--old');
  expect(within(runBar).getByRole('button', { name: 'Resume' })).toBeEnabled();
});

it('shows an interrupted run instead of a newer one, and compares it with no newer one', async () => {
  await openAndRun();
  const [stored] = await readDatabase(SESSION_DATABASE);
  if (!stored) throw new Error('no run is kept');
  const run = JSON.parse(await readContent(stored)) as FleetRun;
  const older = { id: 'older', startedAt: run.startedAt - 60_000 };
  const content = JSON.stringify({ ...run, ...older, status: 'stopped', outcomes: {} });
  await writeDatabase(SESSION_DATABASE, { ...stored, ...older, tab: 'closed', content });
  cleanup();
  endDocuments();
  const { user } = await renderRoute('/fleet?tab=rules', network);
  await user.click(await screen.findByText('Kept runs and snapshots'));
  const row = await screen.findByRole('row', { name: /^Health, Quick, interrupted / });
  await user.click(within(row).getByRole('button', { name: /^Show the run of / }));
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/ stopped at 0 of 3/));
  expect(screen.getByText('Kept runs and snapshots')).toHaveFocus();
  expect(within(getRunBar()).getByRole('button', { name: 'Resume' })).toBeEnabled();
  const choice = await screen.findByRole('combobox', { name: 'Compare with' });
  expect(within(choice).queryByRole('option', { name: /^Run of / })).not.toBeInTheDocument();
  // The newer run can be shown again.
  await user.click(await screen.findByRole('button', { name: /^Show the run of / }));
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/^Done: 3 of 3/));
});

it('says that a run is not kept where the storage is blocked', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { user } = await renderRoute('/fleet?agencies=CBTA', network);
  await pressRun(user);
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/^Done: 1 of 1 .* not kept/));
  await user.click(screen.getByText('Kept runs and snapshots'));
  const choice = await screen.findByRole('checkbox', { name: /Keep my runs/ });
  await user.click(choice);
  expect(choice).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('full or blocked: the choice stays as it was.');
});

it('lists and forgets what is kept when the storage is full, and names the run that is not kept', async () => {
  const { user } = await openAndRun();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(getRunBar()).toHaveTextContent(/^Done: 3 of 3 .* not kept/));
  await user.click(screen.getByText('Kept runs and snapshots'));
  const table = await screen.findByRole('table', { name: 'Kept runs and snapshots' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('This browser’s storage is full or blocked: no more is kept.')).toBeVisible();
  put.mockRestore();
  await user.click(screen.getByRole('checkbox', { name: /Keep my runs/ }));
  await waitFor(async () => expect(await readDatabase(FLEET_DATABASE)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Forget all' }));
  await waitFor(async () => expect(await readDatabase(FLEET_DATABASE)).toEqual([]));
});

it('saves a run as a file with notes, compares with that of another region, and takes over no note unasked', async () => {
  const notes = {
    usEast: {
      CBTA: { isProtected: true, text: 'frozen' },
      BCC: { isProtected: false, text: 'jane@example.org' },
    },
    australia: { METRO: { isProtected: false, text: 'mine' } },
  };
  localStorage.setItem(AGENCY_NOTES_STORAGE_KEY, JSON.stringify({ ...notes, version: ENTRY_VERSION }));
  const { user, store } = await openAndRun();
  const downloads = captureDownloads();
  await user.click(screen.getByText('Baseline and files'));
  expect(await screen.findByRole('checkbox', { name: 'with the note on 1 agency' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  const text = (await downloads[0]?.text()) ?? '';
  expect(downloads[0]?.name).toMatch(/^fleet-run_us-east_.*\.json$/);
  expect(await screen.findByText('Saved the run')).toBeInTheDocument();
  expect(text).not.toMatch(/@|eyJ[\w-]+\./);
  const file = JSON.parse(text) as { run: FleetRun<'health'>; notes: AgencyNotes };
  expect(file.notes).toEqual({ CBTA: { isProtected: true, text: 'frozen' } });
  const region = 'australia' as const;
  const ofFile = { ...file.notes, METRO: { isProtected: true, text: 'theirs' } };
  const input = screen.getByLabelText('File with a run');
  const run = { ...file.run, region, runningSince: null };
  await user.upload(input, createTextFile(formatRunFile(run, '1', 0, ofFile)));
  const choice = screen.getByRole('combobox', { name: 'Compare with' });
  await waitFor(() => expect(choice).toHaveDisplayValue(/^File of Australia, /));
  expect(screen.getByText('Nothing differs')).toBeVisible();
  // The note that this browser has is not ticked.
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('checkbox', { name: /^CBTA: protected, “frozen”/ })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: /^METRO: protected, “theirs”/ })).not.toBeChecked();
  expect(within(dialog).getByText('Now: “mine”')).toBeVisible();
  expect(store.getState().agencyNotes?.notes.australia).toEqual(notes.australia);
  // Another tab gives CBTA a note: that is shown, and is not replaced unless it is ticked again.
  const ofOtherTab = { ...notes.australia, CBTA: { isProtected: false, text: 'thawed' } };
  act(() => void store.dispatch(agencyNotesLoaded({ ...notes, australia: ofOtherTab })));
  expect(within(dialog).getByText('Now: “thawed”')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Take over 0' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: /^CBTA/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Take over 1' }));
  expect(screen.getByText('Notes taken over: CBTA.')).toBeVisible();
  expect(store.getState().agencyNotes?.notes).toEqual({
    ...notes,
    australia: { ...notes.australia, CBTA: file.notes.CBTA },
  });
  await user.upload(input, createTextFile('{}'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has no run of Fleet.');
  expect(choice).toHaveDisplayValue(/^File of Australia, /);
  const failed = {
    status: 'failed',
    message: 'No answer.',
    at: run.startedAt,
    isPlatformDown: false,
  } as const;
  const unread = { ...run, id: 'unread', outcomes: { ...run.outcomes, CBTA: failed } };
  await user.upload(input, createTextFile(formatRunFile(unread, '1', 0, {})));
  const title = await screen.findByText('What differs from Australia (1)');
  expect(title.closest('details')).toHaveTextContent('CBTA: could not be read there');
  expect(screen.getByRole('button', { name: '1 unlike Australia' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run these only (1)' })).toBeVisible();
});

it('lists beside the file of a later run what has changed until then', async () => {
  const { user } = await openAndRun();
  await user.click(screen.getByText('Baseline and files'));
  const [stored] = await readDatabase(SESSION_DATABASE);
  if (!stored) throw new Error('no run is kept');
  const run = JSON.parse(await readContent(stored)) as FleetRun<'health'>;
  const failed = {
    status: 'failed',
    message: 'No answer.',
    at: run.startedAt + 70_000,
    isPlatformDown: false,
  } as const;
  const later = { ...run, id: 'later', startedAt: run.startedAt + 60_000, runningSince: null };
  const file = formatRunFile({ ...later, outcomes: { ...run.outcomes, CBTA: failed } }, '1', 0, {});
  await user.upload(screen.getByLabelText('File with a run'), createTextFile(file));
  const changes = await screen.findByText('What changed after this run (1)');
  expect(changes.closest('details')).toHaveTextContent('CBTA: could be read before; No answer');
  expect(screen.getByRole('button', { name: '1 changed later' })).toBeVisible();
  // Asked again, they would not be compared any more.
  expect(screen.queryByRole('button', { name: /changed only/ })).not.toBeInTheDocument();
});

it('removes on the sign-in screen what closed tabs have left, once their session has ended', async () => {
  await openAndRun();
  cleanup();
  // The tab is reloaded, or discarded by the browser, while another one opens the sign-in screen.
  endDocuments();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  const { store } = await renderRoute('/login', network, 'guest');
  await removeRunsOfEndedSessions(store.getState());
  expect(await indexedDB.databases()).toEqual(databases);
  cleanup();
  storeSessionUse('a-session', Date.now() - 3_600_000);
  await renderRoute('/login', network, 'guest');
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});
