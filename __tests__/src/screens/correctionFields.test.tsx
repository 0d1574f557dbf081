import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@tests/support/chooseOption';
import { fillField } from '@tests/support/controls';
import {
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  submitButton,
  TICKETS_PATH,
} from '@tests/support/correctionFixture';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';

// The tests edit payment 5000083 of $4.50 with Cash.
const { openEditor, openForm } = openCorrectionFixture();
const amount = () => screen.getByLabelText('Amount');

it('reads the typed cents in dollars, beside the amount', async () => {
  const { user } = await openForm();
  expect(amount()).toHaveAccessibleDescription('In cents = $4.50');
  await fillField(user, 'Amount', '1250');
  expect(amount()).toHaveAccessibleDescription('In cents = $12.50');
});

it.each([
  ['7.50', '750'],
  ['$7.5', '750'],
  ['0,05', '5'],
])('asks for %s whether %s cents are meant, and takes them with one click', async (text, cents) => {
  const { user } = await openForm();
  await fillField(user, 'Amount', text);
  await user.click(screen.getByRole('button', { name: `${cents} cents?` }));
  expect(amount()).toHaveValue(cents);
  expect(amount()).toHaveFocus();
  expect(amount()).toBeValid();
  expect(screen.queryByRole('button', { name: /cents\?$/ })).not.toBeInTheDocument();
});

it.each(['750', '7.505', '1,000.50', '7.', '-7.50'])('asks nothing for %s', async (text) => {
  const { user } = await openForm();
  await fillField(user, 'Amount', text);
  expect(screen.queryByRole('button', { name: /cents\?$/ })).not.toBeInTheDocument();
});

it('has buttons for the amount with a dollar more, for zero and for the amount as before', async () => {
  const { user } = await openForm();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('+$1.00');
  await press('+$1.00');
  expect(amount()).toHaveValue('650');
  await press('$0.00');
  expect(amount()).toHaveValue('0');
  await press('As before');
  expect(amount()).toHaveValue('450');
  await fillField(user, 'Amount', '7.50');
  expect(screen.getByRole('button', { name: '+$1.00' })).toBeDisabled();
  await user.clear(amount());
  await press('+$1.00');
  expect(amount()).toHaveValue('100');
});

it('Tab goes from the editor’s Close button to the amount and to the fare media, past these buttons', async () => {
  const { user } = await openForm();
  screen.getByRole('button', { name: 'Close editor' }).focus();
  await user.tab();
  expect(amount()).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Fare Media')).toHaveFocus();
  expect(screen.getByLabelText('Fare Media')).toBeRequired();
});

it('the coupon’s fields have no error before they were left, also after a Submit without them', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '');
  await user.click(submitButton());
  await screen.findByText('Amount is required');
  await chooseOption(user, 'Fare Media', 'Coupon');
  const count = screen.getByLabelText('Coupon Count');
  expect(screen.getByRole('combobox', { name: 'Coupon' })).toBeValid();
  expect(count).toBeValid();
  await user.click(count);
  await user.tab();
  expect(await screen.findByText('Coupon count is required')).toBeInTheDocument();
  expect(screen.queryByText('Coupon is required')).not.toBeInTheDocument();
});

it('the form is said to be loading when only the coupons have failed', async () => {
  await openEditor([
    [TICKETS_PATH, respondWith(500)],
    [PAYMENT_REQUEST, neverRespond],
  ]);
  expect(await screen.findByText(/^The coupons could not be loaded\./)).toBeInTheDocument();
  const editor = screen.getByRole('region', { name: `Edit Payment #${PAYMENT_TO_EDIT.paymentId}` });
  expect(within(editor).getByText('Loading…')).toBeInTheDocument();
});

it('coupons that could not be loaded are not loading', async () => {
  const { user } = await openForm([[TICKETS_PATH, respondWith(500)]]);
  await chooseOption(user, 'Fare Media', 'Coupon');
  expect(await screen.findByText(/^The coupons could not be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Coupon' }));
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
});

it('a coupon’s option has its value', async () => {
  const { user } = await openForm();
  await chooseOption(user, 'Fare Media', 'Coupon');
  await enterText(user, screen.getByRole('combobox', { name: 'Coupon' }), 'snow');
  // antd renders an option twice: for the eye, and for screen readers.
  expect(await screen.findAllByText(/^Snow Day · \$\d+\.\d\d$/)).not.toHaveLength(0);
});

it('the summary names the coupon that a correction removes', async () => {
  const { user } = await openForm([
    [
      PAYMENT_REQUEST,
      async (request) => {
        const payment = (await (await network.forward(request)).json()) as object;
        return Response.json({
          ...payment,
          fare_media: 'Coupon',
          data: { coupon_id: 999, coupon_count: 3 },
        });
      },
    ],
  ]);
  const summary = screen.getByLabelText('What will change');
  await waitFor(() => expect(summary).toHaveTextContent('Coupon999 × 3'));
  await chooseOption(user, 'Fare Media', 'Cash · CashFare');
  expect(summary).toHaveTextContent('Coupon999 × 3 → none');
});
