/* Finds the browser for the browser tests, or installs one on Debian. */
import { findProgram, installOnDebian } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without a user interface: a package of Debian and its program. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of Chrome or Chromium: CHROMIUM_PATH, else an installed one, else (as root on Debian) one that it
 * installs now. If there is none, it prints what to do and exits the process.
 */
export function findChromium() {
  const findInstalled = () => findProgram(NAMES, INSTALL_PATHS);
  const found = process.env.CHROMIUM_PATH || findInstalled();
  if (found) return found;
  installOnDebian(['chromium', 'fonts-dejavu-core'], 'No Chromium found for the browser tests');
  return findInstalled() ?? exitWithHelp();
}

/**
 * Returns the environment variables that name the browsers for Playwright: the whole browser, and, if it is installed, the
 * one without a user interface, in which the tests take less time (playwright.config.ts). On Debian without any
 * browser it installs both. Whoever sets CHROMIUM_PATH chooses the browser for all tests.
 */
export function findTestBrowsers() {
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  if (!findProgram(NAMES, INSTALL_PATHS))
    installOnDebian(
      ['chromium', HEADLESS_SHELL, 'fonts-dejavu-core'],
      'No Chromium found for the browser tests',
    );
  const CHROMIUM_PATH = findChromium();
  const HEADLESS_SHELL_PATH = findProgram([HEADLESS_SHELL]);
  if (HEADLESS_SHELL_PATH) return { CHROMIUM_PATH, HEADLESS_SHELL_PATH };
  console.log(`The browser tests take less time if ${HEADLESS_SHELL} is installed too.`);
  return { CHROMIUM_PATH };
}

function exitWithHelp() {
  console.error(
    'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its program, and run the command again.',
  );
  process.exit(1);
}
