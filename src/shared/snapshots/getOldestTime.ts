/** The time of the oldest result, in milliseconds since 1970 by this computer's clock; null without a result. */
export function getOldestTime(
  queries: readonly { fulfilledTimeStamp?: number | undefined }[],
): number | null {
  const times = queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  return times.length === 0 ? null : Math.min(...times);
}
