import { act, screen, waitFor, within } from '@testing-library/react';
import { agencyVisited } from '@/session/preferences/shellActions';
import { captureDownloads } from '@tests/support/downloads';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

const SEARCH = '/customersearch/api/v3/riders';
const RIDER = { user_id: 4711, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };

async function openLookup(text: string) {
  const page = await renderRoute('/fleet?tab=riders&find=list', network);
  const agency = await screen.findByRole('combobox', { name: 'Agency' });
  await waitFor(() => expect(within(agency).getAllByRole('option').length).toBeGreaterThan(3));
  await page.user.selectOptions(agency, 'CBTA');
  await enterText(page.user, screen.getByRole('textbox', { name: 'Riders' }), text);
  const submit = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Look up' })).toBeEnabled());
    await page.user.click(screen.getByRole('button', { name: 'Look up' }));
  };
  return { ...page, submit };
}

it('says of each id, email and card whether the agency has it, opens a found rider, and exports the list', async () => {
  const { user, submit, currentUrl } = await openLookup('ada@example.com, 47 nobody@example.com 47 broken');
  network.reset();
  network.intercept(`${SEARCH}?term=ada`, respondWith(200, [RIDER]));
  // The id 47 is a part of the first rider's, and there are more riders.
  network.intercept(
    `${SEARCH}?term=47`,
    respondWith(200, [RIDER], { 'x-page': '1', 'x-next-page': '2', 'x-total': '30' }),
  );
  network.intercept(`${SEARCH}?term=nobody`, respondWith(200, []));
  network.intercept(`${SEARCH}?term=broken`, respondWith(500, { message: 'Ask Ada' }));
  expect(screen.getByText('4 of up to 50 riders: up to 5 calls')).toBeVisible();
  await submit();
  await screen.findByText('1 of 4 found in CBTA · 2 unclear');
  const results = screen
    .getAllByRole('rowheader')
    .map((cell) => [cell.textContent, cell.nextElementSibling?.textContent]);
  expect(results.slice(0, 3)).toEqual([
    ['ada@example.com', 'found'],
    ['47', 'not among the first 10 that contain it'],
    ['nobody@example.com', 'not found'],
  ]);
  expect(results[3]?.[1]).toMatch(/The platform said: Ask Ada\./);
  const downloads = captureDownloads();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const csv = await downloads[0]?.text();
  expect(csv).toContain('CBTA,ada@example.com,found,4711,Ada Byron,ada@example.com,');
  expect(csv).not.toContain('Ask Ada');
  expect(downloads[0]?.name).toMatch(/^fleet-riders_us-east_CBTA_.*\.csv$/);
  expect(await screen.findByText('Saved the riders as CSV')).toBeInTheDocument();
  expect(decodeURIComponent(currentUrl())).toBe('/fleet?tab=riders&find=list');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('example.com');
  // Only a rider that was found can be opened.
  for (const term of ['47', 'nobody@example.com', 'broken'])
    expect(screen.queryByRole('button', { name: term })).not.toBeInTheDocument();
  await user.click(screen.getByRole('rowheader', { name: '47' }));
  expect(decodeURIComponent(currentUrl())).toBe('/fleet?tab=riders&find=list');
  await user.click(screen.getByRole('button', { name: 'ada@example.com' }));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/agency-dashboard\/CBTA\/riders\/4711/));
});

it('says that the agency of a found rider is opening', async () => {
  const { user, submit } = await openLookup('ada@example.com');
  network.intercept(`${SEARCH}?term=ada`, respondWith(200, [RIDER]));
  await submit();
  const rider = await screen.findByRole('button', { name: 'ada@example.com' });
  network.intercept('/token/agency', neverRespond);
  await user.click(rider);
  expect(await screen.findByText('Opening CBTA…')).toBeVisible();
});

it('says that the agency was not asked when the run was stopped', async () => {
  const { user, submit } = await openLookup('4711');
  network.intercept('/token/agency', neverRespond, 1);
  await submit();
  expect(await screen.findByText('Looking in CBTA')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('CBTA has not been asked')).toBeVisible();
});

it('says why the agency could not be asked', async () => {
  const { submit } = await openLookup('4711');
  network.intercept('/token/agency', respondWith(403, { message: 'Closed for a day' }), 1);
  await submit();
  expect(await screen.findByText('CBTA could not be asked')).toBeVisible();
  expect(screen.getByText('Could not sign in (403). The platform said: Closed for a day.')).toBeVisible();
});

