import { useMemo, useState } from 'react';
import { type JsonOutline } from '@/lib/jsonOutline';
import { useDebounced } from '../useDebounced';
import { rowContains } from './jsonRowText';
import { type JsonTreeState } from './useJsonTree';

/** The text rests so long before a large record is searched through. */
const SEARCH_DEBOUNCE_MS = 200;

export interface JsonSearch {
  text: string;
  setText: (text: string) => void;
  /** `3 of 12`, or that there is nothing; empty while nothing is searched. */
  statusText: string;
  hasMatches: boolean;
  isMatch: (node: number) => boolean;
  goToMatch: (direction: 1 | -1) => void;
}

/** Looks for a text in keys and values, in any case, and goes from one match to the next, around at the ends. */
export function useJsonSearch({ outline, reveal }: Pick<JsonTreeState, 'outline' | 'reveal'>): JsonSearch {
  const [text, setText] = useState('');
  const [matchIndex, setMatchIndex] = useState(-1);
  const debouncedText = useDebounced(text, SEARCH_DEBOUNCE_MS);
  /** What Enter was pressed on before it had rested. */
  const [submittedText, setSubmittedText] = useState('');
  const searchedText = submittedText === text ? text : debouncedText;
  const matches = useMemo(() => findMatches(outline, searchedText), [outline, searchedText]);
  const matchSet = useMemo(() => new Set(matches), [matches]);
  const total = matches.length.toLocaleString('en-US');
  return {
    text,
    setText: (next) => {
      setText(next);
      setMatchIndex(-1);
    },
    statusText: searchedText === '' ? '' : formatMatchCount(matchIndex, matches.length, total),
    hasMatches: matches.length > 0,
    isMatch: (node) => matchSet.has(node),
    goToMatch: (direction) => {
      const found = searchedText === text ? matches : findMatches(outline, text);
      setSubmittedText(text);
      const from = matchIndex < 0 && direction < 0 ? 0 : matchIndex;
      const next = (from + direction + found.length) % found.length;
      const node = found[next];
      if (node === undefined) return;
      setMatchIndex(next);
      reveal(node);
    },
  };
}

function findMatches(outline: JsonOutline, text: string): number[] {
  const found: number[] = [];
  const lowerText = text.toLowerCase();
  for (let node = 0; lowerText !== '' && node < outline.count; node += 1)
    if (rowContains(outline, node, lowerText)) found.push(node);
  return found;
}

function formatMatchCount(matchIndex: number, count: number, total: string): string {
  if (count === 0) return 'No matches';
  if (matchIndex >= 0) return `${(matchIndex + 1).toLocaleString('en-US')} of ${total}`;
  return count === 1 ? '1 match' : `${total} matches`;
}
