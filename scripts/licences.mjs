/* `npm run licences`: prints the licences of the production dependencies. It fails if one is not in the allowed list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

/** Licences that allow commercial use. */
const ALLOWED_LICENCES = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC-BY-4.0',
  'OFL-1.1',
]);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lock.packages)
  .filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional)
  .map(([path, entry]) => ({
    name: path.split('node_modules/').pop(),
    version: entry.version,
    licence: licenceOf(path, entry),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byLicence = new Map();
for (const { name, version, licence } of packages)
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${licence} (${names.length}): ${names.join(', ')}`);
}

const disallowed = packages.filter(
  ({ licence }) =>
    !licence
      .replace(/[()]/g, '')
      .split(/ OR /)
      .some((alternative) => alternative.split(' AND ').every((part) => ALLOWED_LICENCES.has(part))),
);
console.log(
  `\n${packages.length} production packages, ${disallowed.length} with a licence outside the allowed list`,
);
for (const { name, licence } of disallowed) console.log(`  ${name}: ${licence}`);
process.exit(disallowed.length === 0 ? 0 : 1);

function licenceOf(path, entry) {
  if (entry.license) return entry.license;
  const packageJson = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  return packageJson.license ?? packageJson.licenses?.map(({ type }) => type).join(' OR ') ?? 'none stated';
}
