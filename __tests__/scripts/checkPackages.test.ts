import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPTS = ['checkPackages.mjs', 'packageLicences.mjs', 'tools.mjs'];
const PACKAGE_JSON = {
  dependencies: { one: '1.0.0' },
  devDependencies: { two: '2.0.0-rc.1' },
  overrides: { three: '3.0.0' },
  allowScripts: { three: false },
};
const PACKAGES = {
  one: { version: '1.0.0', integrity: 'sha512-1', license: 'MIT' },
  two: { version: '2.0.0-rc.1', integrity: 'sha512-2', license: 'GPL-3.0', dev: true },
  three: {
    version: '3.0.0',
    integrity: 'sha512-3',
    license: '(ISC AND (MIT OR GPL-3.0))',
    hasInstallScript: true,
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const name of ['scripts', 'bin']) mkdirSync(join(folder, name));
  for (const name of SCRIPTS) cpSync(resolve('scripts', name), join(folder, 'scripts', name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script on these packages. `auditReport` is what a fake `npm audit` prints. */
function runScript(packageJson: object, packages: object, { args = ['--offline'], auditReport = '' } = {}) {
  const lockedPackages = Object.fromEntries(
    Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]),
  );
  const files = {
    'package.json': packageJson,
    'package-lock.json': { packages: { '': {}, ...lockedPackages } },
  };
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho '${auditReport}'\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/checkPackages.mjs'), ...args],
    { encoding: 'utf8', env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` } },
  );
  return { status, stdout, problems: stderr.split('\n').filter((line) => line !== '') };
}

it('has nothing to say about pinned packages with integrity, an allowed licence and reviewed scripts', () => {
  expect(runScript(PACKAGE_JSON, PACKAGES)).toEqual({
    status: 0,
    stdout: '3 packages, 0 problems\n',
    problems: [],
  });
});

it.each([
  [
    'a version that is a range',
    { ...PACKAGE_JSON, devDependencies: { two: '^2.0.0' } },
    PACKAGES,
    'two has the version ^2.0.0 in package.json, which is not an exact one',
  ],
  [
    'an override that is a tag',
    { ...PACKAGE_JSON, overrides: { three: 'latest' } },
    PACKAGES,
    'three has the version latest in package.json, which is not an exact one',
  ],
  [
    'a package without integrity',
    PACKAGE_JSON,
    { ...PACKAGES, one: { version: '1.0.0', license: 'MIT' } },
    'one has no SHA-512 in package-lock.json',
  ],
  [
    'a package with a weak hash',
    PACKAGE_JSON,
    { ...PACKAGES, one: { ...PACKAGES.one, integrity: 'sha1-1' } },
    'one has no SHA-512 in package-lock.json',
  ],
  [
    'a package with an address',
    PACKAGE_JSON,
    { ...PACKAGES, one: { ...PACKAGES.one, resolved: 'https://mirror.example/one.tgz' } },
    'one has an address in package-lock.json',
  ],
  [
    'an install script that nobody reviewed',
    PACKAGE_JSON,
    { ...PACKAGES, two: { ...PACKAGES.two, hasInstallScript: true } },
    'two has an install script that allowScripts of package.json does not name',
  ],
  [
    'a script reviewed for another version',
    { ...PACKAGE_JSON, allowScripts: { three: false, 'two@1.0.0': true } },
    { ...PACKAGES, two: { ...PACKAGES.two, hasInstallScript: true } },
    'two has an install script that allowScripts of package.json does not name',
  ],
  [
    'a review of a package that is gone',
    { ...PACKAGE_JSON, allowScripts: { three: false, four: false } },
    PACKAGES,
    'allowScripts of package.json names four, which has no install script',
  ],
  [
    'a licence of a production package outside the list',
    PACKAGE_JSON,
    { ...PACKAGES, one: { ...PACKAGES.one, license: 'AGPL-3.0' } },
    'one has the licence AGPL-3.0, which is not in the allowed list',
  ],
  [
    'a licence that all alternatives have beside an allowed one',
    PACKAGE_JSON,
    { ...PACKAGES, one: { ...PACKAGES.one, license: '(MIT OR Apache-2.0) AND GPL-3.0' } },
    'one has the licence (MIT OR Apache-2.0) AND GPL-3.0, which is not in the allowed list',
  ],
])('fails on %s', (_title, packageJson, packages, problem) => {
  const { status, problems } = runScript(packageJson, packages);
  expect(problems).toContain(problem);
  expect(status).toBe(1);
});

describe('advisories', () => {
  const buildReport = (severity: string) =>
    JSON.stringify({ vulnerabilities: { one: { name: 'one', severity, range: '<1.0.1' } } });

  it('says that the registry did not answer, and does not fail for it', () => {
    const { status, stdout } = runScript(PACKAGE_JSON, PACKAGES, { args: [], auditReport: '{"error":{}}' });
    expect(stdout).toBe(
      'The registry did not answer, so advisories are not checked.\n3 packages, 0 problems\n',
    );
    expect(status).toBe(0);
  });

  it('fails on a high one', () => {
    const { status, problems } = runScript(PACKAGE_JSON, PACKAGES, {
      args: [],
      auditReport: buildReport('high'),
    });
    expect(problems).toEqual(['one <1.0.1 has an advisory: high']);
    expect(status).toBe(1);
  });

  it('only prints a moderate one', () => {
    const { status, stdout } = runScript(PACKAGE_JSON, PACKAGES, {
      args: [],
      auditReport: buildReport('moderate'),
    });
    expect(stdout).toContain(
      'The registry knows 1 advisories.\none <1.0.1 has an advisory: moderate\n3 packages',
    );
    expect(status).toBe(0);
  });
});

it('is true of this repository', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/checkPackages.mjs', '--offline'], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^\d{3,} packages, 0 problems\n$/);
  expect(status).toBe(0);
});
