// Bytes in and out: ranges that are none, forms that are none, and files that are made to be read.
import { swollenBundle } from '../../../../packages/platform/src/engines/parsers/testing.ts';
import { md5, must, type putFile } from '../../../../packages/platform/src/services/cdn/testing.ts';
import type { AttackClass, Try } from '../attack.ts';

export const ranges: AttackClass = {
  name: 'ranges that are none, many or huge',
  answers: [200, 206, 304, 400, 412, 416],
  async tries(scene) {
    const { thief } = scene;
    const asked = { path: `/client_api/v1/buckets/${thief.bucket}/content/dir/a.txt`, onContent: true } as const;
    const path = /^location: http:\/\/[^/]+(\S+)/im.exec((await scene.ask(asked)).text)?.[1] ?? '';
    const all = [
      ...[
        'bytes=0-',
        'bytes=0-0',
        'bytes=-1',
        'bytes=-0',
        'bytes=1-0',
        'bytes=9999-',
        'bytes=0-99999999999999999999',
        'bytes=-99999999999999999999',
        'bytes=',
        'bytes',
        'bytes=-',
        'bytes=a-b',
        'bytes=0-1,',
        'bytes=,0-1',
        'bytes=0-1,2-3',
        'bytes=1e1-2',
        'bytes=0x0-0x1',
        'bytes= 0-1',
        'Bytes=0-1',
        'items=0-1',
        'none',
        '0-1',
      ],
      `bytes=${Array.from({ length: 1300 }, (_, n) => `${n}-`).join()}`,
      `bytes=${'0-,'.repeat(2000)}`,
      `bytes=${'9'.repeat(5000)}-`,
    ];
    return all.flatMap((Range): Try[] => [
      { says: `GET ${Range.slice(0, 30)}`, send: { path, headers: { Range }, onContent: true } },
      {
        says: `HEAD ${Range.slice(0, 30)}`,
        send: { method: 'HEAD', path, headers: { Range, 'If-Range': '"x"' }, onContent: true },
      },
    ]);
  },
};

