// Folders that a database begins from: made once for each version of an engine, because that takes a second or two, and
// copied for each database.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Prepared } from './engine.ts';
import type { Runner } from './runner.ts';

export interface PreparedOptions {
  readonly folder: string;
  /** Programs that make one run as a user of their own too. */
  readonly runnerOf: (folder: string) => Promise<Runner>;
}

export function createPrepared({ folder, runnerOf }: PreparedOptions): Prepared {
  const known = new Map<string, Promise<string>>();

  const madeOrFound = async (engine: string, version: string, make: (runner: Runner) => Promise<void>) => {
    const path = join(folder, `${engine}-${version}`);
    if (await isThere(path)) {
      return path;
    }
    const making = join(folder, `${engine}-being-made`);
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true, mode: 0o700 });
    const runner = await runnerOf(making);
    await runner.give('.');
    await make(runner);
    await runner.keep();
    // why: nobody begins from that of another version any more
    for (const name of await readdir(folder)) {
      if (name.startsWith(`${engine}-`) && join(folder, name) !== making) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
    }
    await rename(making, path);
    return path;
  };

  return (engine, version, make) => {
    const name = `${engine}-${version}`;
    const one = known.get(name) ?? madeOrFound(engine, version, make);
    known.set(name, one);
    // why forgotten: whoever comes next tries again
    one.catch(() => known.delete(name));
    return one;
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
