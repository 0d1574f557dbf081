/*
 * Builds that run only when their sources have changed: the portal (webpack, into dist/), the local platform (tsc, into
 * .build/platform), and the bench with its baseline pages. A stamp file in .build/ contains a hash of the sources.
 * `node scripts/builds.mjs portal platform` runs builds by name, with `--always` also if nothing has changed.
 */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runTool } from './tools.mjs';

export const platformMain = join(root, '.build/platform/server/main.js');

const BUILDS = {
  portal: {
    label: 'Building the portal',
    sources: [
      'src',
      'public',
      'webpack.config.js',
      'scripts',
      'tsconfig.json',
      'package.json',
      'package-lock.json',
    ],
    result: 'dist/index.html',
    command: ['webpack', '--mode', 'production'],
  },
  platform: {
    label: 'Building the local platform',
    sources: ['server', 'tsconfig.json', 'package-lock.json'],
    result: '.build/platform/server/main.js',
    tscFolder: '.build/platform',
    command: ['tsc', '-p', 'server/tsconfig.json'],
    afterBuild: () =>
      copyFileSync(join(root, 'server/db/schema.sql'), join(root, '.build/platform/server/db/schema.sql')),
  },
  baselines: {
    label: 'Building the baseline pages',
    sources: ['bench/baseline', 'scripts/securityPolicy.cjs', 'tsconfig.json', 'package-lock.json'],
    result: '.build/baselines/lists/index.html',
    command: ['webpack', '--config', 'bench/baseline/webpack.config.cjs'],
  },
  peers: {
    label: 'Building the peers of the bench',
    sources: [
      // The columns, the token's key and `findRoot` are the baseline's.
      'bench/baseline',
      ...['antd', 'common', 'react-admin', 'refine'].map((folder) => `bench/peers/${folder}`),
      ...['index.html', 'package-lock.json', 'webpack.config.cjs'].map((file) => `bench/peers/${file}`),
      'tsconfig.json',
      'package-lock.json',
    ],
    result: '.build/peers/refine/index.html',
    command: ['webpack', '--config', 'bench/peers/webpack.config.cjs'],
  },
  bench: {
    label: 'Building the bench',
    sources: ['bench/runner', 'tsconfig.json', 'package-lock.json'],
    result: '.build/bench/main.js',
    tscFolder: '.build/bench',
    command: ['tsc', '-p', 'bench/runner/tsconfig.json'],
  },
};

/**
 * Builds `name` ('portal', 'platform', 'baselines', 'peers' or 'bench') unless its result exists and its sources have not changed.
 * Exits the process if the build fails.
 */
export function ensureBuilt(name) {
  const { result, sources } = BUILDS[name];
  const stampFile = getStampFile(name);
  const isBuilt =
    existsSync(join(root, result)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hashSources(sources);
  if (!isBuilt) runBuild(name);
}

function runBuild(name) {
  const build = BUILDS[name];
  const stampFile = getStampFile(name);
  const hash = hashSources(build.sources);
  ensureWritable();
  console.log(`${build.label} ...`);
  rmSync(stampFile, { force: true });
  // tsc does not write a file again that it has written, also if it was deleted since.
  if (build.tscFolder && !existsSync(join(root, build.result)))
    rmSync(join(root, build.tscFolder), { recursive: true, force: true });
  const started = Date.now();
  const [tool, ...args] = build.command;
  if (!runTool(tool, args)) {
    console.error(`${build.label} failed: see the messages above.`);
    process.exit(1);
  }
  build.afterBuild?.();
  mkdirSync(join(root, '.build'), { recursive: true });
  writeFileSync(stampFile, hash);
  console.log(`${build.label} took ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function getStampFile(name) {
  return join(root, '.build', `${name}.stamp`);
}

function ensureWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    console.error(
      `The build cannot write to the folder ${root}: change its permissions, or use a copy of the project elsewhere.`,
    );
    process.exit(1);
  }
}

function hashSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** The files of a folder, or the file itself, as paths from the root. */
function listFiles(path) {
  const absolutePath = join(root, path);
  if (!existsSync(absolutePath)) return [];
  if (statSync(absolutePath).isFile()) return [path];
  return readdirSync(absolutePath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  if (names[0] === '--always') names.slice(1).forEach(runBuild);
  else names.forEach(ensureBuilt);
}
