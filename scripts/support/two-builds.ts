// The files of a build that somebody may run, and of the one before it, which may be running.

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const LIST = 'files.json';

/** Removes what neither this build wrote nor the one before; a folder without a list is from no build that is known. */
export async function forgetOlderBuilds(folder: string, written: readonly string[]): Promise<void> {
  const list = join(folder, LIST);
  const now = written.map((path) => basename(path)).sort();
  const before = await readList(list);
  // why only where it differs: two builds of the same sources are one, and the one before it may still run
  const { current, previous } =
    before.current.join() === now.join() ? before : { current: now, previous: before.current };
  const kept = new Set([...current, ...previous, LIST]);
  const older = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(older.map((name) => rm(join(folder, name), { recursive: true })));
  await writeFile(list, `${JSON.stringify({ current, previous })}\n`);
}

interface Builds {
  readonly current: readonly string[];
  readonly previous: readonly string[];
}

async function readList(file: string): Promise<Builds> {
  const text = await readFile(file, 'utf8').catch(() => '{"current":[],"previous":[]}');
  return JSON.parse(text) as Builds;
}
