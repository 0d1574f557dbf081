import { act, screen, waitFor, within } from '@testing-library/react';
import { type Change } from '@/domain/change';
import { joinJournal } from '@/session/joinJournal';
import { selectJournal } from '@/session/journal';
import { changeNoted, journalTaken } from '@/session/journalSlice';
import { JOURNAL_STORAGE_KEY } from '@/session/storageKeys';
import { openJournal, recorded } from '@tests/support/journalBench';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

/** Files that were handed over in the present test. */
const files: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  files.length = 0;
  let blob: Blob | null = null;
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const taken = blob;
    if (taken) files.push({ name: this.download, text: textOf(taken) });
  });
});
afterEach(() => jest.restoreAllMocks());

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

async function openWith(...changes: Change[]) {
  const page = await renderAt('/', wire);
  act(() => page.store.dispatch(joinJournal()));
  act(() => changes.forEach((change) => page.store.dispatch(changeNoted(change))));
  return page;
}

const failed = recorded({
  id: 'b',
  outcome: 'failed',
  message: 'Refused',
  object: { kind: 'payment', userId: '88', paymentId: '1234' },
  before: '{"amount":450,"payment_medium":"CashFare"}',
  after: '{"amount":700,"payment_medium":"RMPay"}',
  words: { CashFare: 'Cash' },
});
const unheard = recorded({
  id: 'c',
  outcome: 'unknown',
  message: null,
  object: { kind: 'administrator', email: 'new@cbta.example' },
  before: null,
  after: '{"email":"new@cbta.example"}',
});

it('says what it is, and that there is nothing yet', async () => {
  const { user } = await openWith();
  expect(screen.getByRole('button', { name: 'Changes' })).toBeInTheDocument();
  const drawer = await openJournal(user);
  expect(drawer.getByText(/It is not the platform’s log/)).toBeInTheDocument();
  expect(drawer.getByText('Nothing has been changed yet')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Download JSON' })).not.toBeInTheDocument();
  expect(drawer.getByRole('heading', { name: 'Changes of this session' })).toHaveFocus();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lists writes with the newest first: when, where, what, difference, message, and what needs a look', async () => {
  const { user } = await openWith(recorded(), failed, unheard);
  const button = await screen.findByRole('button', { name: /^Changes \(3\)/ });
  expect(button).toHaveTextContent('1 unknown or partly applied');
  const drawer = await openJournal(user);
  expect(drawer.getByText('To be looked at: 1 unknown.')).toBeInTheDocument();
  const entries = drawer.getAllByRole('listitem', { name: /./ });
  expect(entries).toHaveLength(3);
  const [newest, middle, oldest] = entries.map((entry) => within(entry));
  expect(newest?.getByText('Registration of administrator new@cbta.example')).toBeInTheDocument();
  expect(newest?.getByText(/Unknown/)).toBeInTheDocument();
  expect(newest?.getByText(/No answer has been heard of it/)).toBeInTheDocument();
  expect(newest?.getByRole('link', { name: 'Admin users' })).toHaveAttribute(
    'href',
    '/agency-dashboard/CBTA/admin-users',
  );
  expect(middle?.getByText(/Failed/)).toBeInTheDocument();
  expect(middle?.getByText('Refused')).toBeInTheDocument();
  const difference = middle?.getByRole('list', { name: 'Difference' });
  expect(difference).toHaveTextContent('Amount$4.50→$7.00');
  expect(difference).toHaveTextContent('Fare mediaCash→RMPay');
  expect(middle?.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
  expect(oldest?.getByText('US East · CBTA · operator@us-east.example')).toBeInTheDocument();
  expect(oldest?.getByTitle('03/08/2026 07:30:00 UTC')).toBeInTheDocument();
  expect(oldest?.getByRole('button', { name: 'Put back' })).toBeInTheDocument();
});

it('keeps a reason as it is typed, over a reload too', async () => {
  const { user, store } = await openWith(recorded());
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('button', { name: 'Add a reason' }));
  const field = drawer.getByLabelText(/^Reason/);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('maxlength', '500');
  await user.type(field, 'Ticket 7');
  expect(selectJournal(store.getState()).changes[0]?.reason).toBe('Ticket 7');
  expect(sessionStorage.getItem(JOURNAL_STORAGE_KEY)).toContain('Ticket 7');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  const again = await openJournal(user);
  expect(again.getByText('Reason: Ticket 7')).toBeInTheDocument();
  expect(again.getByRole('button', { name: 'Edit the reason' })).toBeInTheDocument();
});

it.each([
  ['Download JSON', /^changes-us-east-.*\.json$/, '"description": "Business rule minutes (Transfers)"'],
  ['Download CSV', /^changes-us-east-.*\.csv$/, 'Business rule minutes (Transfers),Succeeded'],
  ['Download note', /^changes-us-east-.*\.txt$/, 'Succeeded: Business rule minutes (Transfers)'],
])('%s', async (name, fileName, holds) => {
  const { user } = await openWith(recorded());
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('button', { name }));
  expect(await drawer.findByText('Downloaded')).toBeInTheDocument();
  expect(files).toHaveLength(1);
  expect(files[0]?.name).toMatch(fileName);
  expect(await files[0]?.text).toContain(holds);
});

it('Copy note', async () => {
  const { user } = await openWith(recorded());
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('button', { name: 'Copy note' }));
  expect(await drawer.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('Succeeded: Business rule minutes (Transfers)');
});

it('a link leads to the page, with the drawer closed', async () => {
  const { user, address } = await openWith(
    recorded({ object: { kind: 'operator', email: 'a@b.example' }, agency: null, before: null }),
  );
  const drawer = await openJournal(user);
  await user.click(drawer.getByRole('link', { name: 'PSO Users' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'PSO USERS' })).toBeInTheDocument();
  expect(address()).toBe('/pso-users');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('beside Sign Out', () => {
  const offer = () => screen.queryByRole('button', { name: 'Download changes, then sign out' });

  it('there is an offer while something was not taken out yet; Sign Out stays one press', async () => {
    const { user, store, left } = await openWith();
    expect(offer()).not.toBeInTheDocument();
    act(() => void store.dispatch(changeNoted(recorded())));
    await waitFor(() => expect(offer()).toBeInTheDocument());
    act(() => void store.dispatch(journalTaken()));
    expect(offer()).not.toBeInTheDocument();
    act(() => void store.dispatch(changeNoted(recorded({ id: 'z' }))));
    expect(offer()).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(left).toEqual(['signedOut']);
    expect(files).toEqual([]);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('it hands the record over and signs out, and nothing is left', async () => {
    const { user, left } = await openWith(recorded());
    await screen.findByRole('button', { name: 'Download changes, then sign out' });
    // By the palette too, which names it.
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: /^Download changes/ }));
    await waitFor(() => expect(left).toEqual(['signedOut']));
    expect(await files[0]?.text).toContain('Succeeded: Business rule minutes (Transfers)');
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });
});
