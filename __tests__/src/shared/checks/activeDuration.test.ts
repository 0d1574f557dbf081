import { measureActiveDuration } from '@/shared/checks/activeDuration';
import { type CheckCall } from '@/shared/checks/check';

const createCall = (second: number, durationMs: number): CheckCall => ({
  method: 'GET',
  path: '/coupons',
  host: 'platform',
  startedAt: `2026-03-07T12:00:0${second}.000Z`,
  durationMs,
  failure: null,
});

it('counts the time once in which several calls were in flight', () => {
  const calls = [createCall(0, 5_000), createCall(1, 1_000), createCall(3, 1_000)];
  expect(measureActiveDuration(calls)).toBe(5_000);
});
