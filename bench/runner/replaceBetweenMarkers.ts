const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/** @throws Error if the markers are missing or in the wrong order. */
export function replaceBetweenMarkers(text: string, table: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`The text has no ${BEGIN} with ${END} after it.`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${text.slice(end)}`;
}
