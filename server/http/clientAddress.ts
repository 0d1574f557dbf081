import { isIP, isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './apiEnv';

/**
 * Sets the variable `clientAddress`: the address of the connection, or, if that is a trusted proxy's, the last address in
 * X-Forwarded-For that is no trusted proxy's. What stands before it can be made up by the client.
 */
export function setClientAddress(trustedProxies: readonly string[]): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    context.set('clientAddress', findClientAddress(context, trustedProxies));
    await next();
  };
}

function findClientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = getPeerAddress(context);
  if (!trustedProxies.includes(peer)) return peer;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map(normalizeAddress);
  const client = forwarded.findLast((address) => !trustedProxies.includes(address)) ?? '';
  return isIP(client) > 0 ? client : peer;
}

/** 'local' for requests without a connection, as in tests. */
function getPeerAddress(context: Context): string {
  const bindings = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return normalizeAddress(bindings?.incoming?.socket?.remoteAddress ?? 'local');
}

/** An IPv4 address is written `::ffff:192.0.2.1` on a socket that also takes IPv6. */
function normalizeAddress(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=[\d.]+$)/, '');
}

/**
 * The first half of an IPv6 address, because one client can have all addresses that begin with it; any other address as
 * it is.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL writes an address in one way: short, in lower case and without dots. It takes no zone (`%eth0`).
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => (groups === '' ? [] : groups.split(':')));
  // An IPv4 address in IPv6's form is one client's.
  if (start.length === 0 && end[0] === 'ffff' && end.length === 3) return address;
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
