import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { startServer } from '@server/httpServer';
import { openTestPlatform } from '../testPlatform';

async function sendTrace(port: number, path: string): Promise<IncomingMessage> {
  const call = request({ host: '127.0.0.1', port, path, method: 'TRACE' }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response.resume();
}

it('refuses TRACE on every host', async () => {
  const { instance, close } = await openTestPlatform();
  for (const [app, path] of [
    [instance.app, '/platform/us-east/pso/api/v1/users'],
    [instance.app, '/index.json'],
    [instance.regionApps.usEast, '/pso/api/v1/users'],
    [instance.publicInfoApp, '/agencies/v2/METRO'],
  ] as const) {
    const server = await startServer(app, '127.0.0.1', 0);
    const { statusCode, headers } = await sendTrace(server.port, path);
    expect([path, statusCode, headers.allow]).toEqual([path, 405, 'HEAD, OPTIONS, GET, POST, PATCH, DELETE']);
    await server.stop();
  }
  close();
});
