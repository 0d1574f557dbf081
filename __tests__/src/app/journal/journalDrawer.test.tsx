import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Change } from '@/domain/changes/change';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { journalExported, journalLoaded, writeStarted } from '@/session/journal/journalSlice';
import { selectJournal } from '@/session/journal/journalState';
import { loadJournal } from '@/session/journal/loadJournal';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { captureDownloads } from '@tests/support/downloads';
import { enterText } from '@tests/support/enterText';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { createChange, openJournal } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

let downloads: ReturnType<typeof captureDownloads>;
beforeEach(() => {
  downloads = captureDownloads();
});

async function renderWithChanges(...changes: Change[]) {
  const page = await renderRoute('/', network);
  act(() => page.store.dispatch(loadJournal()));
  act(() => void page.store.dispatch(journalLoaded({ changes, droppedCount: 0, isExported: false })));
  return page;
}

const failedChange = createChange({
  id: 'b',
  outcome: 'failed',
  message: 'Refused',
  object: { kind: 'payment', userId: '88', paymentId: '1234' },
  before: '{"amount":450,"payment_medium":"CashFare"}',
  after: '{"amount":700,"payment_medium":"RMPay"}',
  // The labels of values; RMPay has none.
  words: { CashFare: 'Cash' },
});
const unansweredChange = createChange({
  id: 'c',
  outcome: 'unknown',
  message: null,
  object: { kind: 'administrator', email: 'new@cbta.example' },
  before: null,
  after: '{"email":"new@cbta.example"}',
});

