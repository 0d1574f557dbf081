import { screen, waitFor, within } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  submitButton,
} from '@tests/support/correctionFixture';
import { loseConnection, neverRespond, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';

const { openForm } = openCorrectionFixture();
afterEach(() => jest.useRealTimers());

it('offers Stop waiting for a slow correction; its outcome is then unknown', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, neverRespond]]);
  await fillField(user, 'Amount', '700');
  // `find…` advances the fake clock.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  await user.click(submitButton());
  const button = await findDialogButton('Stop waiting');
  const dialog = await screen.findByRole('dialog');
  // The region is there before the text, so that screen readers read it.
  expect(within(dialog).getByRole('status')).toContainElement(button);
  await user.click(button);
  expect(await within(dialog).findByText(/You stopped waiting for the response/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Check now' })).toBeInTheDocument();
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(1);
});

it.each<[string, RequestHandler, string]>([
  ['without an answer', loseConnection, 'Error: Unable to edit payment.'],
  ['whose answer cannot be read', respondWith(200, '<html>'), 'Error: Unable to edit payment.'],
  ['that was accepted, with a status that isn’t 200,', respondWith(202), 'Unable to edit payment.'],
])(
  'Check now calls a correction %s not applied only after the platform had time for it',
  async (_case, handler, title) => {
    const { user } = await openForm([[CORRECTION_REQUEST, handler, 1]]);
    await fillField(user, 'Amount', '700');
    await user.click(submitButton());
    await screen.findByRole('dialog', { name: title });
    await user.click(await findDialogButton('Check now'));
    expect(await screen.findByText(/Not applied so far/)).toBeInTheDocument();
    expect(submitButton()).toBeDisabled();
    passTime(30_000);
    await user.click(await findDialogButton('Check now'));
    expect(await screen.findByText('Not applied')).toBeInTheDocument();
  },
);

/** The next reading of the payment ends 30 seconds later. */
function delayReading() {
  const now = Date.now.bind(Date);
  const clockSpy = jest.spyOn(Date, 'now');
  const respondLater = (request: Request) => {
    clockSpy.mockImplementation(() => now() + 30_000);
    return network.forward(request);
  };
  network.intercept(PAYMENT_REQUEST, respondLater, 1);
  return clockSpy;
}

it('a reading that began earlier than that does not call it not applied, however late it ends', async () => {
  const page = await openForm([[CORRECTION_REQUEST, loseConnection, 1]]);
  const { user } = page;
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  const checkButton = await findDialogButton('Check now');
  // That of the editor, the one before the correction, and one after it because its outcome is unknown.
  await waitFor(() => expect(network.requestsTo(PAYMENT_REQUEST)).toHaveLength(3));
  const checkSpy = delayReading();
  await user.click(checkButton);
  expect(await screen.findByText(/Not applied so far/)).toBeInTheDocument();
  checkSpy.mockRestore();
  await user.click(await findDialogButton('Try again'));
  // The reading before the next correction verifies the first one, too.
  await fillField(user, 'Amount', '800');
  const submitSpy = delayReading();
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  submitSpy.mockRestore();
  expect(changesOf(page)[0]).toMatchObject({ outcome: 'unknown' });
});

it('the outcome is unknown after a timeout', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, neverRespond]]);
  await fillField(user, 'Amount', '700');
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  // Payment and balance are read before.
  const timeoutSpy = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementationOnce(startTimeout)
    .mockImplementationOnce(startTimeout)
    .mockReturnValue(AbortSignal.abort());
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog', { name: 'Error: Unable to edit payment.' });
  timeoutSpy.mockRestore();
  expect(dialog).toHaveTextContent('The platform did not respond within 10 seconds.');
  expect(within(dialog).getByRole('button', { name: 'Check now' })).toBeInTheDocument();
});

it('Submit waits for a check of a correction that was given up, also after the second Try again', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, loseConnection, 1]]);
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await user.click(await findDialogButton('Try again'));
  await screen.findByText('Still unknown');
  await user.click(await findDialogButton('Try again'));
  expect(submitButton()).toBeEnabled();
  network.intercept(PAYMENT_REQUEST, neverRespond);
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(submitButton()).toBeDisabled();
  expect(screen.getByRole('group', { name: /still unknown/ })).toHaveTextContent(/Submit is disabled/);
});
