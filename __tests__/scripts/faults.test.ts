import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

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

describe('npm run test:faults', () => {
  let folder: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'faults-'));
    for (const script of ['faults.mjs', 'reports.mjs', 'tools.mjs'])
      cpSync(resolve('scripts', script), join(folder, 'scripts', script));
    write('scripts/builds.mjs', 'export const ensureBuilt = () => undefined;');
    write('scripts/chromium.mjs', 'export const findTestBrowsers = () => ({});');
    write('node_modules/jest/bin/jest.js', '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Playwright writes the report, and ends with the exit code. The platform's four tests pass. */
  function run(report: object | undefined, exitCode: number) {
    const tests = report && { suites: [{ specs: [report] }] };
    write(
      'node_modules/@playwright/test/cli.js',
      `if (${String(tests !== undefined)})
         require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, ${JSON.stringify(JSON.stringify(tests))});
       process.exit(${exitCode});`,
    );
    const { status, stdout } = spawnSync(process.execPath, [join(folder, 'scripts/faults.mjs')], {
      encoding: 'utf8',
    });
    return { status, lastLines: stdout.trim().split('\n').slice(-2) };
  }
  const buildReport = (status: string, tags: string[] = []) => ({
    title: 'reads again',
    tags,
    file: 'a.spec.ts',
    line: 1,
    tests: [{ status, results: [{ duration: 1 }], annotations: [] }],
  });

  it('counts a browser test that passed', () => {
    expect(run(buildReport('expected'), 0)).toMatchObject({
      status: 0,
      lastLines: [expect.any(String), 'survived 5 of 5'],
    });
  });

  it('fails for a case that did not survive, without another line', () => {
    expect(run(buildReport('unexpected'), 1)).toEqual({
      status: 1,
      lastLines: [expect.stringContaining('browser requests checked'), 'survived 4 of 5'],
    });
  });

  it.each([
    ['wrote no report', undefined, 1],
    ['had an error beside its tests', buildReport('expected'), 1],
    ['ran no fault case', buildReport('expected', ['no-fault']), 0],
  ])('fails if Playwright %s', (_title, report, exitCode) => {
    expect(run(report, exitCode)).toEqual({
      status: 1,
      lastLines: [
        'failed, but not a fault case: the run of the browser tests',
        expect.stringMatching(/^survived (\d) of \1$/),
      ],
    });
  });
});
