/** Whether a value is an object with keys: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record without keys that every object inherits, `__proto__` and `constructor` say: code that looks fields up by name would take these for its own. */
export function omitInheritedKeys(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(entries);
}
