import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBootPage } from '../../../../scripts/boot-page/bootPage.cjs';

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));

it('no style depends on :has() of an element around the page, which would restyle all cells at each change', () => {
  expect(styleSheets.length).toBeGreaterThan(50);
  // A browser applies the rules of print to a printed page alone.
  const offending = styleSheets.filter(({ text }) =>
    /(html|body|main|:root):has\(/.test(text.replace(/^@media print \{[^]*?^\}/gm, '')),
  );
  expect(offending.map(({ path }) => path)).toEqual([]);
});

it('every variable that a style sheet uses is a token or set in a style sheet, and every token is used', () => {
  const allStyles = styleSheets.map(({ text }) => text).join('');
  const { tokenVariables } = buildBootPage(() => [], []);
  const findNames = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const tokens = findNames(tokenVariables, /(--fp-[\w-]+):/g);
  const used = findNames(allStyles, /var\((--fp-[\w-]+)/g);
  const set = findNames(allStyles, /(--fp-[\w-]+):/g);
  expect([...used].filter((name) => !tokens.has(name) && !set.has(name))).toEqual([]);
  expect([...tokens].filter((name) => !used.has(name))).toEqual([]);
});
