/* `npm run dev`: webpack-dev-server with hot reload on PORT, as a proxy for the local platform on PORT + 10. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { ensureBuilt, platformMain } from './builds.mjs';
import { getToolPath, loadEnvFile, root } from './tools.mjs';

loadEnvFile();

ensureBuilt('platform');
const requireFromPlatform = createRequire(platformMain);
const { originOf } = requireFromPlatform('./origins.js');
const { port, host } = readSettings();
if (port < 1 || port > 65_525)
  fail(`PORT must be from 1 to 65525, not ${port}: the platform uses PORT + 10.`);
const platformPort = port + 10;

const children = [
  startChild([platformMain], {
    PORT: String(platformPort),
    // The platform's own URL shows the last production build.
    PORTAL_URL: originOf(host, port),
    // The proxy knows one origin only.
    HOST: '127.0.0.1',
    TRUSTED_PROXY: '127.0.0.1',
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

/** The platform itself checks the other settings. */
function readSettings() {
  const { PORT, HOST } = process.env;
  try {
    return requireFromPlatform('./environment.js').parseEnvironment({ PORT, HOST });
  } catch (error) {
    return fail(error.message);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

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

/** This program ends when its children have ended: until then the platform uses its port and its databases. */
function stopAll(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0));
