import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption, getChosenOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  leaveUnknownOutcome,
  MEDIUMS_PATH,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  PAYMENTS_PATH,
  submitButton,
  TICKETS_PATH,
} from '@tests/support/correctionFixture';
import { enterText } from '@tests/support/enterText';
import { respondWith } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

// Without other ids, the tests edit PAYMENT_TO_EDIT: payment 5000083 of $4.50 with Cash, of rider 1000119.
const { openEditor, openForm } = openCorrectionFixture();
afterEach(() => jest.useRealTimers());

/** A payment of $5.00 with External Card: a correction cannot set this medium. */
const EXTERNAL_CARD_PAYMENT = { riderId: 1000120, paymentId: 5000119 };
const getSummary = () => screen.getByLabelText('What will change');

it('opens from Edit in a payment’s record, and loads media, coupons and the payment', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  await page.goTo(`/agency-dashboard/CBTA/riders/${PAYMENT_TO_EDIT.riderId}`);
  await page.user.click(await screen.findByRole('button', { name: String(PAYMENT_TO_EDIT.paymentId) }));
  await page.user.click(await findDialogButton('Edit'));
  expect(await screen.findByLabelText('Amount')).toHaveValue('450');
  expect(getChosenOption('Fare Media')).toBe('Cash · CashFare');
  expect(page.currentUrl()).toContain(`?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  for (const path of [PAYMENT_REQUEST, MEDIUMS_PATH, TICKETS_PATH])
    expect(network.requestsTo(path)).toHaveLength(1);
});

it('reads media and coupons again when they are older than a minute, and keeps what is typed', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Close editor' }));
  const row = await screen.findByRole('button', { name: String(PAYMENT_TO_EDIT.paymentId) });
  jest.setSystemTime(Date.now() + 61_000);
  const answers: (() => void)[] = [];
  for (const path of [MEDIUMS_PATH, TICKETS_PATH])
    network.intercept(path, async (request) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return network.forward(request);
    });
  await user.click(row);
  await user.click(await findDialogButton('Edit'));
  await screen.findByLabelText('Amount');
  await fillField(user, 'Amount', '700');
  await chooseOption(user, 'Fare Media', 'Token');
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  // The new lists are in the form.
  await waitForSideEffects();
  expect(network.requestsTo(TICKETS_PATH)).toHaveLength(2);
  expect(network.requestsTo(MEDIUMS_PATH)).toHaveLength(2);
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  expect(getChosenOption('Fare Media')).toBe('Token');
});

it('left for another tab, moves the focus to that tab', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await user.click(screen.getByRole('tab', { name: 'PASSES' }));
  await user.click(await findDialogButton('Leave'));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'PASSES', selected: true })).toHaveFocus());
});

it('offers six media with the names of the service, and the coupon fields only for Coupon', async () => {
  const { user } = await openForm();
  await user.click(screen.getByLabelText('Fare Media'));
  const options = document.querySelectorAll('.ant-select-item-option');
  expect([...options].map(({ textContent }) => textContent.trim())).toEqual([
    'Account Balance · RMPay',
    'No Payment · NoPay',
    'Cash · CashFare',
    'Token',
    'Coupon',
    'Cash (overpaid) · CashFareOverPayment',
  ]);
  expect(screen.queryByRole('combobox', { name: 'Coupon' })).not.toBeInTheDocument();
  await chooseOption(user, 'Fare Media', 'Coupon');
  expect(screen.getByRole('combobox', { name: 'Coupon' })).toBeInTheDocument();
  expect(screen.getByLabelText('Coupon Count')).toBeInTheDocument();
});

it('shows the change, the rider, agency and region, and that the change can be undone', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '1250');
  await chooseOption(user, 'Fare Media', 'Token');
  for (const text of [
    '$4.50',
    '$12.50',
    '+$8.00',
    'Cash · CashFare → Token',
    '(1000119)',
    'CBTA',
    'US East',
    'Can be undoneYes, by another correction',
  ]) {
    expect(getSummary()).toHaveTextContent(text);
  }
});

it('requires another medium for a medium that cannot be set, and shows that this cannot be undone', async () => {
  const { user } = await openForm([], EXTERNAL_CARD_PAYMENT);
  expect(getChosenOption('Fare Media')).toBe('-- Please select a fare medium --');
  expect(getSummary()).toHaveTextContent('External Card · ExternalCardPayment → —');
  expect(getSummary()).toHaveTextContent('This can’t be undone here: a correction can’t set External Card.');
  await user.click(submitButton());
  expect(await screen.findByText('Fare media is required')).toBeInTheDocument();
  expect(network.requestsTo(CORRECTION_REQUEST)).toEqual([]);
});

it.each([
  ['', 'Amount is required'],
  ['-1', 'Amount must be at least 0'],
  ['2.9', 'Amount must be a whole number of cents'],
  ['12abc', 'Amount must be a number'],
  ['9007199254740993', 'Amount must be at most 9007199254740991'],
])('rejects the amount %p with "%s" and sends nothing', async (text, message) => {
  const { user } = await openForm();
  await fillField(user, 'Amount', text);
  await user.click(submitButton());
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
  expect(network.requestsTo(CORRECTION_REQUEST)).toEqual([]);
});

it('Submit sends only amount and medium', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST);
  await fillField(user, 'Amount', '0');
  await chooseOption(user, 'Fare Media', 'No Payment · NoPay');
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(bodies).toEqual(['{"amount":0,"payment_medium":"NoPay"}']);
});

it('also sends coupon and count as numbers for Coupon', async () => {
  const { user } = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST);
  await chooseOption(user, 'Fare Media', 'Coupon');
  await user.click(submitButton());
  expect(await screen.findByText('Coupon is required')).toBeInTheDocument();
  expect(screen.getByText('Coupon count is required')).toBeInTheDocument();
  await enterText(user, screen.getByRole('combobox', { name: 'Coupon' }), 'snow');
  // antd's Select reads `keyCode`, which user-event does not set.
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Coupon' }), { key: 'Enter', keyCode: 13 });
  await fillField(user, 'Coupon Count', '0');
  await user.click(submitButton());
  expect(await screen.findByText('Coupon count must be at least 1')).toBeInTheDocument();
  expect(bodies).toEqual([]);
  await fillField(user, 'Coupon Count', '2');
  await user.click(submitButton());
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
  expect(bodies).toEqual(['{"amount":450,"payment_medium":"Coupon","coupon_id":3,"coupon_count":2}']);
});

it.each([
  ['The payment could not be loaded.', PAYMENT_REQUEST],
  ['The fare media could not be loaded.', MEDIUMS_PATH],
  ['The coupons could not be loaded.', TICKETS_PATH],
])('shows "%s" with Try again, which repeats only the failed call', async (text, path) => {
  const { user } = await openEditor([[path, respondWith(400), 1]]);
  const alert = (await screen.findByText(new RegExp(text))).closest('[role="alert"]') as HTMLElement;
  expect(within(alert).getByText('Error: Unable to Edit Payment')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('450');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  for (const otherPath of [PAYMENT_REQUEST, MEDIUMS_PATH, TICKETS_PATH])
    expect(network.requestsTo(otherPath)).toHaveLength(otherPath === path ? 2 : 1);
});

it('does not edit a payment of another rider', async () => {
  await openEditor([], { riderId: PAYMENT_TO_EDIT.riderId, paymentId: EXTERNAL_CARD_PAYMENT.paymentId });
  expect(await screen.findByText(/Payment 5000119 belongs to rider 1000120/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
});

it('does not name the rider of a payment that names none', async () => {
  const payment = { id: PAYMENT_TO_EDIT.paymentId, transaction_amount: 450, fare_media: 'Cash' };
  await openForm([[PAYMENT_REQUEST, respondWith(200, payment)]]);
  expect(getSummary()).toHaveTextContent(/\(1000119\), by this page: the payment names no rider/);
});

it('takes the payment’s own id for one that the URL writes in another way', async () => {
  const { currentUrl } = await openForm([], {
    ...PAYMENT_TO_EDIT,
    paymentId: `000${PAYMENT_TO_EDIT.paymentId}`,
  });
  await waitFor(() => expect(currentUrl()).toContain(`payment=${PAYMENT_TO_EDIT.paymentId}`));
});

it.each([
  ['another tab', () => screen.getByRole('tab', { name: 'PASSES' })],
  ['a link', () => screen.getByRole('link', { name: /Return to CBTA Dashboard/ })],
])('asks for confirmation before %s leaves changed values', async (_case, getControl) => {
  const { user, currentUrl } = await openForm();
  const editorUrl = currentUrl();
  await fillField(user, 'Amount', '700');
  await user.click(getControl());
  await user.click(await findDialogButton('Stay'));
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  expect(currentUrl()).toBe(editorUrl);
  await user.click(getControl());
  await user.click(await findDialogButton('Leave'));
  await waitFor(() => expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument());
});

it.each(['Cancel', 'Close editor'])('%s asks nothing, and reloads the payments', async (name) => {
  const { user, currentUrl, profileUrl } = await openForm();
  await fillField(user, 'Amount', '700');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('table', { name: 'Payments' })).toBeInTheDocument();
  expect(currentUrl()).toBe(profileUrl);
  await waitFor(() => expect(network.requestsTo(PAYMENTS_PATH)).toHaveLength(1));
});

it('after a correction its row is marked as new, with the time of the journal', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  await user.click(await findDialogButton('Back to payments'));
  const mark = (await screen.findByText(/^corrected by you \d\d:\d\d$/)).parentElement;
  expect(mark?.closest('tr')).toHaveTextContent(String(PAYMENT_TO_EDIT.paymentId));
  expect(mark).toHaveAttribute('data-new', 'true');
});

it('Submit is enabled when Check now finds in the reopened editor that the correction was applied', async () => {
  const page = await openForm([[CORRECTION_REQUEST, network.applyThenLoseConnection]]);
  const editorUrl = page.currentUrl();
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await leaveUnknownOutcome(page);
  await page.goTo(editorUrl);
  await screen.findByLabelText('Amount');
  expect(submitButton()).toBeDisabled();
  await page.user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByRole('group', { name: 'The correction was applied' })).toBeInTheDocument();
  expect(submitButton()).toBeEnabled();
  await fillField(page.user, 'Amount', '900');
  expect(getSummary()).toHaveTextContent('Current amount$7.00New amount$9.00Difference+$2.00');
});
