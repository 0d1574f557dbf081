import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { CrashBoundary } from '@/app/shell/CrashBoundary';
import { openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

it('shows who, where and which page, on every page', async () => {
  await renderAt('/agency-dashboard/METRO/riders', wire, { region: 'australia', agencies: ['METRO'] });
  const bar = screen.getByRole('banner');
  expect(within(bar).getByRole('heading', { level: 1, name: 'RIDERS' })).toBeInTheDocument();
  expect(within(bar).getByText('METRO')).toBeInTheDocument();
  expect(within(bar).getByText('Australia')).toBeInTheDocument();
  expect(within(bar).getByText('operator@australia.example')).toBeInTheDocument();
  expect(document.title).toBe('RIDERS · METRO · Australia');
});

it('has the region line, and only menu items that lead somewhere', async () => {
  await renderAt('/', wire);
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(within(menu).getByText('Region - US East')).toBeInTheDocument();
  const items = within(menu).getAllByRole('link');
  expect(items[0]).toHaveTextContent('Home');
  expect(items[0]).toHaveAttribute('aria-current', 'page');
  expect(items.at(-1)).toHaveTextContent('Sign Out');
  expect(items.at(-1)).toHaveAttribute('href', '/login');
});

it('moves the focus to the title when the page changes', async () => {
  const { user } = await renderAt('/', wire);
  await user.click(screen.getByRole('link', { name: 'All Agencies' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).toHaveFocus();
});

it('the title has the focus after the sign-in', async () => {
  const { user } = await renderAt('/login', wire, 'guest');
  await user.type(screen.getByLabelText('Email'), 'operator@us-east.example');
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'HOME' })).toHaveFocus();
});

it('a page that was opened by its address leaves the focus where it is', async () => {
  await renderAt('/agencies', wire);
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCIES' })).not.toHaveFocus();
});

it('a screen that breaks leaves the menu alive', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
      children: [{ path: '/', element: <Broken />, errorElement: <CrashBoundary /> }],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByText('a bug')).toBeInTheDocument();
  expect(screen.getByText('Menu')).toBeInTheDocument();
  silent.mockRestore();
});
