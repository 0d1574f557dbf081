import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Figures, type MeasureContext } from '../measureContext';
import { assertPortFree, buildPlatformEnvironment, waitForServer } from '../sites';

/** The seconds until `npm start` responds, when the builds and the databases exist already. */
export async function measureNpmStart({ freePort }: MeasureContext): Promise<Figures> {
  const origin = `http://127.0.0.1:${freePort}`;
  await assertPortFree(origin);
  const startedAt = performance.now();
  // A separate process group, so that npm, the script and the platform can be stopped together.
  const start = spawn('npm', ['start'], {
    env: buildPlatformEnvironment({ PORT: String(freePort), PORTAL_DIR: 'dist' }),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const exited = once(start, 'exit');
  const stop = () => {
    if (start.pid !== undefined && start.exitCode === null) process.kill(-start.pid);
  };
  process.once('exit', stop);
  try {
    await waitForServer(origin, start);
    return { 'start.second': (performance.now() - startedAt) / 1_000 };
  } finally {
    stop();
    await exited;
    process.off('exit', stop);
  }
}
