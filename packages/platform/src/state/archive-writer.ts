// Writes an archive beside its place and moves it there when all of it is on the disk: whatever happens meanwhile, the
// file of that name is the old archive or the new one.
import { createHash, type Hash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import type { Member } from './archive.ts';

export interface ArchiveWriter {
  readonly members: readonly Member[];
  add(name: string, content: string): Promise<void>;
  /** `size` bytes, no more and no less. */
  addStream(name: string, size: number, content: Readable): Promise<void>;
}

/** Answers the size of the file that is in its place once the work is done. */
export async function writeArchive(file: string, work: (writer: ArchiveWriter) => Promise<void>): Promise<number> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  await sweepDrafts(file);
  const draft = `${file}.${process.pid}.draft`;
  const { pack } = await import('tar-stream');
  const handle = await open(draft, 'w', 0o600);
  const tar = pack();
  const written = pipeline(tar, handle.createWriteStream({ flush: true }));
  // why: a disk that is full must end the work, not leave it waiting for room
  const failed = written.then(() => new Promise<never>(() => undefined));
  try {
    const members: Member[] = [];
    await Promise.race([work(memberWriter(tar, members)), failed]);
    tar.finalize();
    await written;
    const size = await sizeOf(draft);
    await rename(draft, file);
    await syncFolder(folder);
    return size;
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

function memberWriter(tar: Pack, members: Member[]): ArchiveWriter {
  const entry = (name: string, size: number, fill: (sink: ReturnType<Pack['entry']>, hash: Hash) => Promise<void>) => {
    const hash = createHash('sha256');
    return new Promise<void>((resolve, reject) => {
      // why fixed: the same state gives the same bytes
      const header = { name, size, mode: 0o600, mtime: new Date(0), uid: 0, gid: 0 };
      const sink = tar.entry(header, (error) => (error === null || error === undefined ? resolve() : reject(error)));
      fill(sink, hash).catch((error: Error) => {
        sink.destroy(error);
        reject(error);
      });
    }).then(() => members.push({ name, size, sha256: hash.digest('hex') }));
  };
  return {
    members,
    async add(name, content) {
      const bytes = Buffer.from(content);
      await entry(name, bytes.byteLength, async (sink, hash) => {
        hash.update(bytes);
        sink.end(bytes);
      });
    },
    async addStream(name, size, content) {
      await entry(name, size, async (sink, hash) => {
        let left = size;
        for await (const chunk of content as AsyncIterable<Buffer>) {
          left -= chunk.byteLength;
          hash.update(chunk);
          if (!sink.write(chunk)) {
            await new Promise((resolve) => sink.once('drain', resolve));
          }
        }
        if (left !== 0) {
          throw new Error(`${name}: ${left} bytes are missing`);
        }
        sink.end();
      });
    },
  };
}

/** Drafts of processes that are no more. */
async function sweepDrafts(file: string): Promise<void> {
  const start = `${basename(file)}.`;
  for (const name of await readdir(dirname(file))) {
    const pid = name.startsWith(start) ? /^(\d+)\.draft$/.exec(name.slice(start.length))?.[1] : undefined;
    if (pid !== undefined && !isAlive(Number(pid))) {
      await rm(join(dirname(file), name), { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file);
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
