import { Hono } from 'hono';
import { toNetwork } from '@server/auth/toNetwork';
import type { ApiEnv } from '@server/http/apiEnv';
import { setClientAddress } from '@server/http/clientAddress';

const PROXIES = ['10.0.0.1', '10.0.0.2'];

async function findAddress(peer: string, forwardedFor?: string, proxies = PROXIES): Promise<string> {
  const app = new Hono<ApiEnv>()
    .use(setClientAddress(proxies))
    .get('/', (context) => context.text(context.var.clientAddress));
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return response.text();
}

it.each([
  ['the connection’s without a proxy', '192.0.2.1', undefined, '192.0.2.1'],
  ['the connection’s, whatever a client claims', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['the one that the proxy names', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['the last one that is no proxy’s', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['the proxy’s, if what it names is no address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['the proxy’s, if it names none', '10.0.0.1', undefined, '10.0.0.1'],
  ['in one spelling', '::ffff:10.0.0.1', '::ffff:198.51.100.7', '198.51.100.7'],
  ['IPv6 in one spelling', '10.0.0.1', '2001:DB8:0::7, 0:0:0:0:0:ffff:10.0.0.2', '2001:db8::7'],
  ['with its zone', '10.0.0.1', 'fe80:0::1%eth0', 'fe80::1%eth0'],
])('is %s', async (_, peer, forwardedFor, address) => {
  expect(await findAddress(peer, forwardedFor)).toBe(address);
});

it('believes nobody by default', async () => {
  expect(await findAddress('10.0.0.1', '198.51.100.7', [])).toBe('10.0.0.1');
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1:0:0:6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['::ffff:c000:201', '::ffff:c000:201'],
  ['192.0.2.1', '192.0.2.1'],
  ['local', 'local'],
])('counts %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
