import { screen } from '@testing-library/react';
import {
  CORRECTION_REQUEST,
  fillField,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  PAYMENT_TO_EDIT,
  submitButton,
} from '@tests/support/correctionFixture';
import { respondWith } from '@tests/support/fakeNetwork';

const { openForm, requestsTo } = openCorrectionFixture({ maxCorrectionCents: 500_000 });

it('says the largest amount of /index.json for a larger one, and sends nothing', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '500001');
  await user.click(submitButton());
  expect(await screen.findByText('Amount must be at most 500000 cents ($5,000.00)')).toBeVisible();
  expect(requestsTo(CORRECTION_REQUEST)).toEqual([]);
});

const LIMIT_TITLE = 'This payment is above the largest amount of a correction';

it.each([
  [500_000, 0],
  [500_001, 1],
])('says before any input whether a payment of %d cents is above the limit', async (amount, noticeCount) => {
  const payment = { id: PAYMENT_TO_EDIT.paymentId, transaction_amount: amount, fare_media: 'CashFare' };
  await openForm([[PAYMENT_REQUEST, respondWith(200, payment)]]);
  expect(screen.getByLabelText('Amount')).toHaveValue(String(amount));
  expect(screen.queryAllByText(LIMIT_TITLE)).toHaveLength(noticeCount);
  expect(screen.queryAllByText(/can set at most 500000 cents \(\$5,000\.00\)\./)).toHaveLength(noticeCount);
});
