export interface TimedRequest {
  start: number;
  /** When the last byte arrived, in the same unit. */
  end: number;
}

/**
 * In the longest chain each request was sent after the previous one had ended. Its length is the number of a page's
 * sequential round trips. Of parallel requests, the chain has the one that ended last.
 */
export function findLongestChain<T extends TimedRequest>(requests: readonly T[]): T[] {
  const chains: T[][] = [];
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    chains.push([...selectLongest(chains.filter((chain) => getEnd(chain) <= request.start)), request]);
  }
  return selectLongest(chains);
}

function selectLongest<T extends TimedRequest>(chains: readonly T[][]): T[] {
  return chains.reduce<T[]>((best, chain) => {
    const isBetter =
      chain.length > best.length || (chain.length === best.length && getEnd(chain) > getEnd(best));
    return isBetter ? chain : best;
  }, []);
}

function getEnd(chain: readonly TimedRequest[]): number {
  return chain.at(-1)?.end ?? Infinity;
}
