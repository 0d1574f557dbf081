/* The licences of the production dependencies, for `npm run licences` and `npm run check:packages`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Lists the production packages of a folder's lock file by name, with their versions and licences. */
export function listLicences(folder) {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional)
    .map(([path, entry]) => ({
      name: path.split('node_modules/').pop(),
      version: entry.version,
      licence: entry.license ?? readLicence(join(folder, path)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a licence, or one of its alternatives, allows commercial use. */
export function isAllowedLicence(licence) {
  // What is in the innermost brackets becomes one licence.
  const simpler = licence.replace(/\(([^()]*)\)/g, (_brackets, inner) =>
    isAllowedLicence(inner) ? 'MIT' : 'refused',
  );
  if (simpler !== licence) return isAllowedLicence(simpler);
  return licence
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => ALLOWED_LICENCES.has(part)));
}

function readLicence(packageFolder) {
  const packageJson = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return packageJson.license ?? packageJson.licenses?.map(({ type }) => type).join(' OR ') ?? 'none stated';
}
