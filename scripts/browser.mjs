/*
 * `npm run browser`: the browser tests, in the browsers of `npm test`. Its arguments are Playwright's, as in
 * `npm run browser -- lists.spec --project portal`. The tests need both builds.
 */
import { findTestBrowsers } from './chromium.mjs';
import { runTool } from './tools.mjs';

process.exit(runTool('playwright', ['test', ...process.argv.slice(2)], findTestBrowsers()) ? 0 : 1);
