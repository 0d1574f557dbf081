import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { agencyApi } from '@/api/agency';
import { TIME_ZONE_PAGES } from '@/domain/limits';
import { clockNoticeDismissed } from '@/session/auth/sessionSlice';
import {
  AGENCIES_URL_PATH,
  fillForm,
  openCreationForm,
  submitForm,
} from '@tests/support/agencyCreationFixture';
import { chooseOption, getChosenOption } from '@tests/support/chooseOption';
import { getButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

/** Records the payload of the next creation and rejects the creation. */
function recordPayload(): { payload?: unknown } {
  const recorded: { payload?: unknown } = {};
  network.intercept(`POST ${AGENCIES_URL_PATH}`, async (request) => {
    recorded.payload = JSON.parse(await request.clone().text()) as unknown;
    return respondWith(418)(request);
  });
  return recorded;
}

const listChecked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ parentElement }) => parentElement?.textContent);

/** Types into a search field and selects its first option. */
async function selectFirstOption(user: UserEvent, label: string, text: string) {
  await enterText(user, getField(label), text);
  await waitFor(() =>
    expect(getField(label)).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_list_0$/)),
  );
  // antd's Select reads `keyCode`, which user-event does not set.
  fireEvent.keyDown(getField(label), { key: 'Enter', keyCode: 13 });
}

const listLabels = () =>
  [...document.querySelectorAll('form label')].map(({ textContent }) => textContent).slice(0, 6);

it('starts with the default values in the order of the specification, and shows the names of the default time zone and country', async () => {
  await openCreationForm(network);
  expect(listLabels()).toEqual([
    'Name',
    'Abbreviation',
    'Database name',
    'Measurement',
    'Timezone',
    'Country',
  ]);
  expect(getField('Name')).toHaveValue('');
  expect(getChosenOption('Measurement')).toBe('Imperial');
  expect(await screen.findByText('America/New_York')).toBeInTheDocument();
  expect(screen.getByText('United States')).toBeInTheDocument();
  expect(listChecked()).toEqual(['Mobile Ticketing id 3']);
  expect(screen.getByRole('switch', { name: 'Mobile Ticketing id 3 enabled' })).toBeChecked();
  // In the side menu and in the form.
  expect(screen.getAllByText('Region - US East')).toHaveLength(2);
});

it('sends the defaults as the payload of the specification, with trimmed texts', async () => {
  const { user } = await openCreationForm(network);
  const recorded = recordPayload();
  await fillForm(user, '  Harbour Transit ', ' HARBOUR ');
  expect(getField('Database name')).toHaveValue('HARBOUR');
  expect(getField('Database name')).toHaveAttribute('readonly');
  await submitForm(user);
  await screen.findByText('Failed to create agency');
  expect(JSON.stringify(recorded.payload)).toBe(
    JSON.stringify({
      name: 'Harbour Transit',
      databaseName: 'HARBOUR',
      abbreviation: 'HARBOUR',
      imperial: true,
      timezone: 109,
      country_code: 840,
      featuresets: [{ featureset_id: 3, enabled: true }],
    }),
  );
});

it('sends the chosen values, which are found by name or number, as numbers and booleans', async () => {
  const { user } = await openCreationForm(network);
  const recorded = recordPayload();
  await fillForm(user, 'Bay Ferries', 'BAY');
  await chooseOption(user, 'Measurement', 'Metric');
  await selectFirstOption(user, 'Timezone', 'melbourne');
  await selectFirstOption(user, 'Country', '36');
  await user.click(screen.getByRole('checkbox', { name: / id 7$/ }));
  await user.click(screen.getByRole('switch', { name: / id 7 enabled$/ }));
  await submitForm(user);
  await screen.findByText('Failed to create agency');
  expect(recorded.payload).toMatchObject({
    imperial: false,
    // Australia/Melbourne and Australia.
    timezone: 298,
    country_code: 36,
    featuresets: [
      { featureset_id: 3, enabled: true },
      { featureset_id: 7, enabled: false },
    ],
  });
});

it('requires a name and an abbreviation that are not blank, sends nothing, and focuses the first error', async () => {
  const { user } = await openCreationForm(network);
  await enterText(user, getField('Name'), '   ');
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.queryByText('Abbreviation is required')).not.toBeInTheDocument();
  await submitForm(user);
  expect(await screen.findByText('Abbreviation is required')).toBeInTheDocument();
  await waitFor(() => expect(getField('Name')).toHaveFocus());
  expect(getField('Name')).toHaveAccessibleDescription('Name is required');
  expect(getField('Abbreviation')).toBeInvalid();
  expect(network.listWrites()).toEqual([]);
});

