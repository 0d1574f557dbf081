/* `npm run dev`: webpack-dev-server with hot reload on PORT, as a proxy for the local platform on PORT + 10. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt, platformMain } from './builds.mjs';
import { getToolPath, root } from './tools.mjs';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// Empty is not set.
const port = Number(process.env.PORT?.trim() || 8080);
const host = process.env.HOST?.trim() || '127.0.0.1';
const platformPort = port + 10;

ensureBuilt('platform');
const { originOf } = createRequire(platformMain)('./origins.js');

const children = [
  startChild([platformMain], {
    PORT: String(platformPort),
    // The platform's own URL shows the last production build.
    PORTAL_URL: originOf(host, port),
    // The proxy knows one origin only.
    HOST: '127.0.0.1',
    US_EAST_PORT: '',
    AUSTRALIA_PORT: '',
    PUBLIC_INFO_PORT: '',
    DEV_TOOLS: 'true',
  }),
  startChild([getToolPath('webpack'), 'serve', '--mode', 'development'], {
    PORT: String(port),
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
  }),
];

function startChild(args, environment) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // Without a code it was killed.
  child.on('exit', (code) => stopAll(code ?? 1));
  return child;
}

function stopAll(code) {
  for (const child of children) child.kill();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0));
