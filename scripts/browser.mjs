/*
 * `npm run browser`: the browser tests, in the browsers and with the nginx of `npm test`. Its arguments are Playwright's, as in
 * `npm run browser -- lists.spec --project portal`. The tests need both builds.
 */
import { findTestBrowsers } from './chromium.mjs';
import { findTestNginx } from './nginx.mjs';
import { runTool } from './tools.mjs';

const programs = { ...findTestBrowsers(), ...findTestNginx() };
process.exit(runTool('playwright', ['test', ...process.argv.slice(2)], programs) ? 0 : 1);
