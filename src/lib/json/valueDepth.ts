/** Whether objects and arrays are nested in more than `limit` levels. The recursion is as deep as the limit. */
export function isValueNestedDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isValueNestedDeeperThan(item, limit - 1));
}
