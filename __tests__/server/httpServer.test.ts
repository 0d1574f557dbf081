import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { type RunningServer, startServer } from '@server/httpServer';

const LIMITS = {
  headersTimeout: 60_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 10,
  maxConnections: 10,
};

let server: RunningServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await server?.stop();
});

async function start(limits: Partial<typeof LIMITS>): Promise<void> {
  const app = new Hono();
  app.post('/refused', (context) => context.text('no', 413));
  app.post('/', async (context) => context.text(await context.req.text()));
  server = await startServer(app, '127.0.0.1', 0, { ...LIMITS, ...limits });
}

async function open(): Promise<Socket> {
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Returns what the server sends until it closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

it.each([
  ['headers', { headersTimeout: 20 }, 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'a body',
    { headersTimeout: 20, requestTimeout: 20 },
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf',
  ],
])('ends a request whose client does not send the rest of %s', async (_part, limits, request) => {
  await start(limits);
  const socket = await open();
  socket.write(request);
  expect(await readToEnd(socket)).toContain('408 Request Timeout');
});

it('closes a connection that has had no request for a while', async () => {
  await start({ keepAliveTimeout: 20 });
  const socket = await open();
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody');
  expect(await readToEnd(socket)).toMatch(/200 OK\r\n(.*\r\n)*connection: keep-alive\r\n/i);
});

it('closes the connection after an answer to a request whose large body it has not read', async () => {
  await start({});
  const socket = await open();
  socket.write('POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\npart');
  expect(await readToEnd(socket)).toMatch(/413 Payload Too Large\r\n(.*\r\n)*connection: close\r\n/i);
});

it('keeps the connection after a refusal while the rest of a small body is still coming', async () => {
  await start({});
  const socket = await open();
  socket.write('POST /refused HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/413 Payload Too Large\r\n(.*\r\n)*connection: keep-alive\r\n/i);
  socket.write('other');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody');
  expect(await readToEnd(socket)).toContain('200 OK');
});

it('refuses more connections than the limit, and goes on serving the others', async () => {
  await start({ maxConnections: 1 });
  const first = await open();
  expect(await readToEnd(await open())).toBe('');
  first.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody');
  expect(await readToEnd(first)).toContain('200 OK');
});
