import { screen, waitFor, within } from '@testing-library/react';
import { ENTRY_VERSION } from '@/session/storage/safeStorage';
import { AGENCY_SETS_STORAGE_KEY } from '@/shared/fleet/keepAgencySets';
import { type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
beforeEach(() => localStorage.clear());

const findScope = async () => {
  const scope = await screen.findByRole('combobox', { name: 'Agencies' });
  await waitFor(() => expect(scope).toHaveDisplayValue(/^(?!All agencies \(0\))/));
  return scope;
};
const listScopes = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('offers databases and time zones by their names, and keeps their numbers in the address', async () => {
  const { user, currentUrl } = await renderRoute('/fleet', network);
  const scope = await findScope();
  await waitFor(() => expect(scope).toHaveDisplayValue('All agencies (130)'));
  const scopes = listScopes(scope);
  expect(scopes.some((text) => /^Database: /.test(text))).toBe(true);
  expect(network.requests.join()).not.toMatch(/token/i);
  const zone = await within(scope).findByRole('option', { name: /^Time zone: America\/New_York/ });
  await user.selectOptions(scope, zone);
  expect(currentUrl()).toMatch(/^\/fleet\?scope=zone-\d+$/);
});

it('saves the chosen agencies as a set in this browser, and deletes it', async () => {
  const { user } = await renderRoute('/fleet?agencies=CBTA,METRO', network);
  const scope = await findScope();
  expect(scope).toHaveDisplayValue('Chosen (2)');
  await user.click(screen.getByRole('button', { name: 'Save as set' }));
  const name = screen.getByRole('textbox', { name: 'Name of the set' });
  expect(name).toHaveFocus();
  await user.type(name, ' North-east {Enter}');
  await waitFor(() => expect(scope).toHaveDisplayValue('Set “North-east” (2)'));
  expect(screen.getByText(/^2 agencies × 11 calls/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem(AGENCY_SETS_STORAGE_KEY) ?? '')).toMatchObject({
    sets: [{ region: 'usEast', name: 'North-east', abbreviations: ['CBTA', 'METRO'] }],
  });
  await user.click(screen.getByRole('button', { name: 'Delete set' }));
  await waitFor(() => expect(listScopes(scope).join()).not.toMatch(/North-east/));
  expect(JSON.parse(localStorage.getItem(AGENCY_SETS_STORAGE_KEY) ?? '')).toMatchObject({ sets: [] });
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
