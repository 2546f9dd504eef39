import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { type EntryBody, entryOf, md5, must, newBucket } from '../testing.ts';

const LIMIT = 12 * 1024 * 1024;
const BLOCK = 4 * 1024 * 1024;

const clock = testClock();
let folder: string;
let platform: TestPlatform;
let app: TestApp;
let bucket: string;
const start = () => testPlatform({ dataFolder: folder, clock, config: { objectLimitBytes: LIMIT } });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-uploads-'));
  platform = await start();
  app = await platform.app();
  bucket = await newBucket(app);
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};
/** Content that no other test has stored. */
const fresh = (bytes = 64): Buffer => Buffer.concat([Buffer.from(`${next()} `), randomBytes(bytes)]);
const register = async (content: Uint8Array): Promise<EntryBody & { signed_url: string }> =>
  must(app, 'POST', `/buckets/${bucket}/entries/`, { ...entryOf(`file-${next()}`, content), signed_url: true });
const isComplete = async ({ entryid }: EntryBody): Promise<boolean> =>
  (await must<EntryBody>(app, 'GET', `/buckets/${bucket}/entries/${entryid}/`)).complete;
const put = async (url: string, body: Uint8Array) => {
  const response = await fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  return { status: response.status, body: await response.json() };
};
const draftFiles = () => readdir(join(folder, 'drafts')).catch(() => []);
const objectFile = (content: Uint8Array) =>
  join(folder, 'objects', app.id, md5(content).slice(0, 2), `${md5(content)}-${content.byteLength}`);
const eventually = async (check: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await check()); tries += 1) {
    if (tries === 500) {
      throw new Error('it never came true');
    }
    await delay(20);
  }
};

