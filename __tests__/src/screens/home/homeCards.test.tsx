import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { agencyApi } from '@/api/agency';
import { platformApi } from '@/api/client/platformApi';
import { clockSkewMeasured, sessionEnded } from '@/session/auth/sessionSlice';
import { checkResultStored } from '@/session/diagnosticsSlice';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { AGENCY_NAMES_STORAGE_KEY, PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { DAY_MS } from '@tests/support/durations';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

function storeAgencies(agencies: { pinned?: string[]; recent?: string[] }, region = 'usEast'): void {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({ version: 1, agencies: { [region]: agencies } }),
  );
}

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const SIGN_IN = 'POST /platform/us-east/pso/api/v1/token/agency';

describe('Find a rider', () => {
  it('signs in to the chosen agency, and opens its riders with the typed term', async () => {
    storeAgencies({ pinned: ['METRO'], recent: ['CBTA'] });
    const { user, currentUrl } = await renderRoute('/', network);
    const card = await findCard('Find a rider');
    // The agency that was open last.
    expect(card.getByLabelText('Agency')).toHaveDisplayValue('CBTA');
    await user.selectOptions(card.getByLabelText('Agency'), 'METRO');
    await user.type(card.getByLabelText('Rider'), ' jones {Enter}');
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    expect(screen.getByLabelText('Filter')).toHaveValue('jones');
    // A search term can be personal data.
    expect(currentUrl()).toBe('/agency-dashboard/METRO/riders');
    expect(network.requests.filter((line) => line === SIGN_IN)).toHaveLength(1);
    await waitFor(() => expect(network.requests.some((line) => line.includes('term=jones'))).toBe(true));
    expect(network.requests.some((line) => /riders\?(?!.*term=jones)/.test(line))).toBe(false);
  });

  it('opens nothing without a text, and says why an agency did not open', async () => {
    storeAgencies({ recent: ['CBTA'] });
    const { user, currentUrl, store } = await renderRoute('/', network);
    const card = await findCard('Find a rider');
    await user.click(card.getByRole('button', { name: 'Find' }));
    expect(card.getByLabelText('Rider')).toHaveFocus();
    expect(network.requests).toEqual([]);
    network.intercept(SIGN_IN, respondWith(503));
    await user.type(card.getByLabelText('Rider'), 'jones{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to log you in at this time. Please try again later :(',
    );
    expect(currentUrl()).toBe('/');
    expect(store.getState().searchTerms).toEqual({});
  });

  it('opens what was chosen last, while the sign-in to the agency is pending', async () => {
    storeAgencies({ recent: ['CBTA'] });
    const { user, currentUrl } = await renderRoute('/', network);
    const answer = network.hold(SIGN_IN);
    await user.click((await findCard('My agencies')).getByRole('link', { name: /^CBTA/ }));
    const field = (await findCard('Find a rider')).getByLabelText('Rider');
    await user.type(field, 'jonse{Enter}');
    await user.clear(field);
    await user.type(field, 'jones{Enter}');
    answer();
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
    expect(screen.getByLabelText('Filter')).toHaveValue('jones');
    expect(network.requests.filter((line) => line === SIGN_IN)).toHaveLength(1);
  });

  it('searches the agency that is shown, when the last open one is behind the limit of pinned ones', async () => {
    const pinned = ['METRO', 'CBTA', 'AAT', 'AMTA', 'BCC', 'P6', 'P7', 'P8'];
    storeAgencies({ pinned, recent: ['LAST', 'CBTA'] });
    const { user, currentUrl } = await renderRoute('/', network, { agencies: ['CBTA'] });
    const card = await findCard('Find a rider');
    expect(card.getByLabelText('Agency')).toHaveDisplayValue('CBTA');
    await user.type(card.getByLabelText('Rider'), 'jones{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders');
  });

  it('links to the riders of recent agencies', async () => {
    storeAgencies({ recent: ['CBTA', 'METRO'] });
    const { user, currentUrl } = await renderRoute('/', network, { agencies: ['METRO'] });
    await user.click((await findCard('Find a rider')).getByRole('link', { name: 'Riders of METRO' }));
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    expect(currentUrl()).toBe('/agency-dashboard/METRO/riders');
    expect(network.requests).not.toContain(SIGN_IN);
  });

  it('leads to the agencies in a browser that knows none', async () => {
    await renderRoute('/', network);
    const card = await findCard('Find a rider');
    expect(card.queryByLabelText('Rider')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Open an agency' })).toHaveAttribute(
      'href',
      '/agencies?region=us-east',
    );
  });
});

