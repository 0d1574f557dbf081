import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Figures } from '../measureContext';

/** In seconds: a production build without webpack's cache, and a second one with it. */
export function measureBuild(): Figures {
  rmSync('.cache/webpack', { recursive: true, force: true });
  return { 'build.cold': runBuild(), 'build.warm': runBuild() };
}

function runBuild(): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/webpack/bin/webpack.js', '--mode', 'production'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - startedAt) / 1_000;
}
