// Keeps package-lock.json whole: npm leaves out the binaries of other platforms when the registry it was run against
// does not carry them, and then `npm ci` refuses the lock file. usage: lockfile.ts [--check]

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostsIn, type LockFile, missingBinaries } from './support/lock-entries.ts';
import { ROOT } from './support/workspace.ts';

const path = join(ROOT, 'package-lock.json');
const text = readFileSync(path, 'utf8');
const lock: LockFile = JSON.parse(text);
const missing = missingBinaries(lock);
const hosts = hostsIn(text);

for (const host of hosts) {
  console.error(`package-lock.json names the registry ${host}: install with this folder's .npmrc`);
}
if (process.argv.includes('--check')) {
  for (const [entry] of missing) {
    console.error(`package-lock.json lacks ${entry}: run \`node scripts/lockfile.ts\``);
  }
  process.exitCode = missing.length + hosts.length > 0 ? 1 : 0;
} else {
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(`added ${missing.length} entries to package-lock.json`);
}
