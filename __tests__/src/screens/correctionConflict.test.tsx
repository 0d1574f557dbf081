import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clockSkewMeasured } from '@/session/auth/sessionSlice';
import { chooseOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import {
  BALANCE_PATH,
  CORRECTION_REQUEST,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  PAYMENTS_PATH,
  submitButton,
  TICKETS_PATH,
} from '@tests/support/correctionFixture';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

// The tests correct payment 5000083, of $4.50 with Cash, to $7.00: 700 cents. The rider has a balance of $10.98.
const { openForm, correctInOtherSession } = openCorrectionFixture();

const CONFLICT_TITLE = `Payment ${PAYMENT_TO_EDIT.paymentId} has changed since you opened it`;

/** The medium of the payment. */
const CASH = 'Cash · CashFare';

const findConflict = () => screen.findByRole('dialog', { name: CONFLICT_TITLE });

const readCells = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .map((row) =>
      Array.from(row.querySelectorAll('th, td'))
        .map(({ textContent }) => textContent)
        .join(' | '),
    );

it.each([
  [{ amount: 451, payment_medium: 'CashFare' }, 'Amount | $4.50 | $4.51 | $7.00'],
  [{ amount: 450, payment_medium: 'RMPay' }, `Fare Media | ${CASH} | Account Balance · RMPay | ${CASH}`],
  [{ amount: 450, payment_medium: 'NoPay' }, `Fare Media | ${CASH} | No Payment · NoPay | ${CASH}`],
  [{ amount: 450, payment_medium: 'Token' }, `Fare Media | ${CASH} | Token | ${CASH}`],
  [
    { amount: 450, payment_medium: 'CashFareOverPayment' },
    `Fare Media | ${CASH} | Cash (overpaid) · CashFareOverPayment | ${CASH}`,
  ],
  [{ amount: 450, payment_medium: 'Coupon', coupon_id: 1, coupon_count: 2 }, 'Coupon Count | — | 2 | —'],
])('a correction by another session, %p, is shown, and nothing is sent', async (correction, expectedRow) => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  await correctInOtherSession(correction);
  await user.click(submitButton());
  const dialog = await findConflict();
  expect(readCells(dialog)).toContain(expectedRow);
  expect(dialog).toHaveTextContent('Nothing was sent.');
  expect(dialog).toHaveTextContent('The change was not made in this tab.');
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

it('names a changed coupon by its id too, because two can have one name', async () => {
  const coupon = (coupon_id: number) => ({
    amount: 450,
    payment_medium: 'Coupon',
    coupon_id,
    coupon_count: 1,
  });
  await correctInOtherSession(coupon(1));
  const tickets = [1, 2].map((id) => ({ id, display_name: 'Snow Day' }));
  const { user } = await openForm([[TICKETS_PATH, respondWith(200, tickets)]]);
  await fillField(user, 'Amount', '700');
  await correctInOtherSession(coupon(2));
  await user.click(submitButton());
  expect(readCells(await findConflict())).toContain('Coupon | Snow Day (1) | Snow Day (2) | Snow Day (1)');
});

it('shows the state PAYMENT.OK as OK', async () => {
  const { user } = await openForm([
    [
      PAYMENT_REQUEST,
      async (request) => {
        const response = await network.forward(request);
        return new Response((await response.text()).replace('PAYMENT.VOID', 'PAYMENT.OK'), response);
      },
    ],
  ]);
  await fillField(user, 'Amount', '700');
  await correctInOtherSession({ amount: 451, payment_medium: 'CashFare' });
  await user.click(submitButton());
  expect(readCells(await findConflict())).toContain('Status | OK | OK | ');
});

it('the editor starts with the payment of now, also after its record was open for long', async () => {
  const { user, goTo } = await renderRoute('/', network, { agencies: ['CBTA'] });
  // The payment is not among the loaded ones, so its record reads it.
  network.intercept(PAYMENTS_PATH, respondWith(200, []));
  const { riderId, paymentId } = PAYMENT_TO_EDIT;
  await goTo(`/agency-dashboard/CBTA/riders/${riderId}?record=${paymentId}`);
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await correctInOtherSession({ amount: 451, payment_medium: 'CashFare' });
  await user.click(edit);
  expect(await screen.findByLabelText('Amount')).toHaveValue('451');
});

it('sends nothing when the payment cannot be read, and Try again reads once more', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  network.intercept(PAYMENT_REQUEST, respondWith(400), 1);
  await user.click(submitButton());
  const dialog = await screen.findByRole('dialog', {
    name: 'Could not make sure that it is still as you saw it',
  });
  expect(dialog).toHaveTextContent('Nothing was sent.');
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('sends the correction although the balance cannot be read, and shows none', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  network.intercept(BALANCE_PATH, respondWith(400), 1);
  await user.click(submitButton());
  const change = await screen.findByLabelText('Change of the balance');
  await waitFor(() => expect(change).toHaveTextContent('Balance after$13.48'));
  expect(change).toHaveTextContent('Balance before—');
});

it('waits a second at most for a slow balance, so that the payment that was read does not become old', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  network.intercept(BALANCE_PATH, neverRespond);
  await user.click(submitButton());
  // Before the time-out of the balance, which is 10 s.
  expect(await screen.findByText('Payment corrected')).toBeInTheDocument();
});

it('sends nothing when the reading hangs until its time limit', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '700');
  network.intercept(PAYMENT_REQUEST, neverRespond);
  const timeoutSpy = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await user.click(submitButton());
  await screen.findByRole('dialog', { name: 'Could not make sure that it is still as you saw it' });
  timeoutSpy.mockRestore();
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

it('sends nothing when the editor is left during the reading', async () => {
  const page = await openForm();
  const { user } = page;
  await fillField(user, 'Amount', '700');
  const release = network.hold(PAYMENT_REQUEST);
  await user.click(submitButton());
  await screen.findByText('Submitting payment correction...');
  await page.goTo('/agency-dashboard/CBTA');
  await user.click(await screen.findByText('Leave', { selector: 'button *' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  release();
  // The reading ends before this second one does.
  await page.goTo(`${page.profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  await screen.findByLabelText('Amount');
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
  expect(changesOf(page)).toHaveLength(0);
});

it('sends nothing when the editor is left during the reading of a form that was submitted twice', async () => {
  const page = await openForm();
  await fillField(page.user, 'Amount', '700');
  const release = network.hold(PAYMENT_REQUEST);
  const form = submitButton().closest('form') ?? document.body;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Submitting payment correction...');
  await page.goTo('/agency-dashboard/CBTA');
  await page.user.click(await screen.findByText('Leave', { selector: 'button *' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  release();
  await page.goTo(`${page.profileUrl}?tab=editPayments&payment=${PAYMENT_TO_EDIT.paymentId}`);
  await screen.findByLabelText('Amount');
  expect(network.requestsTo(CORRECTION_REQUEST)).toHaveLength(0);
});

it('says beside Submit that nothing would change', async () => {
  const { user } = await openForm();
  expect(submitButton()).toHaveAccessibleDescription('Nothing would change');
  expect(submitButton()).toBeEnabled();
  expect(screen.getByLabelText('What will change')).not.toHaveTextContent('→');
  await fillField(user, 'Amount', '451');
  expect(submitButton()).not.toHaveAccessibleDescription();
});

it('says that the coupon of another medium would go, and cannot come back', async () => {
  await openForm([
    [
      PAYMENT_REQUEST,
      async (request) => {
        const payment = (await (await network.forward(request)).json()) as object;
        return Response.json({ ...payment, data: { coupon_id: 7, coupon_count: 2 } });
      },
    ],
  ]);
  expect(screen.getByLabelText('What will change')).toHaveTextContent(/→ none.*has a coupon with another/);
  expect(submitButton()).not.toHaveAccessibleDescription();
});

it('shows coupon, value, count, and the balance with the time of its reading', async () => {
  const { user, store } = await openForm();
  // By the platform's clock it is noon.
  act(() => void store.dispatch(clockSkewMeasured(Date.now() - Date.UTC(2026, 0, 15, 12))));
  expect(screen.getByLabelText('What will change')).toHaveTextContent(
    /Balance now\$10\.98, read 01\/15\/2026 /,
  );
  await chooseOption(user, 'Fare Media', 'Coupon');
  expect(screen.getByLabelText('What will change')).toHaveTextContent('Coupon—Balance');
  await fillField(user, 'Coupon Count', '3');
  await enterText(user, screen.getByRole('combobox', { name: 'Coupon' }), 'snow');
  // antd's Select reads `keyCode`, which user-event does not set.
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Coupon' }), { key: 'Enter', keyCode: 13 });
  expect(screen.getByLabelText('What will change')).toHaveTextContent(/CouponSnow.* \(3\) × 3 = \$\d+\.\d\d/);
});
