import { type ReactNode } from 'react';
import { HighlightedText } from '@/ui/data/HighlightedText';
import { type FilterMarks } from '../tableProps';

export type Mark = (text: string, columnKey: string) => ReactNode;

export function createMark(filterText: string, { columns, compares }: FilterMarks): Mark {
  return (text, columnKey) => (columns.includes(columnKey) ? markMatches(text, filterText, compares) : text);
}

/** Marks the filter in a cell's text: of `words` also their digits in a telephone number that is written in another way. */
export function markMatches(text: string, filterText: string, compares: FilterMarks['compares']): ReactNode {
  const ranges = FINDERS[compares](text, filterText);
  return ranges.length === 0 ? text : <HighlightedText text={text} ranges={ranges} />;
}

type Range = readonly [start: number, end: number];

/** Fewer digits would be found in many numbers by chance. */
const MIN_DIGITS = 4;
const NUMBER = /^[\d\s().+-]+$/;

const FINDERS = { words: findMatches, text: findText, exactText: findWord };

function findMatches(text: string, filterText: string): Range[] {
  const ranges = findWords(text, filterText.split(/\s+/).filter(Boolean));
  const digits = filterText.replace(/\D/g, '');
  if (digits.length >= MIN_DIGITS && NUMBER.test(filterText) && NUMBER.test(text)) {
    const matches = text.matchAll(new RegExp([...digits].join('\\D*'), 'g'));
    for (const { index, 0: match } of matches) ranges.push([index, index + match.length]);
  }
  return mergeRanges(ranges);
}

function findText(text: string, filterText: string): Range[] {
  const lowerText = text.toLowerCase();
  // A letter that is longer in lower case would move the offsets.
  return lowerText.length === text.length ? findWord(lowerText, filterText.toLowerCase()) : [];
}

function findWords(text: string, words: readonly string[]): Range[] {
  const { folded, offsets } = foldText(text);
  return words
    .flatMap((word) => findWord(folded, foldText(word).folded))
    .map(([start, end]) => {
      const first = offsets[start] ?? start;
      const last = offsets[end - 1] ?? end - 1;
      // A letter can be folded to several characters, such as the ligature ﬁ; all of it is marked.
      return [first, offsets.find((offset, index) => index >= end && offset > last) ?? end];
    });
}

const NOT_ASCII = /[^ -~]/;

/**
 * The text without accents and in lower case, as the platform's search compares it, and where in the text each of its
 * characters begins; behind them, where the text ends. Plain texts have no offsets, because nothing moves in them.
 */
function foldText(text: string): { folded: string; offsets: readonly number[] } {
  if (!NOT_ASCII.test(text)) return { folded: text.toLowerCase(), offsets: [] };
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    const foldedLetter = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    folded += foldedLetter;
    for (let count = 0; count < foldedLetter.length; count += 1) offsets.push(offset);
    offset += letter.length;
  }
  return { folded, offsets: [...offsets, offset] };
}

function findWord(text: string, word: string): Range[] {
  const ranges: Range[] = [];
  // A word of accents only is folded to nothing.
  if (word === '') return ranges;
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length))
    ranges.push([start, start + word.length]);
  return ranges;
}

/** Sorted, and without overlaps. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