describe('a signed PUT', () => {
  it('stores the bytes and makes the entry complete', async () => {
    const content = fresh(300_000);
    const entry = await register(content);
    expect(await put(entry.signed_url, content)).toEqual({
      status: 200,
      body: { content_hash: md5(content), content_size: content.byteLength },
    });
    expect(await isComplete(entry)).toBe(true);
    expect(await (await fetch(entry.content_link)).bytes()).toEqual(new Uint8Array(content));
    expect(await put(entry.signed_url, content), 'sent again').toMatchObject({ status: 200 });
  });

  it('stores an empty file', async () => {
    const entry = await register(new Uint8Array());
    expect(await put(entry.signed_url, new Uint8Array())).toMatchObject({ status: 200 });
    expect(await isComplete(entry)).toBe(true);
    const read = await fetch(entry.content_link);
    expect([read.status, await read.text(), read.headers.get('content-length')]).toEqual([200, '', '0']);
  });

  it('answers code 11 to other bytes, fewer or more of them, and keeps nothing', async () => {
    const content = fresh();
    const entry = await register(content);
    const other = Buffer.from(content);
    other[0] = (other[0] ?? 0) ^ 1;
    for (const wrong of [other, content.subarray(1), Buffer.concat([content, content])]) {
      expect(await put(entry.signed_url, wrong)).toMatchObject({ status: 400, body: { code: 11 } });
    }
    const chunked = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(content));
        controller.enqueue(new Uint8Array(content));
        controller.close();
      },
    });
    const tooMany = await fetch(entry.signed_url, { method: 'PUT', body: chunked, duplex: 'half' });
    expect([tooMany.status, await tooMany.json()]).toMatchObject([400, { code: 11 }]);
    expect(await isComplete(entry)).toBe(false);
    expect(await draftFiles()).toEqual([]);
  });

  it('answers code 4 once the signature is dead, changed, or of another kind', async () => {
    const content = fresh();
    const { signed_url: url } = await register(content);
    const token = await must<{ uploadToken: string }>(app, 'GET', `/buckets/${bucket}/uploadtoken/${md5(content)}/`);
    const changed = url.replace(/\.(.)/, (_, first: string) => (first === 'A' ? '.B' : '.A'));
    for (const wrong of [
      changed,
      `${platform.origin}/upload/signed/${token.uploadToken}`,
      `${platform.origin}/upload/signed/a.b.c`,
    ]) {
      expect(await put(wrong, content)).toMatchObject({ status: 403, body: { code: 4 } });
    }
    clock.advance(3_600_001);
    expect(await put(url, content)).toMatchObject({ status: 403, body: { code: 4 } });
  });

  it('answers code 5 once the entry is gone or waits for other content', async () => {
    const [removed, changed] = [fresh(), fresh()];
    const gone = await register(removed);
    await must(app, 'DELETE', `/buckets/${bucket}/entries/${gone.entryid}/`);
    expect(await put(gone.signed_url, removed)).toMatchObject({ status: 404, body: { code: 5 } });
    const other = await register(changed);
    await must(app, 'PUT', `/buckets/${bucket}/entries/${other.entryid}/`, entryOf(other.path, fresh()));
    expect(await put(other.signed_url, changed)).toMatchObject({ status: 404, body: { code: 5 } });
  });

  it('answers code 10 where content delivery was switched off', async () => {
    const off = await platform.app();
    const entry = await must<{ signed_url: string }>(off, 'POST', `/buckets/${await newBucket(off)}/entries/`, {
      ...entryOf('a', 'off'),
      signed_url: true,
    });
    const { db } = platform.ports;
    await db.updateTable('app_services').set({ status: 'Suspended' }).where('app_id', '=', off.id).execute();
    expect(await put(entry.signed_url, Buffer.from('off'))).toMatchObject({ status: 403, body: { code: 10 } });
  });

  it('that breaks off leaves no draft and no complete entry, and can be sent again', async () => {
    const content = fresh(2_000_000);
    const entry = await register(content);
    const socket = await openPut(entry.signed_url, content.byteLength);
    socket.write(content.subarray(0, 1_000_000));
    await eventually(async () => (await draftFiles()).length === 1);
    socket.destroy();
    await eventually(async () => (await draftFiles()).length === 0);
    expect(await isComplete(entry)).toBe(false);
    expect(await put(entry.signed_url, content)).toMatchObject({ status: 200 });
  });

  it('is refused before the body where the announced length is over the limit', async () => {
    const entry = await register(fresh());
    const socket = await openPut(entry.signed_url, LIMIT + 1);
    const answer = await firstBytes(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('Object size exceeding limit');
    socket.destroy();
  });
});

