import { splitArray, splitObject } from './jsonText';

/** The compact JSON text with the keys of all objects sorted, so that texts are equal that differ only in the order of keys. */
export function sortKeys(json: string): string {
  const text = json.trim();
  if (text.startsWith('[')) return `[${splitArray(text).map(sortKeys).join()}]`;
  if (!text.startsWith('{')) return text;
  // With duplicate names the last value counts, as in `JSON.parse`.
  const members = new Map(splitObject(text).map(({ name, valueJson }) => [name, sortKeys(valueJson)]));
  const items = [...members].map(([name, valueJson]) => `${JSON.stringify(name)}:${valueJson}`);
  return `{${items.sort().join()}}`;
}
