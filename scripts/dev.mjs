/* `npm run dev`: webpack-dev-server with hot reload on PORT, before the local platform on the port ten above it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, platformMain } from './builds.mjs';
import { program, root } from './tools.mjs';

const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const port = Number(process.env.PORT ?? 8080);
const platformPort = port + 10;

ensureBuilt('platform');

const children = [
  run([platformMain], { PORT: String(platformPort), DEV_TOOLS: 'true' }),
  run([program('webpack'), 'serve', '--mode', 'development'], {
    PORT: String(port),
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
  }),
];
console.log(`The portal with hot reload: http://localhost:${port} (the first build takes some seconds)`);

function run(args, environment) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code) {
  for (const child of children) child.kill();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
