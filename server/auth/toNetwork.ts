import { isIPv6 } from 'node:net';

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
