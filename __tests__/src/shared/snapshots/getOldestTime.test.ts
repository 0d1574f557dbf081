import { getOldestTime } from '@/shared/snapshots/getOldestTime';

it('ignores the earlier result of a query that has failed', () => {
  const read = { isError: false, fulfilledTimeStamp: 20 };
  expect(getOldestTime([{ isError: true, fulfilledTimeStamp: 10 }, read, { isError: false }])).toBe(20);
  expect(getOldestTime([{ isError: true, fulfilledTimeStamp: 10 }])).toBeNull();
});
