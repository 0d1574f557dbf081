import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RouteErrorBoundary } from '@/app/shell/RouteErrorBoundary';
import { saveReturnUrl } from '@/session/auth/returnUrl';
import { muteConsole } from '@tests/support/consoleGuard';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('shows the operator, the region, the agency and the page’s title', async () => {
  await renderRoute('/agency-dashboard/METRO/riders', network, { region: 'australia', agencies: ['METRO'] });
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('heading', { level: 1, name: 'RIDERS' })).toBeInTheDocument();
  expect(within(banner).getByText('METRO')).toBeInTheDocument();
  expect(within(banner).getByText('Australia')).toBeInTheDocument();
  expect(within(banner).getByTitle('operator@australia.example')).toBeInTheDocument();
  expect(document.title).toBe('RIDERS · METRO · Australia');
});

it('tells the styles how wide the scrollbar is, whose room is part of the padding', async () => {
  // `clientWidth` is 1200 (setup.ts).
  const offsetWidth = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1215);
  await renderRoute('/', network);
  const getWidth = () => screen.getByRole('main').style.getPropertyValue('--shell-scrollbar-width');
  expect(getWidth()).toBe('15px');
  // A small window has none.
  offsetWidth.mockReturnValue(1200);
  fireEvent(window, new Event('resize'));
  expect(getWidth()).toBe('0px');
});

it('shows the region and the menu items in the side menu', async () => {
  await renderRoute('/', network);
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByText('Region - US East')).toBeInTheDocument();
  const items = within(menu).getAllByRole('link');
  expect(items[0]).toHaveTextContent('Home');
  expect(items[0]).toHaveAttribute('aria-current', 'page');
  expect(items[3]).toHaveTextContent('Sign Out');
  expect(items[3]).toHaveAttribute('href', '/login?region=us-east');
  // In a group of its own below the specified items (decision 30).
  expect(items[4]).toHaveTextContent('Fleet');
});

it('shows the three tiles of Home in the order of the specification', async () => {
  await renderRoute('/', network);
  const tiles = within(screen.getByRole('navigation', { name: 'What you can do' }));
  expect(tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Configure Agencies/), '/agencies?region=us-east'],
    [expect.stringMatching(/^Create an Agency/), '/agency-creation?region=us-east'],
    [expect.stringMatching(/^Manage PSO Users/), '/pso-users?region=us-east'],
  ]);
});

it('opens its links in a new tab that has this session, but not the sign-in page', async () => {
  saveReturnUrl({ path: '/agencies?filter=a', operator: null });
  const { user } = await renderRoute('/', network);
  await screen.findByRole('region', { name: 'To finish' });
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  const tiles = within(screen.getByRole('navigation', { name: 'What you can do' }));
  await user.keyboard('{Control>}');
  await user.click(tiles.getByRole('link', { name: /^Create an Agency/ }));
  await user.click(screen.getByRole('link', { name: 'Continue where you left off' }));
  await user.keyboard('{/Control}');
  await user.pointer({ target: menu.getByRole('link', { name: 'PSO Users' }), keys: '[MouseMiddle]' });
  await user.pointer({ target: menu.getByRole('link', { name: 'Sign Out' }), keys: '[MouseMiddle]' });
  const url = (pathAndQuery: string) => window.location.origin + pathAndQuery;
  expect(open.mock.calls).toEqual([
    [url('/agency-creation?region=us-east'), '_blank'],
    [url('/agencies?region=us-east&filter=a'), '_blank'],
    [url('/pso-users?region=us-east'), '_blank'],
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'HOME' })).toBeInTheDocument();
});

it('focuses the title when the page changes', async () => {
  const { user } = await renderRoute('/', network);
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('link', { name: 'All Agencies' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toHaveFocus();
});

it('focuses the title after the sign-in', async () => {
  const { user } = await renderRoute('/login', network, 'guest');
  await enterText(user, screen.getByLabelText('Email'), 'operator@us-east.example');
  await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toHaveFocus();
});

it('does not move the focus when a page is opened by its URL', async () => {
  await renderRoute('/agencies', network);
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).not.toHaveFocus();
});

it('keeps the menu when a screen throws', async () => {
  muteConsole();
  const Broken = () => {
    throw new Error('a bug');
  };
  const router = createMemoryRouter([
    {
      element: (
        <>
          <nav>Menu</nav>
          <Outlet />
        </>
      ),
      children: [{ path: '/', element: <Broken />, errorElement: <RouteErrorBoundary /> }],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByText('a bug')).toBeInTheDocument();
  expect(screen.getByText('Menu')).toBeInTheDocument();
});
