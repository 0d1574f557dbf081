import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('no style depends on :has() of an element around the page, which would restyle all cells at each change', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const styleSheets = paths.filter((path) => path.endsWith('.css'));
  expect(styleSheets.length).toBeGreaterThan(50);
  const offending = styleSheets.filter((path) =>
    /(html|body|main|:root):has\(/.test(readFileSync(join('src', path), 'utf8')),
  );
  expect(offending).toEqual([]);
});
