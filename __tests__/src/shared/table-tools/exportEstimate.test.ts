import { type CallRecord } from '@/session/callsSlice';
import { countCalls, formatEstimate, measurePageMs } from '@/shared/table-tools/exportEstimate';

const PATH = '/customersearch/api/v1/customers';
const buildCall = (durationMs: number | null, change: Partial<CallRecord> = {}) =>
  ({ path: PATH, search: '?page=2&per_page=100', outcome: 'ok', durationMs, ...change }) as CallRecord;

it('measures the calls for full pages of the list that have succeeded', () => {
  const others = [
    buildCall(9_000, { path: '/other' }),
    buildCall(9_000, { search: '?per_page=20' }),
    buildCall(9_000, { outcome: 'timeout' }),
    buildCall(null),
  ];
  expect(measurePageMs([...others, buildCall(100), buildCall(400)], PATH)).toBe(250);
  expect(measurePageMs(others, PATH)).toBeNull();
});

it.each([
  [3, null, ''],
  [3, 100, 'about 1 s'],
  [4, 2_600, 'about 10 s'],
  [119, 1_000, 'about 119 s'],
  [120, 1_000, 'about 2 min'],
  [200, 1_000, 'about 3 min'],
])('estimates %i calls of %j ms as %j', (callCount, pageMs, text) => {
  expect(formatEstimate(callCount, pageMs)).toBe(text);
});

it('counts a call for the rows of the last page', () => {
  expect([0, 1, 100, 101].map(countCalls)).toEqual([0, 1, 1, 2]);
});
