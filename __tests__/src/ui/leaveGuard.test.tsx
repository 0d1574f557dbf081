import { act, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LeaveGuard } from '@/ui/LeaveGuard';
import { leaveWithoutAsking } from '@/ui/leaving';
import { renderUi } from '@tests/support/renderUi';

function open(when: boolean, withinPage = false) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>List</h1> },
      {
        path: '/form',
        element: (
          <>
            <LeaveGuard when={when} withinPage={withinPage} />
            <Link to="/">All</Link>
            <Link to="/form?tab=2">Tab</Link>
          </>
        ),
      },
    ],
    { initialEntries: ['/', '/form'] },
  );
  return { ...renderUi(<RouterProvider router={router} />), router };
}

function closeTab(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks before a link is followed; Stay stays and gives the focus back', async () => {
  const { user, router } = open(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.getByRole('link', { name: 'All' })).toHaveFocus();
});

it('leaves on Leave', async () => {
  const { user } = open(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('takes one answer: Leave pressed twice, and Leave after Stay, before the question is gone', async () => {
  const { user, router } = open(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  const leave = await screen.findByRole('button', { name: 'Leave' });
  const stay = screen.getByRole('button', { name: 'Stay' });
  act(() => {
    stay.click();
    leave.click();
    leave.click();
  });
  expect(router.state.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'All' }));
  const again = await screen.findByRole('button', { name: 'Leave' });
  act(() => {
    again.click();
    again.click();
  });
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('asks before another query of the page where the form is part of it', async () => {
  const { user, router } = open(true, true);
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('asks before Back; Esc stays', async () => {
  const { user, router } = open(true);
  await act(() => router.navigate(-1));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
});

it('asks before the tab is closed, as long as the form is there', async () => {
  const { user } = open(true);
  expect(closeTab()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'All' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'List' });
  expect(closeTab()).toBe(true);
});

it('asks nothing for another address of the same page', async () => {
  const { user, router } = open(true);
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  expect(router.state.location.search).toBe('?tab=2');
});

it('asks nothing where nothing was changed', async () => {
  const { user } = open(false);
  expect(closeTab()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

// The last test of the file: what it says holds for the rest of the document.
it('asks nothing once the session is over', async () => {
  const { user } = open(true);
  leaveWithoutAsking();
  expect(closeTab()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});
