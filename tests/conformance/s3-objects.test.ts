// The S3 store behind the port that the folder fills too: against s3rver behind a proxy that checks every signature.
import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '../../packages/platform/src/kernel/keys/ids.ts';
import { openObjects } from '../../packages/platform/src/kernel/objects/object-store.ts';
import {
  type KeptObject,
  ObjectMissing,
  ObjectStoreError,
  type Objects,
  ObjectTooLarge,
  PartMissing,
} from '../../packages/platform/src/kernel/objects/objects.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

const MIB = 1024 * 1024;

let s3: TestS3;
let place: string;
let objects: Objects;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3?.stop());
beforeEach(async () => {
  place = s3.place();
  objects = await open();
});
afterEach(() => {
  s3.proxy.fault = undefined;
  s3.proxy.pageKeys = 1000;
  s3.proxy.now = () => new Date();
  s3.proxy.uploads.clear();
  s3.proxy.passed.length = 0;
  expect(s3.proxy.refused.splice(0)).toEqual([]);
});

const open = (access: Partial<TestS3['access']> = {}, at = place) =>
  openObjects(at, { folder: '/nowhere', ids: randomIds, s3: { ...s3.access, ...access } });
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ObjectStoreError ? error.reason : error),
  );
const part = (upload: string, offset = 0, size = 0) => ({ upload, offset, size });
async function* chunks(...parts: (string | Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) {
      throw part;
    }
    yield Buffer.from(part);
  }
}
async function* many(bytes: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}

