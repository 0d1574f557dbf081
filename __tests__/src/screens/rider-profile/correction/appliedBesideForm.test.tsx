import { screen, waitFor } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  findNoticeButton,
  network,
  openCorrectionFixture,
  PAYMENT_REQUEST,
  submitButton,
} from '@tests/support/correctionFixture';
import { respondWith } from '@tests/support/fakeNetwork';
import { type RenderedRoute } from '@tests/support/renderRoute';

const { openForm } = openCorrectionFixture();

/** Submits $7.00, which is applied although its answer is lost, and goes back to the form without knowing that. */
async function openFormAfterLostAnswer() {
  const page = await openForm([[CORRECTION_REQUEST, network.applyThenLoseConnection, 1]]);
  const { user } = page;
  await fillField(user, 'Amount', '700');
  await user.click(submitButton());
  // 'Try again' checks first.
  network.intercept(PAYMENT_REQUEST, respondWith(400));
  await user.click(await findDialogButton('Try again'));
  await screen.findByText('Still unknown');
  await user.click(await findDialogButton('Try again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  network.reset();
  return page;
}

async function checkBesideForm({ user }: RenderedRoute) {
  await user.click(await findNoticeButton('Check now'));
  await screen.findByRole('group', { name: 'The correction was applied' });
}

async function expectLeavingAsksNothing({ goTo }: RenderedRoute) {
  await goTo('/agency-dashboard/CBTA');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
}

it('a form is saved once a check beside it finds that its correction was applied', async () => {
  const page = await openFormAfterLostAnswer();
  await checkBesideForm(page);
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
  await expectLeavingAsksNothing(page);
});

it('other values typed meanwhile stay, unsaved unless they are changed to the applied ones', async () => {
  const page = await openFormAfterLostAnswer();
  await fillField(page.user, 'Amount', '800');
  await checkBesideForm(page);
  expect(screen.getByLabelText('Amount')).toHaveValue('800');
  await page.goTo('/agency-dashboard/CBTA');
  await page.user.click(await findDialogButton('Stay'));
  await fillField(page.user, 'Amount', '700');
  await expectLeavingAsksNothing(page);
});
