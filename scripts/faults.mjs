/*
 * `npm run test:faults`: the fault campaign, its browser cases (FC) and its server companions (SV), against the
 * production build. The last line reads `survived N of M`; a case of several tests survives where all of them do.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { root, runTool } from './tools.mjs';

/** The tests of the local platform that are its side of the campaign. */
const SERVER_TESTS = [
  { id: 'SV1', file: 'server/regionRoutes' },
  { id: 'SV2', file: 'server/http/portalFiles' },
  { id: 'SV3', file: 'server/crashRecovery', environment: { KILL_ROUNDS: '100' } },
  { id: 'SV4', file: 'server/auth/signIn' },
];

mkdirSync(join(root, '.cache'), { recursive: true });
const cases = new Map();
/** Tests of the harness itself that failed: then no case says anything. */
const harnessFailures = [];
const started = Date.now();
const requests = runBrowserCases();
for (const serverTest of SERVER_TESTS) recordCase(serverTest.id, ...runServerTests(serverTest));

console.log();
for (const [id, { ok, ms }] of [...cases].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${id} ${ok ? 'survived' : 'failed  '} ${(ms / 1000).toFixed(1).padStart(6)} s`);
const survived = [...cases.values()].filter(({ ok }) => ok).length;
console.log(
  `\n${requests} requests of the browser looked at, in ${Math.round((Date.now() - started) / 1000)} s`,
);
for (const title of harnessFailures) console.log(`The campaign itself failed: ${title}`);
console.log(`survived ${survived} of ${cases.size}`);
process.exit(survived === cases.size && harnessFailures.length === 0 ? 0 : 1);

function recordCase(id, ok, ms) {
  const previous = cases.get(id) ?? { ok: true, ms: 0 };
  cases.set(id, { ok: previous.ok && ok, ms: previous.ms + ms });
}

/** Runs the browser cases; answers how many requests their ledgers held. */
function runBrowserCases() {
  const CHROMIUM_PATH = findChromium();
  ensureBuilt('portal');
  ensureBuilt('platform');
  const file = join(root, '.cache/faults-results.json');
  rmSync(file, { force: true });
  runTool(
    'playwright',
    ['test', '--config', 'playwright.faults.config.ts', '--project', 'faults', '--reporter=list,json'],
    {
      CHROMIUM_PATH,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  let requestCount = 0;
  for (const { title, tests } of specsOf(JSON.parse(readFileSync(file, 'utf8')))) {
    for (const { status, results, annotations } of tests) {
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      const [id] = /^FC\d\d/.exec(title) ?? [];
      if (id) recordCase(id, status === 'expected', ms);
      else if (status !== 'expected') harnessFailures.push(title);
      for (const { type, description } of annotations)
        if (type === 'requests') requestCount += Number(description);
    }
  }
  return requestCount;
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function runServerTests({ file, environment }) {
  const startTime = Date.now();
  console.log(`\n== ${file}`);
  const ok = runTool('jest', ['--selectProjects', 'platform', '--testPathPatterns', file], environment);
  return [ok, Date.now() - startTime];
}
