/* Finds the browser for the browser tests, or installs one on Debian. */
import { findProgram, installOnDebian } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

function exitWithHelp() {
  console.error(
    'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its program, and run the command again.',
  );
  process.exit(1);
}
