import * as limits from '@/domain/limits';
import {
  CACHE_MS,
  FILTER_DEBOUNCE_MS,
  LIST_CACHE_MS,
  RIDERS_PAGE_SIZE,
} from '../../../bench/runner/portalConstants';

it('the bench’s constants equal the portal’s limits', () => {
  expect(RIDERS_PAGE_SIZE).toBe(limits.RIDERS_PAGE_SIZE);
  expect(LIST_CACHE_MS).toBe(limits.LIST_CACHE_S * 1_000);
  expect(CACHE_MS).toBe(limits.CACHE_S * 1_000);
  expect(FILTER_DEBOUNCE_MS).toBe(limits.FILTER_DEBOUNCE_MS);
});
