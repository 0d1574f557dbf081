import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type JsonOutline } from '@/lib/json/jsonOutline';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { rowContains } from './jsonRowText';
import { type JsonTreeState } from './useJsonTree';

/** The search waits for this pause in typing, because searching a large record is slow. */
const SEARCH_DEBOUNCE_MS = 200;

export interface JsonSearch {
  text: string;
  setText: (text: string) => void;
  /** `3 of 12`, `12 matches` or `No matches`; empty while the search field is empty. */
  statusText: string;
  hasMatches: boolean;
  isMatch: (node: number) => boolean;
  goToMatch: (direction: 1 | -1) => void;
}

/** Searches keys and values, ignoring case. Typing goes to the first match; `goToMatch` wraps around at the ends. */
export function useJsonSearch({ outline, reveal }: Pick<JsonTreeState, 'outline' | 'reveal'>): JsonSearch {
  const [text, setText] = useState('');
  /** The text that was searched last. While the operator types, it is an older one. */
  const [searchedText, setSearchedText] = useState('');
  const [matchIndex, setMatchIndex] = useState(-1);
  const matches = useMemo(() => findMatches(outline, searchedText), [outline, searchedText]);
  const matchSet = useMemo(() => new Set(matches), [matches]);
  const goToMatch = (direction: 1 | -1) => {
    const currentMatches = searchedText === text ? matches : findMatches(outline, text);
    setSearchedText(text);
    // Before the first move, matchIndex is -1: 'next' goes to the first match, and 'previous' to the last.
    const startIndex = matchIndex < 0 && direction < 0 ? 0 : matchIndex;
    const nextIndex = (startIndex + direction + currentMatches.length) % currentMatches.length;
    const node = currentMatches[nextIndex];
    if (node === undefined) return;
    setMatchIndex(nextIndex);
    reveal(node);
  };
  const searchAfterPause = useEffectEvent(() => {
    // After Enter during the pause, a match is active already.
    if (matchIndex < 0) goToMatch(1);
  });
  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    text,
    setText: (next) => {
      setText(next);
      setMatchIndex(-1);
    },
    statusText: searchedText === '' ? '' : formatMatchCount(matchIndex, matches.length),
    hasMatches: matches.length > 0,
    isMatch: (node) => matchSet.has(node),
    goToMatch,
  };
}

function findMatches(outline: JsonOutline, text: string): number[] {
  const matches: number[] = [];
  const lowerText = text.toLowerCase();
  for (let node = 0; lowerText !== '' && node < outline.count; node += 1)
    if (rowContains(outline, node, lowerText)) matches.push(node);
  return matches;
}

function formatMatchCount(matchIndex: number, count: number): string {
  if (count === 0) return 'No matches';
  if (matchIndex < 0) return formatCount(count, 'match', 'matches');
  return `${formatNumber(matchIndex + 1)} of ${formatNumber(count)}`;
}
