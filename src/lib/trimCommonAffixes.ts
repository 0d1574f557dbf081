/**
 * Replaces the common prefix and the common suffix of two texts by `…`, except for `context` characters next to the
 * difference. A prefix or suffix of at most twice `context` characters is not replaced.
 */
export function trimCommonAffixes(
  before: string,
  after: string,
  context: number,
): [before: string, after: string] {
  const minLength = Math.min(before.length, after.length);
  let prefixLength = 0;
  while (prefixLength < minLength && before[prefixLength] === after[prefixLength]) prefixLength += 1;
  let suffixLength = 0;
  while (
    suffixLength < minLength - prefixLength &&
    before.at(-1 - suffixLength) === after.at(-1 - suffixLength)
  )
    suffixLength += 1;
  const trim = (text: string) => {
    const start = prefixLength <= context * 2 ? 0 : prefixLength - context;
    const end = suffixLength <= context * 2 ? text.length : text.length - suffixLength + context;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  };
  return [trim(before), trim(after)];
}
