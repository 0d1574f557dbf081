import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from './sites';

const fileNames = readdirSync('dist', { recursive: true, encoding: 'utf8' });

/** Texts that must not be in the build, because everybody can read it. */
const FORBIDDEN_PATTERNS: Readonly<Record<string, RegExp>> = {
  'code that evaluates text': /\bnew Function\b|[^\w.$]eval\(/,
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
  const assetPattern = /^assets\/[\w-]+\.[0-9a-f]{6}\.(js|css|svg|woff2)(\.gz|\.br|\.LICENSE\.txt)?$/;
  const otherFiles = fileNames.filter((name) => name !== 'assets' && !assetPattern.test(name));
  expect(otherFiles.sort()).toEqual([
    'favicon.svg',
    'favicon.svg.br',
    'favicon.svg.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'index.json',
    'security-policy.conf',
    'security-policy.txt',
  ]);
});

const readFile = (name: string) => readFileSync(`dist/${name}`, 'utf8');
const listHashes = (text: string) => (text.match(/'sha256-[^']*'/g) ?? []).sort();

test('each policy file has the hashes of the inline scripts and styles of index.html, and no others', () => {
  const page = readFile('index.html');
  const elements = [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
  const texts = elements.map(([, , text = '']) => text);
  expect(texts).toHaveLength(3);
  // Each element of the page was found, and no attribute holds a script or a style, which hashes would not allow.
  expect(page.match(/<(script|style)\b/g)).toHaveLength(3);
  expect(page).not.toMatch(/<[^>]*\s(on\w+|style)=/);
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
  expect(listHashes(readFile('security-policy.txt'))).toEqual(hashes);
  expect(listHashes(readFile('security-policy.conf'))).toEqual(hashes);
});

test('the policy allows only files of the portal’s origin and the inline elements', () => {
  const policy = readFile('security-policy.txt').trim();
  expect(policy.replaceAll(/ 'sha256-[^']*'/g, ' HASH').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' HASH HASH",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "style-src 'self' HASH",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default portal',
  ]);
  // nginx sets $calls to the origins of the regions' platforms (docs/nginx.conf).
  expect(readFile('security-policy.conf')).toContain(
    `add_header Content-Security-Policy "${policy.replace("connect-src 'self'", "connect-src 'self' $calls")}" always;`,
  );
});

test('scripts that a screen starts with have the compile hint, and one that is loaded later has none', () => {
  const hinted = fileNames.filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(`dist/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const chunks = hinted.map((name) => /^assets\/([\w-]+)\./.exec(name)?.[1]);
  expect(chunks).toEqual(expect.arrayContaining(['portal', 'react', 'query', 'agencies']));
  expect(chunks).not.toContain('overlays');
});
