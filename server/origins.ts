import { formatUrlHost, isAllInterfaces } from './http/hostNames';
import type { Origins } from './http/portal/configuration';
import type { HostName } from './regions';

/** The origins of the regions and the public-info host on their own ports. */
export function getSeparateOrigins(host: string, ports: Record<HostName, number>): Origins {
  return {
    usEast: originOf(host, ports.usEast),
    australia: originOf(host, ports.australia),
    publicInfo: originOf(host, ports.publicInfo),
  };
}

/** The origins under which a browser on this machine can open the portal, and those of PORTAL_ORIGINS. */
export function getPortalOrigins(host: string, port: number, furtherOrigins: readonly string[]): string[] {
  return [
    ...new Set([
      originOf(host, port),
      originOf('localhost', port),
      originOf('127.0.0.1', port),
      ...furtherOrigins,
    ]),
  ];
}

/**
 * The origin as a browser sends it: in lower case, and without port 80. A host that means all interfaces becomes the
 * loopback address, because a browser cannot open 0.0.0.0.
 */
export function originOf(host: string, port: number): string {
  const hostName = isAllInterfaces(host) ? '127.0.0.1' : host;
  return new URL(`http://${formatUrlHost(hostName)}:${port}`).origin;
}
