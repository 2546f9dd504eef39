// The object endpoint as clients that sign as COS has it use it; what they sign with is written apart, in `testing.ts`.
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestPlatform, testPlatform } from '#testing';
import {
  type Ask,
  asPlayer,
  asServer,
  must,
  noise,
  objectUrl,
  putObject,
  type Saved,
  signedHeaders,
  type UploadToken,
} from '../testing.ts';

const clock = testClock(new Date('2026-11-20T03:50:00Z'));
let platform: TestPlatform;
let server: Ask;
let player: Ask;
beforeAll(async () => {
  platform = await testPlatform({ clock });
  const app = await platform.app(['save']);
  [server, player] = [asServer(app), asPlayer(platform, app, 'ana', 'p1')];
});
afterAll(() => platform?.stop());

interface Given {
  readonly saveId: string;
  readonly fileUploadToken: UploadToken;
}
const given = (ask: Ask = server): Promise<Given> =>
  must(ask, 'POST', '/saves/upload-token', {
    ...(ask === server ? { userId: 'ana' } : {}),
    fileUploadRequest: { format: 'sav', originalName: 'slot 1.sav' },
  });
const confirm = (ask: Ask, { saveId, fileUploadToken }: Given) =>
  must<{ save: Saved }>(ask, 'POST', '/saves', {
    ...(ask === server ? { userId: 'ana' } : {}),
    ...{ saveId, fileUploadRequest: { objectId: fileUploadToken.objectId, clearExisting: false } },
  });
const codeOf = async (answer: Response) => [answer.status, /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]];

describe.each(['as the back end', 'as a player'])('a client that signs, %s', (who) => {
  const ask: Ask = (...call) => (who === 'as the back end' ? server : player)(...call);
  it.each([
    ['without-port', 'whole'],
    ['with-port', 'whole'],
    ['without-port', 'below-bucket'],
    ['with-port', 'below-bucket'],
  ] as const)('writes with the host %s and the path %s, and reads back what it wrote', async (host, path) => {
    const whose = who === 'as the back end' ? server : player;
    const made = await given(whose);
    const bytes = noise(3000);
    const put = await putObject(made.fileUploadToken, bytes, { host, path });
    expect([put.status, put.headers.get('etag')]).toEqual([200, `"${createHash('md5').update(bytes).digest('hex')}"`]);
    await confirm(whose, made);
    const { save } = await must<{ save: Saved }>(ask, 'GET', `/saves/${made.saveId}?includeDownloadURL=true`);
    expect(Buffer.from(await (await fetch(save.file.fileURL ?? '')).arrayBuffer())).toEqual(bytes);
  });
});

describe('a token', () => {
  it('names its object under the names that real clients read', async () => {
    const { saveId, fileUploadToken } = await given();
    const { objectId, startTime } = fileUploadToken;
    expect(fileUploadToken).toEqual({
      objectId,
      objectName: `${objectId}.sav`,
      objectDir: expect.stringMatching(new RegExp(`^[0-9a-f-]{36}/${saveId}$`)),
      bucketName: 'uos-save',
      bucketUrl: `${platform.contentOrigin}/cos/uos-save`,
      region: 'ap-shanghai',
      tmpSecretId: expect.any(String),
      tmpSecretKey: expect.any(String),
      token: expect.any(String),
      startTime,
      expiredTime: startTime + 1800,
    });
  });

  it('opens its own object alone, signed by its own key, in its time, until it is confirmed', async () => {
    const [one, two] = [await given(), await given()];
    const token = one.fileUploadToken;
    const put = (change: Partial<UploadToken>, more = {}) => putObject({ ...token, ...change }, 'x', more);
    expect(await codeOf(await put({ objectName: two.fileUploadToken.objectName }))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await put({ objectDir: two.fileUploadToken.objectDir }))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await put({ tmpSecretKey: 'wrong' }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await codeOf(await put({ token: two.fileUploadToken.token }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await codeOf(await put({ token: 'made.up' }))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await put({}, { nowSeconds: token.startTime - 3600 }))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await fetch(objectUrl(token), { method: 'PUT', body: 'x' }))).toEqual([403, 'AccessDenied']);
    expect((await put({})).status).toBe(200);
    await confirm(server, one);
    expect(await codeOf(await put({}))).toEqual([403, 'AccessDenied']);
    clock.advance(1801 * 1000);
    expect(await codeOf(await putObject(two.fileUploadToken, 'x'))).toEqual([403, 'AccessDenied']);
  });

  it('writes as often as it likes until then, and the last of it counts', async () => {
    const made = await given();
    await putObject(made.fileUploadToken, 'first');
    await putObject(made.fileUploadToken, 'second');
    expect((await confirm(server, made)).save.file.size).toBe(6);
  });
});

