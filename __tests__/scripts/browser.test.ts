import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import packageJson from '../../package.json';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  for (const script of ['browser', 'chromium', 'debian', 'nginx', 'tools'])
    cpSync(resolve(`scripts/${script}.mjs`), join(folder, `scripts/${script}.mjs`));
  writeFileSync(
    join(folder, 'scripts/builds.mjs'),
    'export const ensureBuilt = (name) => console.log(`${name} is built`);',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('npm run browser builds first, lets Playwright use the Chromium and the nginx of PATH, and passes on its arguments', () => {
  const bin = join(folder, 'bin');
  const playwright = join(folder, 'node_modules/@playwright/test');
  for (const name of [bin, playwright]) mkdirSync(name, { recursive: true });
  for (const program of ['chromium', 'nginx', 'openssl'])
    writeFileSync(join(bin, program), '', { mode: 0o755 });
  writeFileSync(
    join(playwright, 'cli.js'),
    'console.log(JSON.stringify([process.env.CHROMIUM_PATH, process.env.NGINX_PATH, ...process.argv.slice(2)]));',
  );
  const [, script = ''] = packageJson.scripts.browser.split(' ');
  const { stdout } = spawnSync(process.execPath, [script, 'lists.spec', '--project', 'portal'], {
    cwd: folder,
    env: { PATH: bin },
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n').slice(-3)).toEqual([
    'portal is built',
    'platform is built',
    JSON.stringify([
      ...[join(bin, 'chromium'), join(bin, 'nginx')],
      ...['test', 'lists.spec', '--project', 'portal'],
    ]),
  ]);
});
