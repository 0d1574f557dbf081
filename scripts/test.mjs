/*
 * `npm test`: runs type check, lint, formatting, dependency rules, Jest, and the browser tests against the production
 * build. All steps run even if one fails. The last line is `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { root, runTool } from './tools.mjs';

const CHECKS = [
  ['Types', 'tsc', '--noEmit'],
  ['Lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
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
  ['Dependency rules', 'depcruise', 'src', 'server', '__tests__', 'bench', '--output-type', 'err'],
];

const total = { passed: 0, failed: 0 };
mkdirSync(join(root, '.cache'), { recursive: true });

for (const [name, tool, ...args] of CHECKS) {
  console.log(`\n== ${name}`);
  addResult(name, runTool(tool, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}
addResult('Jest', runJest());
addResult('Browser tests', runBrowserTests());

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function addResult(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${name}: ${passed} ok, ${failed} not ok`);
}

function runJest() {
  const file = join(root, '.cache/jest-results.json');
  rmSync(file, { force: true });
  console.log('\n== Jest');
  const ok = runTool('jest', ['--json', '--outputFile', file]);
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || (ok ? 0 : 1) };
}

function runBrowserTests() {
  const CHROMIUM_PATH = findChromium();
  const NGINX_PATH = findNginx();
  if (!NGINX_PATH) console.log('No nginx found: the test of docs/nginx.conf is left out.');
  ensureBuilt('portal');
  ensureBuilt('platform');
  const file = join(root, '.cache/browser-results.json');
  rmSync(file, { force: true });
  console.log('\n== Browser tests');
  const ok = runTool('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH,
    ...(NGINX_PATH && { NGINX_PATH }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.stats.unexpected + report.errors.length;
  return { passed: report.stats.expected + report.stats.flaky, failed: failed || (ok ? 0 : 1) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
