import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from './sites';

const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });

/** What a build that everybody can read must not hold (R62), by what it would be. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'text carried out as code': /\bnew Function\b|[^\w.$]eval\(/,
  'a source map': /sourceMappingURL/,
  'a demonstration account': /@(us-east|australia)\.example/,
  'a password of the tests': new RegExp(DEMO_PASSWORD),
  'development tools': /react-refresh|webpack-dev-server|__REACT_DEVTOOLS_APPEND/,
};

for (const [what, pattern] of Object.entries(FORBIDDEN)) {
  test(`the build is without ${what}`, () => {
    const scripts = names.filter((name) => /\.(js|css|html|json)$/.test(name));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => pattern.test(readFileSync(`dist/${name}`, 'utf8')))).toEqual([]);
  });
}

test('nothing but assets and the page’s own files is served', () => {
  const hashed = /^assets\/[\w-]+\.[0-9a-f]{12}\.(js|css)(\.gz|\.br|\.LICENSE\.txt)?$/;
  const others = names.filter((name) => name !== 'assets' && !hashed.test(name));
  expect(others.sort()).toEqual([
    'favicon.svg',
    'favicon.svg.br',
    'favicon.svg.gz',
    'index.html',
    'index.json',
  ]);
});
