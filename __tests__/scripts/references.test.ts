import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'server', '__tests__', 'scripts', 'bench', 'public', 'docs'];
const SOURCE = /\.(ts|tsx|mjs|cjs|js|css|sql|html|md)$/;

const files = [
  ...readdirSync('.').filter((name) => SOURCE.test(name)),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => SOURCE.test(name) && !/node_modules|references\.test\.ts$/.test(name))
      .map((name) => join(folder, name)),
  ),
];

/** The files that refer to an entry, such as `decision 19`, by the entry's number. */
function referencesTo(word: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/\n\s*(\*|\/\/)?\s*/g, ' ');
    for (const [, number = ''] of text.matchAll(new RegExp(`\\b${word},? (\\d+)`, 'gi')))
      found.set(number, [...(found.get(number) ?? []), file]);
  }
  return found;
}

/** The numbers of a document's headings: `### 19. Title`. */
function entriesOf(document: string): Set<string> {
  const headings = readFileSync(document, 'utf8').matchAll(/^#{2,3} (\d+)\. /gm);
  return new Set([...headings].map(([, number = '']) => number));
}

it.each([
  ['decision', 'docs/decisions.md'],
  ['decisions', 'docs/decisions.md'],
  ['specification', 'docs/specification.md'],
  ['section', 'docs/specification.md'],
])('a reference to a %s has its entry in %s', (word, document) => {
  const entries = entriesOf(document);
  const missing = [...referencesTo(word)].filter(([number]) => !entries.has(number));
  expect(entries.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

it('gives each decision its own number, and a context, a decision and a consequence', () => {
  const entries = readFileSync('docs/decisions.md', 'utf8').split(/^### /m).slice(1);
  const numbers = entries.map((entry) => /^(\d+)\. /.exec(entry)?.[1]);
  expect(new Set(numbers).size).toBe(entries.length);
  for (const entry of entries)
    expect(entry).toMatch(/- \*\*Context\.\*\* .+\n- \*\*Decision\.\*\* .+\n- \*\*Consequence\.\*\* .+/);
});

it('explains at most fifteen words of our own', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| .+ \| .+ \|$/gm) ?? [];
  // Without the header and the line below it.
  const words = rows.slice(2);
  expect(words).not.toHaveLength(0);
  expect(words.length).toBeLessThanOrEqual(15);
});
