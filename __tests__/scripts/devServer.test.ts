import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Evaluates an expression with webpack.config.js as `buildConfig` in a program of its own: Jest would transform webpack's modules. */
function evaluate(expression: string): unknown {
  const program = `const buildConfig = require(${JSON.stringify(resolve('webpack.config.js'))});
    JSON.stringify(${expression})`;
  return JSON.parse(spawnSync(process.execPath, ['-p', program], { encoding: 'utf8' }).stdout);
}

it('webpack-dev-server has a port and a host when PORT and HOST are empty, as the platform', () => {
  const expression = `[['', ''], [' ', ' '], ['9000', '192.168.1.5']].map(([PORT, HOST]) => {
    Object.assign(process.env, { PORT, HOST });
    const { host, port } = buildConfig({}, { mode: 'development' }).devServer;
    return [port, host];
  })`;
  expect(evaluate(expression)).toEqual([
    [8080, '127.0.0.1'],
    [8080, '127.0.0.1'],
    [9000, '192.168.1.5'],
  ]);
});

it('webpack-dev-server tells the platform the client’s address, from which faults may be refused', () => {
  const expression = `buildConfig({}, { mode: 'development' }).devServer.proxy.map(({ xfwd }) => xfwd)`;
  expect(evaluate(expression)).toEqual([true]);
});

describe('npm run dev', () => {
  let folder: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const run = (PORT: string, stdio: 'ignore' | 'pipe') =>
    spawnSync(process.execPath, [join(folder, 'scripts/dev.mjs')], {
      env: { ...process.env, PORT },
      encoding: 'utf8',
      stdio,
    });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dev-'));
    for (const script of ['dev.mjs', 'builds.mjs', 'tools.mjs'])
      cpSync(resolve('scripts', script), join(folder, 'scripts', script));
    // The build of the platform.
    write('server/db/schema.sql', '');
    write(
      'node_modules/typescript/bin/tsc',
      `require('node:fs').cpSync('compiled', '.build/platform/server', { recursive: true });`,
    );
    write('compiled/db/schema.sql', '');
    write('compiled/origins.js', 'exports.originOf = () => "http://localhost";');
    write(
      'compiled/environment.js',
      `exports.parseEnvironment = ({ PORT }) => {
         if (!/^\\d+$/.test(PORT)) throw new Error('PORT must be a number.');
         return { port: Number(PORT), host: '127.0.0.1' };
       };`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('ends after its children, with the exit code of the first that ended', () => {
    // The platform closes its databases.
    write(
      'compiled/main.js',
      `process.on('SIGTERM', () => setTimeout(() => {
         require('node:fs').writeFileSync('closed', '');
         process.exit(0);
       }, 50));
       require('node:fs').writeFileSync('started', String(process.env.TRUSTED_PROXY));
       setInterval(() => undefined, 1000);`,
    );
    // webpack-dev-server fails when the platform has started.
    write(
      'node_modules/webpack/bin/webpack.js',
      `setInterval(() => require('node:fs').existsSync('started') && process.exit(3), 10);`,
    );
    // A pipe would be open until the children have ended.
    expect(run('8080', 'ignore').status).toBe(3);
    expect(existsSync(join(folder, 'closed'))).toBe(true);
    // The proxy's.
    expect(readFileSync(join(folder, 'started'), 'utf8')).toBe('127.0.0.1');
  });

  it('refuses a setting that the platform refuses', () => {
    const { status, stderr } = run('abc', 'pipe');
    expect([status, stderr]).toEqual([1, 'PORT must be a number.\n']);
  });

  it.each(['0', '65526'])('refuses PORT=%s, to which the platform’s cannot be ten higher', (port) => {
    const { status, stderr } = run(port, 'pipe');
    expect([status, stderr]).toEqual([
      1,
      `PORT must be from 1 to 65525, not ${port}: the platform uses PORT + 10.\n`,
    ]);
  });
});