it('keeps the riders that were looked up while another one is searched for, and shows neither as the other', async () => {
  const { user, submit } = await openLookup('ada@example.com');
  network.intercept(SEARCH, respondWith(200, [RIDER]), 1);
  await submit();
  await screen.findByText('1 of 1 found in CBTA');
  const find = screen.getByRole('combobox', { name: 'Find' });
  await user.selectOptions(find, 'One rider in many agencies');
  expect(screen.getByText('Find a rider whose agency you do not know')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Run' })).not.toBeInTheDocument();
  network.intercept('/token/agency', neverRespond);
  await enterText(user, screen.getByRole('searchbox', { name: 'Rider' }), 'jones');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.selectOptions(find, 'A list of riders in one agency');
  expect(screen.getByText('1 of 1 found in CBTA')).toBeVisible();
  await user.selectOptions(find, 'One rider in many agencies');
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent('· “jones”');
});

it('names the riders when digits are the id of one and the card of another', async () => {
  const { submit } = await openLookup('4711');
  network.intercept(SEARCH, respondWith(200, [RIDER, { user_id: 52, smartcard: '4711' }]));
  await submit();
  await screen.findByText('0 of 1 found in CBTA · 1 unclear');
  expect(screen.getByRole('cell', { name: 'several riders: 4711, 52' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '4711' })).not.toBeInTheDocument();
});

it('shows the search again after Back from the list that was looked up', async () => {
  const { user } = await renderRoute('/fleet?tab=riders&agencies=CBTA', network);
  network.intercept(SEARCH, respondWith(200, [RIDER]));
  const find = await screen.findByRole('combobox', { name: 'Find' });
  await user.selectOptions(find, 'A list of riders in one agency');
  await enterText(user, screen.getByRole('textbox', { name: 'Riders' }), 'ada@example.com');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look up' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  await screen.findByText('1 of 1 found in CBTA');
  act(() => window.history.back());
  await waitFor(() => expect(find).toHaveDisplayValue('One rider in many agencies'));
});

it('shows a list that is under way from the link of the top bar', async () => {
  const { user, submit, goTo } = await openLookup('4711');
  network.intercept('/token/agency', neverRespond, 1);
  await submit();
  await screen.findByText('Looking in CBTA');
  await goTo('/');
  await user.click(await screen.findByRole('link', { name: 'Fleet 0 of 1' }));
  expect(await screen.findByText('Looking in CBTA')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
});

it('keeps the agency with its list while another page is open', async () => {
  const { goTo } = await openLookup('4711');
  await goTo('/');
  await goTo('/fleet?tab=riders&find=list');
  expect(await screen.findByRole('textbox', { name: 'Riders' })).toHaveValue('4711');
  expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveValue('CBTA');
});

it('keeps the agency that was shown when its list was typed', async () => {
  const { user, goTo } = await renderRoute('/fleet?tab=riders&find=list&agencies=CBTA', network);
  const findAgency = () => screen.findByRole('combobox', { name: 'Agency' });
  await waitFor(async () => expect(await findAgency()).toHaveValue('CBTA'));
  await enterText(user, screen.getByRole('textbox', { name: 'Riders' }), '4711');
  await goTo('/');
  await goTo('/fleet?tab=riders&find=list');
  expect(await findAgency()).toHaveValue('CBTA');
});

it('starts with the first agency, or with the one that was opened last, and counts one call as one', async () => {
  const { store, goTo } = await renderRoute('/fleet?tab=riders&find=list', network);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveValue('AART'));
  await goTo('/');
  act(() => void store.dispatch(agencyVisited({ region: 'usEast', agency: 'METRO' })));
  await goTo('/fleet?tab=riders&find=list');
  const agency = await screen.findByRole('combobox', { name: 'Agency' });
  await waitFor(() => expect(agency).toHaveValue('METRO'));
  expect(screen.getByText('0 of up to 50 riders: up to 1 call')).toBeVisible();
});

it('refuses more than 50, and sends nothing', async () => {
  await openLookup(Array.from({ length: 51 }, (_, index) => 1000 + index).join('\n'));
  network.reset();
  expect(screen.getByText('51 riders are listed. Up to 50 can be looked up at once.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look up' })).toBeDisabled();
  await waitForSideEffects();
  expect(network.requests).toEqual([]);
});
