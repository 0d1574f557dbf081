/** Whether a value is an object other than null or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the record without keys such as `__proto__` and `constructor`, which every object inherits: code that reads
 * fields by name could confuse them.
 */
export function omitInheritedKeys(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(entries);
}
