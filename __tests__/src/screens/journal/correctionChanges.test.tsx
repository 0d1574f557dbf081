import { screen, waitFor } from '@testing-library/react';
import { getChosenOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  leaveUnknownOutcome,
  network,
  openCorrectionFixture,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { loseConnection, respondWith } from '@tests/support/fakeNetwork';
import { changesOf, lastChangeOf, openJournal, serializeJournal } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openForm, correctInOtherSession } = openCorrectionFixture();

async function submitCorrection(...options: Parameters<typeof openForm>) {
  const page = await openForm(...options);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await screen.findByRole('dialog');
  return page;
}

it('records amount and medium before and after, and only the id of the rider', async () => {
  const page = await submitCorrection();
  await screen.findByText('Payment corrected');
  expect(lastChangeOf(page)).toEqual({
    object: {
      kind: 'payment',
      userId: String(PAYMENT_TO_EDIT.riderId),
      paymentId: String(PAYMENT_TO_EDIT.paymentId),
    },
    agency: 'CBTA',
    before: '{"amount":450,"payment_medium":"CashFare"}',
    after: '{"amount":700,"payment_medium":"CashFare"}',
    outcome: 'succeeded',
    message: 'Payment corrected',
  });
  expect(changesOf(page)).toHaveLength(1);
  // The journal stores the editor's label of the medium, so that it shows the same label after a reload.
  expect(serializeJournal(page)).toContain('"words":{"CashFare":"Cash · CashFare"}');
  expect(serializeJournal(page)).not.toContain(await network.fetchToken('usEast', 'CBTA'));
});

it('records a failure with the message on the screen', async () => {
  const page = await submitCorrection([
    [CORRECTION_REQUEST, respondWith(409, { message: 'Closed by b@c.example' })],
  ]);
  await screen.findByText('Error: Unable to edit payment.');
  expect(lastChangeOf(page)).toMatchObject({
    outcome: 'failed',
    message: 'Error: Unable to edit payment. Closed by ••• Failed with status: 409.',
  });
});

it('records an unknown outcome until Check now verifies the correction', async () => {
  const page = await submitCorrection([[CORRECTION_REQUEST, network.applyThenLoseConnection]]);
  await findDialogButton('Check now');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  await page.user.click(await findDialogButton('Check now'));
  await screen.findByText('The correction was applied');
  expect(lastChangeOf(page).outcome).toBe('succeeded');
  expect(changesOf(page)).toHaveLength(1);
});

it('records an unknown outcome while the response is pending', async () => {
  const page = await openForm([[CORRECTION_REQUEST, () => new Promise<Response>(() => undefined)]]);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await waitFor(() => expect(changesOf(page)).toHaveLength(1));
  expect(lastChangeOf(page)).toMatchObject({ outcome: 'unknown', message: null });
});