it.each(['two words', 'a/b', 'Zürich', '__proto__', 'x'.repeat(65)])(
  'rejects the abbreviation %s, which cannot be part of a portal URL',
  async (abbreviation) => {
    const { user } = await openCreationForm(network);
    await fillForm(user, 'Any', abbreviation);
    await submitForm(user);
    expect(await screen.findByText(/^Only letters, digits|^Choose another/)).toBeInTheDocument();
    expect(network.listWrites()).toEqual([]);
  },
);

it('offers each feature set once, and requires at least one', async () => {
  const { user } = await openCreationForm(network);
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  await user.click(screen.getByRole('checkbox', { name: 'Mobile Ticketing id 3' }));
  expect(listChecked()).toEqual([]);
  expect(screen.getByRole('switch', { name: 'Mobile Ticketing id 3 enabled' })).toBeDisabled();
  await fillForm(user, 'Bare', 'BARE');
  await submitForm(user);
  expect(await screen.findByText('An agency has at least one feature set')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
  expect(screen.getByRole('group', { name: 'Feature sets' })).toHaveAccessibleDescription(
    'An agency has at least one feature set',
  );
  expect(network.listWrites()).toEqual([]);
});

it('warns when a part of the time zones is missing, and Try again requests only that part', async () => {
  const { user } = await openCreationForm(network, ['/timezones/?offset=300', respondWith(500), 1]);
  expect(await screen.findByText('Not all time zones could be loaded')).toBeInTheDocument();
  network.accessLog.length = 0;
  await user.click(getButton('Try again'));
  await waitFor(() => expect(screen.queryByText(/Not all/)).not.toBeInTheDocument());
  expect(network.accessLog.map(({ path }) => path)).toEqual([
    '/agency/api/v4/timezones/?offset=300&limit=100',
  ]);
});

it('does not call a list incomplete that could not be fetched again', async () => {
  const { store } = await openCreationForm(network);
  network.intercept('/featuresets', respondWith(400));
  const fetchAgain = agencyApi.endpoints.listFeaturesets.initiate(undefined, { forceRefetch: true });
  expect(await act(() => store.dispatch(fetchAgain))).toMatchObject({ isError: true });
  // Components see RTK Query's batched actions with the next other action.
  act(() => void store.dispatch(clockNoticeDismissed()));
  expect(screen.queryByText(/could be loaded/)).not.toBeInTheDocument();
});

it('does not show the failure of a prefetch while the lists are loading', async () => {
  const { store, goTo } = await renderRoute('/', network);
  network.intercept('/featuresets', respondWith(400), 1);
  const { listFeaturesets } = agencyApi.endpoints;
  await store.dispatch(listFeaturesets.initiate(undefined, { subscribe: false }));
  network.intercept('/featuresets', neverRespond);
  await goTo('/agency-creation');
  await screen.findByText('United States');
  expect(screen.queryByText(/could be loaded/)).not.toBeInTheDocument();
});

it('does not send a value that is not in the loaded lists', async () => {
  const { user } = await openCreationForm(
    network,
    ['/timezones/', respondWith(500), TIME_ZONE_PAGES],
    ['/featuresets', respondWith(500), 1],
  );
  expect(await screen.findByText('Not all time zones and feature sets could be loaded')).toBeInTheDocument();
  await fillForm(user, 'Blind', 'BLIND');
  await submitForm(user);
  expect(await screen.findByText('Timezone 109 is not among those loaded')).toBeInTheDocument();
  expect(screen.getByText('Feature set 3 is not among those loaded')).toBeInTheDocument();
  expect(network.listWrites()).toEqual([]);
  expect(getChosenOption('Timezone')).toBe('109 (its name could not be loaded)');
  await user.click(getButton('Try again'));
  await waitFor(() => expect(screen.queryByText(/is not among/)).not.toBeInTheDocument());
  await submitForm(user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
});

it('says that the platform has no feature sets, and does not call that a failure', async () => {
  const { user } = await openCreationForm(network, ['/featuresets', respondWith(200, []), 1]);
  expect(await screen.findByText('The platform has no feature sets')).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded|could be loaded/)).not.toBeInTheDocument();
  expect(listChecked()).toEqual(['3 (not in the list)']);
  // An unchecked set can be checked again.
  const checkbox = screen.getByRole('checkbox', { name: '3 (not in the list)' });
  await user.click(checkbox);
  expect(listChecked()).toEqual([]);
  expect(checkbox).toHaveFocus();
  await user.click(checkbox);
  await user.click(getButton('Try again'));
  expect(await screen.findByRole('checkbox', { name: 'Mobile Ticketing id 3' })).toBeChecked();
});

it('asks before leaving only when values differ from the defaults', async () => {
  const { user, currentUrl } = await openCreationForm(network);
  await user.type(getField('Name'), 'x{Backspace}');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'HOME' });
  await user.click(screen.getByRole('link', { name: /Create an Agency/ }));
  await enterText(user, await screen.findByLabelText('Name'), 'Kept');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(currentUrl()).toBe('/agency-creation');
  expect(getField('Name')).toHaveValue('Kept');
});
