/* `npm start`: builds the portal and the local platform if necessary, then runs the platform, which also serves the portal. */
import { spawn } from 'node:child_process';
import { ensureBuilt, platformMain } from './builds.mjs';
import { loadEnvFile, root } from './tools.mjs';

loadEnvFile();

ensureBuilt('portal');
ensureBuilt('platform');

const platform = spawn(process.execPath, [platformMain], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => platform.kill(signal));
// Without a code it was killed.
platform.on('exit', (code) => process.exit(code ?? 1));
