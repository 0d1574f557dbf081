import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { fillField } from '@tests/support/controls';
import {
  CHANGE_TEXT,
  CORRECTION_REQUEST,
  findNotice,
  findNoticeButton,
  network,
  openCorrectionFixture,
  STORAGE_KEY,
  submitButton,
} from '@tests/support/correctionFixture';
import { renderRoute } from '@tests/support/renderRoute';

const { openEditor, openForm, leaveWithUnknownOutcome } = openCorrectionFixture();

it('has amounts, media and ids only, and is shown again after a reload', async () => {
  const { profileUrl } = await leaveWithUnknownOutcome();
  await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEY)).toContain('settled'));
  // redux-persist stores each field as JSON text.
  const { list } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '') as { list: string };
  expect(JSON.parse(list)).toEqual([
    {
      kind: 'correction',
      region: 'usEast',
      agency: 'CBTA',
      userId: '1000119',
      paymentId: '5000083',
      correction: { amount: 700, payment_medium: 'CashFare' },
      before: {
        transaction_amount: 450,
        fare_media: 'Cash',
        data: { coupon_id: null, coupon_count: null },
      },
      balanceBefore: 1098,
      sentAt: expect.any(Number),
      changeId: expect.any(String),
      status: 'settled',
      unansweredAt: 0,
      verification: null,
    },
  ]);
  cleanup();
  await renderRoute(profileUrl, network, { agencies: ['CBTA'] });
  expect(await findNoticeButton('Check now')).toBeInTheDocument();
  expect(await findNotice()).toHaveTextContent(CHANGE_TEXT);
});

it('has an unknown outcome after a reload during the call', async () => {
  const { user, profileUrl } = await openForm([[CORRECTION_REQUEST, () => new Promise(() => undefined)]]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEY)).toContain('sending'));
  cleanup();
  await renderRoute(profileUrl, network, { agencies: ['CBTA'] });
  expect(await findNotice()).toHaveTextContent('The correction of payment 5000083 may have been applied');
  // The delayed write to the storage must not happen during the next test.
  await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEY)).toContain('settled'));
});

it('is removed at the end of the session', async () => {
  const { store } = await leaveWithUnknownOutcome();
  await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEY)).not.toBeNull());
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  expect(store.getState().pendingWrites.list).toEqual([]);
});

it.each([
  '{',
  '{"list":"7"}',
  '{"list":"[null,7,{\\"kind\\":\\"correction\\"}]","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}',
])('is ignored when the storage has invalid content: %s', async (stored) => {
  sessionStorage.setItem(STORAGE_KEY, stored);
  await openEditor();
  await screen.findByLabelText('Amount');
  expect(submitButton()).toBeEnabled();
});
