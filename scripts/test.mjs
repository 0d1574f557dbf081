/*
 * `npm test`: type check, lint, formatting and dependency rules beside the builds, then Jest, then the browser tests
 * against the production build. All steps run even if one fails, but for the browser tests after a failed build. At the
 * end it names failed tests, and tests that passed only at their second try; the last line is `N passed, N failed`.
 * `npm test -- riders` runs only Jest's and the browser's test files whose path matches.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTestBrowsers } from './chromium.mjs';
import { findTestNginx } from './nginx.mjs';
import { BROWSER_REPORT, JEST_REPORT, listBrowserTests, readReport } from './reports.mjs';
import { root, runTool, runToolQuietly } from './tools.mjs';

/**
 * The checks and builds, two at a time: the quick checks first, then the longest, so that both end at about the same time.
 * A build counts only if it fails; then the browser tests do not run, which counts too.
 */
const CHECKS_AND_BUILDS = [
  ['Packages', 'checkPackages', '--offline'],
  ['Dependency rules', 'depcruise', 'src', 'server', '__tests__', 'bench', '--output-type', 'err'],
  // Without a cache: rules that read types depend on other files too, of which ESLint's cache knows nothing.
  ['Lint', 'eslint', '.', '--max-warnings', '0'],
  ['Types', 'tsc', '--noEmit'],
  ['Build of the portal', 'build', 'portal'],
  [
    'Formatting',
    'prettier',
    '--check',
    '.',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
  ],
  ['Build of the platform', 'build', 'platform'],
];

const patterns = process.argv.slice(2);
const hasBrowserTests = matchesBrowserTests();
// First, because without a browser it stops here and says so.
const browsers = hasBrowserTests ? findTestBrowsers() : {};
const total = { passed: 0, failed: 0 };
const failedNames = [];
const retriedNames = [];
mkdirSync(join(root, '.cache'), { recursive: true });

if (patterns.length === 0) {
  const steps = CHECKS_AND_BUILDS.values();
  await Promise.all([runInOrder(steps), runInOrder(steps)]);
}
runJest();
if (hasBrowserTests) runBrowserTests();
// A file that matches can have no test to run: the tests are slow ones, or skipped because there is no nginx.
if (total.passed + total.failed === 0) {
  console.error(`\nNo test ran that matches ${patterns.join(' or ')}.`);
  process.exit(1);
}

printNames('Passed only at the second try', retriedNames);
printNames('Failed', failedNames);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs the next tool until there is none. Each prints its output when it ends, so that two can run side by side. */
async function runInOrder(steps) {
  for (const [name, tool, ...args] of steps) {
    const startedAt = Date.now();
    const { ok, output } = await runToolQuietly(tool, args);
    console.log(`\n== ${name} (${formatSeconds(startedAt)}): ${ok ? 'ok' : 'failed'}`);
    if (output.trim() !== '') console.log(output.trimEnd());
    if (!ok) failedNames.push(name);
    if (tool !== 'build' || !ok) total[ok ? 'passed' : 'failed'] += 1;
  }
}

function runJest() {
  console.log('\n== Jest');
  const startedAt = Date.now();
  rmSync(JEST_REPORT, { force: true });
  const ok = runTool(
    'jest',
    ['--json', '--outputFile', JEST_REPORT, '--passWithNoTests', ...patterns],
    // Without the page's HTML in every failed query, the many that `waitFor` repeats are faster.
    { JEST_RETRIES: '1', DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    // A larger young generation: jsdom creates many objects that live shortly. Code is optimized after 15 times as much
    // work as by default: most of a test file's code ends before it repays that.
    ['--max-semi-space-size=64', '--interrupt-budget=1000000'],
  );
  const report = readReport(JEST_REPORT);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const path = relative(root, name);
    if (assertionResults.length === 0 && message) failedNames.push(path);
    for (const { fullName, status, invocations } of assertionResults) {
      if (status === 'failed') failedNames.push(`${path}: ${fullName}`);
      else if (invocations > 1) retriedNames.push(`${path}: ${fullName}`);
    }
  }
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1;
  addResult('Jest', { passed: report?.numPassedTests ?? 0, failed: failed || (ok ? 0 : 1) }, startedAt);
}

function runBrowserTests() {
  const nginx = findTestNginx();
  console.log('\n== Browser tests');
  const startedAt = Date.now();
  rmSync(BROWSER_REPORT, { force: true });
  if (!runTool('build', ['portal', 'platform'])) {
    failedNames.push('Browser tests: not run, because the build failed');
    total.failed += 1;
    return;
  }
  const ok = runTool('playwright', ['test', '--reporter=list,json', '--pass-with-no-tests', ...patterns], {
    ...browsers,
    ...nginx,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  });
  const report = readReport(BROWSER_REPORT);
  for (const { file, status, title } of listBrowserTests(report ?? {})) {
    if (status === 'unexpected') failedNames.push(`${file}: ${title}`);
    else if (status === 'flaky') retriedNames.push(`${file}: ${title}`);
  }
  const { expected = 0, flaky = 0, unexpected = 1 } = report?.stats ?? {};
  const failed = unexpected + (report?.errors.length ?? 0);
  addResult('Browser tests', { passed: expected + flaky, failed: failed || (ok ? 0 : 1) }, startedAt);
}

/** Whether a pattern matches the path of a browser test, as for Playwright; without patterns true. */
function matchesBrowserTests() {
  const folder = join(root, '__tests__/browser');
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.spec.ts'));
  return (
    patterns.length === 0 ||
    files.some((file) => patterns.some((pattern) => new RegExp(pattern, 'i').test(join(folder, file))))
  );
}

function addResult(name, { passed, failed }, startedAt) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${name}: ${passed} ok, ${failed} not ok (${formatSeconds(startedAt)})`);
}

function printNames(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

function formatSeconds(startedAt) {
  return `${Math.round((Date.now() - startedAt) / 1000)} s`;
}
