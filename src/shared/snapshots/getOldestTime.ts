/**
 * The time of the oldest result, in milliseconds since 1970 by this computer's clock; null without a result. A query that
 * has failed keeps the time of an earlier result, which is not shown.
 */
export function getOldestTime(
  queries: readonly { fulfilledTimeStamp?: number; isError: boolean }[],
): number | null {
  const times = queries.flatMap(({ fulfilledTimeStamp, isError }) =>
    isError ? [] : (fulfilledTimeStamp ?? []),
  );
  return times.length === 0 ? null : Math.min(...times);
}
