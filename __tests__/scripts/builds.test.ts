import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import packageJson from '../../package.json';

/** A build of one file, which counts its runs. */
const WEBPACK = `const fs = require('node:fs');
  fs.mkdirSync('dist', { recursive: true });
  fs.copyFileSync('src/main.tsx', 'dist/index.html');
  fs.appendFileSync('runs', 'x');`;

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const run = (command: string) => spawnSync(command, { shell: true, cwd: folder }).status;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  for (const script of ['scripts/builds.mjs', 'scripts/tools.mjs'])
    cpSync(resolve(script), join(folder, script));
  write('node_modules/webpack/bin/webpack.js', WEBPACK);
  write('src/main.tsx', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const START = 'node scripts/builds.mjs portal';

it('a start builds only if the sources have changed, also since npm run build', () => {
  expect([run(START), run(START), read('runs')]).toEqual([0, 0, 'x']);
  write('src/main.tsx', 'other');
  expect([run(packageJson.scripts.build), read('dist/index.html')]).toEqual([0, 'other']);
  expect([run(START), read('runs')]).toEqual([0, 'xx']);
  write('src/main.tsx', 'one');
  expect([run(START), read('dist/index.html')]).toEqual([0, 'one']);
});

it.each(['scripts/antd/loader.cjs', 'src/ui/table/table.css', 'webpack.config.js'])(
  'a start builds again after a change of %s',
  (file) => {
    write(file, 'one');
    expect([run(START), run(START), read('runs')]).toEqual([0, 0, 'x']);
    write(file, 'other');
    expect([run(START), read('runs')]).toEqual([0, 'xx']);
  },
);

it('a build of tsc whose main file was deleted begins anew, because tsc does not write a file twice', () => {
  write(
    'node_modules/typescript/bin/tsc',
    `const fs = require('node:fs');
     if (fs.existsSync('.build/platform/.tsbuildinfo')) process.exit(0);
     fs.mkdirSync('.build/platform/server/db', { recursive: true });
     fs.writeFileSync('.build/platform/.tsbuildinfo', '');
     fs.writeFileSync('.build/platform/server/main.js', 'main');`,
  );
  write('server/db/schema.sql', '');
  expect(run('node scripts/builds.mjs platform')).toBe(0);
  rmSync(join(folder, '.build/platform/server/main.js'));
  expect(run('node scripts/builds.mjs platform')).toBe(0);
  expect(read('.build/platform/server/main.js')).toBe('main');
});

it('npm run build always builds, and a build that fails counts as none', () => {
  expect([run(START), run(packageJson.scripts.build), read('runs')]).toEqual([0, 0, 'xx']);
  write('node_modules/webpack/bin/webpack.js', `${WEBPACK} process.exit(1);`);
  expect([run(packageJson.scripts.build), run(START), read('runs')]).toEqual([1, 1, 'xxxx']);
});
