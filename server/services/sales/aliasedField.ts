/**
 * Builds an object with one field. The specification allows two names for it (decision 12); the row's id decides which
 * one is used.
 */
export function buildAliasedField(
  id: number,
  nameForEvenId: string,
  nameForOddId: string,
  value: unknown,
): Record<string, unknown> {
  return { [id % 2 === 0 ? nameForEvenId : nameForOddId]: value };
}
