import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buildPlatformProgram, type PlatformProgram, type RunningPlatform } from '../../platformProgram';

const POLICY = "default-src 'none'";

// In a process of its own, because in Jest's an error of a file is no instance of `Error`, as Hono expects.
let program: PlatformProgram;
let platform: RunningPlatform;
let dist: string;
beforeAll(async () => {
  program = buildPlatformProgram();
  dist = join(program.folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  platform = await program.start({
    DATA_DIR: ':memory:',
    SEED_RIDERS: '1',
    SEED_AGENCIES: '20',
    PORTAL_DIR: dist,
  });
});
afterAll(async () => {
  platform.child.kill('SIGTERM');
  await once(platform.child, 'exit');
  program.remove();
});

const requestPage = (encoding: string) =>
  fetch(platform.origin, { headers: { accept: 'text/html', 'accept-encoding': encoding } });

it('tells a browser nothing of a file that cannot be opened, and stderr all', async () => {
  writeFileSync(join(dist, 'security-policy.txt'), POLICY);
  // The file of a socket cannot be opened, not even by root.
  const file = join(dist, 'index.html.br');
  const socket = createServer().listen(file);
  await once(socket, 'listening');
  const printed = once(platform.child.stderr as Readable, 'data');
  const response = await requestPage('br');
  socket.close();
  expect([response.status, await response.text()]).toEqual([500, 'The portal could not be read.']);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('last-modified');
  expect(String(await printed)).toContain(file);
});

it('answers 500 in place of a page without the build’s policy if that cannot be read', async () => {
  rmSync(join(dist, 'security-policy.txt'));
  mkdirSync(join(dist, 'security-policy.txt'));
  const response = await requestPage('identity');
  expect([response.status, await response.text()]).toEqual([500, 'The portal could not be read.']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});
