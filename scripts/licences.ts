// `npm run check` reads here whether everything we ship may be shipped: licences that ask nothing but to be named, and
// no package that runs something of its own when it is installed.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Installed, isAllowed, type LockedPackage, licenceOf } from './support/licences.ts';
import { ROOT } from './support/workspace.ts';

const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

const shipped = Object.entries(packages).filter(
  ([path, { dev, devOptional, optional, link }]) =>
    path.includes('node_modules/') && dev !== true && devOptional !== true && optional !== true && link !== true,
);
const licences = shipped.map(([path, locked]) => ({ path, locked, licence: licenceOf(locked, () => installed(path)) }));

const refused = licences.filter(({ licence }) => !isAllowed(licence));
const scripted = shipped.filter(([, { hasInstallScript }]) => hasInstallScript === true);
for (const { path, licence } of refused) {
  console.error(
    `${path}: ${licence === '' ? 'names no licence' : `the licence ${licence} is not among those we ship`}`,
  );
}
for (const [path] of scripted) {
  console.error(`${path} runs a script when it is installed`);
}
console.log(`${shipped.length} production packages, ${new Set(licences.map(({ licence }) => licence)).size} licences`);
process.exitCode = refused.length + scripted.length > 0 ? 1 : 0;

/** Some packages say it in a way that npm does not copy into the lock file. */
function installed(path: string): Installed {
  const read = (name: string): string => {
    const file = join(ROOT, path, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return { manifest: JSON.parse(read('package.json') || '{}'), text: read('LICENSE') };
}
