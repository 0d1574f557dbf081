import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useOverlays } from '@/app/shell/useOverlays';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const CTRL_K = { key: 'k', ctrlKey: true };
const findField = () => screen.findByRole('combobox', { name: 'Rider, agency, page or action' });

function Overlays() {
  return useOverlays(true)[1];
}

/** Renders the overlays without the rest of the shell. */
async function renderOverlays(sibling: ReactNode, Mode?: typeof StrictMode) {
  const store = await createTestStore({}, network);
  const element = (
    <>
      <Overlays />
      {sibling}
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
  render(Mode ? <Mode>{page}</Mode> : page);
}

/** Presses Ctrl+K once the page is in the document, before the effects that React runs later. */
function PressCtrlK() {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, CTRL_K);
  }, []);
  return null;
}

it('Ctrl+K opens the palette as soon as the page is there', async () => {
  await renderOverlays(<PressCtrlK />);
  expect(await findField()).toBeInTheDocument();
});

it('the first Ctrl+K opens the palette also in strict mode, as in development', async () => {
  await renderOverlays(null, StrictMode);
  fireEvent.keyDown(document.body, CTRL_K);
  expect(await findField()).toBeInTheDocument();
});

it('a palette that has waited for its code has the focus as soon as the code is there', async () => {
  await renderOverlays(null);
  const firstRendering = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, { childList: true, subtree: true });
  });
  fireEvent.keyDown(document.body, CTRL_K);
  await firstRendering;
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('a shortcut whose code is late does nothing after a key that acts at once', async () => {
  await renderOverlays(null);
  fireEvent.keyDown(document.body, { key: '?' });
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  await act(async () => void (await import('@/app/overlays/Overlays')));
  expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
});

it('a press whose code is late still acts after such a key', async () => {
  const { user } = await renderRoute('/', network);
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Tab' });
  expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await user.keyboard('{Escape}');
});

it('Ctrl+K held down opens the palette, and does not close it', async () => {
  await renderRoute('/', network);
  fireEvent.keyDown(document.body, CTRL_K);
  // The browser must not get the repeated key either.
  expect(fireEvent.keyDown(document.body, { ...CTRL_K, repeat: true })).toBe(false);
  const field = await findField();
  expect(fireEvent.keyDown(field, { ...CTRL_K, repeat: true })).toBe(false);
  expect(field).toBeInTheDocument();
  fireEvent.keyDown(field, CTRL_K);
  await waitFor(() => expect(field).not.toBeInTheDocument());
});
