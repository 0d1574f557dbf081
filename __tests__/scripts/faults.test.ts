import { readdirSync, readFileSync } from 'node:fs';

const SERVER_TEST = /\{ file: '(server\/[^']+)'/g;

it('npm run test:faults names server tests that exist', () => {
  const patterns = [...readFileSync('scripts/faults.mjs', 'utf8').matchAll(SERVER_TEST)].map(
    ([, pattern = '']) => pattern,
  );
  const files = readdirSync('__tests__/server', { recursive: true, encoding: 'utf8' }).map(
    (name) => `server/${name}`,
  );
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((pattern) => !files.includes(`${pattern}.test.ts`))).toEqual([]);
});
