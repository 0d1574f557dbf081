import { screen } from '@testing-library/react';
import {
  CORRECTION_REQUEST,
  fillField,
  openCorrectionFixture,
  submitButton,
} from '@tests/support/correctionFixture';

const { openForm, requestsTo } = openCorrectionFixture({ maxCorrectionCents: 500_000 });

it('says the largest amount of /index.json for a larger one, and sends nothing', async () => {
  const { user } = await openForm();
  await fillField(user, 'Amount', '500001');
  await user.click(submitButton());
  expect(await screen.findByText('Amount must be at most $5,000.00')).toBeVisible();
  expect(requestsTo(CORRECTION_REQUEST)).toEqual([]);
});
