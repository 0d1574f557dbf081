import { screen, waitFor } from '@testing-library/react';
import {
  AGENCIES_URL_PATH,
  fillForm,
  openCreationForm,
  submitForm,
} from '@tests/support/agencyCreationFixture';
import { getButton } from '@tests/support/controls';
import { loseConnection, neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

it.each([
  ['a lost connection', loseConnection, 'Still unknown: Not applied so far.'],
  ['a 500', respondWith(500), 'Not applied: there is no agency Perhaps (PERHAPS).'],
  ['a 502 of a proxy', respondWith(502, '<html>'), 'Still unknown: Not applied so far.'],
  ['an invalid response', respondWith(201, '<html>'), 'Still unknown: Not applied so far.'],
])('sends once on %s, and Check now says that the agency was not created', async (_case, handler, text) => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, handler);
  await fillForm(user, 'Perhaps', 'PERHAPS');
  await submitForm(user);
  const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
  expect(dialog).toHaveTextContent('This is likely a bug');
  expect(dialog).toHaveTextContent('It may have been applied: no reliable response');
  await user.click(getButton('Check now'));
  await waitFor(() => expect(dialog).toHaveTextContent(text));
  expect(network.listWrites()).toHaveLength(1);
});

it('shows the success when Check now finds the created agency', async () => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, network.applyThenLoseConnection);
  await fillForm(user, 'Landed Lines', 'LANDED');
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Applied: Landed Lines (LANDED) is there now.')).toBeInTheDocument();
  await user.click(getButton('Go to list'));
  expect(await screen.findByTitle('Landed Lines')).toBeInTheDocument();
});

it('shows Not applied when Check now finds another agency with the same abbreviation', async () => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, loseConnection);
  await fillForm(user, 'Not Theirs', 'CBTA');
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(
    await screen.findByText(/an agency CBTA already exists, but this request did not create it/),
  ).toBeInTheDocument();
  expect(getButton('Try again')).toBeEnabled();
});

const IN_ONE_HOUR = new Date(Date.now() + 3_600_000).toISOString();
it.each([
  // `wasCreatedBy.test.ts` has the other differences.
  ['with another database', { databasename: 'OTHER' }, /an agency SAME already exists/],
  [
    'that has no creation time',
    { created: null },
    /an agency SAME is there, and the platform does not say whether this request created it/,
  ],
  ['whose creation time is ahead of the clock', { created: IN_ONE_HOUR }, /^Applied: Same/],
])('decides whether a found agency %s is the submitted one', async (_case, difference, text) => {
  const { user } = await openCreationForm(network);
  let sentPayload: Record<string, unknown> = {};
  network.intercept(`POST ${AGENCIES_URL_PATH}`, async (request) => {
    sentPayload = (await request.clone().json()) as Record<string, unknown>;
    return loseConnection();
  });
  network.intercept(`GET ${AGENCIES_URL_PATH}/SAME`, (request) => {
    const { databaseName: databasename, ...sentFields } = sentPayload;
    const created = new Date().toISOString();
    return respondWith(200, { id: 990, created, databasename, ...sentFields, ...difference })(request);
  });
  await fillForm(user, 'Same', 'SAME');
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it.each([
  ['fails', respondWith(400)],
  ['has the 404 of a proxy', respondWith(404, '<html>')],
])('shows Still unknown when Check now %s, and Check now can be pressed again', async (_case, handler) => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, respondWith(500));
  network.intercept(`GET ${AGENCIES_URL_PATH}/UNKNOWN`, handler, 1);
  await fillForm(user, 'Unknown', 'UNKNOWN');
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Still unknown')).toBeInTheDocument();
  await user.click(getButton('Check now'));
  expect(await screen.findByText('Not applied')).toBeInTheDocument();
});

it('treats a timeout after 10 seconds as an unknown outcome', async () => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, neverRespond);
  await fillForm(user, 'Silent', 'SILENT');
  const timeoutSpy = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await submitForm(user);
  expect(await screen.findByText('The platform did not respond within 10 seconds.')).toBeInTheDocument();
  expect(timeoutSpy).toHaveBeenCalledWith(10_000);
  timeoutSpy.mockRestore();
  expect(getButton('Check now')).toBeInTheDocument();
});
