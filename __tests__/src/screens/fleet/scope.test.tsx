import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AGENCY_SETS_LIMIT } from '@/domain/fleet/fleetLimits';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { agencySetRemoved } from '@/shared/fleet/agencySetsSlice';
import { AGENCY_SETS_STORAGE_KEY } from '@/shared/fleet/persistAgencySets';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { readRules } from '@tests/support/readRules';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(() => localStorage.clear());

const findScope = async () => {
  const scope = await screen.findByRole('combobox', { name: 'Agencies' });
  await waitFor(() => expect(scope).toHaveDisplayValue(/\([1-9]/));
  return scope;
};
const listScopes = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers databases and time zones, these once their names are loaded, and keeps their numbers in the address', async () => {
  const { user, currentUrl, goTo } = await renderRoute('/', network);
  const release = network.hold('/timezones');
  await goTo('/fleet');
  const scope = await findScope();
  await waitFor(() => expect(scope).toHaveDisplayValue('All agencies (130)'));
  const scopes = listScopes(scope).join();
  expect(scopes).toMatch(/Database: /);
  expect(scopes).not.toMatch(/Time zone: /);
  expect(network.requests.join()).not.toMatch(/token/i);
  release();
  const zone = await within(scope).findByRole('option', { name: /^Time zone: America\/New_York/ });
  await user.selectOptions(scope, zone);
  expect(currentUrl()).toMatch(/^\/fleet\?scope=zone-\d+$/);
});

it('offers the only database status, country or time zone if the address names it', async () => {
  const { user, goTo } = await renderRoute('/', network);
  const active = { country_code: 'US', database_status: 'active' };
  network.intercept(
    '/agencies/?',
    respondWith(200, [
      { ...active, id: 1, abbreviation: 'CBTA' },
      { ...active, id: 2, abbreviation: 'METRO' },
    ]),
  );
  await goTo('/fleet?scope=status-active');
  const scope = await findScope();
  expect(listScopes(scope)).toEqual(['All agencies (2)', 'Database: active (2)']);
  expect(scope).toHaveDisplayValue('Database: active (2)');
  await user.selectOptions(scope, 'all');
  expect(listScopes(scope)).toEqual(['All agencies (2)']);
});

