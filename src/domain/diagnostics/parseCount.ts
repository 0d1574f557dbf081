/** Parses a count as a check's facts have it, `17,638` or `17638`; undefined for any other text. */
export function parseCount(text: string): number | undefined {
  return /^(\d{1,3}(,\d{3})*|\d+)$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}
