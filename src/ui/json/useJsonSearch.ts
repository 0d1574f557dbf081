import { useMemo, useState } from 'react';
import { type JsonOutline } from '@/lib/jsonOutline';
import { useDebounced } from '../useDebounced';
import { rowHolds } from './jsonWords';
import { type JsonTreeState } from './useJsonTree';

/** The text rests so long before a large record is searched through. */
const REST_MS = 200;

export interface JsonSearch {
  text: string;
  setText: (text: string) => void;
  /** `3 of 12`, or that there is nothing; empty while nothing is searched. */
  count: string;
  hasMatches: boolean;
  isMatch: (node: number) => boolean;
  step: (way: 1 | -1) => void;
}

/** Looks for a text in keys and values, in any case, and goes from one match to the next, around at the ends. */
export function useJsonSearch({ outline, reveal }: Pick<JsonTreeState, 'outline' | 'reveal'>): JsonSearch {
  const [text, setText] = useState('');
  const [present, setPresent] = useState(-1);
  const rested = useDebounced(text, REST_MS);
  /** What Enter was pressed on before it had rested. */
  const [hurried, setHurried] = useState('');
  const wanted = hurried === text ? text : rested;
  const matches = useMemo(() => findIn(outline, wanted), [outline, wanted]);
  const known = useMemo(() => new Set(matches), [matches]);
  const total = matches.length.toLocaleString('en-US');
  return {
    text,
    setText: (next) => {
      setText(next);
      setPresent(-1);
    },
    count: wanted === '' ? '' : countText(present, matches.length, total),
    hasMatches: matches.length > 0,
    isMatch: (node) => known.has(node),
    step: (way) => {
      const found = wanted === text ? matches : findIn(outline, text);
      setHurried(text);
      const from = present < 0 && way < 0 ? 0 : present;
      const next = (from + way + found.length) % found.length;
      const node = found[next];
      if (node === undefined) return;
      setPresent(next);
      reveal(node);
    },
  };
}

function findIn(outline: JsonOutline, text: string): number[] {
  const found: number[] = [];
  const lowerText = text.toLowerCase();
  for (let node = 0; lowerText !== '' && node < outline.count; node += 1)
    if (rowHolds(outline, node, lowerText)) found.push(node);
  return found;
}

function countText(present: number, count: number, total: string): string {
  if (count === 0) return 'No matches';
  if (present >= 0) return `${(present + 1).toLocaleString('en-US')} of ${total}`;
  return count === 1 ? '1 match' : `${total} matches`;
}
