/* `npm run licences`: prints the licences of the production dependencies. It fails if one is not in the allowed list. */
import { isAllowedLicence, listLicences } from './packageLicences.mjs';
import { root } from './tools.mjs';

const packages = listLicences(root);

const byLicence = new Map();
for (const { name, version, licence } of packages)
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${licence} (${names.length}): ${names.join(', ')}`);
}

const disallowed = packages.filter(({ licence }) => !isAllowedLicence(licence));
console.log(
  `\n${packages.length} production packages, ${disallowed.length} with a licence outside the allowed list`,
);
for (const { name, licence } of disallowed) console.log(`  ${name}: ${licence}`);
process.exit(disallowed.length === 0 ? 0 : 1);
