import { act, renderHook } from '@testing-library/react';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { useDebounced } from '@/ui/filter/useDebounced';

it('waits until the text has not changed for 250 ms (section 4 of the specification)', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook((text: string) => useDebounced(text, FILTER_DEBOUNCE_MS), {
    initialProps: '',
  });
  rerender('g');
  act(() => jest.advanceTimersByTime(249));
  rerender('ga');
  act(() => jest.advanceTimersByTime(249));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('ga');
  jest.useRealTimers();
});