describe('My agencies', () => {
  const listRows = async () =>
    (await findCard('My agencies')).getAllByRole('listitem').map((row) => row.textContent);

  it('requests the names of the pinned agencies only, and only those that no page has read', async () => {
    storeAgencies({ pinned: ['METRO', 'CBTA'], recent: ['AAT', 'CBTA'] });
    const { goTo } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
    await screen.findByText('Database Status');
    await screen.findAllByText(/Chesapeake/);
    network.accessLog.length = 0;
    await goTo('/');
    await screen.findByText(/Metro/i, { selector: 'a' });
    // The dashboard may still be loading the names of time zones.
    const listAgencyPaths = () =>
      network.accessLog.map(({ path }) => path).filter((path) => path.includes('/agencies'));
    await waitFor(() => expect(listAgencyPaths()).toEqual(['/agency/api/v4/agencies/METRO']));
    const rows = await listRows();
    expect(rows[0]).toMatch(/METRO Metro.*diagnostics not run/);
    expect(rows[1]).toMatch(/CBTA Chesapeake Bay Transit Authority.*diagnostics not run/);
    expect(rows[2]).toMatch(/AAT diagnostics not run/);
  });

  it('has the names that it has shown after a reload, too, without a call', async () => {
    storeAgencies({ recent: ['CBTA'] });
    const { goTo } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
    await screen.findAllByText(/Chesapeake/);
    await goTo('/');
    await findCard('My agencies');
    await waitFor(() => expect(localStorage.getItem(AGENCY_NAMES_STORAGE_KEY)).toContain('Chesapeake'));
    cleanup();
    network.requests.length = 0;
    await renderRoute('/', network);
    expect((await listRows())[0]).toMatch(/^CBTA Chesapeake Bay Transit Authority/);
    expect(network.requests).toEqual([]);
  });

  it('keeps a name that was read while Home was open', async () => {
    storeAgencies({ recent: ['METRO'] });
    const { store } = await renderRoute('/', network);
    expect((await listRows())[0]).toMatch(/^METRO diagnostics/);
    act(() => void store.dispatch(agencyApi.endpoints.getAgency.initiate({ abbreviation: 'METRO' })));
    await waitFor(async () => expect((await listRows())[0]).toMatch(/^METRO Metro/));
    act(() => void store.dispatch(platformApi.util.resetApiState()));
    expect((await listRows())[0]).toMatch(/^METRO Metro/);
  });

  it('ignores stored names that are not text', async () => {
    storeAgencies({ recent: ['constructor', 'CBTA', 'AAT'] });
    safeLocalStorage.writeEntry(AGENCY_NAMES_STORAGE_KEY, { usEast: { CBTA: {}, AAT: 'Anchorage' } });
    await renderRoute('/', network);
    expect(await listRows()).toEqual([
      'constructor diagnostics not run',
      'CBTA diagnostics not run',
      'AAT Anchoragediagnostics not run',
    ]);
  });

  it('has the result of the diagnostics of this session, and opens the agency', async () => {
    storeAgencies({ recent: ['CBTA'] });
    const { user, store, currentUrl } = await renderRoute('/', network);
    // This computer's clock is a day ahead of the platform's, which the time of a run is by.
    act(() => void store.dispatch(clockSkewMeasured(DAY_MS)));
    const ranAt = new Date(Date.now() - DAY_MS).toISOString();
    for (const [checkId, status] of [
      ['a', 'ok'],
      ['b', 'ok'],
      ['c', 'alert'],
    ] as const)
      act(
        () =>
          void store.dispatch(
            checkResultStored({
              region: 'usEast',
              agency: 'CBTA',
              checkId,
              result: { status, ranAt, messages: [], facts: {}, prints: {} },
            }),
          ),
      );
    await findCard('My agencies');
    expect((await listRows())[0]).toMatch(/CBTA 3 of 16 run: 2 ok · 1 alert, \d\d:\d\d$/);
    const link = screen.getByRole('link', { name: /^CBTA/ });
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    // A tab from window.open has the session of this one.
    expect(open).toHaveBeenCalledWith(expect.stringContaining('/agency-dashboard/CBTA?'), '_blank');
    expect(currentUrl()).toBe('/');
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
    expect(currentUrl()).toBe('/agency-dashboard/CBTA');
  });

  it('offers a new sign-in to an operator who is no longer signed in, and gives later failures their own reason', async () => {
    storeAgencies({ pinned: ['CBTA'] });
    const { user } = await renderRoute('/', network);
    const link = (await findCard('My agencies')).getByRole('link', { name: /^CBTA/ });
    network.intercept('/token/agency', respondWith(401), 1);
    await user.click(link);
    const alert = await screen.findByRole('alert');
    // It does not say that HOME leads back: HOME is the page.
    await waitFor(() =>
      expect(alert).toHaveTextContent(/Your operator sign-in has ended\.Log in as an operator/),
    );
    network.intercept('/token/agency', respondWith(503), 1);
    await user.click(link);
    expect(await screen.findByText(/Please try again later :\(/)).toBeVisible();
    expect(screen.queryByText(/Your operator sign-in has ended/)).not.toBeInTheDocument();
  });

  it('says that a pinned agency does not exist any more', async () => {
    storeAgencies({ pinned: ['GONE'] });
    const { user } = await renderRoute('/', network);
    await user.click((await findCard('My agencies')).getByRole('link', { name: /^GONE/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to log you in at this time. Please try again later :(There is no agency GONE.',
    );
  });

  it('has only the agencies of the session’s region', async () => {
    storeAgencies({ recent: ['CBTA'] });
    await renderRoute('/', network, { region: 'australia' });
    const card = await findCard('My agencies');
    expect(card.getByText('The agencies that you open or pin will be here.')).toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });
});

describe('Good to know', () => {
  it('is gone for good after Hide', async () => {
    const { user, store, goTo } = await renderRoute('/', network);
    const card = await findCard('Good to know');
    expect(card.getByText('Ctrl K').parentElement).toHaveTextContent(/riders of one agency or of all\.$/);
    await user.click(card.getByRole('button', { name: 'Hide' }));
    expect(screen.getByRole('link', { name: 'Open Fleet' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Good to know' })).not.toBeInTheDocument();
    expect(localStorage.getItem(PREFERENCES_STORAGE_KEY)).toContain('"isIntroDismissed":true');
    await goTo('/agencies');
    await goTo('/');
    await findCard('To finish');
    expect(screen.queryByRole('region', { name: 'Good to know' })).not.toBeInTheDocument();
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    expect(localStorage.getItem(PREFERENCES_STORAGE_KEY)).toContain('"isIntroDismissed":true');
  });
});
