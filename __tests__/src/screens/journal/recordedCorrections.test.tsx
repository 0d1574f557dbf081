import { screen, waitFor } from '@testing-library/react';
import {
  CORRECTION,
  correctionBench,
  EDITED,
  inDialog,
  retype,
  submit,
} from '@tests/support/correctionBench';
import { changesOf, heldText, lastOf, openJournal } from '@tests/support/journalBench';
import { answer, lostConnection } from '@tests/support/platform';

const { wire, bodies, openForm, noting, applyAndLose } = correctionBench();

async function correct(...given: Parameters<typeof openForm>) {
  const page = await openForm(...given);
  await retype(page.user, 'Amount', '700');
  await page.user.click(submit());
  await screen.findByRole('dialog');
  return page;
}

it('succeeds: amount and medium before and after, and of the rider the number alone', async () => {
  const page = await correct();
  await screen.findByText('Payment corrected');
  expect(lastOf(page)).toEqual({
    object: { kind: 'payment', userId: String(EDITED.rider), paymentId: String(EDITED.payment) },
    agency: 'CBTA',
    before: '{"amount":450,"payment_medium":"CashFare"}',
    after: '{"amount":700,"payment_medium":"CashFare"}',
    outcome: 'succeeded',
    message: 'Payment corrected',
  });
  expect(changesOf(page)).toHaveLength(1);
  // In the words of the editor, over a reload too.
  expect(heldText(page)).toContain('"words":{"CashFare":"Cash"}');
  expect(heldText(page)).not.toContain(await wire().token('usEast', 'CBTA'));
});

it('fails, with what is shown', async () => {
  const page = await correct([[CORRECTION, answer(409, { message: 'Closed by b@c.example' })]]);
  await screen.findByText('Error: Unable to edit payment.');
  expect(lastOf(page)).toMatchObject({
    outcome: 'failed',
    message: 'Error: Unable to edit payment. Closed by ••• Failed with status: 409.',
  });
});

it('is unknown, until a check finds out', async () => {
  const page = await correct([[CORRECTION, applyAndLose]]);
  await inDialog('Check now');
  expect(lastOf(page).outcome).toBe('unknown');
  await page.user.click(await inDialog('Check now'));
  await screen.findByText('The correction was applied');
  expect(lastOf(page).outcome).toBe('succeeded');
  expect(changesOf(page)).toHaveLength(1);
});

it('is unknown where the answer is still under way', async () => {
  const page = await openForm([[CORRECTION, () => new Promise<Response>(() => undefined)]]);
  await retype(page.user, 'Amount', '700');
  await page.user.click(submit());
  await waitFor(() => expect(changesOf(page)).toHaveLength(1));
  expect(lastOf(page)).toMatchObject({ outcome: 'unknown', message: null });
});

it('a lost answer to a correction that was not applied is failed once that is found', async () => {
  const page = await correct([[CORRECTION, lostConnection]]);
  await page.user.click(await inDialog('Check now'));
  await screen.findByText('The correction was not applied');
  expect(lastOf(page).outcome).toBe('failed');
});

it('Put back opens the editor with the earlier amount and medium; the ordinary Submit sends them', async () => {
  const page = await correct();
  await page.user.click(await inDialog('Back to payments'));
  await page.goTo('/');
  const drawer = await openJournal(page.user);
  await page.user.click(drawer.getByRole('button', { name: 'Put back' }));
  const amount = await screen.findByLabelText('Amount');
  await waitFor(() => expect(amount).toHaveValue('450'));
  expect(screen.getByLabelText('Fare Media')).toHaveValue('CashFare');
  expect(page.address()).toBe(`${page.profile}?tab=editPayments&payment=${EDITED.payment}`);
  // What was filled in is unsaved as what is typed.
  await page.user.click(screen.getByRole('link', { name: 'Home' }));
  await page.user.click(await inDialog('Stay'));
  wire().fault(CORRECTION, noting());
  await page.user.click(submit());
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
    await page.user.click(await inDialog('Back to payments'));
    await page.goTo(`${page.profile}?tab=editPayments&payment=${EDITED.payment}`);
    await screen.findByLabelText('Amount');
    await retype(page.user, 'Amount', '4242');
    await putBackHere(page);
    expect(await screen.findByText(WAITS)).toBeInTheDocument();
    expect(screen.getByText(/has values that were not sent/)).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('4242');
    await retype(page.user, 'Amount', '700');
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
    await putBackHere(page);
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('450'));
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  });

  it('leaves what was sent and not answered as it is', async () => {
    const page = await correct([[CORRECTION, lostConnection]]);
    await inDialog('Check now');
    await page.user.click(await inDialog('Close'));
    await putBackHere(page);
    expect(
      await screen.findByText(/not known yet what became of what this form has sent/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Amount')).toHaveValue('700');
  });
});
