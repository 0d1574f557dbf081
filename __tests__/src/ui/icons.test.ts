import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ICONS_DIRECTORY = join(__dirname, '../../../src/ui/icons');
const readIconFile = (name: string) => readFileSync(join(ICONS_DIRECTORY, name), 'utf8');

it('has a symbol for each name of an icon, and no other', () => {
  const names = [...readIconFile('Icon.tsx').matchAll(/^ {2}\| '([a-zA-Z-]+)'/gm)].map(([, name]) => name);
  const ids = [...readIconFile('icons.svg').matchAll(/<symbol id="([a-zA-Z-]+)"/g)].map(([, id]) => id);
  expect(names.length).toBeGreaterThan(30);
  expect(ids.sort()).toEqual(names.sort());
});
