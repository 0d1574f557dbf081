/*
 * `npm run browser`: the browser tests, in the browsers and with the nginx of `npm test`, after the builds whose sources have changed.
 * Its arguments are Playwright's, as in `npm run browser -- lists.spec --project portal`.
 */
import { ensureBuilt } from './builds.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { findTestNginx } from './nginx.mjs';
import { runTool } from './tools.mjs';

const programs = { ...findTestBrowsers(), ...findTestNginx() };
ensureBuilt('portal');
ensureBuilt('platform');
process.exit(runTool('playwright', ['test', ...process.argv.slice(2)], programs) ? 0 : 1);
