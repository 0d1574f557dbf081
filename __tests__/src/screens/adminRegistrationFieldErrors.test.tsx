import { screen, waitFor } from '@testing-library/react';
import { clickButton, getField } from '@tests/support/controls';
import { respondWith } from '@tests/support/fakeNetwork';
import {
  ADMIN_REQUEST,
  createEmail,
  openRegistration,
  PASSWORD,
  submitRegistration,
} from '@tests/support/registrationFixture';

it('a registered address is marked under Email until it is changed', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(409), 1]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  await clickButton(user, 'try again');
  expect(getField('Email')).toHaveAccessibleDescription('This address is registered already');
  expect(getField('Email')).toBeInvalid();
  expect(getField('Email')).toHaveFocus();
  await user.type(getField('Email'), 'x');
  expect(getField('Email')).toBeValid();
  expect(getField('Email')).not.toHaveAccessibleDescription(/registered/);
});

it('Email is marked with what the database’s error might mean, until Check now has found nobody', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(400, { code: 'db_error' })]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  await clickButton(user, 'try again');
  expect(getField('Email')).toHaveAccessibleDescription('This user might already exist');
  await clickButton(user, 'Create');
  await clickButton(user, 'Check now');
  await screen.findByText(/^Not applied/);
  await clickButton(user, 'try again');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getField('Email')).toBeValid();
});

it('a refused password is marked under Password until it is changed, and is still there', async () => {
  const sentence = 'password must not contain the name of the agency.';
  const { user } = await openRegistration([
    ADMIN_REQUEST,
    respondWith(400, { code: 'invalid', description: sentence, extra: sentence }),
    1,
  ]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  await clickButton(user, 'try again');
  expect(getField('Password')).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(getField('Password')).toHaveFocus();
  expect(getField('Password')).toHaveValue(PASSWORD);
  await user.type(getField('Password'), 'x');
  expect(getField('Password')).toBeValid();
});

it('the same address can be sent again', async () => {
  const { user } = await openRegistration([ADMIN_REQUEST, respondWith(409), 1]);
  await submitRegistration(user, createEmail());
  await screen.findByText('Failed to register new admin');
  await clickButton(user, 'try again');
  await clickButton(user, 'Create');
  expect(await screen.findByText('Admin registered successfully!')).toBeInTheDocument();
});
