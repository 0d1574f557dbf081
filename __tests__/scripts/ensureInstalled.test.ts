import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'scripts'));
  for (const script of ['scripts/ensureInstalled.mjs', 'scripts/installPackages.mjs'])
    cpSync(resolve(script), join(folder, script));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeJson = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
const buildLockFile = (version: string) => ({
  packages: { '': {}, 'node_modules/one': { version, integrity: `sha-${version}` } },
});

/** Runs the script with a fake `npm` that only prints its arguments. */
function runScript() {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $@"\n', { mode: 0o755 });
  return spawnSync(process.execPath, [join(folder, 'scripts/ensureInstalled.mjs')], {
    encoding: 'utf8',
    env: { PATH: `${bin}:/usr/bin:/bin` },
  });
}

it('exits with one line when Node is too old', () => {
  writeJson('package.json', { engines: { node: '>=99.1.0' } });
  const { status, stderr } = runScript();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This portal needs Node 99\.1\.0 or newer; this is \d+\.\d+\.\d+\. .*\n$/);
});

describe('with a supported Node', () => {
  beforeEach(() => {
    writeJson('package.json', { engines: { node: '>=18.0.0' } });
    writeJson('package-lock.json', buildLockFile('2.0.0'));
  });

  it('installs packages when there are none, with those of development', () => {
    expect(runScript().stdout).toMatch(/Installing packages .*\nnpm ci --ignore-scripts --include=dev /);
  });

  it('installs packages when an installed one differs from the lock file', () => {
    mkdirSync(join(folder, 'node_modules'));
    writeJson('node_modules/.package-lock.json', buildLockFile('1.0.0'));
    expect(runScript().stdout).toContain('one differs from package-lock.json');
  });

  it('does nothing when all packages match the lock file', () => {
    mkdirSync(join(folder, 'node_modules'));
    writeJson('node_modules/.package-lock.json', buildLockFile('2.0.0'));
    expect(runScript().stdout).toBe('');
  });
});
