/* Starts the built local platform for a measurement or for pictures. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { platformMain } from './builds.mjs';
import { root } from './tools.mjs';

/**
 * Resolves to the origin of a platform with these environment variables, by default on a free port of 127.0.0.1 and without
 * an access log, and to a function that stops it.
 */
export async function startPlatform(settings, mainPath = platformMain) {
  const child = spawn(process.execPath, [mainPath], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', PORTAL_URL: '', ACCESS_LOG: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin !== undefined) {
      child.stdout.resume();
      return { origin, stop };
    }
  }
  throw new Error('The local platform did not start: see its messages above.');
}
