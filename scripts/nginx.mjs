/* Runs nginx with docs/nginx.conf for the browser test of that file. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram, installOnDebian } from './debian.mjs';
import { root } from './tools.mjs';

const INSTALL_PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/**
 * Returns the environment variable that names nginx for Playwright. Without nginx or OpenSSL it says so and the variable is
 * undefined, also if NGINX_PATH is set, and nginx.spec.ts is skipped.
 */
export function findTestNginx() {
  const NGINX_PATH = findNginx();
  if (!NGINX_PATH) console.log('No nginx or openssl found: the test of docs/nginx.conf is left out.');
  return { NGINX_PATH };
}

/**
 * Returns the path of nginx: NGINX_PATH, else an installed one. As root on Debian it installs nginx and OpenSSL if
 * necessary. Undefined if one is missing.
 */
function findNginx() {
  const find = () =>
    findProgram(['openssl']) && (process.env.NGINX_PATH || findProgram(['nginx'], INSTALL_PATHS));
  const found = find();
  if (found) return found;
  installOnDebian(['nginx-light', 'openssl'], 'No nginx or openssl found for the test of docs/nginx.conf');
  return find();
}

/** Returns docs/nginx.conf with this test's name, ports, folders, certificate and API origins. */
function buildConfig({ port, httpPort, apiOrigins, folder }) {
  return readFileSync(join(root, 'docs/nginx.conf'), 'utf8')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replace('https://portal.example$request_uri', `https://localhost:${port}$request_uri`)
    .replaceAll('server_name portal.example', 'server_name localhost')
    .replaceAll('/etc/ssl/portal.example', join(folder, 'localhost'))
    .replaceAll('/var/www/fare-portal', join(root, 'dist'))
    .replaceAll('/etc/fare-portal', join(folder, 'fare-portal'))
    .replace(/set \$calls "[^"]*"/, `set $calls "${apiOrigins.join(' ')}"`);
}

/** Returns docs/nginx-platform.conf with this test's port. */
function buildPlatformConfig(platformPort) {
  return readFileSync(join(root, 'docs/nginx-platform.conf'), 'utf8').replace(
    'http://127.0.0.1:8080',
    `http://127.0.0.1:${platformPort}`,
  );
}

/** A page over https calls only https, so that nginx puts TLS before each API. */
function buildApiServer(folder, port, platformPort) {
  return `server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${join(folder, 'localhost.pem')};
    ssl_certificate_key ${join(folder, 'localhost.key')};
    location / { proxy_pass http://127.0.0.1:${platformPort}; }
  }`;
}

/** Writes a certificate for localhost, which browsers don't trust by themselves. */
function createCertificate(folder) {
  const files = ['-keyout', join(folder, 'localhost.key'), '-out', join(folder, 'localhost.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject, ...files],
    { stdio: 'ignore' },
  );
}

/**
 * Runs nginx in the foreground: it serves dist/ over TLS on `port`, the APIs, which are on the three ports after
 * `platformPort`, on the three ports after `port`, and what docs/nginx.conf has on port 80 on the fourth. The platform of
 * `platformPort` is also below /platform, as docs/nginx-platform.conf has it.
 */
function serve(port, platformPort) {
  const folder = join(root, '.cache/nginx');
  const settingsFolder = join(folder, 'fare-portal');
  mkdirSync(settingsFolder, { recursive: true });
  createCertificate(folder);
  const offsets = [1, 2, 3];
  const apiOrigins = offsets.map((offset) => `https://localhost:${port + offset}`);
  const [backendUrl, backendUrlAustralia, publicInfoUrl] = apiOrigins;
  writeFileSync(
    join(settingsFolder, 'index.json'),
    JSON.stringify({ backendUrl, backendUrlAustralia, publicInfoUrl }),
  );
  writeFileSync(join(settingsFolder, 'nginx-platform.conf'), buildPlatformConfig(platformPort));
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
      `http { access_log off; ${tempPaths.join(' ')}`,
      buildConfig({ port, httpPort: port + 4, apiOrigins, folder }),
      ...offsets.map((offset) => buildApiServer(folder, port + offset, platformPort + offset)),
      '}',
    ].join('\n'),
  );
  const nginx = spawn(findNginx(), ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  nginx.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGTERM'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  serve(Number(process.argv[2]), Number(process.argv[3]));
