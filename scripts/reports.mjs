/* The results of the last `npm test`, which Jest and Playwright write to .cache/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

export const JEST_REPORT = join(root, '.cache/jest-results.json');
export const BROWSER_REPORT = join(root, '.cache/browser-results.json');

/** Returns null if there is no report, or only a part of one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Lists what Playwright's report has of each `test(…)`: its suites are nested. */
export function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** Lists the tests of Playwright's report; a test that runs in several projects once for each. */
export function listBrowserTests(report) {
  return listSpecs(report).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({ file, title, projectName, status, results })),
  );
}
