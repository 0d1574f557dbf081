/** Puts a value under one of two names. Both spellings are in use; which one is up to the row. */
export function buildAliasedField(
  id: number,
  even: string,
  odd: string,
  value: unknown,
): Record<string, unknown> {
  return { [id % 2 === 0 ? even : odd]: value };
}
