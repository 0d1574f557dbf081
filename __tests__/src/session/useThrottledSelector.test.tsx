import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { type PortalState, type PortalStore } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

const selectText = (state: PortalState) => state.notices.uncaughtError ?? '';
const isUrgent = (_shown: string, next: string) => next === 'urgent';

function renderText(store: PortalStore) {
  jest.useFakeTimers();
  const { result } = renderHook(() => useThrottledSelector(selectText, isUrgent), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  return {
    result,
    change: (text: string) => act(() => void store.dispatch(errorReported(text))),
  };
}

it('shows changes together, at most every 250 ms', async () => {
  const { result, change } = renderText(await createTestStore({}, network));
  change('first');
  expect(result.current).toBe('first');
  change('second');
  change('third');
  act(() => jest.advanceTimersByTime(249));
  expect(result.current).toBe('first');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('third');
});

it('shows an urgent change at once', async () => {
  const { result, change } = renderText(await createTestStore({}, network));
  change('first');
  change('urgent');
  expect(result.current).toBe('urgent');
});
