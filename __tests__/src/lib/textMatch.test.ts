import { matchText } from '@/lib/textMatch';

/** The text with what is marked of it in brackets, and its rank; null where it doesn't answer. */
function marked(text: string, typed: string): string | null {
  const match = matchText(text, typed);
  if (!match) return null;
  let from = 0;
  let out = '';
  for (const [start, end] of match.highlights) {
    out += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return `${match.rank} ${out}${text.slice(from)}`;
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
])('%s answers to “%s”', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

it.each([
  ['RIDERS', 'x'],
  ['RIDERS', 'ridersx'],
  ['CLIENT APP FEATURES', 'fac'],
  ['CLIENT APP FEATURES', 'cafe'],
])('%s does not answer to “%s”', (text, typed) => {
  expect(matchText(text, typed)).toBeNull();
});

it('marks in the right places where lower case is longer than the text', () => {
  expect(marked('İİ RIDERS', 'RID')).toBe('2 İİ [RID]ERS');
});
