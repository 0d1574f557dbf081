export const RIDERS = '/customersearch/api/v3/riders';

/** The golden ratio spreads page numbers evenly, and gives every run the same pages. */
const GOLDEN_RATIO = 0.618_034;

/** Both orders take turns by `turn`: `asc` is that of an even number. */
export function buildSortQuery(column, turn) {
  return `sort_field=${column}&sort_order=${turn % 2 === 0 ? 'asc' : 'desc'}`;
}

export function spreadPage(lastPage, index) {
  return 1 + Math.floor((((index + 1) * GOLDEN_RATIO) % 1) * lastPage);
}
