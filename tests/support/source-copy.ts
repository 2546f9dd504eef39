// A copy of the sources that a test may change: contract, SDK and platform with the tests' own support, and the
// installed packages by link. What is changed there is seen by processes started there and by nobody else.
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/support/workspace.ts';

export interface SourceCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

const COPIED = ['packages/contract', 'packages/sdk', 'packages/platform', 'scripts', 'tests/support', 'tests/replicas'];
const FILES = ['package.json', 'tsconfig.base.json', 'tsconfig.build.base.json', 'tsconfig.build.json'];
const LEFT_OUT = /\/(node_modules|dist|\.tsbuildinfo)(\/|$)/;
const OURS = '@uos';

export async function copySources(): Promise<SourceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-copy-'));
  for (const path of [...COPIED, ...FILES]) {
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.slice(ROOT.length)),
    });
  }
  await linkPackages(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Every installed package is linked, but ours are those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, OURS), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== OURS) {
      await symlink(join(ROOT, 'node_modules', name), join(modules, name));
    }
  }
  for (const name of ['contract', 'sdk', 'platform']) {
    await symlink(join('..', '..', 'packages', name), join(modules, OURS, name));
  }
}
