import { act, screen, waitFor } from '@testing-library/react';
import { reportUncaughtErrors } from '@/app/boot/reportUncaughtErrors';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { addPortalListener } from '@/session/hooks';
import { connectionLost } from '@/session/noticesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('shows an uncaught error in a notice and leaves the page as it is', async () => {
  const { user, store } = await renderRoute('/', network);
  reportUncaughtErrors(store.dispatch);
  act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined' })));
  expect(await screen.findByText('x is undefined')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('x is undefined')).not.toBeInTheDocument();
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('promise failed') });
  act(() => void window.dispatchEvent(rejection));
  expect(screen.getByText('promise failed')).toBeInTheDocument();
});

it('says of code that did not load what to do, as the page of a screen does', async () => {
  const { store } = await renderRoute('/', network);
  reportUncaughtErrors(store.dispatch);
  const reason = Object.assign(new Error('Loading chunk overlays failed'), { name: 'ChunkLoadError' });
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  expect(await screen.findByText(CODE_NOT_LOADED_TEXT)).toBeInTheDocument();
});

it('leaves the error of a listener’s effect to the browser, as that of any other promise', async () => {
  const store = await createTestStore({}, network);
  const error = new Error('effect failed');
  // A rejection that nobody handles would fail this test.
  const reject = jest.spyOn(Promise, 'reject').mockResolvedValue(undefined as never);
  store.dispatch(
    addPortalListener({
      actionCreator: connectionLost,
      effect: () => {
        throw error;
      },
    }),
  );
  store.dispatch(connectionLost());
  await waitFor(() => expect(reject).toHaveBeenCalledWith(error));
});

it('ignores the browser’s ResizeObserver warning', async () => {
  const { store } = await renderRoute('/', network);
  reportUncaughtErrors(store.dispatch);
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  act(() => void window.dispatchEvent(new ErrorEvent('error', { message })));
  expect(store.getState().notices.uncaughtError).toBeNull();
});
