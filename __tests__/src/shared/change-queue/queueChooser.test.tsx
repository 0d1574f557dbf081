import { act, screen, within } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { tags } from '@/api/client/tags';
import { replaceText } from '@tests/support/enterText';
import { type FakeNetwork, neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { dialogButton, findOutcomeDialog, network, openRule, valueInput } from '@tests/support/ruleFixture';
import { openMinutesChooser } from '@tests/support/ruleQueueFixture';

const FIRST_REQUEST = '/agencies/?';
const REST_REQUEST = '/agencies?limit=100&offset=100';
const createAgencies = (from: number, count: number) =>
  Array.from({ length: count }, (_agency, index) => ({ id: from + index, abbreviation: `A${from + index}` }));

/** Submits a rule and presses 'Do the same in…'; `interceptions` answer the requests for agencies. */
async function openChooser(...interceptions: Parameters<FakeNetwork['intercept']>[]) {
  const page = await openMinutesChooser(...interceptions);
  const list = await screen.findByRole('list', { name: 'Agencies to change' });
  const dialog = list.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('the list is in no dialog');
  return { ...page, dialog: within(dialog) };
}

it('says that the agencies are loading, also the first ones', async () => {
  const { dialog } = await openChooser([FIRST_REQUEST, neverRespond]);
  expect(dialog.getByText('Loading agencies…')).toBeVisible();
});

it('says that no agency could be loaded, and loads them with Try again', async () => {
  const { user, dialog } = await openChooser(
    [FIRST_REQUEST, respondWith(500), 1],
    [FIRST_REQUEST, respondWith(200, createAgencies(0, 3))],
  );
  expect(await dialog.findByText('Unable to retrieve Agencies')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Select all 3' })).toBeEnabled();
  expect(dialog.queryByText('Loading agencies…')).not.toBeInTheDocument();
});

it('says that the rest could not be loaded, and loads it with Try again', async () => {
  const { user, dialog } = await openChooser(
    [FIRST_REQUEST, respondWith(200, createAgencies(0, 100))],
    [REST_REQUEST, respondWith(500), 1],
    [REST_REQUEST, respondWith(200, createAgencies(100, 30))],
  );
  expect(await dialog.findByText('The agencies after the first 100 could not be loaded.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Roll out in all agencies…' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Select all 130' })).toBeEnabled();
});

it('says that the list could not be loaded anew, although it was complete before', async () => {
  const { store, dialog } = await openChooser(
    [FIRST_REQUEST, respondWith(200, createAgencies(0, 3)), 1],
    [FIRST_REQUEST, respondWith(500)],
  );
  await dialog.findByRole('button', { name: 'Select all 3' });
  act(() => void store.dispatch(agencyApi.util.invalidateTags([tags.agencyList()])));
  expect(await dialog.findByText('The agencies could not be loaded anew.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Select all 3' })).toBeEnabled();
});

it('shows the value, and names the chosen agencies, also those that the filter hides', async () => {
  const { user, dialog } = await openChooser([FIRST_REQUEST, respondWith(200, createAgencies(0, 3))]);
  expect(dialog.getByText('90')).toBeVisible();
  expect(dialog.getByText('Chosen: none')).toBeVisible();
  await user.click(await dialog.findByRole('checkbox', { name: /^A2/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^A0/ }));
  await user.type(dialog.getByLabelText('Filter'), 'A1');
  expect(dialog.getByText('Chosen: A0, A2')).toBeVisible();
});

it('selects and deselects only the agencies that the filter shows', async () => {
  const { user, dialog } = await openChooser([FIRST_REQUEST, respondWith(200, createAgencies(0, 3))]);
  await user.click(await dialog.findByRole('button', { name: 'Select all 3' }));
  await user.type(dialog.getByLabelText('Filter'), 'A1');
  await user.click(dialog.getByRole('button', { name: 'Select none' }));
  expect(dialog.getByRole('button', { name: 'Select all 1' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Start with A0 (1 of 2)' })).toBeEnabled();
});

it('says that no agency matches the filter, and selects none then', async () => {
  const { user, dialog } = await openChooser([FIRST_REQUEST, respondWith(200, createAgencies(0, 3))]);
  await dialog.findByRole('button', { name: 'Select all 3' });
  await user.type(dialog.getByLabelText('Filter'), 'zzz');
  expect(dialog.getByText('No agency matches “zzz”')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Select all' })).toBeDisabled();
});

it('keeps the failure and the focus on Try again while the agencies are loaded again', async () => {
  const { user, dialog } = await openChooser(
    [FIRST_REQUEST, respondWith(500), 1],
    [FIRST_REQUEST, neverRespond],
  );
  await dialog.findByText('Unable to retrieve Agencies');
  const tryAgain = dialog.getByRole('button', { name: 'Try again' });
  await user.click(tryAgain);
  expect(network.requestsTo(FIRST_REQUEST)).toHaveLength(2);
  expect(dialog.queryByText('Loading agencies…')).not.toBeInTheDocument();
  expect(dialog.getByText('Unable to retrieve Agencies')).toBeVisible();
  expect(tryAgain).toHaveFocus();
});

it('says the amount of a rule in cents', async () => {
  const { user } = await openRule('account', 'minimum_top_up');
  await replaceText(user, valueInput(), '1250');
  await user.click(dialogButton('Submit'));
  expect(await findOutcomeDialog('Business Rule Edited Successfully')).toHaveTextContent(/ → \$12\.50/);
  await user.click(dialogButton('Do the same in…'));
  expect(await screen.findByText('1250 cents ($12.50)')).toBeVisible();
});
