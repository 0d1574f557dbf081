/** A slice of the store in redux-persist's format. */
export function formatStoredSlice(slice: object): string {
  const fields = Object.entries(slice).map(([name, value]) => [name, JSON.stringify(value)]);
  return JSON.stringify({ ...Object.fromEntries(fields), _persist: '{"version":1,"rehydrated":true}' });
}
