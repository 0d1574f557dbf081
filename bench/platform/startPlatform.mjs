import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const PASSWORD = 'Quiet-heron-4821';

/** Starts a platform with this number of riders in its largest agency. It creates databases if `dataDir` has none. */
export async function startPlatform({ mainPath, dataDir, riders, port }) {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [mainPath], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SEED_RIDERS: String(riders),
      SEED_END: '2026-10-31',
      PORT: String(port),
      DEMO_PASSWORD: PASSWORD,
      FAULTS: 'off',
    },
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
      console.error(`${riders} riders: ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
      return { riders, origin, password: PASSWORD, stop };
    }
  }
  throw new Error(`The platform with ${riders} riders did not start: see its messages above.`);
}
