/**
 * Two texts without most of what they begin and end with alike: `context` characters of it stay on either side of
 * what differs, and … stands for the rest. Short texts stay whole.
 */
export function trimCommonAffixes(one: string, other: string, context: number): [one: string, other: string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const narrowed = (text: string) => {
    const from = start <= context * 2 ? 0 : start - context;
    const to = end <= context * 2 ? text.length : text.length - end + context;
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return [narrowed(one), narrowed(other)];
}
