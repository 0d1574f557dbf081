/** A request by when it was asked for and when its last byte was there, in one unit. */
export interface TimedRequest {
  start: number;
  end: number;
}

/**
 * The longest chain of requests of which each was asked for only when the one before was there: how many round trips
 * a page waits for in a row, whatever the network does. Requests that were asked for together are one link of it, and
 * the one that came last stands for them.
 */
export function findLongestChain<T extends TimedRequest>(requests: readonly T[]): T[] {
  const chains: T[][] = [];
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    chains.push([...longest(chains.filter((chain) => endOf(chain) <= request.start)), request]);
  }
  return longest(chains);
}

function longest<T extends TimedRequest>(chains: readonly T[][]): T[] {
  return chains.reduce<T[]>((found, chain) => {
    const isBetter =
      chain.length > found.length || (chain.length === found.length && endOf(chain) > endOf(found));
    return isBetter ? chain : found;
  }, []);
}

function endOf(chain: readonly TimedRequest[]): number {
  return chain.at(-1)?.end ?? Infinity;
}
