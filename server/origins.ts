import type { Settings } from './environment';
import type { Origins } from './http/configuration';

/** The origins of the regions and the public-info host; undefined when all is on the portal's own. */
export function getSeparateOrigins({ host, ports }: Settings): Origins | undefined {
  if (!ports) return undefined;
  const toOrigin = (port: number) => originOf(host, port);
  return {
    usEast: toOrigin(ports.usEast),
    australia: toOrigin(ports.australia),
    publicInfo: toOrigin(ports.publicInfo),
  };
}

/** The origins under which a browser on this machine can have opened the portal, and those that were added. */
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

/** The origin of a port of this machine. What listens everywhere is called by its loopback address. */
export function originOf(host: string, port: number): string {
  const hostName = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${hostName.includes(':') ? `[${hostName}]` : hostName}:${port}`;
}
