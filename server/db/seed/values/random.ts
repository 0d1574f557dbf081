/** A pseudo-random number generator that gives the same numbers on every machine for the same seed and purpose. */
export interface Random {
  /** An integer from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** An integer from `first` to `last`, both included. */
  between(first: number, last: number): number;
  /** True with a probability of `percent` %. */
  chanceInPercent(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Each purpose (such as a table) has its own generator, so that more draws for one table do not change another. */
export function createRandom(seed: number, purpose: string): Random {
  // The FNV-1a hash of the purpose, started with the seed.
  let state = seed >>> 0;
  for (const character of purpose)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;

  // mulberry32 uses integer arithmetic only, so the results are the same on every machine.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    chanceInPercent: (percent) => below(100) < percent,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}
