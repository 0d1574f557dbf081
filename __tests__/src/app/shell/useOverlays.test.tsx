import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useOverlays } from '@/app/shell/useOverlays';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

function Overlays() {
  return useOverlays(true)[1];
}

/** Presses Ctrl+K once the page is in the document, before the effects that React runs later. */
function PressCtrlK() {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  }, []);
  return null;
}

it('Ctrl+K opens the palette as soon as the page is there', async () => {
  const store = await createTestStore({}, await openFakeNetwork());
  const element = (
    <>
      <Overlays />
      <PressCtrlK />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
  router.dispose();
});

it('Ctrl+K held down opens the palette, and does not close it', async () => {
  await renderRoute('/', await openFakeNetwork());
  const ctrlK = { key: 'k', ctrlKey: true };
  fireEvent.keyDown(document.body, ctrlK);
  // The browser must not get the repeated key either.
  expect(fireEvent.keyDown(document.body, { ...ctrlK, repeat: true })).toBe(false);
  const field = await screen.findByRole('combobox', { name: 'Rider, agency, page or action' });
  expect(fireEvent.keyDown(field, { ...ctrlK, repeat: true })).toBe(false);
  expect(field).toBeInTheDocument();
  fireEvent.keyDown(field, ctrlK);
  await waitFor(() => expect(field).not.toBeInTheDocument());
});
