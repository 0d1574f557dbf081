import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Bench, type Figures } from '../bench';
import { mustBeFree, platformEnvironment, untilAnswering } from '../sites';

/** Seconds that `npm start` takes to answer where all is built and the databases are made. */
export async function measureStart({ freePort }: Bench): Promise<Figures> {
  const origin = `http://127.0.0.1:${freePort}`;
  await mustBeFree(origin);
  const began = performance.now();
  // A group of its own: npm, the script and the platform end together.
  const start = spawn('npm', ['start'], {
    env: platformEnvironment({ PORT: String(freePort), PORTAL_DIR: 'dist' }),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(start, 'exit');
  const end = () => {
    if (start.pid !== undefined && start.exitCode === null) process.kill(-start.pid);
  };
  process.once('exit', end);
  try {
    await untilAnswering(origin, start);
    return { 'start.second': (performance.now() - began) / 1_000 };
  } finally {
    end();
    await ended;
    process.off('exit', end);
  }
}
