import { act, screen, within } from '@testing-library/react';
import { type Change } from '@/domain/changes/change';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { JOURNAL_STORAGE_KEY } from '@/session/storage/storageKeys';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { PAYMENT_TO_EDIT } from '@tests/support/correctionFixture';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { FORM_DRAFT_KEY } from '@tests/support/formDraftFixture';
import { createChange } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const network = setUpNetwork();

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

const ADMIN = { region: 'usEast', agency: 'CBTA' } as const;
const PENDING_REGISTRATION = {
  ...ADMIN,
  kind: 'registration',
  email: 'ada@cbta.example',
  firstName: 'Ada',
  lastName: 'Byron',
  telephone: '',
} as const;
const PENDING_PROFILE = {
  ...ADMIN,
  kind: 'profile',
  email: 'ada@cbta.example',
  profile: { user_id: 7, first_name: 'Ada', last_name: 'Byron', cell_phone: '' },
  isOutcomeUnknown: false,
} as const;

it.each([
  { pending: PENDING_REGISTRATION, button: 'Check now' },
  { pending: PENDING_PROFILE, button: 'finish profile' },
])(
  'leads to the page where a $pending.kind can be finished, and ADMIN USERS to it too',
  async ({ pending, button }) => {
    const object = { kind: 'administrator', email: 'ada@cbta.example' } as const;
    storeChanges([
      createChange({ outcome: 'partly', object, after: '{"email":"ada@cbta.example","user_id":7}' }),
    ]);
    const { user, store, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
    act(() => void store.dispatch(pendingWriteSaved(pending)));
    const row = { name: 'Registration of administrator ada@cbta.example' };
    await user.click(await (await findCard()).findByRole('link', row));
    await screen.findByRole('button', { name: button });
    await goTo('/agency-dashboard/CBTA/admin-users');
    expect(await screen.findByText('1 registration to finish')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open Admin Registration' }));
    expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
  },
);

it('leads to ADMIN USERS when only another registration can be finished', async () => {
  const object = { kind: 'administrator', email: 'grace@cbta.example' } as const;
  storeChanges([createChange({ outcome: 'unknown', object })]);
  const { user, store } = await renderRoute('/', network, { agencies: ['CBTA'] });
  act(() => void store.dispatch(pendingWriteSaved(PENDING_REGISTRATION)));
  const row = { name: 'Registration of administrator grace@cbta.example' };
  await user.click(await (await findCard()).findByRole('link', row));
  expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN USERS' })).toBeInTheDocument();
});

it('says how many more changes are to be checked', async () => {
  storeChanges(['a', 'b', 'c', 'd', 'e'].map((id) => createChange({ id, outcome: 'unknown' })));
  await renderRoute('/', network);
  const card = await findCard();
  expect(await card.findByText('2 more in Changes.')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(3);
});

function storeDraft(draft: object): void {
  const stored = { version: ENTRY_VERSION, region: 'usEast', savedAt: Date.now(), keepMinutes: 30 };
  sessionStorage.setItem(FORM_DRAFT_KEY, JSON.stringify({ ...stored, ...draft }));
}

const REGISTRATION_DRAFT = {
  page: 'ADMIN REGISTRATION',
  path: '/agency-dashboard/CBTA/admin-registration',
  search: '',
  form: 'administrator',
  values: { firstName: 'Ada', lastName: '', email: '', telephone: '' },
  note: 'CBTA · not sent',
  field: 'First Name',
};

it.each([
  REGISTRATION_DRAFT,
  { ...REGISTRATION_DRAFT, isOutcomeUnknown: true, note: 'CBTA · sent, may have been applied' },
  {
    page: 'RIDER PROFILE',
    path: `/agency-dashboard/CBTA/riders/${PAYMENT_TO_EDIT.riderId}`,
    search: `?region=us-east&tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`,
    form: `payment ${PAYMENT_TO_EDIT.paymentId}`,
    values: { amount: '123', payment_medium: '', coupon_id: '', coupon_count: '' },
    note: `CBTA · in payment ${PAYMENT_TO_EDIT.paymentId}, not sent`,
    field: 'Amount',
  },
  {
    page: 'PSO USERS',
    path: '/pso-users',
    search: '',
    form: 'operator',
    values: { email: 'new@us-east.example' },
    note: 'in Register operator, not sent',
    field: 'Email',
  },
])('opens the form of a draft in $page, $note', async ({ page, note, field, ...draft }) => {
  storeDraft({ ...draft, email: OPERATOR_EMAILS.usEast });
  const { user } = await renderRoute('/', network);
  const card = await findCard();
  expect(card.getByText(note)).toBeInTheDocument();
  await user.click(card.getByRole('link', { name: `Draft: ${page}` }));
  await screen.findByRole('heading', { level: 1, name: page });
  expect(await screen.findByLabelText(field)).toHaveValue(Object.values(draft.values)[0]);
});

it('names the rule of a draft, and opens its category', async () => {
  const path = '/agency-dashboard/CBTA/businessRules';
  const search = '?region=us-east&open=2';
  storeDraft({ path, search, form: 'rule 2 minutes', values: {}, email: OPERATOR_EMAILS.usEast });
  const { user, currentUrl } = await renderRoute('/', network);
  const card = await findCard();
  expect(card.getByText('CBTA · open minutes to go on, not sent')).toBeInTheDocument();
  await user.click(card.getByRole('link', { name: 'Draft: BUSINESS RULES' }));
  await screen.findByRole('heading', { level: 1, name: 'BUSINESS RULES' });
  expect(currentUrl()).toBe(`${path}?open=2`);
});

it('does not show the draft of another operator', async () => {
  storeDraft({ ...REGISTRATION_DRAFT, email: 'another@us-east.example' });
  await renderRoute('/', network);
  const card = await findCard();
  expect(card.getByText(/^Nothing to finish/)).toBeInTheDocument();
  expect(card.queryByRole('list')).not.toBeInTheDocument();
});
