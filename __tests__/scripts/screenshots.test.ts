import { readdirSync, statSync } from 'node:fs';

const FOLDER = 'docs/screenshots';

it.each(readdirSync(FOLDER))('docs/screenshots/%s is small enough for the README', (name) => {
  expect(statSync(`${FOLDER}/${name}`).size).toBeLessThan(150_000);
});
