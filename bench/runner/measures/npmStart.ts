import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MeasureContext, type Figures } from '../measureContext';
import { assertPortFree, buildPlatformEnvironment, waitForServer } from '../sites';

/** Seconds that `npm start` takes to answer where all is built and the databases are made. */
export async function measureNpmStart({ freePort }: MeasureContext): Promise<Figures> {
  const origin = `http://127.0.0.1:${freePort}`;
  await assertPortFree(origin);
  const began = performance.now();
  // A group of its own: npm, the script and the platform end together.
  const start = spawn('npm', ['start'], {
    env: buildPlatformEnvironment({ PORT: String(freePort), PORTAL_DIR: 'dist' }),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(start, 'exit');
  const end = () => {
    if (start.pid !== undefined && start.exitCode === null) process.kill(-start.pid);
  };
  process.once('exit', end);
  try {
    await waitForServer(origin, start);
    return { 'start.second': (performance.now() - began) / 1_000 };
  } finally {
    end();
    await ended;
    process.off('exit', end);
  }
}
