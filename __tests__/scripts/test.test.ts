import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-'));
  for (const script of ['test.mjs', 'reports.mjs', 'tools.mjs'])
    cpSync(resolve('scripts', script), join(folder, 'scripts', script));
  write('scripts/builds.mjs', '');
  write('scripts/chromium.mjs', 'export const findTestBrowsers = () => ({});');
  write('scripts/nginx.mjs', 'export const findTestNginx = () => ({});');
  for (const name of ['lists.spec.ts', 'faults/monkey.spec.ts']) write(`__tests__/browser/${name}`, '');
  // Like the real one, it leaves out monkey.spec.ts.
  write(
    'node_modules/@playwright/test/cli.js',
    `const expected = process.argv.includes('monkey') ? 0 : 1;
     const report = { suites: [], errors: [], stats: { expected, flaky: 0, unexpected: 0 } };
     require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify(report));`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm test` with a pattern. Jest runs this number of files, each with one test that passes. */
function run(pattern: string, jestFiles: number) {
  write(
    'node_modules/jest/bin/jest.js',
    `const report = { testResults: [], numTotalTestSuites: ${jestFiles}, numPassedTests: ${jestFiles},
       numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
     require('node:fs').writeFileSync('.cache/jest-results.json', JSON.stringify(report));`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/test.mjs'), pattern],
    { encoding: 'utf8' },
  );
  return { status, lastLine: `${stdout}${stderr}`.trim().split('\n').at(-1) };
}

it.each([
  ['fits no test file', 'ridres'],
  ['fits a file of which npm test runs no test', 'monkey'],
])('npm test with a pattern that %s fails and says so', (_title, pattern) => {
  expect(run(pattern, 0)).toEqual({ status: 1, lastLine: `No test ran that matches ${pattern}.` });
});

it.each([
  ['of Jest', 'riders', 2, '2 passed, 0 failed'],
  ['of the browser', 'lists', 0, '1 passed, 0 failed'],
])('npm test with a pattern runs the files %s', (_title, pattern, jestFiles, lastLine) => {
  expect(run(pattern, jestFiles)).toEqual({ status: 0, lastLine });
});
