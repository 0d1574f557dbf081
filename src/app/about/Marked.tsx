import { type TextMatch } from '@/lib/textMatch';

/** A text with what answers to the typed one marked. */
export function Marked({ text, marks }: { text: string; marks: TextMatch['marks'] }) {
  const parts = marks.map(([from, to], index) => [
    text.slice(marks[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
