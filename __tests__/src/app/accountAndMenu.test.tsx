import { act, screen, within } from '@testing-library/react';
import { agencySignedIn, operatorSignedIn } from '@/session/auth/sessionSlice';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const AGENCY_PAGES = [
  ['All Riders', 'RIDERS'],
  ['Purchase Orders', 'PURCHASE ORDERS'],
  ['All Passes', 'PASSES'],
  ['Business Rules', 'BUSINESS RULES'],
  ['Client App Features', 'CLIENT APP FEATURES'],
  ['Agency Diagnostics', 'AGENCY DIAGNOSTICS'],
  ['Admins', 'ADMIN USERS'],
] as const;

const menu = () => screen.getByRole('navigation', { name: 'Main' });

it('lists the open agency’s pages in the menu, and marks the open one', async () => {
  const { user } = await renderRoute('/agency-dashboard/CBTA', network, { agencies: ['CBTA'] });
  const pages = within(menu()).getByRole('list', { name: 'Pages of CBTA' });
  expect(
    within(pages)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(AGENCY_PAGES.map(([label]) => label));
  for (const [label, title] of AGENCY_PAGES) {
    await user.click(within(pages).getByRole('link', { name: label }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent(label);
  }
});

it.each([
  ['/agency-creation', 'All Agencies'],
  ['/agency-dashboard/CBTA/riders/1000100', 'All Riders'],
  ['/agency-dashboard/CBTA/admin-registration', 'Admins'],
])('lights on %s the item of the list above it: %s', async (path, label) => {
  await renderRoute(path, network, { agencies: ['CBTA'] });
  const items = within(menu()).getAllByRole('link');
  expect(items.filter(({ classList }) => classList.contains('active'))).toEqual([
    within(menu()).getByRole('link', { name: label }),
  ]);
});

it('has the specified items and, below them, Fleet and Rollout outside an agency', async () => {
  await renderRoute('/', network, { agencies: ['CBTA'] });
  expect(
    within(menu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'All Agencies', 'PSO Users', 'Sign Out', 'Fleet', 'Rollout']);
});

it('closes the menu of a small window when an item is chosen', async () => {
  const { user } = await renderRoute('/', network);
  const hidePopover = jest.fn();
  Object.assign(menu(), { hidePopover });
  await user.click(within(menu()).getByRole('link', { name: 'Home' }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('closes the menu of a small window and the account panel when the page changes', async () => {
  const { goTo } = await renderRoute('/', network);
  const [hideMenu, hideAccount] = [jest.fn(), jest.fn()];
  Object.assign(menu(), { hidePopover: hideMenu });
  Object.assign(document.getElementById('account') ?? {}, { hidePopover: hideAccount });
  await goTo('/pso-users');
  await screen.findByRole('heading', { level: 1, name: 'PSO USERS' });
  expect([hideMenu, hideAccount].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe('the account panel', () => {
  const openAccount = async (path: string) => {
    const page = await renderRoute(path, network, { agencies: ['CBTA', 'METRO'] });
    await page.user.click(screen.getByRole('button', { name: 'Account and display' }));
    const panel = await screen.findByRole('group', { name: 'Account and display', hidden: true });
    return { ...page, panel };
  };

  it('says who is signed in where', async () => {
    const { panel } = await openAccount('/');
    // The first letter of the email; CSS makes it a capital.
    expect(screen.getByRole('button', { name: 'Account and display' })).toHaveTextContent(/^o$/);
    expect(panel).toHaveTextContent('operator@us-east.example');
    expect(panel).toHaveTextContent('US East');
    const sessions = within(panel).getByRole('list', { name: 'Agency sessions', hidden: true });
    expect(sessions).toHaveTextContent('CBTA');
    expect(sessions).toHaveTextContent('METRO');
  });

  it('says as whom an administrator has signed in to an agency', async () => {
    const { panel, store } = await openAccount('/');
    const email = 'administrator@us-east.example';
    const signIn = { region: 'usEast', abbreviation: 'CBTA', token: 'token', email } as const;
    act(() => void store.dispatch(agencySignedIn({ ...signIn, tokenOrigin: window.location.origin })));
    expect(within(panel).getByText(`CBTA as ${email}`)).toBeInTheDocument();
    expect(within(panel).getByText('METRO')).toBeInTheDocument();
  });

  it('signs out of one agency: its page asks for a sign-in, the others stay', async () => {
    const { user, panel, store } = await openAccount('/agency-dashboard/CBTA/riders');
    await user.click(within(panel).getByRole('button', { name: 'Sign out of CBTA', hidden: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' })).toBeInTheDocument();
    expect(
      screen.getByText('You signed out of CBTA. You return to RIDERS after signing in.'),
    ).toBeInTheDocument();
    expect(Object.keys(store.getState().session.agencyTokens)).toEqual(['METRO']);
  });

  it('closes after signing out of an agency, and its button says of which', async () => {
    const { user, panel } = await openAccount('/');
    const hidePopover = jest.fn();
    Object.assign(panel.closest('[popover]') ?? {}, { hidePopover });
    await user.click(within(panel).getByText('Sign out of CBTA'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('has the first character of the email as its button, also one of two UTF-16 units', async () => {
    const { store } = await renderRoute('/', network);
    const button = screen.getByRole('button', { name: 'Account and display' });
    expect(button).toHaveTextContent(/^o$/);
    const { region, psoToken, tokenOrigin } = store.getState().session;
    if (region === null || psoToken === null) throw new Error('no session');
    const signIn = { region, email: '🚋@us-east.example', token: psoToken, tokenOrigin };
    act(() => void store.dispatch(operatorSignedIn(signIn)));
    expect(button).toHaveTextContent(/^🚋$/);
  });

  it('signs out', async () => {
    const { user, panel, store } = await openAccount('/');
    await user.click(within(panel).getByRole('button', { name: 'Sign Out', hidden: true }));
    expect(store.getState().session.endReason).toBe('signedOut');
  });
});

describe('a list', () => {
  it('that matches nothing clears its filter with one button', async () => {
    const { user } = await renderRoute('/agencies?filter=zzzzzz', network);
    await user.tab();
    // The code that moves the focus has loaded, too.
    await screen.findByRole('button', { name: 'Clear filter zzzzzz' });
    await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(1);
  });

  it.each([
    ['has no pager for rows that fit on the smallest page', 'filter=CBTA', false],
    // 26 agencies of the test's platform: more than the smallest page size, fewer than the default one.
    ['has a pager to choose a smaller page size', 'filter=area', true],
    ['has a pager for several pages', 'filter=area&size=10', true],
  ])('%s', async (_name, query, hasPager) => {
    await renderRoute(`/agencies?${query}`, network);
    await screen.findAllByRole('rowheader');
    expect(screen.queryAllByRole('navigation', { name: 'Pages of Agencies' })).toHaveLength(hasPager ? 1 : 0);
  });
});
