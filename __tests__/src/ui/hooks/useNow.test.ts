import { act, renderHook } from '@testing-library/react';
import { useNow } from '@/ui/hooks/useNow';

it('is up to date when the page becomes visible, because no timer runs while a computer sleeps', () => {
  const { result } = renderHook(() => useNow());
  const later = Date.now() + 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(later);
});
