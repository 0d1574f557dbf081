import { matchText } from '@/lib/text/textMatch';

/**
 * The match's rank and the text with its highlights in brackets; null without a match. Ranks: 0 the whole text, 1 its
 * start, 2 the start of a word, 3 within a word, 4 initials of words.
 */
function formatMatch(text: string, term: string): string | null {
  const match = matchText(text, term);
  if (!match) return null;
  let offset = 0;
  let highlighted = '';
  for (const [start, end] of match.highlights) {
    highlighted += `${text.slice(offset, start)}[${text.slice(start, end)}]`;
    offset = end;
  }
  return `${match.rank} ${highlighted}${text.slice(offset)}`;
}

it.each([
  ['RIDERS', 'riders', '0 [RIDERS]'],
  ['RIDERS', 'rid', '1 [RID]ERS'],
  ['CLIENT APP FEATURES', 'app', '2 CLIENT [APP] FEATURES'],
  ['CLIENT APP FEATURES', 'app fe', '2 CLIENT [APP FE]ATURES'],
  ['CLIENT APP FEATURES', 'eatu', '3 CLIENT APP F[EATU]RES'],
  ['CLIENT APP FEATURES', 'caf', '4 [C]LIENT [A]PP [F]EATURES'],
  ['CLIENT APP FEATURES', 'cf', '4 [C]LIENT APP [F]EATURES'],
  ['St. Clair-Tawas (North)', 'tn', '4 St. Clair-[T]awas ([N]orth)'],
  ['Ørsted Østfold', 'øst', '2 Ørsted [Øst]fold'],
  ['RIDERS', '  riders ', '0 [RIDERS]'],
  ['RIDERS', '', '0 RIDERS'],
])('%s matches “%s”', (text, term, expected) => {
  expect(formatMatch(text, term)).toBe(expected);
});

it.each([
  ['RIDERS', 'x'],
  ['RIDERS', 'ridersx'],
  ['CLIENT APP FEATURES', 'fac'],
  ['CLIENT APP FEATURES', 'cafe'],
])('%s does not match “%s”', (text, term) => {
  expect(matchText(text, term)).toBeNull();
});

it('highlights the right characters when a lower-case letter is longer than the upper-case one', () => {
  expect(formatMatch('İİ RIDERS', 'RID')).toBe('2 İİ [RID]ERS');
});
