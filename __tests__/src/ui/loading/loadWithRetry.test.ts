import { loadWithRetry, RETRY_DELAY_MS } from '@/ui/loading/loadWithRetry';

afterEach(() => jest.useRealTimers());

it('loads again after each failure, with a pause', async () => {
  jest.useFakeTimers();
  let attempts = 0;
  const loaded = loadWithRetry(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('module');
  });
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1);
  expect(attempts).toBe(1);
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS + 1);
  expect(await loaded).toBe('module');
  expect(attempts).toBe(3);
});
