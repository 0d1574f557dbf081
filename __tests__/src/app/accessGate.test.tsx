import { act, screen, waitFor } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { ROUTES } from '@/app/routing/routes';
import { ROUTE_PATTERNS } from '@/domain/paths';
import { SESSION_STORAGE_KEY } from '@/session/storage/storageKeys';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { startRuleQueue } from '@tests/support/queueFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const toUrl = (pattern: string) => pattern.replace(':abbreviation', 'METRO').replace(':user_id', '1000001');
const protectedRoutes = ROUTES.filter(({ access }) => access === 'operator' || access === 'admin');
const adminRoutes = ROUTES.filter(({ access }) => access === 'admin');

describe('without an operator', () => {
  it.each(protectedRoutes.map(({ name }) => toUrl(ROUTE_PATTERNS[name])))(
    '%s redirects to sign-in without any request',
    async (path) => {
      const { currentUrl } = await renderRoute(path, network, 'guest');
      await screen.findByRole('button', { name: 'Login' });
      expect(currentUrl()).toBe('/login');
      expect(network.requests).toEqual([]);
    },
  );

  it('an agency token alone does not open the dashboard: it redirects to sign-in and ends the session', async () => {
    const { leaveReasons, currentUrl } = await renderRoute('/agency-dashboard/METRO', network, {
      operator: false,
      agencies: ['METRO'],
    });
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(currentUrl()).toBe('/login?region=us-east');
    // The sign-out may end the token on the platform; nothing is read.
    expect(network.requests.filter((request) => !request.endsWith('/signout'))).toEqual([]);
  });

  it('the agency login opens and says that the dashboard also needs an operator', async () => {
    await renderRoute('/agency-login/METRO', network, 'guest');
    expect(await screen.findByRole('link', { name: 'log in as an operator' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });
});

describe('as an operator without the agency’s token', () => {
  it.each(adminRoutes.map(({ name }) => toUrl(ROUTE_PATTERNS[name])))(
    '%s redirects to the agency login without any request, also with another agency’s token',
    async (path) => {
      const { currentUrl } = await renderRoute(path, network, { agencies: ['CBTA'] });
      await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
      expect(currentUrl()).toBe('/agency-login/METRO');
      expect(network.requests).toEqual([]);
    },
  );

  it('the riders redirect to the agency login without any token of an agency', async () => {
    const { currentUrl } = await renderRoute('/agency-dashboard/METRO/riders', network);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(currentUrl()).toBe('/agency-login/METRO');
    expect(network.requests).toEqual([]);
  });

  it('the token of one region does not open the agency in the other region', async () => {
    const { currentUrl } = await renderRoute('/agency-dashboard/METRO', network, { region: 'australia' });
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(currentUrl()).toBe('/agency-login/METRO');
  });
});

describe('an unknown URL', () => {
  it.each([
    '/nowhere',
    '/agency-dashboard/..%2F..%2Fpso',
    '/agency-dashboard/__proto__',
    '/agency-dashboard/a%3Fx',
    '/agency-dashboard/METRO/riders/12a',
    '/agency-dashboard/METRO/riders/..%2F1',
    `/agency-login/${'x'.repeat(65)}`,
  ])('%s shows the not-found page without any request', async (path) => {
    await renderRoute(path, network, { agencies: ['METRO'] });
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NOT FOUND');
    expect(document.title).toBe('NOT FOUND · US East');
    expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('Sign Out clears the stored session and the page, and leaves for the sign-in screen once', async () => {
    const { user, leaveReasons, store } = await renderRoute('/agency-dashboard/METRO/riders', network, {
      agencies: ['METRO'],
    });
    await screen.findAllByRole('row');
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(leaveReasons).toEqual(['signedOut']);
    expect(document.body).toHaveTextContent(/^$/);
    await waitFor(() => expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull());
    expect(JSON.stringify(store.getState().platformApi?.queries)).toBe('{}');
    expect(store.getState().session).toMatchObject({
      psoToken: null,
      agencyTokens: {},
    });
  });

  it('opening the sign-in screen ends the current session', async () => {
    const { leaveReasons, store } = await renderRoute('/login', network, { agencies: ['METRO'] });
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(store.getState().session.psoToken).toBeNull();
    expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });

  it('a sign-out in another tab of the same session signs out here; one of another session does not', async () => {
    const { leaveReasons } = await renderRoute('/', network);
    // The tabs of the portal send each other messages on this channel.
    const otherTab = new BroadcastChannel('fare-portal');
    otherTab.postMessage({ type: 'sessionEnded', sessionId: 'another-session' });
    // The id of the session that `renderRoute` stores.
    otherTab.postMessage({ type: 'sessionEnded', sessionId: 'a-session' });
    await waitFor(() => expect(leaveReasons).toEqual(['otherTab']));
    otherTab.close();
  });

  it('a rejected operator token ends the session once, with the reason', async () => {
    network.reset();
    const { leaveReasons, store, goTo } = await renderRoute('/', network);
    network.intercept('/agency/', respondWith(401, { code: 'token_expired' }));
    await goTo('/agencies');
    await waitFor(() => expect(leaveReasons).toEqual(['expired']));
    expect(store.getState().session.psoToken).toBeNull();
    expect(document.body).toHaveTextContent(/^$/);
  });

  it('a response that arrives after Sign Out changes nothing', async () => {
    const { user, leaveReasons, store, goTo } = await renderRoute('/', network, { agencies: ['METRO'] });
    const release = network.hold('/riders', respondWith(200, [{ user_id: 1, first_name: 'Late' }]));
    await goTo('/agency-dashboard/METRO/riders');
    await waitFor(() => expect(network.requests.join()).toContain('/riders'));
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    release();
    await waitFor(() => expect(leaveReasons).toEqual(['signedOut']));
    expect(JSON.stringify(store.getState())).not.toContain('Late');
  });
});

describe('a rejected agency token', () => {
  const ridersPath = '/agency-dashboard/METRO/riders';

  it('is renewed with the operator’s token, and the read is retried', async () => {
    const { store, goTo } = await renderRoute('/', network, { agencies: ['METRO'] });
    const previousToken = store.getState().session.agencyTokens.METRO;
    network.intercept('/riders', respondWith(401), 1);
    await goTo(ridersPath);
    expect((await screen.findAllByRole('link', { name: /^\d+$/ })).length).toBeGreaterThan(0);
    expect(store.getState().session.agencyTokens.METRO).not.toBe(previousToken);
    expect(network.requestsTo('/token/agency')).toHaveLength(1);
  });

  it('is dropped when it cannot be renewed: the agency’s login opens, the rest of the session stays', async () => {
    const { user, store, goTo, currentUrl } = await renderRoute('/', network, {
      agencies: ['METRO', 'CBTA'],
    });
    network.intercept('/riders', respondWith(401), 1);
    network.intercept('/token/agency', respondWith(403), 1);
    await goTo(ridersPath);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(currentUrl()).toBe('/agency-login/METRO');
    expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['CBTA']);
    expect(store.getState().session.psoToken).not.toBeNull();

    await user.click(screen.getByRole('button', { name: 'Sign in with my operator account' }));
    expect((await screen.findAllByRole('link', { name: /^\d+$/ })).length).toBeGreaterThan(0);
    // The refused renewal is not repeated after the sign-in.
    expect(network.requestsTo('/token/agency')).toHaveLength(2);
  });

  it('is dropped when the renewed token is rejected too', async () => {
    const { store, goTo } = await renderRoute('/', network, { agencies: ['METRO'] });
    network.intercept('/riders', respondWith(401));
    await goTo(ridersPath);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(store.getState().session.agencyTokens).toEqual({});
  });

  it.each([
    ['a transient error', respondWith(503)],
    ['the 404 of a proxy', respondWith(404, '<html>')],
  ])('stays, and so does the page, when the renewal fails with %s', async (_case, handler) => {
    const { store, goTo, currentUrl } = await renderRoute('/', network, { agencies: ['METRO'] });
    network.intercept('/riders', respondWith(401), 1);
    network.intercept('/token/agency', handler);
    await goTo(ridersPath);
    expect(await screen.findByText('Unable to retrieve Riders')).toBeInTheDocument();
    expect(currentUrl()).toBe(ridersPath);
    expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['METRO']);
  });

  it('is not assumed after a 403: the page shows an error, nobody is signed out, and another sign-in returns to it', async () => {
    const { user, store, leaveReasons, goTo, currentUrl } = await renderRoute('/', network, {
      agencies: ['METRO'],
    });
    const getToken = () => store.getState().session.agencyTokens.METRO;
    const refusedToken = getToken();
    network.intercept('/riders', respondWith(403, { message: 'not yours' }), 1);
    await goTo(ridersPath);
    expect(await screen.findByText('Unable to retrieve Riders')).toBeInTheDocument();
    expect(screen.getByText(/You do not have permission \(403\): not yours/)).toBeInTheDocument();
    expect(currentUrl()).toBe(ridersPath);
    await user.click(screen.getByRole('link', { name: 'Sign in again' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    expect(currentUrl()).toBe(ridersPath);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(network.requestsTo('/token/agency')).toHaveLength(1);
    expect(getToken()).not.toBe(refusedToken);
    expect(leaveReasons).toEqual([]);
  });

  it('leaves no 403 on the page after another sign-in, also where rows of a minute ago are shown', async () => {
    const { user, store, goTo } = await renderRoute('/', network, { agencies: ['METRO'] });
    network.intercept('/riders', respondWith(200, [{ user_id: 7 }]), 1);
    await goTo(ridersPath);
    await screen.findByRole('link', { name: '7' });
    network.intercept('/riders', respondWith(403), 1);
    act(() => void store.dispatch(platformApi.util.invalidateTags([tags.riders('METRO')])));
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in with my operator account' }));
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(network.requestsTo('/riders?page=1&')).toHaveLength(3);
  });

  it('after a 403 shows the form also for the agency of a queue, whose sign-in is not what was asked for', async () => {
    const { user, store, goTo } = await renderRoute('/', network, { agencies: ['METRO'] });
    act(() => void store.dispatch(startRuleQueue()));
    network.intercept('/riders', respondWith(403));
    await goTo(ridersPath);
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    expect(await screen.findByRole('heading', { name: 'Or as its administrator' })).toBeVisible();
    expect(network.requestsTo('/token/agency')).toEqual([]);
  });

  it('has no part in a 403 of the operator’s own call', async () => {
    const { goTo } = await renderRoute('/', network);
    network.intercept('/pso/api', respondWith(403));
    await goTo('/pso-users');
    expect(await screen.findByText(/You do not have permission \(403\)/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
  });
});
