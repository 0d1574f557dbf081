import { compactJson, splitArray, splitObject } from './jsonText';

/** A path at which JSON texts differ. */
export interface PathDifference {
  /** For example `day.length` or `roles[1]`; empty for the whole text. */
  path: string;
  /** The compact JSON text in each of the texts, in their order; undefined where it is missing. */
  values: readonly (string | undefined)[];
}

/**
 * Compares several valid JSON texts key by key; undefined is a missing one. The texts of values are compared: 1.0 and 1
 * differ. The order of keys and white space are ignored.
 */
export function findPathDifferences(jsons: readonly (string | undefined)[], path = ''): PathDifference[] {
  const values = jsons.map((json) => (json === undefined ? undefined : compactJson(json)));
  if (new Set(values).size < 2) return [];
  const present = values.filter((value) => value !== undefined);
  const isList = present.every((value) => value.startsWith('['));
  const isOpened = isList || present.every((value) => value.startsWith('{'));
  // Missing in some texts and equal in all others: the whole value is the difference. So it is if one of them is an empty
  // container, which without keys would look like a missing one.
  const isWhole = present.length < values.length && (new Set(present).size < 2 || present.some(isEmpty));
  if (!isOpened || isWhole) return [{ path, values }];
  const members = values.map((value) => (value === undefined ? new Map<string, string>() : split(value)));
  const keys = new Set(members.flatMap((member) => [...member.keys()]));
  return [...keys].flatMap((key) =>
    findPathDifferences(
      members.map((member) => member.get(key)),
      isList ? `${path}[${key}]` : `${path === '' ? '' : `${path}.`}${key}`,
    ),
  );
}

function isEmpty(json: string): boolean {
  return json === '{}' || json === '[]';
}

/** The values of an object by key, or of a list by index. */
function split(json: string): Map<string, string> {
  return json.startsWith('[')
    ? new Map(splitArray(json).map((item, index) => [String(index), item]))
    : new Map(splitObject(json).map(({ name, valueJson }) => [name, valueJson]));
}
