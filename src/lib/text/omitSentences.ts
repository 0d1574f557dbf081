import { joinSentences } from './joinSentences';

/** Leaves out the sentences of a text that another text has too. */
export function omitSentences(text: string, other: string): string {
  const omitted = new Set(splitSentences(other));
  return splitSentences(text)
    .filter((sentence) => !omitted.has(sentence))
    .join(' ');
}

/** Also the last sentence gets its full stop. */
function splitSentences(text: string): string[] {
  return text === '' ? [] : joinSentences([text]).split(/(?<=[.!?…]) /);
}
