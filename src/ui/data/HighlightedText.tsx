interface Props {
  text: string;
  /** The parts to highlight, in order and without overlaps; `end` is after the last character. */
  ranges: readonly (readonly [start: number, end: number])[];
}

export function HighlightedText({ text, ranges }: Props) {
  const parts = ranges.map(([start, end], index) => [
    text.slice(ranges[index - 1]?.[1] ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
