/** A slice of the store in redux-persist's format. The session's version is 2. */
export function formatStoredSlice(slice: object, version = 'sessionId' in slice ? 2 : 1): string {
  const fields = Object.entries(slice).map(([name, value]) => [name, JSON.stringify(value)]);
  return JSON.stringify({
    ...Object.fromEntries(fields),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });
}
