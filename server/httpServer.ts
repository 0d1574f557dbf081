import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long a stopping server waits for requests in flight, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Starts an HTTP server; port 0 selects a free port. */
export function startServer(app: Hono, host: string, port: number): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: (request, bindings) => app.fetch(request, bindings) });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop: () => stopServer(server) });
    });
  });
}

function stopServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!('closeIdleConnections' in server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}
