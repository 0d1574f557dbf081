import { compactJson, splitArray, splitObject } from './jsonText';

/** A place where two JSON texts differ; what is missing on one side is undefined there. */
export interface JsonDifference {
  /** `day.length`, `roles[1]`; empty for the whole. */
  path: string;
  before?: string;
  after?: string;
}

/**
 * Where two valid JSON texts differ, key by key, by what is written: 1.0 and 1 differ, the order of keys and spaces
 * between the parts don't.
 */
export function findJsonDifferences(before: string, after: string, path = ''): JsonDifference[] {
  const [one, other] = [compactJson(before), compactJson(after)];
  if (one === other) return [];
  const [oneParts, otherParts] = [partsOf(one), partsOf(other)];
  if (!oneParts || !otherParts || oneParts.isList !== otherParts.isList)
    return [{ path, before: one, after: other }];
  const names = new Set([...oneParts.values.keys(), ...otherParts.values.keys()]);
  return [...names].flatMap((name): JsonDifference[] => {
    const [was, is] = [oneParts.values.get(name), otherParts.values.get(name)];
    const inner = oneParts.isList ? `${path}[${name}]` : `${path === '' ? '' : `${path}.`}${name}`;
    if (was === undefined) return is === undefined ? [] : [{ path: inner, after: is }];
    return is === undefined ? [{ path: inner, before: was }] : findJsonDifferences(was, is, inner);
  });
}

/** The parts of an object by key, or of a list by place; null for what has no parts. */
function partsOf(json: string): { isList: boolean; values: Map<string, string> } | null {
  if (json.startsWith('{')) {
    return { isList: false, values: new Map(splitObject(json).map(({ name, text }) => [name, text])) };
  }
  if (!json.startsWith('[')) return null;
  return { isList: true, values: new Map(splitArray(json).map((text, place) => [String(place), text])) };
}
