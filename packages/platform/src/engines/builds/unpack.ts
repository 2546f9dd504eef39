// Unpacks what a stranger packed: nothing leaves the folder, nothing but files, folders and links inside it is made, and
// there is an end to how much.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, copyFile, lstat, mkdir, open, readdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BadArchive, zipMembers } from './zip.ts';

export interface Limits {
  readonly bytes: number;
  readonly files: number;
}

export interface Unpacked {
  /** Of paths, modes, contents and links: equal folders have equal hashes. */
  readonly contentHash: string;
  readonly bytes: number;
  readonly files: number;
}

interface Member {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly executable: boolean;
  readonly link?: string;
  readonly content: () => Promise<Readable>;
}

const TYPE = 0o170000;
const FILE = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
const LONGEST_NAME = 1024;
const LONGEST_LINK = 4096;
/** What the system says of files, and nobody else of what is in them. */
const SYSTEM = /^E[A-Z0-9]+$/;

/** @throws BadArchive in words for whoever sent it */
export async function unpack(archive: string, filename: string, root: string, limits: Limits): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o755 });
  const place = placer(root, limits);
  const kind = await kindOf(archive);
  if (kind === 'program') {
    await copyFile(archive, join(root, posix.basename(filename)));
    await chmod(join(root, posix.basename(filename)), 0o755);
    return;
  }
  try {
    for await (const member of kind === 'zip' ? fromZip(archive) : fromTar(archive, kind === 'gzip')) {
      await place.add(member);
    }
  } catch (error) {
    throw wordsFor(error, 'the archive');
  }
  await place.end();
}

type Kind = 'zip' | 'gzip' | 'tar' | 'program';

async function kindOf(archive: string): Promise<Kind> {
  const file = await open(archive);
  try {
    const head = Buffer.alloc(512);
    const { bytesRead } = await file.read(head, 0, 512, 0);
    const starts = (...bytes: number[]) => bytesRead >= bytes.length && bytes.every((byte, at) => head[at] === byte);
    if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) {
      return 'zip';
    }
    if (starts(0x1f, 0x8b)) {
      return 'gzip';
    }
    if (head.subarray(257, 262).toString('latin1') === 'ustar') {
      return 'tar';
    }
    if (starts(0x7f, 0x45, 0x4c, 0x46) || starts(0x23, 0x21)) {
      return 'program';
    }
    throw new BadArchive('it is no zip file, no tar file (plain or gzip), and no program');
  } finally {
    await file.close();
  }
}

async function* fromZip(archive: string): AsyncGenerator<Member> {
  const file = await open(archive);
  try {
    const { size } = await file.stat();
    for await (const { name, mode, open: content } of zipMembers(file, archive, size)) {
      const type = mode & TYPE;
      const isFolder = name.endsWith('/') || name.endsWith('\\') || type === FOLDER;
      const kind = isFolder ? 'folder' : type === LINK ? 'link' : type === 0 || type === FILE ? 'file' : 'other';
      yield {
        ...{ name, kind, content, executable: (mode & 0o111) !== 0 },
        ...(kind === 'link' ? { link: await textOf(await content()) } : {}),
      };
    }
  } finally {
    await file.close();
  }
}

async function* fromTar(archive: string, isPacked: boolean): AsyncGenerator<Member> {
  const tar = extract();
  const raw = createReadStream(archive);
  const fed = isPacked ? pipeline(raw, createGunzip(), tar) : pipeline(raw, tar);
  // why here too: who reads the members hears of it first, in other words
  fed.catch(() => undefined);
  for await (const entry of tar) {
    const { name, type, mode = 0, linkname } = entry.header;
    const kind =
      type === 'file' || type === 'contiguous-file'
        ? 'file'
        : type === 'directory'
          ? 'folder'
          : type === 'symlink'
            ? 'link'
            : 'other';
    yield {
      ...{ name, kind, executable: (mode & 0o111) !== 0, content: async () => entry as unknown as Readable },
      ...(kind === 'link' ? { link: linkname ?? '' } : {}),
    };
    entry.resume();
  }
  await fed;
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > LONGEST_LINK) {
      throw new BadArchive('a link leads too far');
    }
  }
  return text;
}

