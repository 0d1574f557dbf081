import { screen, within } from '@testing-library/react';
import { fillField } from '@tests/support/controls';
import {
  CORRECTION_REQUEST,
  findDialogButton,
  network,
  openCorrectionFixture,
  submitButton,
} from '@tests/support/correctionFixture';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD } from '@tests/support/fakeNetwork';
import { endSession } from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const { openForm } = openCorrectionFixture();

const findNotice = () => screen.findByRole('group', { name: /correction/ });

async function signIn() {
  const page = await renderRoute('/login', network, 'guest');
  await enterText(page.user, screen.getByLabelText('Email'), OPERATOR_EMAILS.usEast);
  await enterText(page.user, screen.getByLabelText('Password'), DEMO_PASSWORD);
  await page.user.click(screen.getByRole('button', { name: /Login/ }));
  return page;
}

it('asks the same operator after an expired session to check a correction before another one is sent', async () => {
  const page = await openForm();
  const bodies = network.recordBodies(CORRECTION_REQUEST, network.applyThenLoseConnection);
  await fillField(page.user, 'Amount', '700');
  await page.user.click(submitButton());
  await findDialogButton('Check now');
  endSession(page, 'expired');

  const { user, goTo } = await signIn();
  await user.click(await screen.findByRole('link', { name: 'Continue where you left off' }));
  expect(await findNotice()).toHaveTextContent(/5000083 may have been applied.*Submit is disabled/);
  expect(submitButton()).toBeDisabled();
  await goTo(page.profileUrl);
  expect(await findNotice()).toHaveTextContent('The correction of payment 5000083 may have been applied');
  await user.click(within(await findNotice()).getByRole('button', { name: 'Check now' }));
  expect(await screen.findByRole('group', { name: 'The correction was applied' })).toHaveTextContent(
    'Payment 5000083 is now $7.00, as submitted.',
  );
  expect(bodies).toHaveLength(1);
});
