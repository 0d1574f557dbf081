import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from './sites';

const fileNames = readdirSync('dist', { recursive: true, encoding: 'utf8' });

/** What must not be in the build, because everybody can read it. */
const FORBIDDEN_PATTERNS: Readonly<Record<string, RegExp>> = {
  'code that runs text': /\bnew Function\b|[^\w.$]eval\(/,
  'a source map': /sourceMappingURL/,
  'a demo account': /@(us-east|australia)\.example/,
  'the tests’ password': new RegExp(DEMO_PASSWORD),
  'development tools': /react-refresh|webpack-dev-server|__REACT_DEVTOOLS_APPEND/,
};

for (const [content, pattern] of Object.entries(FORBIDDEN_PATTERNS)) {
  test(`the build does not contain ${content}`, () => {
    const textFiles = fileNames.filter((name) => /\.(js|css|html|json)$/.test(name));
    expect(textFiles.length).toBeGreaterThan(10);
    expect(textFiles.filter((name) => pattern.test(readFileSync(`dist/${name}`, 'utf8')))).toEqual([]);
  });
}

test('the build contains only assets and the page’s own files', () => {
  const assetPattern = /^assets\/[\w-]+\.[0-9a-f]{12}\.(js|css)(\.gz|\.br|\.LICENSE\.txt)?$/;
  const otherFiles = fileNames.filter((name) => name !== 'assets' && !assetPattern.test(name));
  expect(otherFiles.sort()).toEqual([
    'favicon.svg',
    'favicon.svg.br',
    'favicon.svg.gz',
    'index.html',
    'index.json',
  ]);
});
