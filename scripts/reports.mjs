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

/** Lists the tests of Playwright's report, whose suites are nested; a test that runs in several projects once for each. */
export function listBrowserTests({ suites = [] }) {
  return suites.flatMap(({ specs = [], suites: innerSuites = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({ file, title, projectName, status, results })),
    ),
    ...listBrowserTests({ suites: innerSuites }),
  ]);
}
