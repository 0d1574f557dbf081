/** The time of the oldest result, in milliseconds since 1970 by this computer's clock; of no result now. */
export function getOldestTime(queries: readonly { fulfilledTimeStamp?: number | undefined }[]): number {
  const times = queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  return times.length === 0 ? Date.now() : Math.min(...times);
}
