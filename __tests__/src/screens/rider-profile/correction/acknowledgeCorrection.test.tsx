import { act, screen, within } from '@testing-library/react';
import { selectJournal } from '@/session/journal/journal';
import { writeFinished } from '@/session/journal/journalSlice';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import {
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { neverRespond } from '@tests/support/fakeNetwork';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';
import { renderRoute } from '@tests/support/renderRoute';

const { network } = openCorrectionFixture();

const PROFILE_URL = `/agency-dashboard/CBTA/riders/${PAYMENT_TO_EDIT.riderId}`;
const EDITOR_URL = `${PROFILE_URL}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`;

const findNotice = () => screen.findByRole('group', { name: 'The correction was not applied' });
const queryNotice = () => screen.queryByRole('group', { name: 'The correction was not applied' });

/** HOME, after the platform has rejected a correction whose editor was left. */
async function openAfterRejection() {
  const page = await renderRoute('/', network(), { agencies: ['CBTA'] });
  const rejected = {
    ...PENDING_CORRECTION,
    verification: { result: 'notApplied', payment: null },
    rejection: 'The payment is closed.',
  } as const;
  act(() => void page.store.dispatch(pendingWriteSaved(rejected)));
  return page;
}

it('an editor that is opened by its URL shows the outcome of the last correction until Dismiss', async () => {
  const { user, goTo } = await openAfterRejection();
  await goTo(EDITOR_URL);
  const notice = await findNotice();
  expect(notice).toHaveTextContent('The payment is closed.');
  expect(submitButton()).toBeEnabled();
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(queryNotice()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toBeInTheDocument();
});

it('an editor that is opened from the profile does not repeat the profile’s notice', async () => {
  const { user, goTo } = await openAfterRejection();
  await goTo(`${PROFILE_URL}?record=${PAYMENT_TO_EDIT.paymentId}`);
  await findNotice();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Amount');
  expect(queryNotice()).not.toBeInTheDocument();
});

it('an editor that is closed while it loads has shown no outcome: the profile shows it', async () => {
  const { user, goTo } = await openAfterRejection();
  network().intercept(PAYMENT_REQUEST, neverRespond);
  await goTo(EDITOR_URL);
  await user.click(await screen.findByRole('button', { name: 'Close editor' }));
  expect(await findNotice()).toHaveTextContent('The payment is closed.');
});

it('a correction that is dismissed although its outcome is unknown is not to check any more', async () => {
  const { user, store, goTo } = await renderRoute('/', network(), { agencies: ['CBTA'] });
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
    const verification = { result: 'unknown', reason: 'hadSubmittedValues', payment: null } as const;
    store.dispatch(pendingWriteSaved({ ...PENDING_CORRECTION, changeId, verification }));
  });
  expect(listToCheck()).toHaveLength(1);
  await goTo(PROFILE_URL);
  const notice = await screen.findByRole('group', { name: /still unknown/ });
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(listToCheck()).toEqual([]);
  expect(selectJournal(store.getState()).changes).toMatchObject([{ outcome: 'unknown' }]);
});
