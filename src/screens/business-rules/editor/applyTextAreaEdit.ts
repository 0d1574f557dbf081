/**
 * Applies an edit in a text area, which shows each line break as a line feed, to the text. The line breaks that were not
 * edited stay as they are; an added one becomes `lineBreak`.
 */
export function applyTextAreaEdit(text: string, editedText: string, lineBreak: string): string {
  const characters = text.match(/\r\n|[^]/g) ?? [];
  const shownText = showLineFeeds(text);
  const minLength = Math.min(shownText.length, editedText.length);
  let start = 0;
  while (start < minLength && shownText[start] === editedText[start]) start += 1;
  let end = 0;
  while (end < minLength - start && shownText.at(-1 - end) === editedText.at(-1 - end)) end += 1;
  return [
    ...characters.slice(0, start),
    editedText.slice(start, editedText.length - end).replaceAll('\n', lineBreak),
    ...characters.slice(characters.length - end),
  ].join('');
}

/** Returns the text as a text area shows it. */
export function showLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
