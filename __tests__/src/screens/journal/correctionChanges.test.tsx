import { screen, waitFor } from '@testing-library/react';
import {
  CORRECTION_REQUEST,
  openCorrectionFixture,
  EDITED_PAYMENT,
  findDialogButton,
  fillField,
  submitButton,
} from '@tests/support/correctionFixture';
import { changesOf, serializeJournal, lastChangeOf, openJournal } from '@tests/support/journalFixture';
import { respondWith, loseConnection } from '@tests/support/fakeNetwork';

const { network, bodies, openForm, recordBodies, applyThenLoseConnection } = openCorrectionFixture();

async function correct(...given: Parameters<typeof openForm>) {
  const page = await openForm(...given);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await screen.findByRole('dialog');
  return page;
}

it('succeeds: amount and medium before and after, and of the rider the number alone', async () => {
  const page = await correct();
  await screen.findByText('Payment corrected');
  expect(lastChangeOf(page)).toEqual({
    object: {
      kind: 'payment',
      userId: String(EDITED_PAYMENT.rider),
      paymentId: String(EDITED_PAYMENT.payment),
    },
    agency: 'CBTA',
    before: '{"amount":450,"payment_medium":"CashFare"}',
    after: '{"amount":700,"payment_medium":"CashFare"}',
    outcome: 'succeeded',
    message: 'Payment corrected',
  });
  expect(changesOf(page)).toHaveLength(1);
  // In the words of the editor, over a reload too.
  expect(serializeJournal(page)).toContain('"words":{"CashFare":"Cash"}');
  expect(serializeJournal(page)).not.toContain(await network().fetchToken('usEast', 'CBTA'));
});

it('fails, with what is shown', async () => {
  const page = await correct([[CORRECTION_REQUEST, respondWith(409, { message: 'Closed by b@c.example' })]]);
  await screen.findByText('Error: Unable to edit payment.');
  expect(lastChangeOf(page)).toMatchObject({
    outcome: 'failed',
    message: 'Error: Unable to edit payment. Closed by ••• Failed with status: 409.',
  });
});

it('is unknown, until a check finds out', async () => {
  const page = await correct([[CORRECTION_REQUEST, applyThenLoseConnection]]);
  await findDialogButton('Check now');
  expect(lastChangeOf(page).outcome).toBe('unknown');
  await page.user.click(await findDialogButton('Check now'));
  await screen.findByText('The correction was applied');
  expect(lastChangeOf(page).outcome).toBe('succeeded');
  expect(changesOf(page)).toHaveLength(1);
});

it('is unknown where the answer is still under way', async () => {
  const page = await openForm([[CORRECTION_REQUEST, () => new Promise<Response>(() => undefined)]]);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await waitFor(() => expect(changesOf(page)).toHaveLength(1));
  expect(lastChangeOf(page)).toMatchObject({ outcome: 'unknown', message: null });
});

it('a lost answer to a correction that was not applied is failed once that is found', async () => {
  const page = await correct([[CORRECTION_REQUEST, loseConnection]]);
  await page.user.click(await findDialogButton('Check now'));
  await screen.findByText('The correction was not applied');
  expect(lastChangeOf(page).outcome).toBe('failed');
});

it('Put back opens the editor with the earlier amount and medium; the ordinary Submit sends them', async () => {
  const page = await correct();
  await page.user.click(await findDialogButton('Back to payments'));
  await page.goTo('/');
  const drawer = await openJournal(page.user);
  await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
  const amount = await screen.findByLabelText('Amount');
  await waitFor(() => expect(amount).toHaveValue('450'));
  expect(screen.getByLabelText('Fare Media')).toHaveValue('CashFare');
  expect(page.currentUrl()).toBe(`${page.profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
  // What was filled in is unsaved as what is typed.
  await page.user.click(screen.getByRole('link', { name: 'Home' }));
  await page.user.click(await findDialogButton('Stay'));
  network().intercept(CORRECTION_REQUEST, recordBodies());
  await page.user.click(submitButton());
  await screen.findByText('Payment corrected');
  expect(bodies).toEqual(['{"amount":450,"payment_medium":"CashFare"}']);
  expect(changesOf(page)).toHaveLength(2);
});

describe('Put back, where the editor holds something of its own', () => {
  const WAITS = 'Put back waits';
  async function putBackHere(page: Awaited<ReturnType<typeof openForm>>) {
    const drawer = await openJournal(page.user);
    const [newest] = drawer.getAllByRole('button', { name: 'Put back' });
    if (newest) await page.user.click(newest);
  }

  it('leaves what was typed as it is and says so, until that is gone', async () => {
    const page = await correct();
    await page.user.click(await findDialogButton('Back to payments'));
    await page.goTo(`${page.profile}?tab=editPayments&payment=${EDITED_PAYMENT.payment}`);
    await screen.findByLabelText('Amount');
    await fillField(page.user, 'Amount', '4242');
    await putBackHere(page);
    expect(await screen.findByText(WAITS)).toBeInTheDocument();
    expect(screen.getByText(/has values that were not sent/)).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('4242');
    await fillField(page.user, 'Amount', '700');
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
    await putBackHere(page);
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('450'));
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  });

  it('leaves what was sent and not answered as it is', async () => {
    const page = await correct([[CORRECTION_REQUEST, loseConnection]]);
    await findDialogButton('Check now');
    await page.user.click(await findDialogButton('Close'));
    await putBackHere(page);
    expect(
      await screen.findByText(/not known yet what became of what this form has sent/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('700');
  });
});