describe('a pack', () => {
  const pack = async (...files: [url: string, bytes: Uint8Array][]) => {
    const parts = files.flatMap(([url, bytes]) => [
      Buffer.from(`${url.split('/').at(-1)} ${bytes.byteLength}\n`),
      Buffer.from(bytes),
    ]);
    const body = Buffer.concat(parts);
    const response = await fetch(`${platform.origin}/upload/signed`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as { status: number; code?: number }[] };
  };

  it('stores many small files at once, and again does no harm', async () => {
    const contents = Array.from({ length: 40 }, (_, n) => fresh(n * 100));
    const entries = await Promise.all(contents.map(register));
    const files = entries.map((entry, n): [string, Uint8Array] => [entry.signed_url, contents[n] ?? new Uint8Array()]);
    const stored = { status: 200, body: contents.map(() => ({ status: 200 })) };
    expect(await pack(...files)).toEqual(stored);
    expect(await pack(...files)).toEqual(stored);
    for (const [n, entry] of entries.entries()) {
      expect(await isComplete(entry)).toBe(true);
      const read = Buffer.from(await (await fetch(entry.content_link)).bytes());
      expect(read.equals(contents[n] ?? Buffer.of())).toBe(true);
    }
    expect(await draftFiles()).toEqual([]);
  });

  it('answers for each file by itself: wrong bytes, an old address, another entry, and those that are right', async () => {
    const [right, wrong, gone, last] = [fresh(), fresh(), fresh(), fresh()];
    const [a, b, c, d] = [await register(right), await register(wrong), await register(gone), await register(last)];
    await must(app, 'DELETE', `/buckets/${bucket}/entries/${c.entryid}/`);
    const { body } = await pack(
      [a.signed_url, right],
      [b.signed_url, fresh()],
      [c.signed_url, gone],
      ['not-signed', right],
      [d.signed_url, last],
    );
    expect(body).toMatchObject([
      { status: 200 },
      { status: 400, code: 11 },
      { status: 404, code: 5 },
      { status: 403, code: 4 },
      { status: 200 },
    ]);
    expect([await isComplete(a), await isComplete(b), await isComplete(d)]).toEqual([true, false, true]);
    expect(await draftFiles()).toEqual([]);
  });

  it('that is none, or too large, is refused whole', async () => {
    const send = async (body: Uint8Array | string) => {
      const response = await fetch(`${platform.origin}/upload/signed/`, { method: 'POST', body: Buffer.from(body) });
      return response.status;
    };
    const { signed_url: url } = await register(fresh());
    const token = url.split('/').at(-1);
    expect(await send('no pack at all')).toBe(400);
    expect(await send(`${token} 100\nless`)).toBe(400);
    expect(await send(`${token} -1\n`)).toBe(400);
    expect(await send(Buffer.alloc(9 * 1024 * 1024))).toBe(400);
    expect(await send('')).toBe(200);
  });

  it('of many packs with the same contents at once keeps each once', async () => {
    const contents = Array.from({ length: 20 }, () => fresh());
    const entries = await Promise.all(contents.map(register));
    const files = entries.map((entry, n): [string, Uint8Array] => [entry.signed_url, contents[n] ?? new Uint8Array()]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => pack(...(n % 2 === 0 ? files : files.toReversed()))),
    );
    expect(new Set(answers.flatMap(({ body }) => body.map(({ status }) => status)))).toEqual(new Set([200]));
    expect(await Promise.all(entries.map(isComplete))).toEqual(entries.map(() => true));
    expect(await draftFiles()).toEqual([]);
  });
});

