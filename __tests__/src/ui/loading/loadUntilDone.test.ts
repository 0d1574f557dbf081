import { LOAD_AGAIN_MS, loadUntilDone } from '@/ui/loading/loadUntilDone';

afterEach(() => jest.useRealTimers());

it('loads again after each failure, with a pause', async () => {
  jest.useFakeTimers();
  let attempts = 0;
  const loaded = loadUntilDone(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('module');
  });
  await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS - 1);
  expect(attempts).toBe(1);
  await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS + 1);
  expect(await loaded).toBe('module');
  expect(attempts).toBe(3);
});
