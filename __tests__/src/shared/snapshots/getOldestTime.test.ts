import { getOldestTime } from '@/shared/snapshots/getOldestTime';

it('is that of the oldest result', () => {
  const times = [2, 1, 3].map((fulfilledTimeStamp) => ({ isError: false, fulfilledTimeStamp }));
  expect(getOldestTime(times)).toBe(1);
});

it('ignores the earlier result of a query that has failed', () => {
  const read = { isError: false, fulfilledTimeStamp: 20 };
  expect(getOldestTime([{ isError: true, fulfilledTimeStamp: 10 }, read, { isError: false }])).toBe(20);
  expect(getOldestTime([{ isError: true, fulfilledTimeStamp: 10 }])).toBeNull();
});
