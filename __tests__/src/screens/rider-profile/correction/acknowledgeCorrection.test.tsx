import { act, screen, within } from '@testing-library/react';
import { writeFinished } from '@/session/journal/journalSlice';
import { selectJournal } from '@/session/journal/journalState';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import {
  type PendingCorrection,
  pendingCorrectionChanged,
  pendingWriteSaved,
} from '@/session/writes/pendingWritesSlice';
import {
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { neverRespond } from '@tests/support/fakeNetwork';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

openCorrectionFixture();

const PROFILE_URL = `/agency-dashboard/CBTA/riders/${PAYMENT_TO_EDIT.riderId}`;
const EDITOR_URL = `${PROFILE_URL}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`;

const findNotice = () => screen.findByRole('group', { name: 'The correction was not applied' });
const queryNotice = () => screen.queryByRole('group', { name: 'The correction was not applied' });

const REJECTED = {
  verification: { result: 'notApplied', payment: null },
  rejection: 'The payment is closed.',
} as const;

/** HOME, after a correction whose editor was left. */
async function openAfter(correction: Partial<PendingCorrection>) {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  act(() => void page.store.dispatch(pendingWriteSaved({ ...PENDING_CORRECTION, ...correction })));
  return page;
}

it('an editor that is opened by its URL shows the outcome of the last correction until Dismiss', async () => {
  const { user, goTo } = await openAfter(REJECTED);
  await goTo(EDITOR_URL);
  const notice = await findNotice();
  expect(notice).toHaveTextContent('The payment is closed.');
  expect(submitButton()).toBeEnabled();
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(queryNotice()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toBeInTheDocument();
});

/** Opens the editor from the payment's record, below the notice on the profile. */
async function openEditorFromProfile({ user, goTo }: RenderedRoute) {
  await goTo(`${PROFILE_URL}?record=${PAYMENT_TO_EDIT.paymentId}`);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Amount');
}

async function expectLeavingAsks({ goTo }: RenderedRoute) {
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
}

it('an editor that is opened from the profile does not repeat the profile’s notice of an applied correction', async () => {
  const page = await openAfter({ verification: { result: 'applied', payment: null } });
  await openEditorFromProfile(page);
  expect(screen.queryByRole('group', { name: 'The correction was applied' })).not.toBeInTheDocument();
  expect(page.store.getState().pendingWrites.list).toEqual([]);
});

it('an editor that is opened after a correction was not applied has its values, which are unsaved', async () => {
  const page = await openAfter(REJECTED);
  await openEditorFromProfile(page);
  expect(await findNotice()).toHaveTextContent('The payment is closed.');
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  expect(screen.getByLabelText('What will change')).toHaveTextContent('Difference+$2.50');
  await expectLeavingAsks(page);
});

const STILL_UNKNOWN = { result: 'unknown', reason: 'hadSubmittedValues', payment: null } as const;

it.each<[string, Partial<PendingCorrection>, (page: RenderedRoute) => Promise<void>]>([
  [
    'is found not applied',
    {},
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Check now' }));
      await user.click(within(await findNotice()).getByRole('button', { name: 'Dismiss' }));
    },
  ],
  [
    'is refused later',
    { status: 'sending' },
    ({ store }) => {
      const refused = { paymentKey: PENDING_CORRECTION, sentAt: PENDING_CORRECTION.sentAt, ...REJECTED };
      act(() => void store.dispatch(pendingCorrectionChanged({ ...refused, status: 'settled' })));
      return Promise.resolve();
    },
  ],
  [
    'is dismissed as unknown',
    { verification: STILL_UNKNOWN },
    async ({ user }) => user.click(await screen.findByRole('button', { name: 'Dismiss' })),
  ],
])('the values of a correction that %s in its open editor are unsaved', async (_, correction, settle) => {
  const page = await openAfter(correction);
  await openEditorFromProfile(page);
  await settle(page);
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  await expectLeavingAsks(page);
});

it('an editor that is closed while it loads has shown no outcome: the profile shows it', async () => {
  const { user, goTo } = await openAfter(REJECTED);
  network.intercept(PAYMENT_REQUEST, neverRespond);
  await goTo(EDITOR_URL);
  await user.click(await screen.findByRole('button', { name: 'Close editor' }));
  expect(await findNotice()).toHaveTextContent('The payment is closed.');
});

it('a correction that is dismissed although its outcome is unknown is not to check any more', async () => {
  const { user, store, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  const listToCheck = () => listChangesToCheck(selectJournal(store.getState()));
  const { userId, paymentId } = PENDING_CORRECTION;
  act(() => {
    const changeId = store.dispatch(
      recordWriteStarted({
        agency: 'CBTA',
        object: { kind: 'payment', userId, paymentId },
        before: null,
        after: null,
      }),
    );
    store.dispatch(writeFinished({ id: changeId, outcome: 'unknown', message: 'No answer.' }));
    store.dispatch(pendingWriteSaved({ ...PENDING_CORRECTION, changeId, verification: STILL_UNKNOWN }));
  });
  expect(listToCheck()).toHaveLength(1);
  await goTo(PROFILE_URL);
  const notice = await screen.findByRole('group', { name: /still unknown/ });
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(listToCheck()).toEqual([]);
  expect(selectJournal(store.getState()).changes).toMatchObject([{ outcome: 'unknown' }]);
});
