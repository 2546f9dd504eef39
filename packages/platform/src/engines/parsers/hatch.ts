// The way of files in and out of a process that sees nothing else: what it may read appears in one folder, what it makes
// comes out of another.
import { createWriteStream } from 'node:fs';
import {
  chmod,
  chown,
  constants,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Folders } from './wall.ts';

export interface Hatch {
  readonly folders: Folders;
  /**
   * Lets the process read a file, and none that it was given before; answers the name in the folder.
   * @throws Error where it is not there
   */
  give(path: string): Promise<string>;
  /** Lets the process write a file; answers the name in the folder, and how it is taken from there. */
  take(into: string): Promise<{ readonly name: string; end(): Promise<void> }>;
  remove(): Promise<void>;
}

const GIVEN = 'file';
const MADE = 'made';
const LEFT_MS = 86_400_000;

/** `uid` is whom the process is, where it is not who we are. */
export async function openHatch(folder: string, uid: number | undefined): Promise<Hatch> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder, 'seat-'));
  const folders: Folders = { given: join(own, 'given'), made: join(own, 'made') };
  await Promise.all([mkdir(folders.given), mkdir(folders.made)]);
  await Promise.all([chmod(folders.given, 0o755), chmod(folders.made, 0o755)]);
  await clearOld(folder, (await stat(own)).mtimeMs);
  const given = join(folders.given, GIVEN);
  let last = '';

  return {
    folders,
    async give(path) {
      const facts = await stat(path).catch(() => {
        throw new Error(`the file is not at ${path}`);
      });
      const mark = `${facts.dev} ${facts.ino} ${facts.size} ${facts.mtimeMs}`;
      if (mark !== last) {
        last = '';
        await rm(given, { force: true });
        // why a link: it is there at once, however large; the process cannot write through it
        const isLinked = mayRead(facts.mode, uid) && (await linked(path, given));
        if (!isLinked) {
          await copyFile(path, given, constants.COPYFILE_FICLONE);
          await handOver(given, uid);
        }
        last = mark;
      }
      return GIVEN;
    },
    async take(into) {
      const made = join(folders.made, MADE);
      const remove = () => rm(made, { recursive: true, force: true });
      await remove();
      // why emptied: a process that was killed may have begun it
      await writeFile(into, '', { mode: 0o600 });
      // why held open: what the process puts in the place of the file is not followed
      const file = (await linked(into, made)) ? undefined : await open(made, 'wx+', 0o600);
      await handOver(made, uid);
      return {
        name: MADE,
        async end() {
          if (file === undefined) {
            await (uid === undefined ? undefined : chown(into, process.getuid?.() ?? 0, process.getgid?.() ?? 0));
          } else {
            await pipeline(file.createReadStream({ start: 0 }), createWriteStream(into));
          }
          await remove();
        },
      };
    },
    remove: () => rm(own, { recursive: true, force: true }),
  };
}

/** Removes what platforms have left that were killed; by age, because another platform may have some there. */
async function clearOld(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const usedMs = await stat(join(folder, name, 'given')).then(
      ({ mtimeMs }) => mtimeMs,
      () => nowMs,
    );
    if (nowMs - usedMs > LEFT_MS) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** why: the store may keep its files from everybody else */
function mayRead(mode: number, uid: number | undefined): boolean {
  return uid === undefined || (mode & 0o004) !== 0;
}

/** False where the folders are not on one disk. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

async function handOver(path: string, uid: number | undefined): Promise<void> {
  if (uid !== undefined) {
    await chown(path, uid, uid);
  }
}
