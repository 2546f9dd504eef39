// A whole platform with its contents on S3: uploads in each way, downloads in part, a store that goes and comes back,
// and what the command says where the store cannot be used.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type EntryBody,
  entryOf,
  md5,
  must,
  newBucket,
  putFile,
} from '../../packages/platform/src/services/cdn/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

const MIB = 1024 * 1024;

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'uos-s3-platform-'));
});
afterAll(async () => {
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  s3.proxy.fault = undefined;
});

describe('a platform on S3', () => {
  let platform: TestPlatform;
  let place: string;
  let app: TestApp;
  let bucket: string;
  beforeAll(async () => {
    place = s3.place();
    platform = await testPlatform({ dataFolder: join(folder, 'data'), objects: place, s3: s3.access });
    app = await platform.app();
    bucket = await newBucket(app);
  });
  afterAll(() => platform?.stop());

  const register = (path: string, content: Uint8Array) =>
    must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, { ...entryOf(path, content), signed_url: true });
  const put = async (path: string, content: Uint8Array) =>
    fetch((await register(path, content)).signed_url ?? '', { method: 'PUT', body: Buffer.from(content) });
  const address = (path: string) => `${platform.contentOrigin}/bytes/${app.id}/head/${bucket}/${path}`;
  const token = async (content: Uint8Array) =>
    (
      await must<{ uploadToken: string }>(
        app,
        'GET',
        `/buckets/${bucket}/uploadtoken/${md5(content)}/?size=${content.byteLength}`,
      )
    ).uploadToken;

  it('keeps small and large contents there and none in its folder, and serves ranges of them', async () => {
    const small = randomBytes(1000);
    const large = randomBytes(20 * MIB);
    expect((await put('small', small)).status).toBe(200);
    expect((await put('large', large)).status).toBe(200);
    expect((await s3.keys(place)).map((key) => key.replace(/^.*\//, ''))).toEqual(
      [small, large].map((content) => `${md5(content)}-${content.byteLength}`).sort(),
    );
    expect(await readdir(join(folder, 'data'))).not.toContain('objects');
    expect(md5(new Uint8Array(await (await fetch(address('large'))).arrayBuffer()))).toBe(md5(large));
    const part = await fetch(address('large'), { headers: { Range: `bytes=${8 * MIB - 1}-${8 * MIB}` } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(large.subarray(8 * MIB - 1, 8 * MIB + 1));
    const head = await fetch(address('small'), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
  });

  it('sends callers on to the store for large contents when it is told to, and the link ends', async () => {
    const sending = await testPlatform({ objects: s3.place(), s3: s3.access, config: { objectsRedirect: true } });
    try {
      const studio = await sending.app();
      const mine = await newBucket(studio);
      const small = 'small '.repeat(100);
      const large = 'large '.repeat(400_000);
      await putFile(studio, mine, 'small.txt', small);
      await putFile(studio, mine, 'large.txt', large);
      const at = (path: string) => `${sending.contentOrigin}/bytes/${studio.id}/head/${mine}/${path}`;
      expect((await fetch(at('small.txt'), { redirect: 'manual' })).status).toBe(200);
      const sent = await fetch(at('large.txt'), { redirect: 'manual' });
      const link = sent.headers.get('location') ?? '';
      expect([sent.status, sent.headers.get('cache-control')]).toEqual([307, 'private, no-store']);
      expect(link.startsWith(s3.access.endpoint)).toBe(true);
      expect(link).not.toContain(s3.access.secretAccessKey);
      expect(await (await fetch(at('large.txt'))).text()).toBe(large);
      const part = await fetch(at('large.txt'), { headers: { Range: 'bytes=6-10' } });
      expect([part.status, await part.text()]).toEqual([206, 'large']);
      expect((await fetch(link.replace('text%2Fplain', 'text%2Fhtml'))).status).toBe(403);
      expect((await fetch(link.replace(md5(large), md5(small)))).status).toBe(403);
      const { now } = s3.proxy;
      s3.proxy.now = () => new Date(Date.now() + 3_601_000);
      expect((await fetch(link)).status).toBe(403);
      s3.proxy.now = now;
      expect((await fetch(link)).status).toBe(200);
      expect((await fetch(at('large.txt'), { method: 'HEAD' })).headers.get('content-length')).toBe(
        String(large.length),
      );
    } finally {
      await sending.stop();
    }
  });

  it('joins an upload in blocks and leaves none of its parts', async () => {
    const content = randomBytes(9 * MIB);
    const authorization = { Authorization: await token(content), UploadBatch: 'one' };
    const call = async (path: string, body: string | Uint8Array) => {
      const answer = await fetch(`${platform.origin}/upload${path}`, {
        method: 'POST',
        headers: authorization,
        body: typeof body === 'string' ? body : Buffer.from(body),
      });
      return { status: answer.status, body: (await answer.json()) as { ctx: string } };
    };
    const list: string[] = [];
    for (let index = 0; index * 4 * MIB < content.byteLength; index += 1) {
      const block = content.subarray(index * 4 * MIB, (index + 1) * 4 * MIB);
      list.push((await call(`/mkblk/${block.byteLength}/${index}`, block)).body.ctx);
    }
    expect(await call(`/mkfile/${content.byteLength}`, list.join(','))).toMatchObject({ status: 200 });
    expect((await s3.keys(place)).filter((key) => key.startsWith('drafts/'))).toEqual([]);
    expect(await register('blocks', content)).toMatchObject({ complete: true });
  });

  it('keeps one of many uploads of one content, and refuses other bytes without a trace', async () => {
    const content = randomBytes(5000);
    const { signed_url: url = '' } = await register('same', content);
    const before = await s3.keys(place);
    const wrong = await fetch(url, { method: 'PUT', body: randomBytes(5000) });
    expect(wrong.status).toBe(400);
    expect(await s3.keys(place)).toEqual(before);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(url, { method: 'PUT', body: Buffer.from(content) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await s3.keys(place)).toHaveLength(before.length + 1);
  });

  it('answers 503 and when to come back while the store is away, and goes on once it is there', async () => {
    const kept = randomBytes(100);
    const content = randomBytes(100);
    await put('kept', kept);
    const { signed_url: url = '' } = await register('away', content);
    const form = new FormData();
    form.set('token', await token(content));
    form.set('file', new Blob([content]));
    s3.proxy.fault = { of: () => true, status: 503 };
    const answers = await Promise.all([
      fetch(url, { method: 'PUT', body: content }),
      fetch(`${platform.origin}/upload/file/upload`, { method: 'POST', body: form }),
      fetch(address('kept')),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.text()).not.toMatch(/AKID|secret|<Error>|objects\//);
    }
    expect((await fetch(`${platform.origin}/readyz`)).status).toBe(200);
    s3.proxy.fault = undefined;
    expect((await fetch(url, { method: 'PUT', body: content })).status).toBe(200);
    expect((await fetch(address('kept'))).status).toBe(200);
    expect(await register('away again', content)).toMatchObject({ complete: true });
  });
});

describe('uos-platform with an s3:// store', () => {
  const SERVE = `import { main } from ${JSON.stringify(join(import.meta.dirname, '../../packages/platform/src/commands/serve.ts'))};
process.exit(await main(process.argv.slice(1), process.env));`;
  const run = async (command: string, env: Readonly<Record<string, string>>) => {
    const child = spawn(
      process.execPath,
      [
        ...['--conditions=uos:source', '--input-type=module', '--eval', SERVE, '--', command],
        ...['--data', join(folder, 'serve'), '--port', '0', '--json', '--log-level', 'debug'],
      ],
      { env: { PATH: process.env.PATH, UOS_LANG: 'en', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code: child.exitCode, stdout, stderr };
  };
  const settings = () => ({
    UOS_OBJECTS: s3.place(),
    UOS_S3_ENDPOINT: s3.access.endpoint,
    UOS_S3_REGION: s3.access.region,
    AWS_ACCESS_KEY_ID: s3.access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
  });

  it.each([
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'canary-secret' }, 'SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY'],
    ['no keys', { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, 'not both set', 'AWS_ACCESS_KEY_ID'],
    ['no such bucket', { UOS_OBJECTS: 's3://no-such-bucket/uos' }, 'NoSuchBucket', 'Create the bucket'],
    ['a store that is down', { UOS_S3_ENDPOINT: 'http://127.0.0.1:1' }, 'bucket uos-test', 'UOS_S3_ENDPOINT'],
    ['an address that is none', { UOS_OBJECTS: 's4://bucket' }, 's4://bucket is not', 'UOS_OBJECTS'],
  ])('says in two lines what is wrong with %s, and ends', async (_what, env, what, next) => {
    const { code, stdout, stderr } = await run('serve', { ...settings(), ...env });
    expect([code, stdout]).toEqual([9, '']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toEqual([expect.stringContaining(what), expect.stringContaining(next)]);
    expect(stderr).not.toContain('canary-secret');
    expect(stderr).not.toContain(s3.access.secretAccessKey);
  });

  it('collects once and says what it freed', async () => {
    const { code, stdout, stderr } = await run('collect', settings());
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({ forgotten: 0, freed: 0, freedBytes: 0 });
  });
});
