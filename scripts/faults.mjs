/*
 * `npm run test:faults`: runs the fault tests in the browser, with the production build, and the platform's own fault
 * tests. The last line reads `survived N of M`. The tests of one declaration, such as a loop, are one case, and so are
 * tests that share a tag `@fault:...`. A case survives if all its tests pass. Tests tagged `@no-fault` are not counted,
 * but they must pass too.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { listSpecs, readReport } from './reports.mjs';
import { root, runTool } from './tools.mjs';

/** The platform's fault tests. */
const SERVER_TESTS = [
  { file: 'server/services/regionRoutes' },
  { file: 'server/http/portal/portalFiles' },
  { file: 'server/crashRecovery', environment: { KILL_ROUNDS: '100' } },
  { file: 'server/auth/signIn' },
];

mkdirSync(join(root, '.cache'), { recursive: true });
const cases = new Map();
/** The failures besides those of the fault cases. */
const otherFailures = [];
const startedAt = Date.now();
const requestCount = runBrowserTests();
for (const serverTest of SERVER_TESTS) recordCase(serverTest.file, ...runServerTests(serverTest));

console.log();
for (const [name, { ok, ms }] of [...cases].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${ok ? 'survived' : 'failed  '} ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
const survived = [...cases.values()].filter(({ ok }) => ok).length;
console.log(
  `\n${requestCount} browser requests checked, in ${Math.round((Date.now() - startedAt) / 1000)} s`,
);
for (const title of otherFailures) console.log(`failed, but not a fault case: ${title}`);
console.log(`survived ${survived} of ${cases.size}`);
process.exit(survived === cases.size && otherFailures.length === 0 ? 0 : 1);

function recordCase(name, ok, ms) {
  const previous = cases.get(name) ?? { ok: true, ms: 0 };
  cases.set(name, { ok: previous.ok && ok, ms: previous.ms + ms });
}

/** Runs the browser tests; returns the number of requests that they checked. */
function runBrowserTests() {
  const browsers = findTestBrowsers();
  ensureBuilt('portal');
  ensureBuilt('platform');
  const file = join(root, '.cache/faults-results.json');
  rmSync(file, { force: true });
  const ok = runTool(
    'playwright',
    ['test', '--config', 'playwright.faults.config.ts', '--project', 'faults', '--reporter=list,json'],
    {
      ...browsers,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  let checkedRequests = 0;
  /** The first title of each declaration, by file and line. */
  const titles = new Map();
  for (const { title, tags, file: testFile, line, tests } of listSpecs(readReport(file) ?? {})) {
    for (const { status, results, annotations } of tests) {
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      // The report has tags without the `@`.
      if (tags.includes('no-fault')) {
        if (status !== 'expected') otherFailures.push(title);
      } else {
        const declaration = `${testFile}:${line}`;
        if (!titles.has(declaration)) titles.set(declaration, title);
        const faultTag = tags.find((tag) => tag.startsWith('fault:'));
        const name = faultTag?.slice('fault:'.length) ?? titles.get(declaration);
        recordCase(name, status === 'expected', ms);
      }
      for (const { type, description } of annotations)
        if (type === 'requests') checkedRequests += Number(description);
    }
  }
  const hasFailure = otherFailures.length > 0 || [...cases.values()].some((result) => !result.ok);
  if (cases.size === 0 || (!ok && !hasFailure)) otherFailures.push('the run of the browser tests');
  return checkedRequests;
}

function runServerTests({ file, environment }) {
  const startTime = Date.now();
  console.log(`\n== ${file}`);
  const ok = runTool('jest', ['--selectProjects', 'platform', '--testPathPatterns', file], environment);
  return [ok, Date.now() - startTime];
}
