export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Removes keys such as `constructor`: every object inherits a property of that name, so code could confuse the two. */
export function omitInheritedKeys(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(entries);
}
