import { compactJson, splitArray, splitObject } from './jsonText';

/** A value that differs between two JSON texts. `before` is undefined for an added value, `after` for a removed one. */
export interface JsonDifference {
  /** For example `day.length` or `roles[1]`; empty for the whole text. */
  path: string;
  before?: string;
  after?: string;
}

/**
 * Finds the differences of two valid JSON texts, key by key. The texts of values are compared: 1.0 and 1 differ. The
 * order of keys and white space are ignored.
 */
export function findJsonDifferences(before: string, after: string, path = ''): JsonDifference[] {
  const [jsonBefore, jsonAfter] = [compactJson(before), compactJson(after)];
  if (jsonBefore === jsonAfter) return [];
  const [containerBefore, containerAfter] = [parseContainer(jsonBefore), parseContainer(jsonAfter)];
  if (!containerBefore || !containerAfter || containerBefore.isList !== containerAfter.isList)
    return [{ path, before: jsonBefore, after: jsonAfter }];
  const keys = new Set([...containerBefore.values.keys(), ...containerAfter.values.keys()]);
  return [...keys].flatMap((key): JsonDifference[] => {
    const [valueBefore, valueAfter] = [containerBefore.values.get(key), containerAfter.values.get(key)];
    const keyPath = containerBefore.isList ? `${path}[${key}]` : `${path === '' ? '' : `${path}.`}${key}`;
    if (valueBefore === undefined)
      return valueAfter === undefined ? [] : [{ path: keyPath, after: valueAfter }];
    return valueAfter === undefined
      ? [{ path: keyPath, before: valueBefore }]
      : findJsonDifferences(valueBefore, valueAfter, keyPath);
  });
}

/** The values of an object by key, or of a list by index; null for any other value. */
function parseContainer(json: string): { isList: boolean; values: Map<string, string> } | null {
  if (json.startsWith('{')) {
    return {
      isList: false,
      values: new Map(splitObject(json).map(({ name, valueJson }) => [name, valueJson])),
    };
  }
  if (!json.startsWith('[')) return null;
  return { isList: true, values: new Map(splitArray(json).map((text, index) => [String(index), text])) };
}
