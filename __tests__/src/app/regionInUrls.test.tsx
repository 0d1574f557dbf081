import { act, screen, waitFor, within } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { describePage } from '@/app/routing/another-region/describePage';
import { ROUTES } from '@/app/routing/routes';
import { ROUTE_PATTERNS } from '@/domain/paths';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { listOptions, paletteInput } from '@tests/support/commandPaletteFixture';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const toUrl = (pattern: string) => pattern.replace(':abbreviation', 'METRO').replace(':user_id', '1000001');
const signedInUrls = ROUTES.filter(({ access }) => access !== 'guest').map(({ name }) =>
  toUrl(ROUTE_PATTERNS[name]),
);
const metroRiders = '/agency-dashboard/METRO/riders';
/** A rider with a purchase order, a pass and a payment. */
const RIDER_URL = `${metroRiders}/1000156`;
/** At least so many links are in the content of these pages when their rows are there. */
const CONTENT_LINK_COUNTS: Readonly<Record<string, number>> = {
  '/agencies': 30,
  [metroRiders]: 20,
  '/agency-dashboard/METRO/purchase-orders': 15,
  '/agency-dashboard/METRO/passes': 30,
  [`${RIDER_URL}?tab=passes`]: 1,
  [`${RIDER_URL}?tab=ledger`]: 4,
};

