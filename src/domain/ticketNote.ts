/** Maximum number of characters of a ticket note. */
export const TICKET_NOTE_LENGTH_LIMIT = 20_000;

export interface NoteLine {
  subject: string;
  url: string;
}

/** Adds lines with a link to a note. A line that it already has is not added again, nor is one that does not fit. */
export function addLines(
  note: string,
  lines: readonly NoteLine[],
): { note: string; addedCount: number; isFull: boolean } {
  const known = new Set(note.split('\n'));
  const newLines = lines
    .map(({ subject, url }) => `${subject} ${url}`)
    .filter((line) => !known.has(line))
    .map((line) => `${line}\n`);
  let longerNote = note === '' || note.endsWith('\n') ? note : `${note}\n`;
  let addedCount = 0;
  for (const line of newLines) {
    if (longerNote.length + line.length > TICKET_NOTE_LENGTH_LIMIT)
      return { note: addedCount > 0 ? longerNote : note, addedCount, isFull: true };
    longerNote += line;
    addedCount += 1;
  }
  return { note: addedCount > 0 ? longerNote : note, addedCount, isFull: false };
}

/** The lines with a link as links of Markdown, in a list. The others stay as they are. */
export function toMarkdown(note: string): string {
  return note.replaceAll(
    /^(?!\s)(.+) (https?:\/\/\S+)$/gm,
    (_line, subject: string, url: string) =>
      `- [${subject.replace(/:$/, '').replaceAll(/[[\]\\]/g, '\\$&')}](${url})`,
  );
}