it('explains the journal and says that there are no changes yet', async () => {
  const { user } = await renderWithChanges();
  const drawer = await openJournal(user);
  expect(drawer.getByText(/It is not the platform’s log/)).toBeInTheDocument();
  expect(drawer.getByText('No changes yet')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Download JSON' })).not.toBeInTheDocument();
  expect(drawer.getByRole('heading', { name: 'Changes of this session' })).toHaveFocus();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // No count of 0.
  expect(screen.getByRole('button', { name: 'Changes' })).toBeInTheDocument();
});

it('closes when the page changes under it, whose title then has the focus', async () => {
  const { user, goTo } = await renderWithChanges();
  await openJournal(user);
  await goTo('/pso-users');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('shows a run of Fleet beside the changes, and does not count it as one', async () => {
  const object = { kind: 'fleetRun', runId: 'r', tab: 'rules' } as const;
  const run = createChange({ id: 'b', agency: null, object, before: null, after: null, message: 'Done' });
  const { user } = await renderWithChanges(createChange(), run);
  await screen.findByRole('button', { name: 'Changes (1)' });
  const drawer = await openJournal(user);
  const entry = within(drawer.getByRole('listitem', { name: 'Fleet run: RULES' }));
  expect(entry.getByText('Read')).toBeInTheDocument();
  expect(entry.queryByText(/Succeeded|Put back/)).not.toBeInTheDocument();
  expect(entry.getByRole('link', { name: 'Fleet' })).toHaveAttribute(
    'href',
    '/fleet?region=us-east&tab=rules',
  );
  await user.click(drawer.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Saved 2 entries')).toBeInTheDocument();
});

it('lists writes newest first with time, agency, object, difference and message, and counts those to check', async () => {
  const { user } = await renderWithChanges(createChange(), failedChange, unansweredChange);
  const button = await screen.findByRole('button', { name: /^Changes \(3\)/ });
  expect(button).toHaveTextContent('Changes (3) 1 to check');
  const drawer = await openJournal(user);
  expect(drawer.getByText('To check: 1 unknown.')).toBeInTheDocument();
  const entries = drawer.getAllByRole('listitem', { name: /./ });
  expect(entries).toHaveLength(3);
  const [newest, middle, oldest] = entries.map((entry) => within(entry));
  expect(newest?.getByText('Registration of administrator new@cbta.example')).toBeInTheDocument();
  expect(newest?.getByText(/Unknown/)).toBeInTheDocument();
  expect(newest?.getByText(/No response has arrived/)).toBeInTheDocument();
  expect(newest?.getByRole('link', { name: 'Admin users' })).toHaveAttribute(
    'href',
    '/agency-dashboard/CBTA/admin-users?region=us-east',
  );
  expect(middle?.getByText(/Failed/)).toBeInTheDocument();
  expect(middle?.getByText('Refused')).toBeInTheDocument();
  const difference = middle?.getByRole('list', { name: 'Difference' });
  expect(difference).toHaveTextContent('Amount$4.50→$7.00');
  expect(difference).toHaveTextContent('Fare MediaCash→RMPay');
  expect(middle?.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
  expect(oldest?.getByText('US East · CBTA · operator@us-east.example')).toBeInTheDocument();
  expect(oldest?.getByRole('button', { name: /^03\/08\/2026/ })).toHaveAttribute(
    'data-time',
    '2026-03-08T07:30:00.000Z',
  );
  expect(oldest?.getByRole('button', { name: 'Put back' })).toBeInTheDocument();
});

it('names the administrator who has signed in to the agency', async () => {
  const { user } = await renderWithChanges(createChange({ administrator: 'administrator@us-east.example' }));
  const drawer = await openJournal(user);
  const author = 'administrator@us-east.example, signed in by operator@us-east.example';
  expect(drawer.getByText(`US East · CBTA · ${author}`)).toBeInTheDocument();
});

it('stores a reason while it is typed', async () => {
  const { user, store } = await renderWithChanges(createChange());
  const drawer = await openJournal(user);
  const button = drawer.getByRole('button', { name: 'Add a reason' });
  const title = 'Business rule minutes (Transfers)';
  expect(button).toHaveAccessibleDescription(title);
  await user.click(button);
  const field = drawer.getByLabelText(/^Reason/);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(title));
  expect(field).toHaveFocus();
  await enterText(user, field, 'Ticket 7');
  expect(selectJournal(store.getState()).changes[0]?.reason).toBe('Ticket 7');
  expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toContain('Ticket 7');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  const reopened = await openJournal(user);
  expect(reopened.getByText('Reason: Ticket 7')).toBeInTheDocument();
  expect(reopened.getByRole('button', { name: 'Edit the reason' })).toBeInTheDocument();
});

it.each([
  ['Download JSON', /^changes_us-east_.*\.json$/, '"description": "Business rule minutes (Transfers)"'],
  ['Download CSV', /^changes_us-east_.*\.csv$/, 'Business rule minutes (Transfers),Succeeded'],
  ['Download text', /^changes_us-east_.*\.txt$/, 'Succeeded: Business rule minutes (Transfers)'],
])('%s downloads the journal in that format', async (name, fileName, expectedText) => {
  const { user } = await renderWithChanges(createChange());
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('button', { name }));
  expect(await screen.findByText('Saved 1 change')).toBeInTheDocument();
  expect(downloads).toHaveLength(1);
  expect(downloads[0]?.name).toMatch(fileName);
  expect(await downloads[0]?.text()).toContain(expectedText);
});

it('Copy text copies the journal as text to the clipboard', async () => {
  const { user } = await renderWithChanges(createChange());
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('button', { name: 'Copy text' }));
  expect(await screen.findByText('Copied 1 change')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('Succeeded: Business rule minutes (Transfers)');
});

it('the link of a change closes the drawer and opens the page', async () => {
  const { user, currentUrl } = await renderWithChanges(
    createChange({ object: { kind: 'operator', email: 'a@b.example' }, agency: null, before: null }),
  );
  const drawer = await openJournal(user);
  const link = drawer.getByRole('link', { name: 'PSO Users' });
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  // A tab from window.open has the session of this one.
  expect(open).toHaveBeenCalledWith(expect.stringContaining('/pso-users?'), '_blank');
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'PSO USERS' })).toBeInTheDocument();
  expect(currentUrl()).toBe('/pso-users');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the account panel’s action to download changes and sign out', () => {
  const LABEL = 'Download changes, then sign out';
  const openAccount = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Account and display' }));
  const queryExportButton = () => screen.queryByRole('button', { name: LABEL, hidden: true });

  it('is shown while some changes are not exported; Sign Out itself still takes one click', async () => {
    const { user, store, leaveReasons } = await renderWithChanges();
    await openAccount(user);
    await screen.findByRole('group', { name: 'Theme', hidden: true });
    expect(queryExportButton()).not.toBeInTheDocument();
    act(() => void store.dispatch(writeStarted(createChange())));
    expect(queryExportButton()).toBeInTheDocument();
    act(() => void store.dispatch(journalExported()));
    expect(queryExportButton()).not.toBeInTheDocument();
    act(() => void store.dispatch(writeStarted(createChange({ id: 'z' }))));
    expect(queryExportButton()).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(leaveReasons).toEqual(['signedOut']);
    expect(downloads).toEqual([]);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('downloads the journal once, signs out and clears the storage; the command palette has it too', async () => {
    const { user, leaveReasons } = await renderWithChanges(createChange());
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: /^Download changes/ }));
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(await downloads[0]?.text()).toContain('Succeeded: Business rule minutes (Transfers)');
    expect(downloads).toHaveLength(1);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });
});

describe('with the choice to save changes at sign-out', () => {
  const choose = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Account and display' }));
    await user.click(await screen.findByLabelText('When I sign out, save my changes as a file'));
  };

  it('Sign Out downloads the changes, still with one click', async () => {
    const { user, leaveReasons } = await renderWithChanges(createChange());
    await choose(user);
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(leaveReasons).toEqual(['signedOut']);
    expect(await downloads[0]?.text()).toContain('Succeeded: Business rule minutes (Transfers)');
    expect(downloads).toHaveLength(1);
  });

  it('Sign Out downloads nothing when all changes are exported', async () => {
    const { user, store, leaveReasons } = await renderWithChanges(createChange());
    await choose(user);
    act(() => void store.dispatch(journalExported()));
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(leaveReasons).toEqual(['signedOut']);
    expect(downloads).toEqual([]);
  });

  it('an expired session downloads nothing, since the same operator gets the changes back', async () => {
    const { user, store, leaveReasons } = await renderWithChanges(createChange());
    await choose(user);
    act(() => void store.dispatch(sessionEnded({ reason: 'expired' })));
    expect(leaveReasons).toEqual(['expired']);
    expect(downloads).toEqual([]);
  });
});
