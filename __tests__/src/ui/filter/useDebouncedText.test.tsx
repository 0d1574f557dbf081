import { act, renderHook } from '@testing-library/react';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';

it('waits until the text has not changed for 250 ms (section 4 of the specification)', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(useDebouncedText, { initialProps: '' });
  rerender('g');
  act(() => jest.advanceTimersByTime(249));
  rerender('ga');
  act(() => jest.advanceTimersByTime(249));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('ga');
  jest.useRealTimers();
});
