import type { Context } from 'hono';

/** The network address of a caller; calls that come without a connection, as in tests, are all 'local'. */
export function getClientAddress(context: Context): string {
  const bindings = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? 'local';
}
