import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  AGENCIES_URL_PATH,
  fillForm,
  openCreationForm,
  submitForm,
} from '@tests/support/agencyCreationFixture';
import { chooseOption, getChosenOption } from '@tests/support/chooseOption';
import { getButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const getFeaturesetSwitch = () => screen.getByRole('switch', { name: 'Mobile Ticketing id 3 enabled' });

it('shows the success, and the list contains the created agency without a reload', async () => {
  const page = await renderRoute('/agencies', network, { region: 'australia' });
  await screen.findByText('1–20 of 20');
  await page.user.click(screen.getByRole('link', { name: 'Create agency' }));
  await screen.findByText('America/New_York');
  await fillForm(page.user, 'Aardvark Lines', 'AARD');
  await submitForm(page.user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
  await waitFor(() => expect(getButton('Go to list')).toHaveFocus());
  await page.user.click(getButton('Go to list'));
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
  expect(screen.getByTitle('Aardvark Lines')).toBeInTheDocument();
  expect(page.currentUrl()).toBe('/agencies?filter=AARD');
});

it('shows a dialog without buttons while the request is pending', async () => {
  const { user } = await openCreationForm(network);
  const release = network.hold(`POST ${AGENCIES_URL_PATH}`, respondWith(409));
  await fillForm(user, 'Slow Lines', 'SLOW');
  await submitForm(user);
  const dialog = await screen.findByRole('dialog', { name: 'Creating agency...' });
  expect(dialog).toHaveTextContent('Slow Lines (SLOW)');
  expect(dialog).toHaveTextContent('US East›Agencies');
  expect(within(dialog).queryByRole('button')).not.toBeInTheDocument();
  await act(async () => release());
  expect(await screen.findByRole('dialog', { name: 'Failed to create agency' })).toBeInTheDocument();
});

it('shows a form with the defaults after Add another', async () => {
  const { user } = await openCreationForm(network);
  await fillForm(user, 'First of Two', 'FIRST2');
  await chooseOption(user, 'Measurement', 'Metric');
  await submitForm(user);
  await screen.findByText('Agency created');
  await user.click(getButton('Add another'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getField('Name')).toHaveValue('');
  expect(getChosenOption('Measurement')).toBe('Imperial');
  await waitFor(() => expect(getField('Name')).toHaveFocus());
});

it('shows the text of the specification on each rejection, without Check now, and the form keeps its values', async () => {
  const { user } = await openCreationForm(network);
  await fillForm(user, 'Refused', 'REFUSED');
  await chooseOption(user, 'Measurement', 'Metric');
  await enterText(user, getField('Timezone'), 'Melbourne');
  await chooseOption(user, 'Timezone', 'Australia/Melbourne');
  await user.click(getFeaturesetSwitch());
  const readValues = () => [
    ...[getField('Name'), getField('Abbreviation')].map((input) => (input as HTMLInputElement).value),
    ...['Measurement', 'Timezone'].map(getChosenOption),
    getFeaturesetSwitch().getAttribute('aria-checked'),
  ];
  for (const [index, [status, body, text]] of (
    [
      [404, {}, 'Server could not be reached'],
      [409, {}, 'Agency already exists'],
      [400, { extra: { message: 'duplicate key "agency_name_key"' } }, 'Agency already exists'],
      [400, { message: 'The request is not valid.' }, 'This is likely a bug'],
      [403, {}, 'This is likely a bug'],
      [418, {}, 'This is likely a bug'],
      [422, '<html>', 'This is likely a bug'],
    ] as const
  ).entries()) {
    network.intercept(`POST ${AGENCIES_URL_PATH}`, respondWith(status, body), 1);
    await submitForm(user);
    const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
    await user.click(getButton('Try again'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readValues()).toEqual(['Refused', 'REFUSED', 'Metric', 'Australia/Melbourne', 'false']);
    expect(network.listWrites()).toHaveLength(index + 1);
  }
  await submitForm(user);
  expect(await screen.findByRole('dialog', { name: 'Agency created' })).toHaveTextContent(
    'Refused (REFUSED)',
  );
});

it('shows an error at the abbreviation field when the abbreviation is taken, until the field changes', async () => {
  const { user } = await openCreationForm(network);
  await fillForm(user, 'Another Name', 'CBTA');
  await submitForm(user);
  await screen.findByRole('dialog', { name: 'Failed to create agency' });
  await user.click(getButton('Try again'));
  await waitFor(() => expect(getField('Abbreviation')).toHaveFocus());
  expect(getField('Abbreviation')).toHaveAccessibleDescription('Agency already exists');
  await user.type(getField('Name'), 's');
  await user.tab();
  expect(getField('Abbreviation')).toBeInvalid();
  await user.type(getField('Abbreviation'), '9');
  await waitFor(() => expect(getField('Abbreviation')).toBeValid());
});

it('shows a validation message of the platform at the field that the message names', async () => {
  const { user } = await openCreationForm(network);
  network.intercept(
    `POST ${AGENCIES_URL_PATH}`,
    respondWith(400, { description: 'timezone is not known. databaseName must be shorter.' }),
  );
  await fillForm(user, 'Ruled', 'RULED');
  await submitForm(user);
  await screen.findByText('This is likely a bug');
  await user.click(getButton('Try again'));
  expect(await screen.findByText('timezone is not known.')).toBeInTheDocument();
  expect(getField('Abbreviation')).toHaveAccessibleDescription('databaseName must be shorter.');
});

it('shows the failure dialog and sends nothing when the form is valid but its payload is not', async () => {
  // This id exceeds the safe integers: the form has it as text, but the payload would contain another number.
  const hugeFeatureset = { id: '9007199254740993', name: 'Huge' };
  const { user } = await openCreationForm(network, ['/featuresets', respondWith(200, [hugeFeatureset])]);
  await fillForm(user, 'Exact', 'EXACT');
  await user.click(getField('3 (not in the list)'));
  await user.click(getField('Huge id 9007199254740993'));
  await submitForm(user);
  const dialog = await screen.findByRole('dialog', { name: 'Failed to create agency' });
  expect(dialog).toHaveTextContent('This is likely a bug');
  expect(dialog).toHaveTextContent('Nothing was sent');
  expect(dialog).toHaveTextContent(/featuresets\[0\]\.featureset_id must be/);
  expect(within(dialog).queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await user.click(getButton('Try again'));
  expect(getField('Name')).toHaveValue('Exact');
  expect(network.listWrites()).toEqual([]);
});

it('opens the list from the failure dialog without asking about unsaved values', async () => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, respondWith(409));
  await fillForm(user, 'Leaving', 'LEAVING');
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Go to list' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toBeInTheDocument();
});

it.each([
  ['a double click', (user: UserEvent) => user.dblClick(getButton('Create agency'))],
  ['Enter twice', (user: UserEvent) => user.type(getField('Abbreviation'), '{Enter}{Enter}')],
])('sends once on %s, even when the response is fast', async (_case, submitTwice) => {
  const { user } = await openCreationForm(network);
  network.intercept(`POST ${AGENCIES_URL_PATH}`, respondWith(409));
  await fillForm(user, 'Once', 'ONCE');
  await submitTwice(user);
  await screen.findByText('Failed to create agency');
  expect(network.listWrites()).toHaveLength(1);
});
