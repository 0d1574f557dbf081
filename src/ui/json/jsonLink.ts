import { type JsonOutline, kindOf, nameJsonOf, valueJsonOf } from '@/lib/json/jsonOutline';
import { getCopyText } from './jsonRowText';

/** Returns the path of the page that a value names; null when it names none. A list's items have the list's field. */
export type BuildLink = (field: string, value: string) => string | null;

/** The link of a string or a number. `null`, `true` and `false` name nothing. */
export function findLink(outline: JsonOutline, node: number, buildLink: BuildLink): string | null {
  if (kindOf(outline, node) !== 'scalar' || !STRING_OR_NUMBER.test(valueJsonOf(outline, node))) return null;
  const parent = outline.parents[node] ?? -1;
  const nameJson = nameJsonOf(outline, node) || (parent < 0 ? '' : nameJsonOf(outline, parent));
  return nameJson === '' ? null : buildLink(nameJson.slice(1, -1), getCopyText(outline, node));
}

const STRING_OR_NUMBER = /^["\d-]/;
