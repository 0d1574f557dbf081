const listFormat = new Intl.ListFormat('en-GB');

/** For example `ABC, DEF and XYZ`. */
export function formatList(texts: readonly string[]): string {
  return listFormat.format(texts);
}
