/* `npm run sizes`: prints the size of each route's initial scripts and its budget, then each file of dist/ (1 kB = 1000 bytes). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { root } from './tools.mjs';

ensureBuilt('portal');
const folder = join(root, 'dist/assets');
const getSize = (name) => statSync(join(folder, name)).size;
const rows = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({
    file: name.replace(/\.[0-9a-f]{6}\./, '.'),
    bytes: getSize(name),
    gzip: getSizeOrRaw(name, 'gz'),
    brotli: getSizeOrRaw(name, 'br'),
  }))
  .sort((a, b) => b.gzip - a.gzip);

const routes = JSON.parse(readFileSync(join(root, '.build/route-sizes.json'), 'utf8'));
console.log('| route | scripts, gzip kB | budget |\n|---|---:|---:|');
for (const { route, kB: size, budget } of routes)
  console.log(`| ${route} | ${size.toFixed(1)} | ${budget} |`);

console.log('\n| file | kB | gzip kB | brotli kB |\n|---|---:|---:|---:|');
for (const row of [
  ...rows,
  rows.reduce((sum, row) => ({
    file: 'all',
    bytes: sum.bytes + row.bytes,
    gzip: sum.gzip + row.gzip,
    brotli: sum.brotli + row.brotli,
  })),
]) {
  console.log(`| ${row.file} | ${formatKb(row.bytes)} | ${formatKb(row.gzip)} | ${formatKb(row.brotli)} |`);
}

function getSizeOrRaw(name, extension) {
  try {
    return getSize(`${name}.${extension}`);
  } catch {
    return getSize(name);
  }
}

function formatKb(bytes) {
  return (bytes / 1000).toFixed(1);
}
