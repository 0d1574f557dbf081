import { splitArray, splitObject } from './jsonText';

/**
 * The compact JSON text with sorted keys and one way to write each string, so that texts which differ only in these are
 * equal. Numbers stay as written.
 */
export function normalizeJson(json: string): string {
  return sortKeys(unifyEscapes(json));
}

/** The same JSON with one way to write each string. */
export function unifyEscapes(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"/g, (stringJson) => JSON.stringify(JSON.parse(stringJson)));
}

function sortKeys(json: string): string {
  const text = json.trim();
  if (text.startsWith('[')) return `[${splitArray(text).map(sortKeys).join()}]`;
  if (!text.startsWith('{')) return text;
  // With duplicate names the last value counts, as in `JSON.parse`.
  const members = new Map(splitObject(text).map(({ name, valueJson }) => [name, sortKeys(valueJson)]));
  const items = [...members].map(([name, valueJson]) => `${JSON.stringify(name)}:${valueJson}`);
  return `{${items.sort().join()}}`;
}
