/* Finds the browser that the browser tests drive, or gets one where that needs nothing but Debian's packages. */
import { findProgram, installOnDebian } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chrome or Chromium: CHROMIUM_PATH, else an installed one, else (as root on Debian) one
 * installed now. Ends the process with a line that says what to do when there is none.
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
