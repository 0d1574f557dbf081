import type { Settings } from './environment';
import type { Origins } from './http/configuration';

/** The origins of the regions and the public-info host; undefined when all is on the portal's own. */
export function separateOrigins({ host, ports }: Settings): Origins | undefined {
  if (!ports) return undefined;
  const at = (port: number) => originOf(host, port);
  return { usEast: at(ports.usEast), australia: at(ports.australia), publicInfo: at(ports.publicInfo) };
}

/** The origins under which a browser on this machine can have opened the portal, and those that were added. */
export function portalOrigins({ host, port, portalOrigins: added }: Settings): string[] {
  return [
    ...new Set([originOf(host, port), originOf('localhost', port), originOf('127.0.0.1', port), ...added]),
  ];
}

/** The origin of a port of this machine. What listens everywhere is called by its loopback address. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
