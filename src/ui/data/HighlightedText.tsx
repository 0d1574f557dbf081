import { type TextMatch } from '@/lib/text/textMatch';

export function HighlightedText({ text, ranges }: { text: string; ranges: TextMatch['highlights'] }) {
  const parts = ranges.map(([from, to], index) => [
    text.slice(ranges[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
