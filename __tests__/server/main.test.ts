import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { readMeta } from '@server/db/meta';
import { findLatestEnd } from '@server/db/seed/values/times';
import { buildPlatformProgram, type PlatformProgram } from './platformProgram';

/** The databases are open when the HTTP server takes its port. */
const TAKE_PORT = `
  const { truncateSync } = require('node:fs');
  const { Server } = require('node:http');
  Server.prototype.listen = function () {
    truncateSync(process.env.DATA_DIR + '/us-east.sqlite-wal', 0);
    process.nextTick(() => this.emit('error', Object.assign(new Error(), { code: 'EADDRINUSE' })));
    return this;
  };`;

let program: PlatformProgram;
beforeAll(() => {
  program = buildPlatformProgram();
});
afterAll(() => program.remove());

describe('starting the program', () => {
  it('prints its progress, serves, and closes its databases completely', async () => {
    const portalFolder = join(program.folder, 'portal');
    mkdirSync(portalFolder);
    writeFileSync(join(portalFolder, 'index.html'), 'PORTAL');
    const accessLogFile = join(program.folder, 'calls.jsonl');
    const { child, origin, lines } = await program.start({
      PORTAL_DIR: portalFolder,
      ACCESS_LOG: accessLogFile,
      DEV_TOOLS: 'on',
    });
    expect(lines.join('\n')).toContain('US East: 130 agencies');
    const page = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe('PORTAL');
    expect(await (await fetch(`${origin}/index.json`)).json()).toMatchObject({ devTools: true });
    await fetch(`${origin}/platform/australia/pso/api/v1/users`);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    for (const name of ['us-east', 'australia']) {
      const databaseFile = join(program.folder, 'data', `${name}.sqlite`);
      expect(statSync(databaseFile).size).toBeGreaterThan(100_000);
      // Nothing is left in the write-ahead log, so the database file alone is complete.
      expect(readWalSize(databaseFile)).toBe(0);
    }
    // Only calls of the APIs are logged, not the portal's files.
    const entries = readFileSync(accessLogFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(entries).toEqual([expect.objectContaining({ host: 'australia', status: 401, token: 'none' })]);
    // Only the owner has access.
    expect(statSync(accessLogFile).mode & 0o077).toBe(0);
  });

  it.each([
    ['last day whose 18:00 UTC is past', ''],
    ['day that is set', '2027-02-28'],
  ])('ends the data of a new database on the %s', async (_, seedEnd) => {
    const dataFolder = join(program.folder, `data-${seedEnd}`);
    const dayBefore = findLatestEnd(new Date());
    const { child } = await program.start({ DATA_DIR: dataFolder, SEED_RIDERS: '1', SEED_END: seedEnd });
    child.kill('SIGTERM');
    await once(child, 'exit');
    const db = openDatabase(join(dataFolder, 'us-east.sqlite'));
    // The day can end during the start.
    const ends = seedEnd === '' ? [dayBefore, findLatestEnd(new Date())] : [seedEnd];
    expect(ends).toContain(readMeta(db, 'seedEnd'));
    db.close();
  });

  // The first test has created the databases in the same folder.
  it('reuses existing databases, and serves each region on its own origin when configured', async () => {
    const [usEast, australia, publicInfo] = await Promise.all([
      findFreePort(),
      findFreePort(),
      findFreePort(),
    ]);
    const ports = {
      US_EAST_PORT: `${usEast}`,
      AUSTRALIA_PORT: `${australia}`,
      PUBLIC_INFO_PORT: `${publicInfo}`,
    };
    const { child, origin, lines } = await program.start(ports);
    expect(lines.filter((line) => line.includes('creating'))).toEqual([]);
    expect(await (await fetch(`${origin}/index.json`)).json()).toMatchObject({
      backendUrlAustralia: `http://127.0.0.1:${australia}`,
    });
    expect((await fetch(`http://127.0.0.1:${australia}/pso/api/v1/users`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${publicInfo}/agencies/v2/METRO`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits with one line when it cannot close a database, and has closed the other', async () => {
    const dataFolder = join(program.folder, 'data-damaged');
    const { child } = await program.start({ DATA_DIR: dataFolder });
    let errorOutput = '';
    child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
    truncateSync(join(dataFolder, 'us-east.sqlite-wal'), 0);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errorOutput).toBe('A database could not be closed: disk I/O error\n');
    expect(readWalSize(join(dataFolder, 'australia.sqlite'))).toBe(0);
  });

  it('prints both errors when a port is taken during the start, and a database then cannot be closed', async () => {
    const dataFolder = join(program.folder, 'data-taken');
    const taker = join(program.folder, 'take.cjs');
    writeFileSync(taker, TAKE_PORT);
    const settings = { DATA_DIR: dataFolder, PORT: String(await findFreePort()), SEED_RIDERS: '1' };
    const { code, output } = await program.run({ ...settings, NODE_OPTIONS: `--require ${taker}` });
    expect(code).toBe(1);
    expect(output.trim().split('\n').slice(-2)).toEqual([
      `Port ${settings.PORT} is in use. Stop the program that uses it, or set PORT to another port.`,
      'A database could not be closed: disk I/O error',
    ]);
  });

  it('prints the URL of the server that serves the portal, if PORTAL_URL names one', async () => {
    const { child, lines } = await program.start({ PORTAL_URL: 'http://127.0.0.1:8080' });
    expect(lines.at(-1)).toBe('The portal is at http://127.0.0.1:8080');
    // As a terminal does that is closed.
    child.kill('SIGHUP');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('exits with one line when its port is in use, and does not set the password', async () => {
    // The first test has created the file.
    const passwordFile = join(program.folder, 'data', 'demo-password.txt');
    const password = readFileSync(passwordFile, 'utf8');
    const portHolder = createServer().listen(0, '127.0.0.1');
    await once(portHolder, 'listening');
    const { port } = portHolder.address() as AddressInfo;
    const settings: Record<string, string>[] = [
      { PORT: String(port) },
      { US_EAST_PORT: String(port), AUSTRALIA_PORT: '1', PUBLIC_INFO_PORT: '2' },
    ];
    for (const setting of settings) {
      const { code, output } = await program.run({ ...setting, DEMO_PASSWORD: 'Another-Password-9' });
      expect([code, output.trim()]).toEqual([
        1,
        `Port ${port} is in use. Stop the program that uses it, or set ${Object.keys(setting)[0]} to another port.`,
      ]);
    }
    expect(readFileSync(passwordFile, 'utf8')).toBe(password);
    portHolder.close();
  });

  it('exits with one line when its folder cannot be created or a setting is invalid', async () => {
    const file = join(program.folder, 'a-file');
    writeFileSync(file, '');
    const folderResult = await program.run({ DATA_DIR: join(file, 'data') });
    expect([folderResult.code, folderResult.output.trim()]).toEqual([
      1,
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Set DATA_DIR to another folder.`,
    ]);
    const accessLog = join(file, 'calls.jsonl');
    const accessLogResult = await program.run({ ACCESS_LOG: accessLog });
    expect([accessLogResult.code, accessLogResult.output.trim()]).toEqual([
      1,
      `The access log ${accessLog} cannot be written (ENOTDIR). Set ACCESS_LOG to another file.`,
    ]);
    const settings = await program.run({ PORT: 'eighty' });
    expect([settings.code, settings.output.trim()]).toEqual([
      1,
      'PORT must be a whole number from 0 to 65535, not "eighty".',
    ]);
  });
});

it('serves no file outside its folder for raw paths that browsers would normalize', async () => {
  const portalFolder = join(program.folder, 'dist');
  mkdirSync(portalFolder);
  writeFileSync(join(portalFolder, 'index.html'), 'PORTAL');
  writeFileSync(join(program.folder, 'secret.txt'), 'SECRET');
  const { child, origin } = await program.start({ PORTAL_DIR: portalFolder });
  const climbs = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae'];
  const slashes = ['/', '%2f', '%5c', '\\', '//', '/./'];
  for (const climb of climbs) {
    for (const slash of slashes) {
      for (const start of ['/', '/assets/', '/platform/', '//', '/platform/us-east/']) {
        const { status, body } = await getRawPath(origin, `${start}${climb}${slash}secret.txt`);
        expect([start + climb + slash, [400, 401, 404].includes(status)]).toEqual([
          start + climb + slash,
          true,
        ]);
        expect(body).not.toContain('SECRET');
      }
    }
  }
  child.kill('SIGKILL');
});

function readWalSize(databaseFile: string): number {
  return statSync(`${databaseFile}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

/** Sends a GET request with exactly this path; fetch would normalize it. */
function getRawPath(origin: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(origin, { path }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    clientRequest.on('error', reject).end();
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
