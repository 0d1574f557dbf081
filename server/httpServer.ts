import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long a stopping server waits for requests in flight, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 2_000;

/** A body of this size fits in the buffers of a connection. */
const SMALL_BODY_BYTES = 64_000;

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Limits of what clients can occupy of the server. Times are in milliseconds, and have Node's names. */
interface ServerLimits {
  headersTimeout: number;
  /** For headers and body. How long the answer takes is not limited. */
  requestTimeout: number;
  /** How long a connection stays open after an answer. */
  keepAliveTimeout: number;
  /** How often the times above are compared with the clock. */
  connectionsCheckingInterval: number;
  /** Further connections are closed at once. */
  maxConnections: number;
}

const SERVER_LIMITS: ServerLimits = {
  headersTimeout: 10_000,
  // Enough for the largest body, 1 MB, on a slow line.
  requestTimeout: 30_000,
  // Longer than the 60 seconds of nginx: a proxy must not send a request on a connection that the platform closes.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // A tab has at most six, and a training platform some dozens of tabs.
  maxConnections: 1_000,
};

/** Starts an HTTP server; port 0 selects a free port. */
export function startServer(
  app: Hono,
  host: string,
  port: number,
  { maxConnections, ...timeouts }: ServerLimits = SERVER_LIMITS,
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const response = await app.fetch(request, bindings);
      if (isUnreadLargeBody(bindings.incoming)) response.headers.set('Connection', 'close');
      return response;
    },
    serverOptions: timeouts,
  });
  server.maxConnections = maxConnections;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: (server.address() as AddressInfo).port, stop: () => stopServer(server) });
    });
  });
}

/**
 * Whether a part of a large body was not read, as when the request is refused before. It stands before the next request, and
 * Node resets the connection after it. The rest of a small body is read away in time; to close the connection while it is still
 * coming could cost the client the answer.
 */
function isUnreadLargeBody({
  complete,
  readableLength,
  headers,
}: Pick<IncomingMessage, 'complete' | 'readableLength' | 'headers'>): boolean {
  const length = Number(headers['content-length'] ?? Infinity);
  return length > SMALL_BODY_BYTES && (!complete || readableLength > 0);
}

function stopServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    // It closes the connections without a request, too.
    server.close(() => resolve());
    if ('closeAllConnections' in server)
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}
