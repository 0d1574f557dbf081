import { act, screen, within } from '@testing-library/react';
import { type Change } from '@/domain/changes/change';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { FORM_DRAFT_KEY } from '@tests/support/formDraftFixture';
import { createChange } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

function storeChanges(changes: readonly Change[]): void {
  sessionStorage.setItem(
    JOURNAL_STORAGE_KEY,
    JSON.stringify({ version: ENTRY_VERSION, changes, droppedCount: 0, isExported: false }),
  );
}

const PAY_FEATURES = { kind: 'features', name: 'pay', version: '1.6.0', platform: 'ios' } as const;
const findCard = async () => within(await screen.findByRole('region', { name: 'To finish' }));

it('lists the changes without a known outcome, the newest first, and leads to what they changed', async () => {
  storeChanges([
    createChange({ id: 'done' }),
    createChange({ id: 'partly', outcome: 'partly', object: PAY_FEATURES }),
    createChange({ id: 'completed', outcome: 'partly', completedAt: 1 }),
    createChange({
      id: 'unknown',
      outcome: 'unknown',
      agency: null,
      object: { kind: 'operator', email: 'a@b.example' },
    }),
  ]);
  const { user, currentUrl } = await renderRoute('/', network);
  const card = await findCard();
  await card.findByText(/App features of pay/);
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '?Registration of operator a@b.exampleUnknown',
    '◐App features of pay 1.6.0 iosCBTA · Partly applied',
  ]);
  expect(card.queryByText(/Nothing to finish/)).not.toBeInTheDocument();
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  await user.keyboard('{Control>}');
  await user.click(card.getByRole('link', { name: 'Registration of operator a@b.example' }));
  await user.keyboard('{/Control}');
  // A tab from window.open has the session of this one.
  expect(open).toHaveBeenCalledWith(expect.stringContaining('/pso-users'), '_blank');
  await user.click(card.getByRole('link', { name: 'App features of pay 1.6.0 ios' }));
  await screen.findByRole('heading', { level: 1, name: 'CLIENT APP FEATURES' });
  expect(currentUrl()).toBe(
    '/agency-dashboard/CBTA/agency-appfeatures?application=pay&version=1.6.0&platform=ios',
  );
});

it.each([true, false])(
  'leads to the page where a registration can be finished (%s), and ADMIN USERS to it too',
  async (isPending) => {
    const object = { kind: 'administrator', email: 'ada@cbta.example' } as const;
    storeChanges([createChange({ outcome: 'unknown', object })]);
    const { user, store, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    if (isPending)
      act(
        () =>
          void store.dispatch(
            pendingWriteSaved({
              kind: 'registration',
              region: 'usEast',
              agency: 'CBTA',
              email: object.email,
              firstName: 'Ada',
              lastName: 'Byron',
              telephone: '',
            }),
          ),
      );
    const row = { name: 'Registration of administrator ada@cbta.example' };
    await user.click(await (await findCard()).findByRole('link', row));
    if (isPending) {
      await screen.findByRole('button', { name: 'Check now' });
      await goTo('/agency-dashboard/CBTA/admin-users');
    }
    await screen.findByRole('heading', { level: 1, name: 'ADMIN USERS' });
    await screen.findByRole('table', { name: 'Admin Users' });
    expect(screen.queryAllByText('1 registration to check')).toHaveLength(isPending ? 1 : 0);
    if (!isPending) return;
    await user.click(screen.getByRole('button', { name: 'Open Admin Registration' }));
    expect(await screen.findByRole('button', { name: 'Check now' })).toBeInTheDocument();
  },
);

it('says how many more changes are to be checked', async () => {
  storeChanges(['a', 'b', 'c', 'd', 'e'].map((id) => createChange({ id, outcome: 'unknown' })));
  await renderRoute('/', network);
  const card = await findCard();
  expect(await card.findByText('2 more in Changes.')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(3);
});

it.each([
  [OPERATOR_EMAILS.usEast, 'Draft: ADMIN REGISTRATION'],
  ['another@us-east.example', null],
])('offers the form draft of %s: %s', async (email, text) => {
  sessionStorage.setItem(
    FORM_DRAFT_KEY,
    JSON.stringify({
      version: ENTRY_VERSION,
      path: '/agency-dashboard/CBTA/admin-registration',
      form: 'administrator',
      values: { firstName: 'Ada', lastName: '', email: '', telephone: '' },
      region: 'usEast',
      email,
      savedAt: Date.now(),
      keepMinutes: 30,
    }),
  );
  const { user } = await renderRoute('/', network);
  const card = await findCard();
  if (text === null) {
    expect(card.getByText(/^Nothing to finish/)).toBeInTheDocument();
    return;
  }
  await user.click(card.getByRole('link', { name: text }));
  await screen.findByRole('heading', { level: 1, name: 'ADMIN REGISTRATION' });
  expect(await screen.findByLabelText('First Name')).toHaveValue('Ada');
});
