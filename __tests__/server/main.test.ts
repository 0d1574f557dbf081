import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildProgram, type PlatformProgram } from './platformProgram';

let program: PlatformProgram;
beforeAll(() => {
  program = buildProgram();
});
afterAll(() => program.remove());

describe('a start', () => {
  it('tells its progress, serves, and stops leaving whole files behind', async () => {
    const portal = join(program.folder, 'portal');
    mkdirSync(portal);
    writeFileSync(join(portal, 'index.html'), 'PORTAL');
    const calls = join(program.folder, 'calls.jsonl');
    const { child, address, lines } = await program.start({
      PORTAL_DIR: portal,
      ACCESS_LOG: calls,
      DEV_TOOLS: 'on',
    });
    expect(lines.join('\n')).toContain('US East: 130 agencies');
    const page = await fetch(`${address}/login`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe('PORTAL');
    expect(await (await fetch(`${address}/index.json`)).json()).toMatchObject({ devTools: true });
    await fetch(`${address}/platform/australia/pso/api/v1/users`);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    for (const name of ['us-east', 'australia']) {
      const [file, log] = [
        join(program.folder, 'data', `${name}.sqlite`),
        join(program.folder, 'data', `${name}.sqlite-wal`),
      ];
      expect(statSync(file).size).toBeGreaterThan(100_000);
      expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
    }
    const entries = readFileSync(calls, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(entries).toEqual([expect.objectContaining({ region: 'australia', status: 401, token: 'none' })]);
  });

  it('again is quick, and gives each region an origin of its own when asked to', async () => {
    const [usEast, australia, publicInfo] = await Promise.all([freePort(), freePort(), freePort()]);
    const ports = {
      US_EAST_PORT: `${usEast}`,
      AUSTRALIA_PORT: `${australia}`,
      PUBLIC_INFO_PORT: `${publicInfo}`,
    };
    const { child, address, lines } = await program.start(ports);
    expect(lines.filter((line) => line.includes('making'))).toEqual([]);
    expect(await (await fetch(`${address}/index.json`)).json()).toMatchObject({
      backendUrlAustralia: `http://127.0.0.1:${australia}`,
    });
    expect((await fetch(`http://127.0.0.1:${australia}/pso/api/v1/users`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${publicInfo}/agencies/v2/METRO`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('gives up with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await program.run({ PORT: String(port) });
    other.close();
    expect([code, output.trim()]).toEqual([
      1,
      `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    ]);
  });

  it('gives up with one line when its folder cannot be made, or its settings do not fit', async () => {
    const file = join(program.folder, 'a-file');
    writeFileSync(file, '');
    const folder = await program.run({ DATA_DIR: join(file, 'data') });
    expect([folder.code, folder.output.trim()]).toEqual([
      1,
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Set DATA_DIR to another.`,
    ]);
    const settings = await program.run({ PORT: 'eighty' });
    expect([settings.code, settings.output.trim()]).toEqual([
      1,
      'PORT must be a whole number from 0 to 65535, not "eighty".',
    ]);
  });
});

it('stays in its folder for paths that no browser would send as they are', async () => {
  const portal = join(program.folder, 'dist');
  mkdirSync(portal);
  writeFileSync(join(portal, 'index.html'), 'PORTAL');
  writeFileSync(join(program.folder, 'secret.txt'), 'SECRET');
  const { child, address } = await program.start({ PORTAL_DIR: portal });
  const climbs = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae'];
  const slashes = ['/', '%2f', '%5c', '\\', '//', '/./'];
  for (const climb of climbs) {
    for (const slash of slashes) {
      for (const start of ['/', '/assets/', '/platform/', '//', '/platform/us-east/']) {
        const { status, body } = await rawGet(address, `${start}${climb}${slash}secret.txt`);
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

/** A GET whose path goes out character by character. */
function rawGet(address: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(address, { path }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.on('error', reject).end();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