describe('an upload token', () => {
  const token = (content: Uint8Array, query = '') =>
    must<{ uploadToken: string; uploadUrl: string; exist: boolean; expires: number; objectKey: string }>(
      app,
      'GET',
      `/buckets/${bucket}/uploadtoken/${md5(content)}/${query}`,
    );
  const form = (uploadToken: string | undefined, content: Uint8Array): FormData => {
    const data = new FormData();
    if (uploadToken !== undefined) {
      data.set('token', uploadToken);
    }
    data.set('key', 'whatever the client computed');
    data.set('mimeType', 'application/octet-stream');
    data.set('deadline', '3');
    data.set('file', new Blob([new Uint8Array(content)]), 'hero.png');
    return data;
  };
  const post = async (body: FormData) => {
    const response = await fetch(`${platform.origin}/upload/file/upload`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it('says where to upload, for how long, and whether the content is there', async () => {
    const content = fresh();
    const before = await token(content);
    expect(before).toEqual({
      uploadToken: expect.any(String),
      uploadUrl: `${platform.origin}/upload`,
      objectKey: `${app.id}/${md5(content)}`,
      exist: false,
      expires: Math.floor(clock.now().getTime() / 1000) + 3600,
    });
    await post(form(before.uploadToken, content));
    expect(await token(content)).toMatchObject({ exist: true });
    expect(await token(content, '?size=1')).toMatchObject({ exist: false });
    const bad = await app.call('GET', `/api/v1/buckets/${bucket}/uploadtoken/nothash/`);
    expect(bad).toMatchObject({ status: 400, body: { code: 1 } });
    const large = await app.call('GET', `/api/v1/buckets/${bucket}/uploadtoken/${md5('1')}/?size=${LIMIT + 1}`);
    expect(large).toMatchObject({ status: 400, body: { code: 1 } });
  });

  it('takes a form, answers 406 for what is stored, and the entry is complete at once', async () => {
    const content = fresh(400_000);
    const { uploadToken } = await token(content);
    expect(await post(form(uploadToken, content))).toEqual({
      status: 200,
      body: { hash: md5(content), key: `${app.id}/${md5(content)}` },
    });
    expect(await post(form(uploadToken, content))).toMatchObject({ status: 406 });
    expect(await register(content)).toMatchObject({ complete: true });
  });

  it('answers 400 to other bytes and to a form that is none, 401 to no token, a wrong one and an old one', async () => {
    const content = fresh();
    const { uploadToken } = await token(content);
    expect(await post(form(uploadToken, fresh()))).toMatchObject({ status: 400, body: { code: 400 } });
    expect(await post(form(undefined, content))).toMatchObject({ status: 401, body: { code: 401 } });
    expect(await post(form('abc.def', content))).toMatchObject({ status: 401, body: { code: 401 } });
    const noFile = new FormData();
    noFile.set('token', uploadToken);
    expect(await post(noFile)).toMatchObject({ status: 400, body: { code: 400 } });
    const text = await fetch(`${platform.origin}/upload/file/upload`, { method: 'POST', body: 'no form' });
    expect(text.status).toBe(400);
    const cut = await fetch(`${platform.origin}/upload/file/upload`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n${uploadToken}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf`,
    });
    expect(cut.status).toBe(400);
    clock.advance(3_600_001);
    expect(await post(form(uploadToken, content))).toMatchObject({ status: 401, body: { code: 401 } });
    expect(await draftFiles()).toEqual([]);
    expect(await token(content)).toMatchObject({ exist: false });
  });

  it('takes a form whose lines end with LF alone, as one is written on Unix, and every byte of its file', async () => {
    const odd = ['\n--x\r\n--y\n', '\r\n\r\n', '--x', '\n', '\r\n--x-', '\n-', ''].join('tail');
    for (const end of ['\n', '\r\n']) {
      const content = Buffer.concat([fresh(100_000), Buffer.from(odd + end)]);
      const { uploadToken, uploadUrl } = await must<{ uploadToken: string; uploadUrl: string }>(
        app,
        'GET',
        `/buckets/${bucket}/uploadtoken/${md5(content)}/?size=${content.byteLength}`,
      );
      const part = (name: string, more = '') =>
        `--x--unlikely${end}Content-Disposition: form-data; name="${name}"${more}${end}`;
      const head = `${part('token')}${end}${uploadToken}${end}${part('key')}${end}some/key${end}`;
      const file = `${part('file', '; filename="a.bin"')}Content-Type: application/octet-stream${end}${end}`;
      const body = Buffer.concat([Buffer.from(head + file), content, Buffer.from(`${end}--x--unlikely--${end}`)]);
      for (const pieces of [[body], Array.from(body.subarray(0, 700), (byte) => Buffer.from([byte]))]) {
        const whole = pieces.length === 1 ? pieces : [...pieces, body.subarray(700)];
        const sent = await fetch(`${uploadUrl}/file/upload`, {
          method: 'POST',
          headers: { 'Content-Type': 'multipart/form-data; boundary=x--unlikely' },
          body: ReadableStream.from(whole) as never,
          duplex: 'half',
        } as RequestInit);
        expect([200, 406]).toContain(sent.status);
      }
      expect((await stat(objectFile(content))).size).toBe(content.byteLength);
    }
  });

  it('refuses a form over the limit, announced or not, and keeps nothing of it', async () => {
    const content = fresh(LIMIT + 10);
    const { uploadToken } = await token(content);
    expect(await post(form(uploadToken, content))).toMatchObject({ status: 400, body: { code: 400 } });
    expect(await draftFiles()).toEqual([]);
  });

  it('of 50 uploads of one content keeps one', async () => {
    const content = fresh(200_000);
    const { uploadToken } = await token(content);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(form(uploadToken, content))));
    expect(new Set(answers.map(({ status }) => status === 200 || status === 406))).toEqual(new Set([true]));
    const rows = await platform.ports.db
      .selectFrom('cdn_objects')
      .select('md5')
      .where('app_id', '=', app.id)
      .where('md5', '=', md5(content))
      .execute();
    expect(rows).toHaveLength(1);
    expect((await stat(objectFile(content))).size).toBe(content.byteLength);
    expect(await draftFiles()).toEqual([]);
  });

  describe('in blocks', () => {
    const call = async (
      uploadToken: string,
      path: string,
      body: Uint8Array | string,
      batch = 'batch',
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(`${platform.origin}/upload${path}`, {
        method: 'POST',
        headers: {
          Authorization: uploadToken,
          UploadBatch: batch,
          Key: 'a2V5',
          'Content-Type': 'application/octet-stream',
          ...headers,
        },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });
      return { status: response.status, body: (await response.json()) as { ctx: string; offset: number } };
    };
    /** As the seen client does: the first block with a chunk of 1024 bytes, the others whole. */
    const sendBlocks = async (uploadToken: string, content: Buffer, batch?: string): Promise<string[]> => {
      const list: string[] = [];
      for (let at = 0; at < content.byteLength; at += BLOCK) {
        const block = content.subarray(at, at + BLOCK);
        const first = at === 0 ? block.subarray(0, 1024) : block;
        const made = await call(uploadToken, `/mkblk/${block.byteLength}/${at / BLOCK}`, first, batch);
        expect(made).toMatchObject({ status: 200, body: { offset: first.byteLength } });
        const filled =
          at === 0 ? await call(uploadToken, `/bput/${made.body.ctx}/1024`, block.subarray(1024), batch) : made;
        expect(filled).toMatchObject({ status: 200, body: { offset: block.byteLength } });
        list.push(filled.body.ctx);
      }
      return list;
    };

    it('joins what was sent, also across a restart of the platform', async () => {
      const content = fresh(9 * 1024 * 1024);
      const { uploadToken } = await token(content);
      const list = await sendBlocks(uploadToken, content);
      await platform.stop();
      platform = await start();
      app = {
        ...app,
        call: (method, path, body) => platform.call(method, path, body, { basic: `${app.id}:${app.serviceSecret}` }),
      };
      const joined = await call(uploadToken, `/mkfile/${content.byteLength}`, list.join(','));
      expect(joined).toEqual({ status: 200, body: { hash: md5(content), key: `${app.id}/${md5(content)}` } });
      expect(await draftFiles()).toEqual([]);
      expect(await call(uploadToken, `/mkfile/${content.byteLength}`, list.join(','))).toMatchObject({ status: 406 });
      expect(await call(uploadToken, '/mkblk/10/0', 'x'.repeat(10))).toMatchObject({ status: 406 });
      expect(await register(content)).toMatchObject({ complete: true });
    });

    it('answers the sums of a chunk, and spares them where they are not wanted', async () => {
      const content = fresh(2 * 1024 * 1024);
      const { uploadToken } = await token(content);
      const summed = await call(uploadToken, `/mkblk/${content.byteLength}/0`, content);
      expect(summed.body).toEqual({
        ctx: expect.any(String),
        checksum: createHash('sha1').update(content).digest('base64url'),
        crc32: crc32(content),
        offset: content.byteLength,
      });
      const plain = await call(uploadToken, `/mkblk/${content.byteLength}/0`, content, 'batch', {
        'Want-Content-Digest': 'sha=0',
      });
      expect(plain.body).toEqual({ ctx: expect.any(String), offset: content.byteLength });
      expect(await call(uploadToken, `/mkfile/${content.byteLength}`, plain.body.ctx)).toMatchObject({ status: 200 });
    });

    it('does not mix two uploads of one content', async () => {
      const content = fresh(BLOCK + 100);
      const { uploadToken } = await token(content);
      const [one, two] = await Promise.all([
        sendBlocks(uploadToken, content, 'one'),
        sendBlocks(uploadToken, content, 'two'),
      ]);
      const mixed = [one[0], two[1]].join(',');
      expect(await call(uploadToken, `/mkfile/${content.byteLength}`, mixed)).toMatchObject({ status: 400 });
      const answers = await Promise.all(
        [one, two].map((list) => call(uploadToken, `/mkfile/${content.byteLength}`, list.join(','))),
      );
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
      expect(await draftFiles()).toEqual([]);
    });

    describe('of a content whose hash is told in the end', () => {
      const openToken = (size: number) =>
        must<{ uploadToken: string; exist: boolean; objectKey: string }>(
          app,
          'GET',
          `/buckets/${bucket}/uploadtoken/unknown/?size=${size}`,
        );
      const rowsOf = (content: Uint8Array) =>
        platform.ports.db.selectFrom('cdn_objects').select('size').where('md5', '=', md5(content)).execute();

      it('joins them with the token of the hash, once, however many send it', async () => {
        const content = fresh(BLOCK + 4321);
        const open = await openToken(content.byteLength);
        expect(open).toMatchObject({ exist: false, objectKey: `${app.id}/unknown` });
        const lists = await Promise.all(['one', 'two'].map((batch) => sendBlocks(open.uploadToken, content, batch)));
        const { uploadToken, exist } = await token(content, `?size=${content.byteLength}`);
        expect(exist).toBe(false);
        const answers = await Promise.all(
          lists.map((list) => call(uploadToken, `/mkfile/${content.byteLength}`, list.join(','))),
        );
        expect(answers.map(({ status }) => [200, 406].includes(status))).toEqual([true, true]);
        expect(answers.some(({ status }) => status === 200)).toBe(true);
        expect(await rowsOf(content)).toHaveLength(1);
        expect((await stat(objectFile(content))).size).toBe(content.byteLength);
        expect(await draftFiles()).toEqual([]);
        expect(await openToken(content.byteLength), 'of that size').toMatchObject({ exist: true });
        expect(await openToken(content.byteLength + 1), 'of another').toMatchObject({ exist: false });
      });

      it('keeps nothing where the hash is another, and joins nothing without one', async () => {
        const content = fresh(BLOCK + 1234);
        const size = content.byteLength;
        const open = await openToken(size);
        const list = await sendBlocks(open.uploadToken, content);
        expect(await call(open.uploadToken, `/mkfile/${size}`, list.join(','))).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining('for blocks alone') },
        });
        expect(await post(form(open.uploadToken, content))).toMatchObject({ status: 400 });
        const other = Buffer.from(content);
        other[size - 1] = (other[size - 1] ?? 0) ^ 1;
        const wrong = await token(other, `?size=${size}`);
        expect(await call(wrong.uploadToken, `/mkfile/${size}`, list.join(','))).toMatchObject({ status: 400 });
        const right = await token(content, `?size=${size}`);
        expect(await call(right.uploadToken, `/mkfile/${size}`, list.join(',')), 'blocks of no use').toMatchObject({
          status: 400,
        });
        expect([await rowsOf(content), await rowsOf(other)]).toEqual([[], []]);
        expect(await draftFiles()).toEqual([]);
      });

      it('goes on under a new token with what arrived, and refuses blocks that were begun for another content', async () => {
        const content = fresh(2 * BLOCK + 99);
        const size = content.byteLength;
        const list = await sendBlocks((await openToken(size)).uploadToken, content.subarray(0, 2 * BLOCK), 'cut');
        clock.advance(3_600_001);
        const again = await openToken(size);
        const rest = content.subarray(2 * BLOCK);
        const made = await call(again.uploadToken, `/mkblk/${rest.byteLength}/2`, rest, 'cut');
        const { uploadToken } = await token(content, `?size=${size}`);
        const foreign = await call(uploadToken, `/mkblk/${rest.byteLength}/2`, rest, 'cut');
        const join = (last: string) => call(uploadToken, `/mkfile/${size}`, [...list, last].join(','));
        expect(await join(foreign.body.ctx)).toMatchObject({ status: 400 });
        expect(await join(made.body.ctx)).toMatchObject({ status: 200 });
      });

      it('is refused without a size, with one over the limit, and where content delivery is off', async () => {
        const ask = (query: string) => app.call('GET', `/api/v1/buckets/${bucket}/uploadtoken/unknown/${query}`);
        expect(await ask('')).toMatchObject({ status: 400, body: { code: 1 } });
        expect(await ask(`?size=${LIMIT + 1}`)).toMatchObject({ status: 400, body: { code: 1 } });
        const off = await platform.app();
        const { uploadToken } = await must<{ uploadToken: string }>(
          off,
          'GET',
          `/buckets/${await newBucket(off)}/uploadtoken/unknown/?size=10`,
        );
        const { db } = platform.ports;
        await db.updateTable('app_services').set({ status: 'Suspended' }).where('app_id', '=', off.id).execute();
        expect(await call(uploadToken, '/mkblk/10/0', 'x'.repeat(10))).toMatchObject({ status: 403 });
      });
    });

    it('answers 400 to a wrong offset, order, size, ctx and hash, and 401 to an old token', async () => {
      const content = fresh(BLOCK + 100);
      const { uploadToken } = await token(content);
      const list = await sendBlocks(uploadToken, content);
      const size = content.byteLength;
      const half = await call(uploadToken, '/mkblk/100/2', content.subarray(0, 40));
      const cases: [string, string | Uint8Array][] = [
        [`/bput/${half.body.ctx}/39`, 'x'],
        [`/bput/${half.body.ctx}/40`, 'x'.repeat(61)],
        [`/bput/${half.body.ctx}x/40`, 'x'],
        [`/mkblk/${BLOCK + 1}/0`, 'x'],
        ['/mkblk/0/0', ''],
        [`/mkfile/${size}`, [...list].reverse().join(',')],
        [`/mkfile/${size - 1}`, list.join(',')],
        [`/mkfile/${size}`, list.slice(1).join(',')],
        [`/mkfile/${size}`, ''],
        [`/mkfile/${size}`, 'not,ours'],
        [`/mkfile/${LIMIT + 1}`, list.join(',')],
      ];
      for (const [path, body] of cases) {
        expect(await call(uploadToken, path, body), path).toMatchObject({ status: 400, body: { code: 400 } });
      }
      const wrongContent = await token(fresh());
      const wrongList = await sendBlocks(wrongContent.uploadToken, content);
      expect(await call(wrongContent.uploadToken, `/mkfile/${size}`, wrongList.join(','))).toMatchObject({
        status: 400,
      });
      expect(await call(wrongContent.uploadToken, `/mkfile/${size}`, wrongList.join(','), 'gone')).toMatchObject({
        status: 400,
      });
      clock.advance(3_600_001);
      expect(await call(uploadToken, `/mkfile/${size}`, list.join(','))).toMatchObject({ status: 401 });
    });
  });
});

describe('the upload routes', () => {
  it('answer 404 to other addresses and 405 to other methods', async () => {
    expect((await fetch(`${platform.origin}/upload/elsewhere`)).status).toBe(404);
    expect((await fetch(`${platform.origin}/upload/file/upload`)).status).toBe(405);
    expect((await fetch(`${platform.contentOrigin}/upload/file/upload`, { method: 'POST' })).status).toBe(404);
  });
});

async function openPut(url: string, contentLength: number): Promise<Socket> {
  const { pathname, host, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`PUT ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${contentLength}\r\n\r\n`);
  return socket;
}

function firstBytes(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));
}
