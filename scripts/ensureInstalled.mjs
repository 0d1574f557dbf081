/*
 * Runs before start, dev, build, test and the other scripts that have a `pre…` in package.json. It checks the version of
 * Node, and installs packages if node_modules differs from package-lock.json. It uses only Node's modules, because no
 * package may be installed yet.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './installPackages.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const readJson = (name) => JSON.parse(readFileSync(resolve(root, name), 'utf8'));

const requiredVersion = readJson('package.json').engines.node.replace('>=', '');
if (isOlder(process.versions.node, requiredVersion)) {
  exitWithMessage(
    `This portal needs Node ${requiredVersion} or newer; this is ${process.versions.node}. Install a newer Node (https://nodejs.org) and run the command again.`,
  );
}

const difference = findDifference();
if (difference) {
  console.log(`Installing packages (${difference}) ...`);
  if (!installPackages(root)) {
    exitWithMessage(
      "The packages could not be installed: see npm's message above. Is the npm registry reachable, and may this folder be written to?",
    );
  }
}

/** Describes the first difference between node_modules and package-lock.json; null if there is none. */
function findDifference() {
  const installedList = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return 'none are there yet';
  const installed = readJson('node_modules/.package-lock.json').packages;
  for (const [path, locked] of Object.entries(readJson('package-lock.json').packages)) {
    if (path === '') continue;
    const installedPackage = installed[path];
    if (!installedPackage && locked.optional) continue;
    if (
      !installedPackage ||
      installedPackage.version !== locked.version ||
      installedPackage.integrity !== locked.integrity
    ) {
      return `${path.replace('node_modules/', '')} differs from package-lock.json`;
    }
  }
  return null;
}

function isOlder(version, minimum) {
  const numbers = version.split('.').map(Number);
  for (const [index, number] of minimum.split('.').map(Number).entries()) {
    if (numbers[index] !== number) return numbers[index] < number;
  }
  return false;
}

function exitWithMessage(message) {
  console.error(message);
  process.exit(1);
}
