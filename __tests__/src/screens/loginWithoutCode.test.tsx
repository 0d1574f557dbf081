import { screen } from '@testing-library/react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let mockError: Error;
jest.mock('@/domain/failureTexts/signInReason', () => {
  throw mockError;
});

const network = setUpNetwork();

it.each([
  [
    'could not be loaded',
    Object.assign(new Error('Loading chunk pso failed'), { name: 'ChunkLoadError' }),
    CODE_NOT_LOADED_TEXT,
    true,
  ],
  ['has a bug', new Error('a bug'), 'Something went wrong in this portal.', false],
])('says why there is no sign-in when its code %s', async (_case, error, reason, canReload) => {
  mockError = error;
  const { user } = await renderRoute('/login', network, 'guest');
  await user.type(screen.getByLabelText('Email'), 'someone@example.com');
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Unable to log you in at this time. Please try again later :(${reason}`,
  );
  expect(screen.queryByRole('button', { name: 'Reload the page' }) !== null).toBe(canReload);
  expect(network.requests).toEqual([]);
});
