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

/** Runs `npm run browser` with these programs in PATH. Playwright prints their paths and its arguments. */
function run(
  environment: Record<string, string> = {},
  args: readonly string[] = [],
  programs: readonly string[] = ['chromium', 'nginx', 'openssl'],
) {
  const bin = join(folder, 'bin');
  const playwright = join(folder, 'node_modules/@playwright/test');
  for (const name of [bin, playwright]) mkdirSync(name, { recursive: true });
  for (const program of programs) writeFileSync(join(bin, program), '', { mode: 0o755 });
  writeFileSync(
    join(playwright, 'cli.js'),
    'console.log(JSON.stringify([process.env.CHROMIUM_PATH, process.env.NGINX_PATH, ...process.argv.slice(2)]));',
  );
  const [, script = ''] = packageJson.scripts.browser.split(' ');
  const { stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: { PATH: bin, ...environment },
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { before: lines.slice(-3, -1), playwright: JSON.parse(lines.at(-1) ?? '') as unknown };
}

it('npm run browser builds first, lets Playwright use the Chromium and the nginx of PATH, and passes on its arguments', () => {
  expect(run({}, ['lists.spec', '--project', 'portal'])).toEqual({
    before: ['portal is built', 'platform is built'],
    playwright: [
      ...[join(folder, 'bin/chromium'), join(folder, 'bin/nginx')],
      ...['test', 'lists.spec', '--project', 'portal'],
    ],
  });
});

it('npm run browser uses the programs that CHROMIUM_PATH and NGINX_PATH name', () => {
  const named = { CHROMIUM_PATH: '/opt/chromium', NGINX_PATH: '/opt/nginx' };
  expect(run(named).playwright).toEqual(['/opt/chromium', '/opt/nginx', 'test']);
});

it('npm run browser leaves out the test of nginx without openssl, also if NGINX_PATH names one', () => {
  const { playwright } = run({ NGINX_PATH: '/opt/nginx' }, [], ['chromium', 'nginx']);
  expect(playwright).toEqual([join(folder, 'bin/chromium'), null, 'test']);
});
