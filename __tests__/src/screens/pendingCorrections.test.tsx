import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import {
  BALANCE_PATH,
  CHANGE_TEXT,
  CORRECTION_REQUEST,
  findDialogButton,
  findNotice,
  findNoticeButton,
  MEDIUMS_PATH,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  PAYMENTS_PATH,
  STORAGE_KEY,
  submitButton,
} from '@tests/support/correctionFixture';
import { loseConnection, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openForm, leaveWithUnknownOutcome } = openCorrectionFixture();

const expectNoNotice = () => expect(screen.queryByRole('group', { name: /correction/ })).toBeNull();

it('shows a notice on every tab of the rider’s profile until Check now and Dismiss', async () => {
  const { user, goTo, profileUrl, bodies } = await leaveWithUnknownOutcome();
  const notice = await findNotice();
  expect(notice).toHaveTextContent('The correction of payment 5000083 may have been applied');
  expect(notice).toHaveTextContent(CHANGE_TEXT);
  // Only the editor has a Submit.
  expect(notice).not.toHaveTextContent('Submit is disabled');
  expect(within(notice).queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'PASSES' }));
  expect(await findNotice()).toBeInTheDocument();

  await goTo('/agency-dashboard/CBTA/riders/1000120');
  await screen.findByLabelText('Customer balance');
  expectNoNotice();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'HOME' });
  await goTo(profileUrl);
  await user.click(await findNoticeButton('Check now'));
  expect(await screen.findByText('The correction was not applied')).toBeInTheDocument();
  await waitFor(async () => expect(await findNotice()).toHaveFocus());
  await user.click(await findNoticeButton('Dismiss'));
  expectNoNotice();
  expect(screen.getByRole('tab', { name: 'PAYMENTS' })).toHaveFocus();
  expect(bodies).toHaveLength(1);
});

it('Check now reloads payment, balance and payments list, and finds that the correction was applied', async () => {
  const { user } = await leaveWithUnknownOutcome(network.applyThenLoseConnection);
  const button = await findNoticeButton('Check now');
  network.requests.length = 0;
  await user.click(button);
  const notice = await screen.findByRole('group', { name: 'The correction was applied' });
  expect(notice).toHaveTextContent(CHANGE_TEXT);
  expect(notice).toHaveTextContent('Payment 5000083 is now $7.00, as submitted.');
  expect(notice).toHaveTextContent('Change+$2.50');
  const verifyRequests = network.requests.join('\n');
  for (const path of [PAYMENT_REQUEST, BALANCE_PATH, PAYMENTS_PATH]) expect(verifyRequests).toContain(path);
  expect(screen.getByRole('row', { name: /^5000083 / })).toHaveTextContent('$7.00');
});

it.each([
  ['the payment', PAYMENT_REQUEST],
  ['the fare media', MEDIUMS_PATH],
])('stays unknown when %s cannot be loaded; the notice offers Check now and Dismiss', async (_case, path) => {
  const { profileUrl } = await leaveWithUnknownOutcome();
  // The call has ended, and the correction is stored.
  await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEY)).toContain('settled'));
  cleanup();
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept(path, respondWith(400));
  await goTo(profileUrl);
  await user.click(await findNoticeButton('Check now'));
  expect(await screen.findByRole('group', { name: /still unknown/ })).toBeInTheDocument();
  expect(await findNoticeButton('Dismiss')).toBeInTheDocument();
  network.reset();
  await user.click(await findNoticeButton('Check now'));
  expect(await screen.findByRole('group', { name: /was not applied/ })).toBeInTheDocument();
});

