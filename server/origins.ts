import type { Settings } from './environment';
import { formatUrlHost, isAllInterfaces } from './http/hostNames';
import type { Origins } from './http/portal/configuration';

/** The origins of the regions and the public-info host; undefined when they are served on the portal's origin. */
export function getSeparateOrigins({ host, ports }: Settings): Origins | undefined {
  if (!ports) return undefined;
  const toOrigin = (port: number) => originOf(host, port);
  return {
    usEast: toOrigin(ports.usEast),
    australia: toOrigin(ports.australia),
    publicInfo: toOrigin(ports.publicInfo),
  };
}

/** The origins under which a browser on this machine can open the portal, and those of PORTAL_ORIGINS. */
export function getPortalOrigins({ host, port, portalOrigins: furtherOrigins }: Settings): string[] {
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