function placer(root: string, limits: Limits) {
  const links: { readonly path: string; readonly name: string; readonly to: string }[] = [];
  let bytes = 0;
  let files = 0;

  const write = async (name: string, path: string, { content, executable }: Member): Promise<void> => {
    const counted = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (bytes > limits.bytes) {
          throw new BadArchive(`it unpacks to more than ${limits.bytes} bytes`);
        }
        yield chunk;
      }
    };
    const target = createWriteStream(path, { flags: 'wx', mode: executable ? 0o755 : 0o644 });
    try {
      await pipeline(await content(), counted, target);
    } catch (error) {
      throw wordsFor(error, name);
    }
  };

  return {
    async add(member: Member): Promise<void> {
      const name = placeOf(member.name);
      files += 1;
      if (files > limits.files) {
        throw new BadArchive(`it has more than ${limits.files} members`);
      }
      if (member.kind === 'other') {
        throw new BadArchive(`${member.name} is no file, folder or link: devices and hard links are not taken`);
      }
      if (name === '') {
        return;
      }
      const path = join(root, name);
      // why safe: nothing below the root is a link before the end
      try {
        await mkdir(member.kind === 'folder' ? path : dirname(path), { recursive: true, mode: 0o755 });
      } catch (error) {
        throw wordsFor(error, member.name);
      }
      if (member.kind === 'file') {
        await write(member.name, path, member);
      } else if (member.kind === 'link') {
        links.push({ path, name: member.name, to: member.link ?? '' });
      }
    },
    async end(): Promise<void> {
      for (const { path, name, to } of links) {
        const meant = posix.normalize(posix.join(posix.dirname(relative(root, path).split(sep).join('/')), to));
        if (to === '' || to.startsWith('/') || to.includes('\0') || meant === '..' || meant.startsWith('../')) {
          throw new BadArchive(`${name} is a link that leads out`);
        }
        await symlink(to, path).catch((error: unknown) => {
          throw wordsFor(error, name);
        });
      }
      const real = await realpath(root);
      for (const { path, name } of links) {
        // why asked of the disk too: links on the way may lead elsewhere than their names say
        const target = await realpath(path).catch(() => undefined);
        if (target === undefined || (target !== real && !target.startsWith(real + sep))) {
          throw new BadArchive(`${name} is a link that leads out, or nowhere`);
        }
      }
    },
  };
}

/** Where a member comes to lie below the root. */
function placeOf(name: string): string {
  // why: archives made on Windows
  const path = name.replaceAll('\\', '/');
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) {
    throw new BadArchive(`${name} has an absolute path`);
  }
  if (parts.includes('..')) {
    throw new BadArchive(`${name} leads out of the archive`);
  }
  if (path.includes('\0') || path.length > LONGEST_NAME || parts.some((part) => Buffer.byteLength(part) > 255)) {
    throw new BadArchive('a member has a name that no file can have');
  }
  return parts.join('/');
}

function wordsFor(error: unknown, name: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') {
    return new BadArchive(`${name} is there twice`);
  }
  // why the others: what reads archives has no words of its own for one that ends too soon
  return error instanceof BadArchive || SYSTEM.test(code ?? '') ? error : new BadArchive(`${name} is not whole`);
}

/** What the folder is, file by file in the order of their names. */
export async function measure(root: string): Promise<Unpacked> {
  const hash = createHash('sha256');
  let bytes = 0;
  let files = 0;
  const walk = async (folder: string): Promise<void> => {
    const names = (await readdir(join(root, folder))).sort();
    for (const name of names) {
      const path = posix.join(folder, name);
      const facts = await lstat(join(root, path));
      files += 1;
      if (facts.isDirectory()) {
        hash.update(`d ${path}\0`);
        await walk(path);
      } else if (facts.isSymbolicLink()) {
        hash.update(`l ${path}\0${await readlink(join(root, path))}\0`);
      } else {
        bytes += facts.size;
        hash.update(`f ${path}\0${(facts.mode & 0o111) === 0 ? '-' : 'x'} ${await sumOf(join(root, path))}\0`);
      }
    }
  };
  await walk('');
  return { contentHash: hash.digest('hex'), bytes, files };
}

/** The same of a folder that holds one program. */
export function measureProgram(filename: string, program: Uint8Array): Unpacked {
  const sum = createHash('sha256').update(program).digest('hex');
  const contentHash = createHash('sha256').update(`f ${filename}\0x ${sum}\0`).digest('hex');
  return { contentHash, bytes: program.byteLength, files: 1 };
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}

/** Makes the program of an image one that can be run. */
export async function makeExecutable(root: string, entrypoint: string): Promise<void> {
  const path = await inside(root, entrypoint);
  if (path !== undefined) {
    await chmod(path, 0o755);
  }
}

/** The file of that name in the image; undefined where there is none, or it is no file. */
export async function inside(root: string, name: string): Promise<string | undefined> {
  try {
    const [real, path] = await Promise.all([realpath(root), realpath(join(root, name))]);
    return path.startsWith(real + sep) && (await stat(path)).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}