it('starts no run before it knows all agencies of its scope', async () => {
  const { goTo } = await renderRoute('/', network);
  const release = network.hold('offset=100', network.forward, Infinity);
  await goTo('/fleet');
  expect(await screen.findByText(/^100 agencies × 11 calls: .*the rest is loading/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run' })).toBeDisabled();
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run' })).toBeEnabled());
  expect(screen.getByText(/^130 agencies/)).toBeVisible();
});

it('says that the agencies or the rest of them could not be loaded, and loads them again', async () => {
  const { user, goTo } = await renderRoute('/', network);
  network.intercept('agencies?limit=100&offset=100', respondWith(500), 1);
  await goTo('/fleet');
  const rest = 'The agencies after the first 100 could not be loaded.';
  expect(await screen.findByText(rest)).toBeVisible();
  expect(screen.getByText(/responded with 500/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^130 agencies/)).toBeVisible();
  expect(screen.queryByText(rest)).not.toBeInTheDocument();
});

it.each(['agencies=NOSUCH', 'scope=pinned', 'scope=set-South'])(
  'keeps a scope without agencies here, asks no other agency, and neither saves nor deletes a set (%s)',
  async (search) => {
    const { user } = await renderRoute(`/fleet?tab=riders&${search}`, network);
    const scope = await screen.findByRole('combobox', { name: 'Agencies' });
    await waitFor(() => expect(scope).toHaveDisplayValue('Not found here (0)'));
    const isNamed = search === 'agencies=NOSUCH';
    expect(screen.getByText(/^0 agencies/).textContent.includes('NOSUCH is not among')).toBe(isNamed);
    const setButtons = screen.queryAllByRole('button', { name: /^(Save as|Delete) set$/ });
    expect(setButtons.filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
    const requests = network.requests.length;
    await user.type(screen.getByRole('searchbox', { name: 'Rider' }), 'jones{Enter}');
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
    expect(network.requests).toHaveLength(requests);
    await user.selectOptions(scope, 'all');
    expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
    expect(listScopes(scope)).not.toContain('Not found here (0)');
  },
);

it.each(['agencies/?', 'agencies?limit=100&offset=100'])(
  'says of no agency that it is not found here as long as not all are read (%s)',
  async (failing) => {
    const { user, goTo } = await renderRoute('/', network);
    network.intercept(failing, respondWith(500), 1);
    await goTo('/fleet?agencies=NOSUCH');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const scope = screen.getByRole('combobox', { name: 'Agencies' });
    expect(scope).toHaveDisplayValue('…');
    await user.click(retry);
    await waitFor(() => expect(scope).toHaveDisplayValue('Not found here (0)'));
  },
);

it('says no time of a run of no agency', async () => {
  const { goTo } = await readRules('/fleet?tab=rules&agencies=CBTA', network);
  expect(screen.getByText(/^1 agency: .* at your last speed$/)).toBeVisible();
  await goTo('/fleet?tab=rules&agencies=NOSUCH');
  expect(screen.getByText(/^0 agencies/)).not.toHaveTextContent('speed');
});

it('looks up no list of riders in an agency that was not chosen', async () => {
  const { user } = await renderRoute('/fleet?tab=riders&find=list&agencies=NOSUCH', network);
  const agency = await screen.findByRole('combobox', { name: 'Agency' });
  await waitFor(() => expect(within(agency).getAllByRole('option')).toHaveLength(131));
  await user.type(screen.getByRole('textbox', { name: 'Riders' }), '1');
  expect(agency).toHaveDisplayValue('Choose an agency');
  expect(screen.getByRole('button', { name: 'Look up' })).toBeDisabled();
});

it('says in each search for riders that the agencies could not be loaded', async () => {
  const { user, goTo } = await renderRoute('/', network);
  network.intercept('/agencies/?', respondWith(500));
  await goTo('/fleet?tab=riders');
  expect(await screen.findByText('Unable to retrieve Agencies')).toBeVisible();
  await goTo('/fleet?tab=riders&find=list');
  await screen.findByRole('textbox', { name: 'Riders' });
  expect(screen.getByText('Unable to retrieve Agencies')).toBeVisible();
  network.reset();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(within(screen.getByRole('combobox', { name: 'Agency' })).getAllByRole('option').length).toBe(130),
  );
});

it('counts the agencies that no scope has, because they or their abbreviations cannot be read', async () => {
  const { goTo } = await renderRoute('/', network);
  network.intercept(
    '/agencies/?',
    respondWith(200, [{ id: 1, abbreviation: 'CBTA' }, { id: 2, abbreviation: 'A/B' }, { id: 3 }]),
  );
  await goTo('/fleet');
  const leftOut = /\. 2 agencies could not be read and are left out\.$/;
  expect(await screen.findByText(leftOut)).toHaveTextContent(/^1 agency: up to 11 calls\. 2 /);
  await goTo('/fleet?tab=riders&find=list');
  expect(await screen.findByText(leftOut)).toHaveTextContent(/^0 of up to 50 riders/);
});

it('names the chosen agencies that it does not find, and asks the others', async () => {
  const { user } = await renderRoute('/fleet?agencies=NOSUCH.CBTA', network);
  const scope = await findScope();
  expect(scope).toHaveDisplayValue('Chosen (1)');
  expect(await screen.findByText(/^1 agency: .*\. NOSUCH is not among the agencies here\.$/)).toBeVisible();
  await user.selectOptions(scope, 'all');
  expect(screen.queryByText(/NOSUCH/)).not.toBeInTheDocument();
});

it('saves the chosen agencies as a set in this browser, and deletes it', async () => {
  const { user } = await renderRoute('/fleet?agencies=CBTA.METRO', network);
  const scope = await findScope();
  expect(scope).toHaveDisplayValue('Chosen (2)');
  const save = screen.getByRole('button', { name: 'Save as set' });
  expect(save.compareDocumentPosition(screen.getByText('Run'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // While the list is loading, the scope may lack agencies.
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  const name = screen.getByRole('textbox', { name: 'Name of the set' });
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(scope).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save as set' }));
  const reopenedName = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the set' });
  const statuses = screen.getAllByRole('status');
  await user.paste('x'.repeat(41));
  // Nothing of the pasted name is cut off, and it is not saved.
  expect(reopenedName.value).toHaveLength(41);
  // A live region announces only a change of what it had when it came.
  expect(statuses).toContain(screen.getByText('The name must have at most 40 characters.'));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(reopenedName);
  await user.type(reopenedName, ' North-east ');
  // This Enter only ends the composing of an input method.
  fireEvent.keyDown(reopenedName, { key: 'Enter', isComposing: true });
  expect(reopenedName).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(scope).toHaveDisplayValue('Set “North-east” (2)'));
  expect(scope).toHaveFocus();
  expect(screen.getByText(/^2 agencies × 11 calls/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem(AGENCY_SETS_STORAGE_KEY) ?? '')).toMatchObject({
    sets: [{ region: 'usEast', name: 'North-east', abbreviations: ['CBTA', 'METRO'] }],
  });
  await user.click(screen.getByRole('button', { name: 'Delete set' }));
  expect(scope).toHaveFocus();
  await waitFor(() => expect(listScopes(scope).join()).not.toMatch(/North-east/));
  expect(JSON.parse(localStorage.getItem(AGENCY_SETS_STORAGE_KEY) ?? '')).toMatchObject({ sets: [] });
});

it('saves no set beyond the limit, deletes none for it, and says that one of the same name is replaced', async () => {
  const sets = Array.from({ length: AGENCY_SETS_LIMIT }, (_, index) => ({
    region: 'usEast',
    name: `Set ${index}`,
    abbreviations: ['CBTA'],
  }));
  localStorage.setItem(AGENCY_SETS_STORAGE_KEY, JSON.stringify({ sets, version: ENTRY_VERSION }));
  const { user, store } = await renderRoute('/fleet?agencies=CBTA.METRO', network);
  const scope = await findScope();
  const start = screen.getByRole('button', { name: 'Save as set' });
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  const name = screen.getByRole('textbox', { name: 'Name of the set' });
  await user.type(name, 'Set{Enter}');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  const problem = screen.getByText('20 sets are saved. Replace one, or delete one first.');
  act(() => void store.dispatch(agencySetRemoved({ region: 'usEast', name: 'Set 0' })));
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(problem).toBeEmptyDOMElement();
  await user.type(name, ' 1');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(scope).toHaveDisplayValue('Set “Set 1” (2)'));
});

it('shows the sets of an earlier session in their region only, and leaves out invalid ones', async () => {
  const set = { region: 'usEast', name: 'Depots', abbreviations: ['CBTA'] };
  const sets = [
    set,
    { ...set, name: 'South', region: 'australia' },
    { ...set, name: 'Damaged', abbreviations: [1] },
  ];
  localStorage.setItem(AGENCY_SETS_STORAGE_KEY, JSON.stringify({ sets, version: ENTRY_VERSION }));
  await renderRoute('/fleet?scope=set-Depots', network);
  const scope = await findScope();
  await waitFor(() => expect(scope).toHaveDisplayValue('Set “Depots” (1)'));
  expect(listScopes(scope).join()).not.toMatch(/South|Damaged/);
});
