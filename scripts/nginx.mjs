/* Runs nginx with docs/nginx.conf for the browser test of that file. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram, installOnDebian } from './debian.mjs';
import { root } from './tools.mjs';

const INSTALL_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const MIME_TYPES = '/etc/nginx/mime.types';

/** Returns the path of nginx. As root on Debian it installs nginx if necessary. Undefined if there is none. */
export function findNginx() {
  const findInstalled = () => findProgram(['nginx'], INSTALL_PATHS);
  const found = findInstalled();
  if (found) return found;
  installOnDebian(['nginx-light'], 'No nginx found for the test of docs/nginx.conf');
  return findInstalled();
}

/** Returns docs/nginx.conf without TLS, and with this test's port, folders and API origins. */
function buildConfig({ port, apiOrigins, folder }) {
  return readFileSync(join(root, 'docs/nginx.conf'), 'utf8')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replaceAll('/var/www/fare-portal', join(root, 'dist'))
    .replace('/etc/fare-portal/index.json', join(folder, 'index.json'))
    .replace(/set \$calls "[^"]*"/, `set $calls "${apiOrigins.join(' ')}"`);
}

/** Runs nginx in the foreground: it serves dist/ on `port`. The APIs are on the three ports after `platformPort`. */
function serve(port, platformPort) {
  const folder = join(root, '.cache/nginx');
  mkdirSync(folder, { recursive: true });
  const apiOrigins = [1, 2, 3].map((offset) => `http://127.0.0.1:${platformPort + offset}`);
  const [backendUrl, backendUrlAustralia, publicInfoUrl] = apiOrigins;
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ backendUrl, backendUrlAustralia, publicInfoUrl }),
  );
  const mimeTypes = existsSync(MIME_TYPES) ? `include ${MIME_TYPES};` : '';
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      `pid ${join(folder, 'nginx.pid')};`,
      'error_log stderr warn;',
      // When nginx starts as root, its workers run as another user by default, who cannot read this folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      `http { ${mimeTypes} access_log off; ${tempPaths.join(' ')}`,
      buildConfig({ port, apiOrigins, folder }),
      '}',
    ].join('\n'),
  );
  const nginx = spawn(findNginx(), ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  nginx.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGTERM'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  serve(Number(process.argv[2]), Number(process.argv[3]));
