import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ALL_INTERFACES = ['0.0.0.0', '::', '::ffff:0:0'];

/** Whether a server that listens on this host does so on all interfaces. No browser on another machine can open it. */
export function isAllInterfaces(host: string | undefined): boolean {
  return host !== undefined && ALL_INTERFACES.includes(normalizeHost(host));
}

/** A host as it is written in a URL. */
export function formatUrlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether the text is the host of a URL and nothing more, such as a path. */
export function isUrlHost(host: string): boolean {
  return !/[/?#@\\]/.test(host) && URL.canParse(`http://${formatUrlHost(host)}`);
}

/**
 * Rejects requests with a foreign Host header, so that a page of another site cannot read from here by DNS rebinding.
 * `host` is what the server listens on; if that is all interfaces, any IP address is accepted.
 */
export function checkHost(host: string | undefined): MiddlewareHandler {
  const servedName = isAllInterfaces(host) ? 'an IP address of its machine' : 'the name or address in HOST';
  const servedHost = host === undefined ? undefined : normalizeHost(host);
  const notServed = `This host name is not served here. Open the portal by ${servedName}.`;
  return async (context, next) => {
    const hostHeader = context.req.header('host') ?? new URL(context.req.url).host;
    // An IPv6 address is in brackets there.
    const name = withoutBrackets(hostHeader.replace(/:\d+$/, '')).toLowerCase();
    const isKnownName = LOOPBACK.includes(name) || name === servedHost;
    const isAllowedIp = isAllInterfaces(host) && isIP(name) > 0;
    if (!isKnownName && !isAllowedIp)
      return context.text(notServed, 421, { 'X-Content-Type-Options': 'nosniff' });
    await next();
    return undefined;
  };
}

/** As a browser sends it: in lower case, an address in its shortest form, a name with umlauts as xn--…. */
function normalizeHost(host: string): string {
  return isUrlHost(host) ? withoutBrackets(new URL(`http://${formatUrlHost(host)}`).hostname) : host;
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
