/**
 * The key of a rollout's token among the tokens of runs: a run of Fleet that reads the same agency meanwhile must not drop it.
 * No abbreviation has a space.
 */
export function toRolloutTokenKey(abbreviation: string): string {
  return `rollout ${abbreviation}`;
}