it('the editor opens with the submitted values, and Submit stays disabled until Check now', async () => {
  const { user, goTo, profileUrl, bodies } = await leaveWithUnknownOutcome();
  await goTo(`${profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  expect(await screen.findByLabelText('Amount')).toHaveValue('700');
  expect(await findNotice()).toHaveTextContent(/5000083 may have been applied.*disabled until .* known\./);
  expect(submitButton()).toBeDisabled();
  await user.type(screen.getByLabelText('Amount'), '{Enter}');
  expect(bodies).toHaveLength(1);
  network.intercept(PAYMENT_REQUEST, respondWith(400), 1);
  await user.click(await findNoticeButton('Check now'));
  expect(await screen.findByRole('group', { name: /still unknown/ })).toHaveTextContent(
    /known or dismissed\./,
  );
  await user.click(await findNoticeButton('Check now'));
  expect(await screen.findByRole('group', { name: /was not applied/ })).toBeInTheDocument();
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  await user.click(await findDialogButton('Back to payments'));
  await screen.findByRole('table', { name: 'Payments' });
  expectNoNotice();
});

it('shows no notice after the editor has shown that the correction was not applied', async () => {
  const { user, goTo, profileUrl } = await leaveWithUnknownOutcome();
  await goTo(`${profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  await user.click(await findNoticeButton('Check now'));
  await screen.findByRole('group', { name: /was not applied/ });
  await user.click(screen.getByRole('button', { name: 'Close editor' }));
  await screen.findByRole('table', { name: 'Payments' });
  expectNoNotice();
});

it('the editor starts with the payment’s new values after the notice has shown the outcome', async () => {
  const { user, goTo, profileUrl } = await leaveWithUnknownOutcome(network.applyThenLoseConnection);
  await user.click(await findNoticeButton('Check now'));
  await screen.findByText('The correction was applied');
  await goTo(`${profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  expect(await screen.findByLabelText('Amount')).toHaveValue('700');
  expect(screen.getByLabelText('What will change')).toHaveTextContent('Current amount$7.00');
  expect(submitButton()).toBeEnabled();
});

it('the editor shows the notice when the payment cannot be loaded', async () => {
  const { user, goTo, profileUrl } = await leaveWithUnknownOutcome();
  network.intercept(PAYMENT_REQUEST, respondWith(400));
  await goTo(`${profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  expect(await screen.findByText(/The payment could not be loaded/)).toBeInTheDocument();
  await user.click(await findNoticeButton('Check now'));
  await user.click(await findNoticeButton('Dismiss'));
  expectNoNotice();
  expect(screen.getByRole('tab', { name: 'PAYMENTS' })).toHaveFocus();
});

it('the summary compares with the amount before the correction, also after a refetch', async () => {
  const { user } = await openForm([[CORRECTION_REQUEST, network.applyThenLoseConnection]]);
  await fillField(user, 'Amount', '700');
  network.requests.length = 0;
  await user.click(submitButton());
  await findDialogButton('Check now');
  await waitFor(() => expect(network.requests.join('\n')).toContain(PAYMENT_REQUEST));
  expect(screen.getByLabelText('What will change')).toHaveTextContent(/before\$4\.50.*\+\$2\.50/);
});

describe('an editor that is left while the correction is in flight', () => {
  async function openAndLeaveWhileSending() {
    let respond: (handler: RequestHandler) => void = () => undefined;
    const holdResponse = (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        respond = (handler) => void Promise.resolve(handler(request)).then(resolve, reject);
      });
    const page = await openForm();
    const bodies = network.recordBodies(CORRECTION_REQUEST, holdResponse, 1);
    await fillField(page.user, 'Amount', '700');
    await page.user.click(submitButton());
    await screen.findByText('Submitting payment correction...');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await page.goTo(page.profileUrl);
    const leaveDialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(leaveDialog).toHaveTextContent('This rider’s profile shows the outcome.');
    await page.user.click(await within(leaveDialog).findByText('Leave', { selector: 'button *' }));
    const notice = await screen.findByRole('group', { name: 'Submitting payment correction...' });
    expect(notice).toHaveTextContent(CHANGE_TEXT);
    return {
      ...page,
      bodies,
      respond: (handler: RequestHandler) => act(async () => respond(handler)),
    };
  }

  it.each<[string, RequestHandler, string, string?]>([
    ['a lost response', loseConnection, 'The correction of payment 5000083 may have been applied'],
    ['success', (request) => network.forward(request), 'The correction was applied'],
    [
      'a rejection, with its reason',
      respondWith(400, { message: 'amount must be at most 500' }),
      'The correction was not applied',
      'Error: Unable to edit payment. amount must be at most 500. Failed with status: 400. The correction can be submitted again.',
    ],
  ])('shows the outcome on the profile after %s', async (_case, handler, title, text = '') => {
    const { respond } = await openAndLeaveWhileSending();
    await respond(handler);
    const notice = await screen.findByRole('group', { name: title });
    expect(notice).toHaveTextContent(CHANGE_TEXT + text);
  });

  it('cannot send the correction again when it is reopened', async () => {
    const { goTo, profileUrl, respond, bodies } = await openAndLeaveWhileSending();
    await goTo(`${profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
    expect(await screen.findByLabelText('Amount')).toHaveValue('700');
    expect(submitButton()).toBeDisabled();
    await respond(loseConnection);
    expect(await findNoticeButton('Check now')).toBeInTheDocument();
    expect(submitButton()).toBeDisabled();
    expect(bodies).toHaveLength(1);
  });
});
