import { measureCommonAffixes } from '@/lib/text/measureCommonAffixes';

/**
 * Applies an edit in a text area, which shows each line break as a line feed, to the text. The line breaks that were not
 * edited stay as they are; an added one becomes `lineBreak`.
 */
export function applyTextAreaEdit(text: string, editedText: string, lineBreak: string): string {
  const characters = text.match(/\r\n|[^]/g) ?? [];
  const { prefixLength, suffixLength } = measureCommonAffixes(showLineFeeds(text), editedText);
  return [
    ...characters.slice(0, prefixLength),
    editedText.slice(prefixLength, editedText.length - suffixLength).replaceAll('\n', lineBreak),
    ...characters.slice(characters.length - suffixLength),
  ].join('');
}

/** Returns the text as a text area shows it. */
export function showLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
