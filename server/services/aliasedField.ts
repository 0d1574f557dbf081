/** Builds an object with one field. The contract allows two aliases for it; the row's id decides which one is used. */
export function buildAliasedField(
  id: number,
  even: string,
  odd: string,
  value: unknown,
): Record<string, unknown> {
  return { [id % 2 === 0 ? even : odd]: value };
}
