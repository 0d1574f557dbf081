import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../../../src');
const readSource = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const listNames = () =>
  [...readSource('ui/icons/Icon.tsx').matchAll(/^ {2}\| '([a-zA-Z-]+)'/gm)].map(([, name]) => name);

it('has a symbol for each name of an icon, and no other', () => {
  const names = listNames();
  const ids = [...readSource('ui/icons/icons.svg').matchAll(/<symbol id="([a-zA-Z-]+)"/g)].map(
    ([, id]) => id,
  );
  expect(names.length).toBeGreaterThan(30);
  expect(ids.sort()).toEqual(names.sort());
});

it('has no icon that is used nowhere', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.endsWith('icons/Icon.tsx'),
  );
  const sources = files.map(readSource).join('\n');
  // An element, a property or a table of icons, or a page of an agency, whose icon is named as its route.
  const isUsed = (name?: string) =>
    new RegExp(`(\\b[Ii]con\\b.*|\\bICONS\\b[^;]*|\\broute: )['"]${name}['"]`).test(sources);
  expect(listNames().filter((name) => !isUsed(name))).toEqual([]);
});
