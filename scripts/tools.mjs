/*
 * Runs tools of node_modules by their JavaScript files instead of node_modules/.bin, so that it works the same on all systems,
 * and reads .env.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

const TOOLS = {
  build: 'scripts/builds.mjs',
  checkPackages: 'scripts/checkPackages.mjs',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  webpack: 'node_modules/webpack/bin/webpack.js',
};

/** The path of a tool's JavaScript file. */
export function getToolPath(name) {
  return join(root, TOOLS[name]);
}

/** Runs a tool with its output on this terminal. Returns whether it succeeded. */
export function runTool(name, args, environment = {}, nodeOptions = []) {
  const { status } = spawnSync(process.execPath, [...nodeOptions, getToolPath(name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** Runs a tool beside others. Resolves with its output, and whether it succeeded. */
export function runToolQuietly(name, args) {
  const child = spawn(process.execPath, [getToolPath(name), ...args], { cwd: root });
  let output = '';
  const append = (chunk) => (output += chunk);
  child.stdout.setEncoding('utf8').on('data', append);
  child.stderr.setEncoding('utf8').on('data', append);
  return new Promise((done) => child.on('close', (status) => done({ ok: status === 0, output })));
}

/** Sets the variables of .env that the environment does not have, if there is this file. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
