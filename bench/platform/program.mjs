/* The built platform as a process of its own. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const PASSWORD = 'Quiet-heron-4821';

/** Starts a platform with so many riders in its largest agency; makes its databases when the folder has none. */
export async function startPlatform({ main, dataDir, riders, port }) {
  const started = Date.now();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SEED_RIDERS: String(riders),
      PORT: String(port),
      DEMO_PASSWORD: PASSWORD,
      FAULTS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((end) => child.once('exit', end));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address !== undefined) {
      child.stdout.resume();
      console.error(`${riders} riders: ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
      return { riders, address, password: PASSWORD, stop };
    }
  }
  throw new Error(`The platform with ${riders} riders did not start: its message is above.`);
}
