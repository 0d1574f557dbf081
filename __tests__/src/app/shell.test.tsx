import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RouteErrorBoundary } from '@/app/shell/RouteErrorBoundary';
import { enterText } from '@tests/support/enterText';
import { DEMO_PASSWORD, type FakeNetwork, openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

it('shows the operator, the region, the agency and the page’s title', async () => {
  await renderRoute('/agency-dashboard/METRO/riders', network, { region: 'australia', agencies: ['METRO'] });
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('heading', { level: 1, name: 'RIDERS' })).toBeInTheDocument();
  expect(within(banner).getByText('METRO')).toBeInTheDocument();
  expect(within(banner).getByText('Australia')).toBeInTheDocument();
  expect(within(banner).getByTitle('operator@australia.example')).toBeInTheDocument();
  expect(document.title).toBe('RIDERS · METRO · Australia');
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
  const consoleErrorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  consoleErrorSpy.mockRestore();
});
