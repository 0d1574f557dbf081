import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Figures } from '../measureContext';

/** Seconds of a production build without webpack's cache, and of the next one with it. */
export function measureBuild(): Figures {
  rmSync('.cache/webpack', { recursive: true, force: true });
  return { 'build.cold': build(), 'build.warm': build() };
}

function build(): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/webpack/bin/webpack.js', '--mode', 'production'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - began) / 1_000;
}
