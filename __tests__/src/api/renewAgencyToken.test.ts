import { renewAgencyToken } from '@/api/renewAgencyToken';
import { CACHE_S } from '@/domain/limits';
import { type PortalThunk } from '@/session/hooks';
import { lookUpAgency } from '@/shared/agencies/signInToAgency';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

/** Runs the thunk twice. The second answer comes after the cache time of the first result. */
async function runTwice<Result>(
  path: string,
  create: () => PortalThunk<Promise<Result>>,
  cacheSeconds: number,
) {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  jest.useFakeTimers();
  await store.dispatch(create());
  await jest.advanceTimersByTimeAsync(cacheSeconds * 1000 - 100);
  const answer = network.hold(path);
  const second = store.dispatch(create());
  await jest.advanceTimersByTimeAsync(1000);
  answer();
  return second;
}

it('is not aborted when the cache time of an earlier renewal is over', async () => {
  expect(await runTwice('/token/agency', () => renewAgencyToken('CBTA'), CACHE_S)).toBeNull();
});

it('nor is the look-up of an agency, after one that has failed', async () => {
  network.intercept('/agencies/CBTA', respondWith(500), 1);
  expect(await runTwice('/agencies/CBTA', () => lookUpAgency('CBTA'), CACHE_S)).toMatchObject({
    data: { abbreviation: 'CBTA' },
  });
});
