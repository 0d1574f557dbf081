import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './apiEnv';

/**
 * Sets the variable `clientAddress`: the address of the connection, or, if that is a trusted proxy's, the last address in
 * X-Forwarded-For that is no trusted proxy's. The client can forge what is before it.
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

const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request comes from this machine and no proxy has passed it on. */
export function isLocalRequest(context: Context): boolean {
  const isForwarded = FORWARDING_HEADERS.some((header) => context.req.header(header) !== undefined);
  const peer = getPeerAddress(context);
  // A connection from this machine to another one of its addresses has that address at both ends.
  const ownAddress = normalizeAddress(getIncoming(context)?.socket.localAddress ?? '');
  return !isForwarded && (/^(?:local|127\..*|::1)$/.test(peer) || peer === ownAddress);
}

/** 'local' for a request without a connection, as in tests, and 'closed' when its client has hung up. */
function getPeerAddress(context: Context): string {
  if (!getIncoming(context)) return 'local';
  return normalizeAddress(getConnInfo(context).remote.address ?? 'closed');
}

function getIncoming(context: Context): HttpBindings['incoming'] | undefined {
  return (context.env as Partial<HttpBindings> | undefined)?.incoming;
}

/**
 * Writes an address in one way, without spaces around it. An IPv4 address is `::ffff:192.0.2.1` on a socket that also
 * takes IPv6.
 */
export function normalizeAddress(address: string): string {
  const text = address.trim().toLowerCase();
  if (!isIPv6(text)) return text;
  // A zone (`%eth0`) stays as it is, because SocketAddress drops it.
  const shortest = text.replace(/^[^%]+/, (ip) => new SocketAddress({ address: ip, family: 'ipv6' }).address);
  return shortest.replace(/^::ffff:(?=[\d.]+$)/, '');
}
