/* Finds the browser that the browser tests drive, or gets one where that needs nothing but Debian's packages. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chrome or Chromium: CHROMIUM_PATH, else an installed one, else (as root on Debian) one
 * installed now. Ends the process with a line that says what to do when there is none.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return installed() ?? installOnDebian() ?? stop();
}

function installed() {
  const paths = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => paths.map((path) => join(path, name))), ...PLACES];
  return candidates.find(isProgram);
}

function installOnDebian() {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return undefined;
  console.log("No Chromium found: installing Debian's package `chromium` for the browser tests ...");
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
  return installed();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function stop() {
  console.error(
    'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its program, and run the command again.',
  );
  process.exit(1);
}