describe('bytes', () => {
  it('are those of their Content-MD5, or are refused', async () => {
    const { fileUploadToken } = await given();
    const put = (digest: string) => putObject(fileUploadToken, 'x', { headers: { 'Content-MD5': digest } });
    const base64 = (text: string) => createHash('md5').update(text).digest('base64');
    expect(await codeOf(await put(base64('y')))).toEqual([400, 'BadDigest']);
    expect(await codeOf(await put('short'))).toEqual([400, 'InvalidDigest']);
    expect((await put(base64('x'))).status).toBe(200);
  });

  it('past the limit are refused, announced or not, and leave nothing behind', async () => {
    const app = await platform.app(['save']);
    const ask = asServer(app);
    await must(ask, 'POST', '/app-config', { maxSaveSize: 1000 });
    const { fileUploadToken } = await must<Given>(ask, 'POST', '/saves/upload-token', {
      ...{ userId: 'ana', fileUploadRequest: {} },
    });
    expect(await codeOf(await putObject(fileUploadToken, noise(1001)))).toEqual([400, 'EntityTooLarge']);
    expect(await chunked(fileUploadToken, 20, 100)).toBe(400);
    const rows = await platform.ports.db.selectFrom('save_files').select('id').where('app_id', '=', app.id).execute();
    expect(rows).toEqual([]);
    expect((await putObject(fileUploadToken, noise(1000))).status).toBe(200);
  });

  it('of none are bytes too', async () => {
    const made = await given();
    expect((await putObject(made.fileUploadToken, '')).status).toBe(200);
    expect((await confirm(server, made)).save.file).toMatchObject({ size: 0 });
  });
});

describe('taking back', () => {
  it('is for whoever wrote it, as often as it likes, until it is confirmed', async () => {
    const made = await given();
    const token = made.fileUploadToken;
    const remove = (change: Partial<UploadToken> = {}) =>
      fetch(objectUrl(token), {
        method: 'DELETE',
        headers: signedHeaders({ ...token, ...change }, { method: 'delete' }),
      });
    await putObject(token, 'first');
    expect(await codeOf(await remove({ tmpSecretKey: 'wrong' }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    const read = await fetch(objectUrl(token), { headers: signedHeaders(token, { method: 'get' }) });
    expect(await codeOf(read)).toEqual([404, 'NoSuchKey']);
    await putObject(token, 'second');
    await confirm(server, made);
    expect(await codeOf(await remove())).toEqual([403, 'AccessDenied']);
    const { save } = await must<{ save: Saved }>(server, 'GET', `/saves/${made.saveId}?includeDownloadURL=true`);
    const link = save.file.fileURL ?? '';
    expect(await codeOf(await fetch(link, { method: 'DELETE' }))).toEqual([403, 'AccessDenied']);
    expect(await (await fetch(link)).text()).toBe('second');
  });
});

describe('reading', () => {
  it('is for whoever wrote it, by the same key, in the headers or in the address', async () => {
    const { fileUploadToken: token } = await given();
    const read = (method: 'get' | 'head') =>
      fetch(objectUrl(token), { method: method.toUpperCase(), headers: signedHeaders(token, { method }) });
    expect((await read('get')).status).toBe(404);
    await putObject(token, 'mine');
    expect(await (await read('get')).text()).toBe('mine');
    const head = await read('head');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
    const { Authorization = '' } = signedHeaders(token, { method: 'get' });
    const signed = `${objectUrl(token)}?${Authorization}&x-cos-security-token=${token.token}`;
    expect((await fetch(signed, { headers: { 'x-cos-security-token': token.token } })).status).toBe(200);
    expect((await fetch(objectUrl(token))).status).toBe(403);
  });

  it('by a link ends with its time, and opens no other file', async () => {
    const [one, two] = [await given(), await given()];
    const urls: string[] = [];
    for (const made of [one, two]) {
      await putObject(made.fileUploadToken, made.saveId);
      await confirm(server, made);
      const { save } = await must<{ save: Saved }>(server, 'GET', `/saves/${made.saveId}?includeDownloadURL=true`);
      urls.push(save.file.fileURL ?? '');
    }
    const [first = '', second = ''] = urls;
    const answer = await fetch(first);
    expect(await answer.text()).toBe(one.saveId);
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''slot%201.sav");
    expect((await fetch(first, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })).status).toBe(304);
    const crossed = `${second.split('?')[0]}?${first.split('?')[1]}`;
    expect(await codeOf(await fetch(crossed))).toEqual([404, 'NoSuchKey']);
    clock.advance(1801 * 1000);
    expect(await codeOf(await fetch(first))).toEqual([404, 'NoSuchKey']);
  });
});

describe('a page of any origin', () => {
  const page = { Origin: 'https://game.example.com', 'Sec-Fetch-Site': 'cross-site' };

  it('asks whether it may write, writes, and reads', async () => {
    const { fileUploadToken } = await given(player);
    const url = objectUrl(fileUploadToken);
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: { ...page, 'Access-Control-Request-Method': 'PUT' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/Authorization.*X-COS-Security-Token/);
    const put = await putObject(fileUploadToken, 'x', { headers: page });
    expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(put.headers.get('access-control-expose-headers')).toContain('ETag');
    expect(put.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is told of a refusal too', async () => {
    const { fileUploadToken } = await given(player);
    const put = await putObject({ ...fileUploadToken, tmpSecretKey: 'wrong' }, 'x', { headers: page });
    expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
    const other = await fetch(objectUrl(fileUploadToken), { method: 'PATCH', headers: page });
    expect(await codeOf(other)).toEqual([405, 'MethodNotAllowed']);
  });
});

/** A PUT without a length, in parts. */
function chunked(token: UploadToken, parts: number, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...signedHeaders(token), 'Transfer-Encoding': 'chunked' };
    const call = request(objectUrl(token), { method: 'PUT', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    for (let part = 0; part < parts; part += 1) {
      call.write(new Uint8Array(bytes));
    }
    call.end();
  });
}
