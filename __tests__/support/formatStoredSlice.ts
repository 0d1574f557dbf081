/** A slice of the store in redux-persist's format. The session has `SESSION_VERSION`, the other slices version 1. */
export function formatStoredSlice(slice: object, version = 1): string {
  const fields = Object.entries(slice).map(([name, value]) => [name, JSON.stringify(value)]);
  return JSON.stringify({
    ...Object.fromEntries(fields),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });
}
