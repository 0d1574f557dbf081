import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** Calls that are under way when the platform stops get this long, in milliseconds. */
const LAST_CALLS = 2_000;

/** Something that listens. */
export interface Listening {
  port: number;
  stop(): Promise<void>;
}

/** Listens on a port; 0 takes a free one. */
export function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop: () => stop(server) });
    });
  });
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!('closeIdleConnections' in server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), LAST_CALLS).unref();
  });
}
