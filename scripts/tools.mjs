/* The programs of node_modules by their own files, so that they run alike on every system. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

const TOOLS = {
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  webpack: 'webpack/bin/webpack.js',
};

/** The file of a program, to be run by this Node. */
export function getToolPath(name) {
  return join(root, 'node_modules', TOOLS[name]);
}

/** Runs a program to its end with its output on this terminal; true when it succeeded. */
export function runTool(name, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [getToolPath(name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}
