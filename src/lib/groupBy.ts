/** Groups values by a key, in their order. `Map.groupBy` is newer than the browsers and the Node.js that are supported. */
export function groupBy<Key, Value>(
  values: readonly Value[],
  getKey: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = getKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
