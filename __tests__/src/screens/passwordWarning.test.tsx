import { screen, waitFor } from '@testing-library/react';
import { getField } from '@tests/support/controls';
import { enterText, replaceText } from '@tests/support/enterText';
import { openOperatorDialog } from '@tests/support/openOperatorDialog';
import { createEmail, fillForm, network, openRegistration } from '@tests/support/registrationFixture';
import { renderRoute } from '@tests/support/renderRoute';

it('an administrator’s password that is easy to guess is warned about, and is registered all the same', async () => {
  const { user } = await openRegistration();
  const warnings = screen.getAllByRole('status');
  await fillForm(user, createEmail(), { Password: 'Password1!' });
  const warning = await screen.findByText('Easy to guess: it is a common password.');
  // A live region announces only a change of what it had when it came.
  expect(warnings).toContain(warning);
  expect(getField('Password')).not.toHaveAttribute('aria-invalid', 'true');
  await enterText(user, getField('Password'), ' tram for Byron');
  expect(warning).toHaveTextContent('Easy to guess: it contains the name.');
  await replaceText(user, getField('First Name'), 'Ada');
  await replaceText(user, getField('Password'), 'Lantern-CBTA-5');
  expect(warning).toHaveTextContent('Easy to guess: it contains the agency.');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('dialog', { name: /registered/i })).toBeInTheDocument();
});

it('nothing is said about a password that does not meet the rules yet, nor about a good one', async () => {
  const { user } = await openRegistration();
  await fillForm(user, createEmail(), { Password: 'Password1!' });
  const warning = await screen.findByText(/^Easy to guess/);
  await replaceText(user, getField('Password'), 'password');
  expect(warning).toBeEmptyDOMElement();
  await replaceText(user, getField('Password'), 'Quiet-heron-4821');
  await waitFor(() => expect(warning).toBeEmptyDOMElement());
});

it('an operator’s password that contains the email address is warned about', async () => {
  const page = await renderRoute('/', network);
  await page.goTo('/pso-users');
  await openOperatorDialog(page.user);
  await enterText(page.user, getField('Email'), 'g.hopper@us-east.example');
  await enterText(page.user, getField('Password'), 'Compiler-Hopper-1');
  expect(await screen.findByText('Easy to guess: it contains the email address.')).toBeInTheDocument();
});
