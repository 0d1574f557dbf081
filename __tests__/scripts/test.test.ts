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
  write('__tests__/browser/lists.spec.ts', '');
  write(
    'node_modules/@playwright/test/cli.js',
    `const report = { suites: [], errors: [], stats: { expected: 1, flaky: 0, unexpected: 0 } };
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

it('npm test with a pattern that fits no test file fails and says so', () => {
  expect(run('ridres', 0)).toEqual({ status: 1, lastLine: 'No test matches ridres.' });
});

it.each([
  ['of Jest', 'riders', 2, '2 passed, 0 failed'],
  ['of the browser', 'lists', 0, '1 passed, 0 failed'],
])('npm test with a pattern runs the files %s', (_title, pattern, jestFiles, lastLine) => {
  expect(run(pattern, jestFiles)).toEqual({ status: 0, lastLine });
});