describe('the region in the URL', () => {
  it.each([...signedInUrls, `${RIDER_URL}?tab=passes`, `${RIDER_URL}?tab=ledger`])(
    'is in every link of %s, as the first parameter',
    async (path) => {
      await renderRoute(path, network, { agencies: ['METRO'] });
      await screen.findByRole('heading', { level: 1 });
      const content = within(screen.getByRole('main'));
      await waitFor(() =>
        expect(content.queryAllByRole('link').length).toBeGreaterThanOrEqual(CONTENT_LINK_COUNTS[path] ?? 0),
      );
      const hrefs = screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !href.startsWith('#'));
      expect(hrefs.length).toBeGreaterThan(3);
      expect(hrefs.filter((href) => !/^[^?]+\?region=us-east(&|$)/.test(href))).toEqual([]);
    },
  );

  it.each([
    ['without one', '?filter=a&record=1', '?region=us-east&filter=a&record=1'],
    ['with an unknown word', '?filter=a&region=mars', '?region=us-east&filter=a'],
  ])('is added to a URL %s', async (_case, search, expected) => {
    const { goTo } = await renderRoute('/', network);
    await goTo('/pso-users');
    window.history.replaceState(window.history.state, '', `/pso-users${search}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(window.location.search).toBe(expected));
    await screen.findByRole('heading', { level: 1, name: 'PSO USERS' });
  });

  it('stays through navigations, and a link to the current page adds no history entry', async () => {
    const { user, currentUrl, goTo } = await renderRoute('/agencies?filter=M', network);
    expect(currentUrl()).toBe('/agencies?filter=M');
    await goTo('/pso-users');
    expect(currentUrl()).toBe('/pso-users');
    await user.click(screen.getByRole('link', { name: 'PSO Users' }));
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'AGENCIES' });
    expect(currentUrl()).toBe('/agencies?filter=M');
  });
});

describe('a URL of the other region', () => {
  const session = { region: 'australia', agencies: ['METRO'] } as const;

  it.each(signedInUrls)('%s loads nothing and calls nothing', async (path) => {
    const { store } = await renderRoute(`${path}?region=us-east&tab=passes`, network, session);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ANOTHER REGION');
    expect(await screen.findByText(/This link is for/)).toHaveTextContent(
      'This link is for US East. This tab works in Australia.',
    );
    expect(document.title).toBe('ANOTHER REGION · Australia');
    expect(screen.queryByText(/Return to METRO Dashboard/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open US East in a new tab' })).toHaveAttribute(
      'href',
      `${path}?region=us-east&tab=passes`,
    );
    expect(network.requests).toEqual([]);
    expect(store.getState().session.region).toBe('australia');
  });

  it.each([
    ['passes', 'passes'],
    ['purchaseOrders', 'purchase orders'],
    ['ledger', 'ledger'],
    ['constructor', undefined],
  ])('names the tab %s of a rider: %s', (tab, words) => {
    const params = { abbreviation: 'METRO', user_id: '1000001' };
    const rider = 'Rider 1000001 of METRO';
    expect(describePage('riderProfile', params, `?tab=${tab}`)).toBe(words ? `${rider}, ${words}` : rider);
  });

  it('names the page in words, and offers only Home for a rider', async () => {
    const { user, currentUrl } = await renderRoute(
      `${metroRiders}/1000001?region=us-east&tab=passes`,
      network,
      session,
    );
    expect(await screen.findByText('Rider 1000001 of METRO, passes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to Home of Australia' }));
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
    expect(currentUrl()).toBe('/');
  });

  it('offers the same page of this region’s agency, if that is in the list in memory', async () => {
    const { user, currentUrl, goTo } = await renderRoute('/agencies', network, session);
    await screen.findAllByRole('row');
    await goTo(`${metroRiders}?region=us-east&record=1`);
    await user.click(await screen.findByRole('button', { name: 'Open METRO of Australia instead' }));
    await screen.findByRole('heading', { level: 1, name: 'RIDERS' });
    expect(currentUrl()).toBe(metroRiders);
    await goTo(`${metroRiders}/1000001?region=us-east`);
    expect(await screen.findByText(/rider ids differ between regions/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
  });

  it('takes the focus to its title, also from the same path of this region', async () => {
    const { goTo } = await renderRoute('/agencies', network, session);
    await screen.findByRole('heading', { level: 1, name: 'AGENCIES' });
    await goTo('/agencies?region=us-east');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'ANOTHER REGION' })).toHaveFocus(),
    );
  });

  it('asks an administrator without an operator to sign in', async () => {
    await renderRoute('/agencies?region=us-east', network, { ...session, operator: false });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('is left by Back', async () => {
    const { goTo } = await renderRoute('/pso-users', network, session);
    await goTo(`${metroRiders}?region=us-east`);
    await screen.findByText(/This link is for/);
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'PSO USERS' });
  });
});

describe('signed out', () => {
  it('a link selects its region and says so; after the sign-in it is offered', async () => {
    localStorage.clear();
    const { user } = await renderRoute(`${metroRiders}?region=australia&record=1`, network, 'guest');
    expect(await screen.findByText('The link you opened is for Australia')).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/login?region=australia');
    expect(screen.getByLabelText('Region')).toHaveValue('australia');
    await enterText(user, screen.getByLabelText('Email'), 'operator@australia.example');
    await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      `${metroRiders}?region=australia&record=1`,
    );
  });

  it('after a sign-in to the other region, the link is not offered', async () => {
    const { user, currentUrl } = await renderRoute(`${metroRiders}?region=australia`, network, 'guest');
    await user.selectOptions(await screen.findByLabelText('Region'), 'US East');
    await enterText(user, screen.getByLabelText('Email'), 'operator@us-east.example');
    await enterText(user, screen.getByLabelText('Password'), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
    expect(currentUrl()).toBe('/');
    expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
  });

  it('the sign-in page of a region says nothing of a link that names none', async () => {
    saveReturnUrl({ path: metroRiders, operator: null });
    await renderRoute('/login?region=australia', network, 'guest');
    expect(await screen.findByLabelText('Region')).toHaveValue('australia');
    expect(screen.queryByText(/The link you opened/)).not.toBeInTheDocument();
  });

  it('the sign-in page without a link says nothing of one', async () => {
    await renderRoute('/login?region=australia', network, 'guest');
    expect(await screen.findByLabelText('Region')).toHaveValue('australia');
    expect(screen.queryByText(/The link you opened/)).not.toBeInTheDocument();
  });
});

describe('an agency that the region’s list in memory doesn’t have', () => {
  const session = { region: 'australia' } as const;

  it('is asked for in the other region, before any sign-in form', async () => {
    const { user, goTo } = await renderRoute('/agencies', network, session);
    await screen.findAllByRole('row');
    await goTo('/agency-dashboard/CBTA/riders?record=1');
    expect(
      await screen.findByText('There is no CBTA in Australia. Is it one of US East?'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open US East in a new tab' })).toHaveAttribute(
      'href',
      '/agency-dashboard/CBTA/riders?region=us-east&record=1',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in to CBTA all the same' }));
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: /^Sign in to CBTA/ })).toHaveFocus();
  });

  it('has the sign-in as always while the list has not been read', async () => {
    await renderRoute('/agency-dashboard/CBTA/riders', network, session);
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });

  it('stays as it is when the list is dropped', async () => {
    const { goTo, store } = await renderRoute('/agencies', network, session);
    await screen.findAllByRole('row');
    await goTo('/agency-dashboard/CBTA');
    const title = 'There is no CBTA in Australia. Is it one of US East?';
    await screen.findByText(title);
    act(() => void store.dispatch(platformApi.util.resetApiState()));
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it('keeps what is typed into the sign-in when the command palette reads the list', async () => {
    const { user } = await renderRoute('/agency-dashboard/CBTA', network, session);
    await enterText(user, await screen.findByLabelText('Email'), 'ada@cbta.example');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await enterText(user, paletteInput(), 'metro');
    await waitFor(() => expect(listOptions()[0]).toMatch(/METRO$/));
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@cbta.example');
  });
});

it.each([
  ['australia', 'says', 1],
  ['usEast', 'does not say', 0],
] as const)(
  'the form of a new agency of %s %s that its defaults are not the region’s',
  async (region, _says, count) => {
    await renderRoute('/agency-creation', network, { region });
    await screen.findByLabelText('Abbreviation');
    expect(
      screen.queryAllByText(
        'The preset measurement, time zone and country are the platform’s defaults, not this region’s.',
      ),
    ).toHaveLength(count);
  },
);
