/*
 * `npm run check:packages`: checks package.json and package-lock.json (docs/packages.md, 'Supply chain'), and asks the
 * registry for advisories. With `--offline` it asks nobody, as in `npm test`. It reads node_modules only for licences
 * that the lock file does not have.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowedLicence, listLicences } from './packageLicences.mjs';
import { root } from './tools.mjs';

const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const packageJson = readJson('package.json');
const lockedPackages = Object.entries(readJson('package-lock.json').packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.split('node_modules/').pop(), ...entry }));

const problems = [
  ...findUnpinnedVersions(),
  ...findUnsafeEntries(),
  ...findUnreviewedScripts(),
  ...listLicences(root)
    .filter(({ licence }) => !isAllowedLicence(licence))
    .map(({ name, licence }) => `${name} has the licence ${licence}, which is not in the allowed list`),
  ...(process.argv.includes('--offline') ? [] : askForAdvisories()),
];
for (const problem of problems) console.error(problem);
console.log(`${lockedPackages.length} packages, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

/** A range in package.json would let an update of the lock file change a version that nobody chose. */
function findUnpinnedVersions() {
  const { dependencies, devDependencies, overrides } = packageJson;
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(
      ([name, version]) => `${name} has the version ${version} in package.json, which is not an exact one`,
    );
}

/** Without its SHA-512 a package could be replaced, and with an address it would come from that host on every computer. */
function findUnsafeEntries() {
  return lockedPackages.flatMap(({ name, integrity, resolved }) => [
    ...(/^sha512-/.test(integrity) ? [] : [`${name} has no SHA-512 in package-lock.json`]),
    ...(resolved === undefined ? [] : [`${name} has an address in package-lock.json`]),
  ]);
}

/** npm runs no script of a package that `allowScripts` refuses; each package with a script must be named there. */
function findUnreviewedScripts() {
  const reviewed = Object.keys(packageJson.allowScripts ?? {});
  const withScripts = lockedPackages.filter(({ hasInstallScript }) => hasInstallScript);
  const isReviewed = ({ name, version }) =>
    reviewed.includes(name) || reviewed.includes(`${name}@${version}`);
  const isNeeded = (key) =>
    withScripts.some(({ name, version }) => key === name || key === `${name}@${version}`);
  return [
    ...withScripts
      .filter((entry) => !isReviewed(entry))
      .map(({ name }) => `${name} has an install script that allowScripts of package.json does not name`),
    ...reviewed
      .filter((key) => !isNeeded(key))
      .map((key) => `allowScripts of package.json names ${key}, which has no install script`),
  ];
}

/** A high or critical advisory is a problem; others are only printed. Not every registry answers. */
function askForAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const report = parseJson(stdout);
  if (!report?.vulnerabilities) {
    console.log('The registry did not answer, so advisories are not checked.');
    return [];
  }
  const advisories = Object.values(report.vulnerabilities).map(({ name, severity, range }) => ({
    isSerious: ['high', 'critical'].includes(severity),
    text: `${name} ${range} has an advisory: ${severity}`,
  }));
  console.log(`The registry knows ${advisories.length} advisories.`);
  for (const { text } of advisories.filter(({ isSerious }) => !isSerious)) console.log(text);
  return advisories.filter(({ isSerious }) => isSerious).map(({ text }) => text);
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
