/** How a text answers to what was typed: `rank` from 0, the best; `marks` are the places to be highlighted, from and to. */
export interface TextMatch {
  rank: number;
  highlights: readonly (readonly [from: number, to: number])[];
}

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/**
 * A text against what was typed, whatever the case: what begins with it is before what has a word that does, before
 * what has it anywhere, before what has its letters as initials of its words, in order. Null where nothing of that holds.
 */
export function matchText(text: string, typed: string): TextMatch | null {
  const [where, what] = [lower(text), lower(typed.trim())];
  if (what === '') return { rank: 0, highlights: [] };
  if (where.startsWith(what)) return { rank: where === what ? 0 : 1, highlights: [[0, what.length]] };
  const starts = [...where.matchAll(WORD_START)].map(({ index }) => index);
  const start = starts.find((at) => where.startsWith(what, at));
  if (start !== undefined) return { rank: 2, highlights: [[start, start + what.length]] };
  const inside = where.indexOf(what);
  if (inside >= 0) return { rank: 3, highlights: [[inside, inside + what.length]] };
  const initials = initialsOf(where, starts, what);
  return initials && { rank: 4, highlights: initials.map((at) => [at, at + 1] as const) };
}

function initialsOf(where: string, starts: readonly number[], what: string): number[] | null {
  const places: number[] = [];
  let from = 0;
  for (const letter of what) {
    const next = starts.findIndex((at, index) => index >= from && where.startsWith(letter, at));
    if (next < 0) return null;
    places.push(starts[next] ?? 0);
    from = next + 1;
  }
  // One letter that begins a word is no initials: it was found as a word's start.
  return places.length > 1 ? places : null;
}

/** Of the same length as the text, so that a place in one is a place in the other. */
function lower(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const lowered = letter.toLowerCase();
    return lowered.length === letter.length ? lowered : letter;
  });
}
