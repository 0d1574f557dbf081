import { splitObject } from '@/lib/json/jsonText';

/**
 * The fields of a row, and its whole JSON as `raw`. A value that `JSON.parse` may change is its JSON text instead: a number
 * of too many digits, and a field of `jsonFieldNames` that is not a string.
 */
export function addRawJson(json: string, jsonFieldNames: readonly string[] = []): unknown {
  const fields = JSON.parse(json) as Record<string, unknown> | null;
  const isJsonText = (name: string) => {
    const value = fields?.[name];
    if (jsonFieldNames.includes(name)) return typeof value !== 'string' && value !== null;
    return typeof value === 'number' && !Number.isSafeInteger(Math.trunc(value));
  };
  const jsonTexts = Object.keys(fields ?? {}).some(isJsonText)
    ? splitObject(json).filter(({ name }) => isJsonText(name))
    : [];
  return {
    ...fields,
    ...Object.fromEntries(jsonTexts.map(({ name, valueJson }) => [name, valueJson])),
    raw: json,
  };
}
