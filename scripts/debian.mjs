/* Finds programs that tests need besides Node, and installs them on Debian. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first of these programs that exists, in PATH or at one of `furtherPaths`. */
export function findProgram(names, furtherPaths = []) {
  const paths = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => paths.map((path) => join(path, name))), ...furtherPaths].find(isProgram);
}

/** Installs Debian packages if this is Debian and the user is root. */
export function installOnDebian(packages, reason) {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return;
  console.log(`${reason}: installing Debian's ${packages.join(' and ')} ...`);
  const runApt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  runApt('update');
  runApt('install', '-y', '--no-install-recommends', ...packages);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
