import type { Context } from 'hono';

/** The client's network address; 'local' for requests without a connection, as in tests. */
export function getClientAddress(context: Context): string {
  const bindings = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? 'local';
}
