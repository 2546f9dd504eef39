// Archives that no image may be made of, as data: what is in each, and what whoever sent it is told.
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import { type Headers, pack } from 'tar-stream';

export interface Hostile {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
  readonly reason: string | RegExp;
}

const UNIX = 3;
const modeOf = (mode: number) => ({ os: UNIX, attrs: (mode << 16) >>> 0 });
const LINK = 0o120777;
const DEVICE = 0o020666;
const FIFO = 0o010666;

const zipOf = (files: Zippable) => async () => zipSync(files);
const text = (value: string) => new TextEncoder().encode(value);

type TarMember = Headers & { readonly content?: string };

export async function tarOf(members: readonly TarMember[]): Promise<Uint8Array> {
  const tar = pack();
  for (const { content, ...header } of members) {
    tar.entry(header, content ?? '');
  }
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar as unknown as AsyncIterable<Buffer>) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Limits that the tests set: 1 MiB and 100 members. */
export const HOSTILE: readonly Hostile[] = [
  { name: 'a path that leads out', bytes: zipOf({ '../out': text('x') }), reason: /leads out of the archive/ },
  { name: 'a path that leads out in the middle', bytes: zipOf({ 'a/../../out': text('x') }), reason: /leads out/ },
  { name: 'a path that leads out as on Windows', bytes: zipOf({ 'a\\..\\..\\out': text('x') }), reason: /leads out/ },
  { name: 'an absolute path', bytes: zipOf({ '/tmp/out': text('x') }), reason: /has an absolute path/ },
  { name: 'an absolute path as on Windows', bytes: zipOf({ 'C:\\out': text('x') }), reason: /has an absolute path/ },
  {
    name: 'a link to an absolute path',
    bytes: zipOf({ out: [text('/etc/passwd'), modeOf(LINK)] }),
    reason: 'out is a link that leads out',
  },
  {
    name: 'a link that leads out',
    bytes: zipOf({ 'a/out': [text('../../x'), modeOf(LINK)] }),
    reason: 'a/out is a link that leads out',
  },
  {
    name: 'a link that leads out through another',
    bytes: zipOf({
      'a/b/c/file': text('x'),
      'a/b/up': [text('../..'), modeOf(LINK)],
      out: [text('a/b/up/../../../../../../etc/passwd'), modeOf(LINK)],
    }),
    reason: /out is a link that leads out/,
  },
  {
    name: 'a file behind a link that leads out',
    bytes: zipOf({ 'a/out': [text('../..'), modeOf(LINK)], 'a/out/file': text('x') }),
    reason: /is there twice|leads out/,
  },
  { name: 'a link to nowhere', bytes: zipOf({ out: [text('nothing'), modeOf(LINK)] }), reason: /or nowhere/ },
  { name: 'a link to itself', bytes: zipOf({ out: [text('out'), modeOf(LINK)] }), reason: /or nowhere/ },
  {
    name: 'a device',
    bytes: zipOf({ sda: [text(''), modeOf(DEVICE)] }),
    reason: /devices and hard links are not taken/,
  },
  { name: 'a pipe', bytes: zipOf({ pipe: [text(''), modeOf(FIFO)] }), reason: /are not taken/ },
  {
    name: 'a hard link',
    bytes: () =>
      tarOf([
        { name: 'a', content: 'x' },
        { name: 'b', type: 'link', linkname: '/etc/passwd' },
      ]),
    reason: /hard links are not taken/,
  },
  {
    name: 'a device of a tar file',
    bytes: () => tarOf([{ name: 'sda', type: 'block-device', devmajor: 8, devminor: 0 }]),
    reason: /devices/,
  },
  {
    name: 'a path of a tar file that leads out',
    bytes: () => tarOf([{ name: '../out', content: 'x' }]),
    reason: /leads out/,
  },
  {
    name: 'a bomb',
    bytes: zipOf({ zeros: new Uint8Array(3 * 1024 * 1024) }),
    reason: 'it unpacks to more than 1048576 bytes',
  },
  {
    name: 'many members',
    bytes: zipOf(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}`, text('')]))),
    reason: 'it has more than 100 members',
  },
  { name: 'a file that is a folder too', bytes: zipOf({ a: text('x'), 'a/b': text('y') }), reason: /is there twice/ },
  {
    name: 'half of a zip file',
    bytes: async () => zipSync({ a: text('x'.repeat(1000)) }).subarray(0, 60),
    reason: /not whole/,
  },
  { name: 'a text', bytes: async () => text('hello'), reason: /it is no zip file/ },
  { name: 'nothing', bytes: async () => new Uint8Array(), reason: /it is no zip file/ },
  {
    name: 'half of a packed tar file',
    bytes: async () => {
      const whole = gzipSync(await tarOf([{ name: 'a', content: randomBytes(20_000).toString('hex') }]));
      return whole.subarray(0, whole.length / 2);
    },
    reason: /is not whole/,
  },
];
