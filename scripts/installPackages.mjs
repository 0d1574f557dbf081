/* This script uses only Node's modules, because no package may be installed yet. */
import { spawnSync } from 'node:child_process';

/**
 * Installs the packages of a folder's package-lock.json. Returns whether it succeeded.
 * No package needs its install script. Skipping the scripts is faster and runs no third-party code.
 * The build needs the development packages, which npm leaves out with NODE_ENV=production.
 * The age of a version counts when the lock file changes (.npmrc). A wrong clock must not prevent an installation from it.
 */
export function installPackages(folder) {
  const { status } = spawnSync(
    'npm',
    [
      ...['ci', '--ignore-scripts', '--include=dev', '--min-release-age=null'],
      ...['--no-audit', '--no-fund', '--loglevel=error'],
    ],
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  return status === 0;
}
