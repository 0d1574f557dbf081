import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { COUNTRY_PAGES, TIME_ZONE_PAGES } from '@/domain/limits';
import { fillField, getButton } from './controls';
import { type FakeNetwork, type Interception } from './fakeNetwork';
import { openRoute } from './renderRoute';

/** The form reads every page of the time zones and of the countries, and the feature sets. */
const LIST_REQUEST_COUNT = TIME_ZONE_PAGES + COUNTRY_PAGES + 1;

export const AGENCIES_URL_PATH = '/platform/us-east/agency/api/v4/agencies';
export const submitForm = (user: UserEvent) => user.click(getButton('Create agency'));

/** Opens the form and waits for its lists. The interceptions apply from the first request on. */
export async function openCreationForm(network: FakeNetwork, ...interceptions: Interception[]) {
  const page = await openRoute('/agency-creation', network, {}, ...interceptions);
  await screen.findByLabelText('Abbreviation');
  await waitFor(() =>
    expect(network.requests.filter((line) => /timezones|countries|featuresets/.test(line))).toHaveLength(
      LIST_REQUEST_COUNT,
    ),
  );
  await screen.findByText('United States');
  return page;
}

export async function fillForm(user: UserEvent, name: string, abbreviation: string) {
  await fillField(user, 'Name', name);
  await fillField(user, 'Abbreviation', abbreviation);
}
