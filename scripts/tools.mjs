/* Runs tools of node_modules by their JavaScript files instead of node_modules/.bin, so that it works the same on all systems. */
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

/** The path of a tool's JavaScript file. */
export function getToolPath(name) {
  return join(root, 'node_modules', TOOLS[name]);
}

/** Runs a tool with its output on this terminal. Returns whether it succeeded. */
export function runTool(name, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [getToolPath(name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}
