import { act, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LeavePrompt } from '@/ui/overlay/LeavePrompt';
import { disableLeavePrompts, INPUT_KEPT } from '@/ui/overlay/leavePromptSwitch';
import { renderComponent } from '@tests/support/renderComponent';

function renderForm({ hasUnsavedChanges = true, includesQueryChanges = false } = {}) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>List</h1> },
      {
        path: '/form',
        element: (
          <>
            <LeavePrompt when={hasUnsavedChanges} includesQueryChanges={includesQueryChanges} />
            <Link to="/">All</Link>
            <Link to="/form?tab=2">Tab</Link>
          </>
        ),
      },
    ],
    { initialEntries: ['/', '/form'] },
  );
  return { ...renderComponent(<RouterProvider router={router} />), router };
}

/** A form that is saved after a while. */
function SavedForm({ onStay }: Pick<ComponentProps<typeof LeavePrompt>, 'onStay'>) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <LeavePrompt when={!isSaved} onStay={onStay} />
      <button type="button" onClick={() => setIsSaved(true)}>
        Save
      </button>
    </>
  );
}

function closeTab(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks before a link is followed; Stay keeps the page and returns the focus to the link', async () => {
  const { user, router } = renderForm();
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
  expect(screen.getByRole('link', { name: 'All' })).toHaveFocus();
});

it('asks nothing when what was typed is stored, but does when Back leads to the entry that says so', async () => {
  const { router } = renderForm();
  await act(() => router.navigate('/', { state: INPUT_KEPT }));
  expect(screen.getByRole('heading', { name: 'List' })).toBeInTheDocument();
  await act(() => router.navigate('/form'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

it('follows the link after Leave', async () => {
  const { user } = renderForm();
  await user.click(screen.getByRole('link', { name: 'All' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('uses only the first answer when Leave is pressed twice, or after Stay, before the dialog closes', async () => {
  const { user, router } = renderForm();
  await user.click(screen.getByRole('link', { name: 'All' }));
  const leaveButton = await screen.findByRole('button', { name: 'Leave' });
  const stayButton = screen.getByRole('button', { name: 'Stay' });
  act(() => {
    stayButton.click();
    leaveButton.click();
    leaveButton.click();
  });
  expect(router.state.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'All' }));
  const secondLeaveButton = await screen.findByRole('button', { name: 'Leave' });
  act(() => {
    secondLeaveButton.click();
    secondLeaveButton.click();
  });
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('closes and stays on the page when the form is saved while it asks', async () => {
  const onStay = jest.fn();
  const router = createMemoryRouter([
    { path: '/', element: <SavedForm onStay={onStay} /> },
    { path: '/list', element: <h1>List</h1> },
  ]);
  renderComponent(<RouterProvider router={router} />);
  await act(() => router.navigate('/list'));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  act(() => screen.getByText('Save').click());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onStay.mock.calls).toMatchObject([[{ pathname: '/list' }]]);
  expect(router.state.location.pathname).toBe('/');
  await act(() => router.navigate('/list'));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

it('asks before the query string changes when includesQueryChanges is set', async () => {
  const { user, router } = renderForm({ includesQueryChanges: true });
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('asks before Back; Esc keeps the page', async () => {
  const { user, router } = renderForm();
  await act(() => router.navigate(-1));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/form');
});

it('asks before the tab is closed, as long as the form is mounted', async () => {
  const { user } = renderForm();
  expect(closeTab()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'All' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'List' });
  expect(closeTab()).toBe(true);
});

it('does not ask when only the query string changes', async () => {
  const { user, router } = renderForm();
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  expect(router.state.location.search).toBe('?tab=2');
});

it('does not ask when the form has no unsaved changes', async () => {
  const { user } = renderForm({ hasUnsavedChanges: false });
  expect(closeTab()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

// Must be the last test of the file: disableLeavePrompts applies to the whole document.
it('does not ask after leave prompts are disabled', async () => {
  const { user } = renderForm();
  disableLeavePrompts();
  expect(closeTab()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});
