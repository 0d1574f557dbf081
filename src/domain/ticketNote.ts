/** Maximum number of characters of a ticket note. */
export const TICKET_NOTE_LENGTH_LIMIT = 20_000;

/** Adds a line with a link to a note. A link that it already has is not added again. */
export function addLine(note: string, subject: string, url: string): string {
  if (note.split('\n').some((line) => line.endsWith(` ${url}`))) return note;
  return `${note}${note === '' || note.endsWith('\n') ? '' : '\n'}${subject} ${url}\n`;
}

/** The lines with a link as links of Markdown, in a list. The others stay as they are. */
export function toMarkdown(note: string): string {
  return note.replaceAll(
    /^(?!\s)(.+) (https?:\/\/\S+)$/gm,
    (_line, subject: string, url: string) => `- [${subject.replaceAll(/[[\]\\]/g, '\\$&')}](${url})`,
  );
}
