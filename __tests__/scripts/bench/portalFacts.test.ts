import { FILTER_DEBOUNCE_MS, LIST_KEPT_S, RIDERS_PAGE_SIZE } from '@/domain/limits';
import { FILTER_PAUSE_MS, RIDERS_PAGE, ROWS_KEPT_MS } from '../../../bench/runner/portalFacts';

it('knows the portal as it is', () => {
  expect(RIDERS_PAGE).toBe(RIDERS_PAGE_SIZE);
  expect(ROWS_KEPT_MS).toBe(LIST_KEPT_S * 1_000);
  expect(FILTER_PAUSE_MS).toBe(FILTER_DEBOUNCE_MS);
});