describe('s3Objects', () => {
  it('keeps a small object with one write, and reads it back whole and in part', async () => {
    const bytes = randomBytes(70_000);
    const draft = await objects.draft(chunks(bytes.subarray(0, 1), bytes.subarray(1)), 1e6);
    const object = { md5: md5(bytes), size: bytes.byteLength };
    expect(draft).toMatchObject(object);
    expect(await objects.has('tenant', object)).toBe(false);
    expect(await s3.keys(place)).toEqual([]);
    await draft.keep('tenant');
    await draft.discard();
    expect(await s3.keys(place)).toEqual([`objects/tenant/${object.md5.slice(0, 2)}/${object.md5}-70000`]);
    expect(s3.proxy.passed.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(await objects.has('tenant', object)).toBe(true);
    expect(await objects.has('other', object)).toBe(false);
    expect(await buffer(await objects.read('tenant', object))).toEqual(bytes);
    const part = await objects.read('tenant', object, { start: 5, end: 9 });
    expect(await buffer(part)).toEqual(bytes.subarray(5, 10));
    expect(Buffer.from(await objects.readWhole('tenant', object))).toEqual(bytes);
    await expect(objects.read('other', object)).rejects.toThrow(ObjectMissing);
    await expect(objects.readWhole('other', object)).rejects.toThrow(ObjectMissing);
  });

  it('sends a large draft in parts and copies it under its hash', async () => {
    const bytes = randomBytes(17 * MIB + 3);
    const draft = await objects.draft(many(bytes, 100_001), 1e9);
    expect(draft).toMatchObject({ md5: md5(bytes), size: bytes.byteLength });
    expect(s3.proxy.passed.filter((line) => line.includes('partNumber'))).toHaveLength(3);
    expect(await s3.keys(place)).toEqual([expect.stringMatching(/^drafts\/.+\.draft$/)]);
    await draft.keep('tenant');
    await draft.discard();
    expect(await s3.keys(place)).toEqual([expect.stringMatching(/^objects\//)]);
    expect(s3.proxy.uploads.size).toBe(0);
    expect(md5(await buffer(await objects.read('tenant', draft)))).toBe(draft.md5);
    const range = { start: 8 * MIB - 2, end: 8 * MIB + 1 };
    const across = await objects.read('tenant', draft, range);
    expect(await buffer(across)).toEqual(bytes.subarray(range.start, range.end + 1));
  });

  it('keeps an empty object', async () => {
    const draft = await objects.draft(chunks(), 10);
    await draft.keep('tenant');
    expect(await buffer(await objects.read('tenant', draft))).toHaveLength(0);
    expect(await objects.readWhole('tenant', draft)).toHaveLength(0);
  });

  it('leaves nothing behind of what is discarded, too large or broken off', async () => {
    await (await objects.draft(chunks('abc'), 10)).discard();
    await (await objects.draft(many(randomBytes(9 * MIB), MIB), 1e9)).discard();
    await expect(objects.draft(chunks('abc', 'def'), 5)).rejects.toThrow(ObjectTooLarge);
    await expect(objects.draft(many(randomBytes(10 * MIB), MIB), 9 * MIB)).rejects.toThrow(ObjectTooLarge);
    await expect(objects.draft(chunks(randomBytes(9 * MIB), new Error('gone')), 1e9)).rejects.toThrow('gone');
    await expect(objects.writePart(part('p'), chunks('abc', 'def'), 5)).rejects.toThrow(ObjectTooLarge);
    expect(await s3.keys(place)).toEqual([]);
    expect(s3.proxy.uploads.size).toBe(0);
  });

  it('joins the parts of an upload, and a part written again replaces itself', async () => {
    expect(await objects.writePart(part('b', 6), chunks('wrong'), 10)).toMatchObject({ size: 5 });
    expect(await objects.writePart(part('b', 6), chunks('world'), 10)).toEqual({
      size: 5,
      sha1: createHash('sha1').update('world').digest('hex'),
      crc32: crc32('world'),
    });
    await objects.writePart(part('b'), chunks('hello '), 10);
    const draft = await objects.draftOfParts([part('b', 0, 6), part('b', 6, 5)], 100);
    expect(draft.md5).toBe(md5(Buffer.from('hello world')));
    await objects.discardParts([part('b'), part('b', 6), part('never')]);
    await expect(objects.draftOfParts([part('b', 0, 6)], 100)).rejects.toThrow(PartMissing);
    expect(await s3.keys(place)).toEqual([]);
  });

  it('sweeps what nobody can go on with, below its own prefix, and leaves what is young', async () => {
    await objects.writePart(part('young'), chunks('a'), 10);
    const [, bucketAndPrefix = ''] = place.split('s3://uos-test/');
    s3.proxy.uploads.set('old', { key: `${bucketAndPrefix}/drafts/old.draft`, startedAt: new Date(0) });
    s3.proxy.uploads.set('new', { key: `${bucketAndPrefix}/drafts/new.draft`, startedAt: new Date() });
    s3.proxy.uploads.set('theirs', { key: 'elsewhere/drafts/old.draft', startedAt: new Date(0) });
    await objects.sweep();
    expect([...s3.proxy.uploads.keys()]).toEqual(['new', 'theirs']);
    expect(await s3.keys(place)).toEqual(['drafts/young-0.part']);
  });

  it('lists what it keeps, page after page, and frees it', async () => {
    const kept: KeptObject[] = [];
    for (const text of ['a', 'b', 'c']) {
      const draft = await objects.draft(chunks(text), 10);
      await draft.keep('tenant');
      kept.push({ tenant: 'tenant', md5: draft.md5, size: 1 });
    }
    s3.proxy.pageKeys = 2;
    const listed: KeptObject[] = [];
    for await (const page of objects.list()) {
      expect(page.length).toBeLessThanOrEqual(2);
      listed.push(...page);
    }
    expect(listed.sort((a, b) => a.md5.localeCompare(b.md5))).toEqual(kept.sort((a, b) => a.md5.localeCompare(b.md5)));
    for (const { tenant, ...object } of kept) {
      await objects.remove(tenant, object);
      await objects.remove(tenant, object);
    }
    expect(await s3.keys(place)).toEqual([]);
  });
});

describe('a store in trouble', () => {
  it('is asked again where that is safe, and a fault that passes is not seen', async () => {
    let failures = 2;
    s3.proxy.fault = {
      of: () => {
        failures -= 1;
        return failures >= 0;
      },
      status: 503,
    };
    await (await objects.draft(chunks('abc'), 10)).keep('tenant');
    expect(await s3.keys(place)).toHaveLength(1);
  });

  it('is said to be away where it keeps failing or does not answer', async () => {
    s3.proxy.fault = { of: () => true, status: 500 };
    const draft = await objects.draft(chunks('abc'), 10);
    expect(await reasonOf(draft.keep('tenant'))).toBe('away');
    expect(await reasonOf(objects.has('tenant', draft))).toBe('away');
    s3.proxy.fault = undefined;
    const nobody = await open({ endpoint: 'http://127.0.0.1:1' });
    expect(await reasonOf(nobody.sweep())).toBe('away');
  });

  it('may answer a copy or a join with 200 and an error: nothing counts as kept then', async () => {
    const draft = await objects.draft(many(randomBytes(9 * MIB), MIB), 1e9);
    const body = '<?xml version="1.0"?>\n<Error><Code>InternalError</Code></Error>';
    s3.proxy.fault = { of: (method, target) => method === 'PUT' && target.includes('/objects/'), status: 200, body };
    expect(await reasonOf(draft.keep('tenant'))).toBe('away');
    s3.proxy.fault = { of: (method, target) => method === 'POST' && target.includes('uploadId'), status: 200, body };
    expect(await reasonOf(objects.draft(many(randomBytes(9 * MIB), MIB), 1e9))).toBe('away');
    expect(s3.proxy.uploads.size).toBe(0);
  });

  it('that answers with other bytes than asked for is not believed', async () => {
    const draft = await objects.draft(chunks('abcdef'), 10);
    await draft.keep('tenant');
    s3.proxy.fault = { of: (method) => method === 'GET', status: 200, body: 'abc' };
    expect(await reasonOf(objects.read('tenant', draft))).toBe('away');
    expect(await reasonOf(objects.read('tenant', draft, { start: 1, end: 2 }))).toBe('away');
  });

  it('tells a wrong key, a wrong secret, a wrong region, a wrong bucket and a wrong time apart', async () => {
    const reasons = [
      await reasonOf((await open({ accessKeyId: 'nobody' })).sweep()),
      await reasonOf((await open({ secretAccessKey: 'wrong' })).sweep()),
      await reasonOf((await open({ region: 'us-east-1' })).sweep()),
      await reasonOf((await open({}, 's3://no-such-bucket/p')).sweep()),
    ];
    s3.proxy.now = () => new Date(Date.now() + 16 * 60_000);
    reasons.push(await reasonOf(objects.sweep()));
    expect(reasons).toEqual(['credentials', 'credentials', 'credentials', 'bucket', 'credentials']);
    expect(s3.proxy.refused.splice(0).map(({ code }) => code)).toEqual([
      'InvalidAccessKeyId',
      'SignatureDoesNotMatch',
      'AuthorizationHeaderMalformed',
      'RequestTimeTooSkewed',
    ]);
  });

  it('is not looked for at an address that cannot be one, or without keys', async () => {
    for (const address of ['s3://', 's3://B', 's3:/bucket', 'https://bucket', 's3://bucket/../x', 's3://bucket/a b']) {
      expect(await reasonOf(open({}, address)), address).toBe('address');
    }
    expect(await reasonOf(open({ endpoint: 'example.com' }))).toBe('address');
    expect(await reasonOf(open({ secretAccessKey: '' }))).toBe('credentials');
    expect(await reasonOf(openObjects(place, { folder: '/nowhere', ids: randomIds }))).toBe('credentials');
  });
});

describe('the checking proxy', () => {
  const signed = async (change: (request: Request) => Request | Promise<Request>, datetime?: string) => {
    const { accessKeyId, secretAccessKey, region, endpoint } = s3.access;
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    const body = Buffer.from('content');
    const request = await client.sign(`${endpoint}/uos-test/proxy/file?x-id=PutObject`, {
      method: 'PUT',
      body,
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
        'Content-MD5': createHash('md5').update(body).digest('base64'),
      },
      ...(datetime === undefined ? {} : { aws: { datetime } }),
    });
    const answer = await fetch(await change(request));
    const code = /<Code>([^<]+)</.exec(await answer.text())?.[1];
    s3.proxy.refused.length = 0;
    return code ?? answer.status;
  };
  const withHeader = (name: string, change: (value: string) => string | undefined) => async (request: Request) => {
    const headers = new Headers(request.headers);
    const value = change(headers.get(name) ?? '');
    headers.delete(name);
    if (value !== undefined) {
      headers.set(name, value);
    }
    return new Request(request.url, { method: 'PUT', headers, body: await request.clone().arrayBuffer() });
  };
  const authorization = (from: string | RegExp, to: string) =>
    withHeader('Authorization', (value) => value.replace(from, to));

  it('lets a whole, signed request through', async () => {
    expect(await signed((request) => request)).toBe(200);
  });

  it.each<[string, (request: Request) => Request | Promise<Request>, string]>([
    ['no signature', withHeader('Authorization', () => undefined), 'AccessDenied'],
    ['another signature', authorization(/Signature=.{8}/, 'Signature=00000000'), 'SignatureDoesNotMatch'],
    ['a cut signature', authorization(/.$/, ''), 'AuthorizationHeaderMalformed'],
    ['another algorithm', authorization('HMAC-SHA256', 'HMAC-SHA1'), 'AuthorizationHeaderMalformed'],
    ['another key', authorization('AKIDUOSTEST', 'AKIDOTHER'), 'InvalidAccessKeyId'],
    ['another day of the scope', authorization(/\/\d{8}\//, '/20200101/'), 'AuthorizationHeaderMalformed'],
    ['another region', authorization('eu-test-1', 'eu-test-2'), 'AuthorizationHeaderMalformed'],
    ['another service', authorization('/s3/', '/ec2/'), 'AuthorizationHeaderMalformed'],
    ['another end of the scope', authorization('aws4_request', 'aws5_request'), 'AuthorizationHeaderMalformed'],
    ['an unsigned host', authorization('host;', ''), 'AccessDenied'],
    ['an unsigned payload hash', authorization('x-amz-content-sha256;', ''), 'AccessDenied'],
    ['fewer signed headers', authorization('content-md5;', ''), 'SignatureDoesNotMatch'],
    ['another payload hash', withHeader('X-Amz-Content-Sha256', () => 'UNSIGNED-PAYLOAD'), 'SignatureDoesNotMatch'],
    ['another MD5', withHeader('Content-MD5', () => 'AAAAAAAAAAAAAAAAAAAAAA=='), 'SignatureDoesNotMatch'],
    ['a header added', withHeader('X-Amz-Copy-Source', () => '/uos-test/other'), 'AccessDenied'],
    ['another method', (request) => new Request(request, { method: 'POST' }), 'SignatureDoesNotMatch'],
    ['another object', (request) => moved(request, '/file', '/file2'), 'SignatureDoesNotMatch'],
    ['another query', (request) => moved(request, 'PutObject', 'GetObject'), 'SignatureDoesNotMatch'],
    ['another body', (request) => new Request(request, { body: 'contenT' }), 'XAmzContentSHA256Mismatch'],
  ])('refuses %s', async (_what, change, code) => {
    expect(await signed(change)).toBe(code);
  });

  it('refuses a signature of another time, and a time that was not signed', async () => {
    const stamp = (offsetMs: number) => new Date(Date.now() + offsetMs).toISOString().replace(/[:-]|\.\d{3}/g, '');
    expect(await signed((request) => request, stamp(-16 * 60_000))).toBe('RequestTimeTooSkewed');
    expect(await signed((request) => request, stamp(16 * 60_000))).toBe('RequestTimeTooSkewed');
    expect(await signed(withHeader('X-Amz-Date', () => stamp(5000)))).toBe('SignatureDoesNotMatch');
  });

  it('refuses bytes that are not the ones meant, and a second write where there may be one', async () => {
    const { accessKeyId, secretAccessKey, region, endpoint } = s3.access;
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    const put = async (headers: Record<string, string>) => {
      const sha256 = createHash('sha256').update('content').digest('hex');
      const answer = await client.fetch(`${endpoint}/uos-test/proxy/once`, {
        method: 'PUT',
        body: 'content',
        headers: { 'X-Amz-Content-Sha256': sha256, ...headers },
      });
      s3.proxy.refused.length = 0;
      return answer.status;
    };
    expect(await put({ 'Content-MD5': createHash('md5').update('other').digest('base64') })).toBe(400);
    expect(await put({ 'If-None-Match': '*' })).toBe(200);
    expect(await put({ 'If-None-Match': '*' })).toBe(412);
  });

  function moved(request: Request, from: string, to: string): Request {
    return new Request(request.url.replace(from, to), request);
  }
});
