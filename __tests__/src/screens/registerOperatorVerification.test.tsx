import { screen, waitFor } from '@testing-library/react';
import { getButton } from '@tests/support/controls';
import { respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { openDialog, SIGN_UP_PATH, submitRegistration } from '@tests/support/operatorRegistrationFixture';

const network = setUpNetwork();

/** Check now reads the operators in pages of 100. */
const VERIFY_QUERY = 'per_page=100';

it('Check now reports not applied when the operator does not exist', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(500));
  await submitRegistration(user, 'lost@us-east.example');
  const dialog = await screen.findByRole('dialog', { name: 'Failed to register operator' });
  expect(dialog).toHaveTextContent('It may have been applied: no reliable response');
  await user.click(getButton('Check now'));
  await waitFor(() =>
    expect(dialog).toHaveTextContent('Not applied: lost@us-east.example is not among the operators.'),
  );
  expect(network.listWrites()).toHaveLength(1);
});

it('Check now finds an operator with this email, but not whether this registration has created them', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, network.applyThenLoseConnection);
  await submitRegistration(user, 'zzz.last@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(
    await screen.findByText(
      /an operator with this email exists now, but it is not known whether this registration created them/,
    ),
  ).toBeInTheDocument();
});

/** A service that ignores the page number, and always names a next page. */
const repeatPage = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return respondWithPage([{ id: 1, email: 'a@a.example' }], { nextPage: page + 1 })(request);
};
const verifyRequests = () => network.requestsTo(VERIFY_QUERY);

it('Check now ends at a page without a new row, and the outcome stays unknown', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(502));
  network.intercept(VERIFY_QUERY, repeatPage);
  await submitRegistration(user, 'lost@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(verifyRequests()).toHaveLength(2);
});

it('Check now sends no further request when its page is left', async () => {
  const { user, goTo } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(502));
  network.intercept(`page=1&${VERIFY_QUERY}`, respondWithPage([{ id: 1 }], { nextPage: 2 }));
  const respond = network.hold(`page=2&${VERIFY_QUERY}`, respondWithPage([{ id: 2 }], { nextPage: 3 }));
  await submitRegistration(user, 'lost@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(verifyRequests()).toHaveLength(2));
  await goTo('/agencies');
  await user.click(await screen.findByText('Leave', { selector: 'button *' }));
  await screen.findByRole('heading', { level: 1, name: 'AGENCIES' });
  respond();
  await screen.findByText('1–30 of 130');
  expect(verifyRequests()).toHaveLength(2);
});

it('the outcome stays unknown when Check now fails', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(201, '<html>'));
  network.intercept(VERIFY_QUERY, respondWith(500));
  await submitRegistration(user, 'unknown@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('goes on without knowing whether it was applied');
});

it('a failed Check now does not reuse the result of the previous one', async () => {
  const { user } = await openDialog(network);
  network.intercept(SIGN_UP_PATH, respondWith(500));
  await submitRegistration(user, 'twice@us-east.example');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
  expect(getButton('Try again')).toBeEnabled();
  network.intercept(VERIFY_QUERY, respondWith(400));
  await user.click(getButton('Check now'));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('goes on without knowing whether it was applied');
});
