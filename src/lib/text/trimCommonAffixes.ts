import { measureCommonAffixes } from './measureCommonAffixes';

/**
 * Replaces the common prefix and the common suffix of two texts by `…`, except for `contextLength` characters next to
 * the difference. A prefix or suffix of at most twice `contextLength` characters is not replaced.
 */
export function trimCommonAffixes(
  before: string,
  after: string,
  contextLength: number,
): [before: string, after: string] {
  const { prefixLength, suffixLength } = measureCommonAffixes(before, after);
  const trim = (text: string) => {
    const start = prefixLength <= contextLength * 2 ? 0 : prefixLength - contextLength;
    const end = suffixLength <= contextLength * 2 ? text.length : text.length - suffixLength + contextLength;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  };
  return [trim(before), trim(after)];
}
