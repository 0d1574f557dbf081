/* Programs that tests need beside Node, where Debian has them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is installed, looked for in PATH and in further places. */
export function findProgram(names, places = []) {
  const paths = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => paths.map((path) => join(path, name))), ...places].find(isProgram);
}

/** Installs Debian's packages, where this is Debian and the user may; says so first. True when it was tried. */
export function installOnDebian(packages, why) {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`${why}: installing Debian's ${packages.join(' and ')} ...`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  return true;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