it('records a failure once Check now finds that the correction was not applied', async () => {
  const page = await submitCorrection([[CORRECTION_REQUEST, respondWith(500)]]);
  await page.user.click(await findDialogButton('Check now'));
  await screen.findByText('Not applied');
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it.each([
  ['finds that it was not applied', 30_000, { outcome: 'failed', isFoundNotApplied: true }],
  ['cannot tell yet, and sets the same values', 0, { outcome: 'unknown', completedAt: expect.any(Number) }],
])('closes a correction without an answer when the next one %s', async (_case, elapsedMs, expected) => {
  const page = await submitCorrection([[CORRECTION_REQUEST, loseConnection, 1]]);
  await page.user.click(await findDialogButton('Try again'));
  await screen.findByText(/Not applied so far/);
  await page.user.click(await findDialogButton('Try again'));
  const clockSpy = passTime(elapsedMs);
  await page.user.click(submitButton());
  await screen.findByText('Payment corrected');
  clockSpy.mockRestore();
  expect(changesOf(page)).toMatchObject([expected, { outcome: 'succeeded' }]);
});

it('a later check of a correction changes its own entry, and closes earlier tries of the same values', async () => {
  const page = await submitCorrection([[CORRECTION_REQUEST, loseConnection, 3]]);
  // After 'still unknown' the second press leads on.
  const goOn = async () => {
    await page.user.click(await findDialogButton('Try again'));
    await screen.findByText(/Not applied so far/);
    await page.user.click(await findDialogButton('Try again'));
  };
  await goOn();
  await fillField(page.user, 'Amount', '500');
  await page.user.click(submitButton());
  await goOn();
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  // The correction was sent before the clock is moved.
  const checkButton = await findDialogButton('Check now');
  const clockSpy = passTime(30_000);
  await page.user.click(checkButton);
  await screen.findByText('Not applied');
  expect(changesOf(page).map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'failed']);
  // The platform applies it late.
  await correctInOtherSession({ amount: 700, payment_medium: 'CashFare' });
  await page.user.click(await findDialogButton('Check now'));
  await screen.findByText('The correction was applied');
  clockSpy.mockRestore();
  expect(changesOf(page)).toMatchObject([
    { outcome: 'unknown', completedAt: expect.any(Number) },
    { outcome: 'unknown' },
    { outcome: 'succeeded' },
  ]);
  expect(changesOf(page)[1]?.completedAt).toBeUndefined();
});

it('Put back opens the editor with the previous amount and medium, and Submit sends them', async () => {
  const page = await submitCorrection();
  await page.user.click(await findDialogButton('Back to payments'));
  await page.goTo('/');
  const drawer = await openJournal(page.user);
  await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
  const amount = await screen.findByLabelText('Amount');
  await waitFor(() => expect(amount).toHaveValue('450'));
  expect(getChosenOption('Fare Media')).toBe('Cash · CashFare');
  expect(page.currentUrl()).toBe(`${page.profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  // The filled-in values count as unsaved, as if they were typed.
  await page.user.click(screen.getByRole('link', { name: 'Home' }));
  await page.user.click(await findDialogButton('Stay'));
  const bodies = network.recordBodies(CORRECTION_REQUEST);
  await page.user.click(submitButton());
  await screen.findByText('Payment corrected');
  expect(bodies).toEqual(['{"amount":450,"payment_medium":"CashFare"}']);
  expect(changesOf(page)).toHaveLength(2);
});

describe('Put back when the editor has unsaved values', () => {
  const BLOCKED_TITLE = 'Put back is blocked';
  async function clickPutBack(page: Awaited<ReturnType<typeof openForm>>) {
    const drawer = await openJournal(page.user);
    const [newestButton] = drawer.getAllByRole('button', { name: 'Put back' });
    if (newestButton) await page.user.click(newestButton);
  }

  it('keeps typed values and shows a notice until they are removed', async () => {
    const page = await submitCorrection();
    await page.user.click(await findDialogButton('Back to payments'));
    await page.goTo(`${page.profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
    await screen.findByLabelText('Amount');
    await fillField(page.user, 'Amount', '4242');
    await clickPutBack(page);
    expect(await screen.findByText(BLOCKED_TITLE)).toBeInTheDocument();
    expect(screen.getByText(/has unsaved values/)).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('4242');
    // Nor does it come back for values that are typed and removed later.
    for (const amount of ['700', '4242', '700']) {
      await fillField(page.user, 'Amount', amount);
      expect(screen.queryByText(BLOCKED_TITLE)).not.toBeInTheDocument();
    }
    await clickPutBack(page);
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('450'));
    expect(screen.queryByText(BLOCKED_TITLE)).not.toBeInTheDocument();
  });

  it('keeps values of a write with an unknown outcome', async () => {
    const page = await submitCorrection([[CORRECTION_REQUEST, loseConnection]]);
    await leaveUnknownOutcome(page);
    await page.goTo(`${page.profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
    await screen.findByLabelText('Amount');
    await clickPutBack(page);
    expect(await screen.findByText(/outcome of what this form has sent is unknown/)).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('700');
  });
});
