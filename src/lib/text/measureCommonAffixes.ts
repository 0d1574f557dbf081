/** The lengths of the common prefix of two texts, and of the common suffix behind it, in UTF-16 units. */
export function measureCommonAffixes(
  before: string,
  after: string,
): { prefixLength: number; suffixLength: number } {
  const minLength = Math.min(before.length, after.length);
  let prefixLength = 0;
  while (prefixLength < minLength && before[prefixLength] === after[prefixLength]) prefixLength += 1;
  let suffixLength = 0;
  while (
    suffixLength < minLength - prefixLength &&
    before.at(-1 - suffixLength) === after.at(-1 - suffixLength)
  )
    suffixLength += 1;
  return { prefixLength, suffixLength };
}