export const forms: AttackClass = {
  name: 'upload forms that are none',
  answers: [400, 401, 403, 408, 413, 415],
  async tries({ thief }) {
    const { uploadToken: token } = await must<{ uploadToken: string }>(
      thief.app,
      'GET',
      `/buckets/${thief.bucket}/uploadtoken/${md5('never sent')}/`,
    );
    const field = (name: string, value: string, more = ''): string =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    const right = field('token', token);
    const file = field('file', 'another content', '; filename="a"');
    const bodies: readonly [string, string, string?][] = [
      ['no boundary', right + file, 'multipart/form-data'],
      ['an empty boundary', right + file, 'multipart/form-data; boundary='],
      ['a boundary of 5,000', right + file, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
      ['a boundary with a line end', right + file, 'multipart/form-data; boundary="b%0d%0a"'],
      ['another type', right + file, 'application/json'],
      ['a nested form', right + file, 'multipart/mixed; boundary=b'],
      ['nothing', ''],
      ['no end', right + file],
      ['the end alone', '--b--\r\n'],
      ['ends without a beginning', '--b--'.repeat(1000)],
      ['another content', `${right}${file}--b--\r\n`],
      ['the file before the token', `${file}${right}--b--\r\n`],
      ['no token', `${file}--b--\r\n`],
      ['no file', `${right}--b--\r\n`],
      ['two tokens', `${field('token', 'x')}${right}${file}--b--\r\n`],
      ['two files', `${right}${file}${file}--b--\r\n`],
      ['a name that leads out', `${right}${field('file', 'x', '; filename="../../../../tmp/x"')}--b--\r\n`],
      ['a name of 50,000', `${right}${field('file', 'x', `; filename="${'n'.repeat(50_000)}"`)}--b--\r\n`],
      ['a key that leads out', `${right}${field('key', '../../x')}${file}--b--\r\n`],
      [
        'a thousand fields',
        `${right}${Array.from({ length: 1000 }, (_, n) => field(`x:${n}`, '1')).join('')}${file}--b--\r\n`,
      ],
      ['a field of 2 MB', `${field('x:a', 'a'.repeat(2_000_000))}${right}${file}--b--\r\n`],
      ['a token of 200,000', `${field('token', 'a'.repeat(200_000))}${file}--b--\r\n`],
      [
        'a head of 100,000',
        `--b\r\nContent-Disposition: form-data; name="file"\r\nX: ${'a'.repeat(100_000)}\r\n\r\nx\r\n--b--\r\n`,
      ],
      ['a thousand heads', `--b\r\n${'X: 1\r\n'.repeat(1000)}\r\nx\r\n--b--\r\n`],
      ['NUL in a name', `${right}${field('file\u0000', 'x', '; filename="a\u0000"')}--b--\r\n`],
      ['no disposition', `--b\r\n\r\n${token}\r\n--b--\r\n`],
      [
        'a packed part',
        `${right}--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: base64\r\n\r\nYQ==\r\n--b--\r\n`,
      ],
    ];
    return bodies.map(
      ([says, body, type = 'multipart/form-data; boundary=b']): Try => ({
        says,
        send: { method: 'POST', path: '/upload/file/upload', body, headers: { 'Content-Type': type } },
      }),
    );
  },
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** Files of a few kilobytes that are gigabytes when they are unpacked, or name a length that is none. */
export const bombs: AttackClass = {
  name: 'bundles that unpack without end',
  answers: [200],
  inTurn: true,
  tries({ thief }) {
    const head = (packed: number, size: number, kind: number): Buffer =>
      Buffer.concat([
        Buffer.from('UnityFS\0'),
        u32(6),
        Buffer.from('5.x.x\x002021.3.1f1\0'),
        Buffer.alloc(8),
        u32(packed),
        u32(size),
        u32(kind),
      ]);
    const files: readonly [string, Buffer][] = [
      ...[1, 4, 16, 64].map((mib) => [`${mib} MiB of list`, swollenBundle(mib * 2 ** 20)] as [string, Buffer]),
      ['4 GB told, none there', head(0xffff_ffff, 0xffff_ffff, 2)],
      ['a list that is longer than the file', head(1_000_000, 10, 2)],
      ['no list', head(0, 0, 0)],
      ['another way of packing', Buffer.concat([head(100, 100, 1), Buffer.alloc(100)])],
      ['a way of packing that is none', Buffer.concat([head(100, 100, 63), Buffer.alloc(100)])],
      ['a text without an end', Buffer.concat([Buffer.from('UnityFS\0'), u32(6), Buffer.alloc(100_000, 'a')])],
      ['a list of zeros', Buffer.concat([head(4096, 4096, 0), Buffer.alloc(4096)])],
      ['a list of ones', Buffer.concat([head(4096, 4096, 0), Buffer.alloc(4096, 0xff)])],
      [
        'a match before the beginning',
        Buffer.concat([head(8, 4096, 2), Buffer.from([0x1f, 0x41, 0xff, 0xff, 0xff, 0xff, 0xff, 0])]),
      ],
      ['a ZIP', Buffer.from('PK\u0003\u0004'.padEnd(200, '\u0000'))],
      ['nothing but its name', Buffer.from('UnityFS\0')],
    ];
    return files.map(
      ([says, bytes], index): Try => ({
        says,
        async send(scene) {
          const path = `bomb-${index}.bundle`;
          await putBytes(scene.thief.app, thief.bucket, path, bytes);
          const ask = {
            path: `/api/cdn/${thief.app.id}/bundle-analyze`,
            body: { BucketId: thief.bucket, Path: path },
            headers: thief.session,
          };
          let reply = await scene.ask(ask);
          // why bounded by the answer: a bundle that is not read to its end says so
          while (/"Status":"(?:Pending|Running)"/.test(reply.text)) {
            reply = await scene.ask(ask);
          }
          return reply.text.length > 4_000_000 ? { ...reply, statuses: [599] } : reply;
        },
      }),
    );
  },
};

async function putBytes(
  app: Parameters<typeof putFile>[0],
  bucket: string,
  path: string,
  bytes: Buffer,
): Promise<void> {
  const entry = { path, content_hash: md5(bytes), content_size: bytes.length, signed_url: true };
  const { signed_url = '' } = await must<{ signed_url?: string }>(app, 'POST', `/buckets/${bucket}/entries/`, entry);
  if (signed_url !== '') {
    await fetch(signed_url, { method: 'PUT', body: new Uint8Array(bytes) });
  }
}
