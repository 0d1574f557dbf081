import { act, screen } from '@testing-library/react';
import { catchFaults } from '@/app/catchFaults';
import { openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

it('tells of a fault that no screen caught, and leaves the page as it is', async () => {
  const { user, store } = await renderAt('/', wire);
  const stop = catchFaults(store.dispatch);
  act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined' })));
  expect(screen.getByText('x is undefined')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('x is undefined')).not.toBeInTheDocument();
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('nobody waited') });
  act(() => void window.dispatchEvent(rejection));
  expect(screen.getByText('nobody waited')).toBeInTheDocument();
  stop();
});

it('takes the browser’s remark on sizes for no fault', async () => {
  const { store } = await renderAt('/', wire);
  const stop = catchFaults(store.dispatch);
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  act(() => void window.dispatchEvent(new ErrorEvent('error', { message })));
  expect(store.getState().notices.fault).toBeNull();
  stop();
});
