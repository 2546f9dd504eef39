// A page of a game at an origin of its own puts its saves where cloud saves say, signed as `cos-js-sdk-v5` signs in a
// browser: its `util.getAuth`, written out below. Both ways of signing in, the host signed with its port and without.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './support/chromium.ts';
import { type TestApp, type TestPlatform, testPlatform } from './support/platform.ts';

interface UploadToken {
  readonly objectId: string;
  readonly objectName: string;
  readonly objectDir: string;
  readonly bucketUrl: string;
  readonly tmpSecretId: string;
  readonly tmpSecretKey: string;
  readonly token: string;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly authorization: string;
  readonly body: object;
}

/** Calls the platform; answers status and body. */
type Ask = (path: string, body: object) => Promise<{ readonly status: number; readonly body: unknown }>;

let platform: TestPlatform;
let app: TestApp;
let browser: Browser;
let page: Page;

/** Runs here as in the page. */
async function asked({ method, url, authorization, body }: Asked) {
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const basic = (): string => `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`;
const server: Ask = (path, body) =>
  asked({ method: 'POST', url: `${platform.origin}${path}`, authorization: basic(), body });

async function must<Body>(ask: Ask, path: string, body: object): Promise<Body> {
  const answer = await ask(path, body);
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

const game = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>game</title>');
});

beforeAll(async () => {
  [platform, browser] = await Promise.all([testPlatform({}), openChromium()]);
  app = await platform.app(['save', 'passport']);
  await new Promise<void>((resolve) => {
    game.listen(0, '127.0.0.1', resolve);
  });
  page = await browser.newPage();
  await page.goto(`http://localhost:${(game.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: `globalThis.cos = (${cosClient.toString()})()` });
});
afterAll(async () => {
  game.close();
  await browser?.close();
  await platform?.stop();
});

interface CosRequest {
  readonly token: UploadToken;
  readonly method: 'PUT' | 'GET' | 'HEAD';
  /** What it signs as its host. */
  readonly host: string;
  readonly body?: string;
  /** Signed too, as its SDK does. */
  readonly md5?: string;
}

interface CosReply {
  readonly status: number;
  readonly etag: string | null;
  readonly length: string | null;
  readonly text: string;
}

interface GamePage {
  readonly cos: { send(request: CosRequest): Promise<CosReply> };
}

const send = (request: CosRequest): Promise<CosReply> =>
  page.evaluate((given) => (globalThis as never as GamePage).cos.send(given), request);

/** What the page has of the SDK; it is handed over as text, so it stands on nothing around it. */
function cosClient(): GamePage['cos'] {
  const hex = (bytes: ArrayBuffer): string =>
    Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const sha1 = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-1', utf8(text)));
  const hmacSha1 = async (text: string, key: string): Promise<string> => {
    const made = await crypto.subtle.importKey('raw', utf8(key), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
    return hex(await crypto.subtle.sign('HMAC', made, utf8(text)));
  };
  const camSafeUrlEncode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  const keysOf = (fields: Record<string, string>): string[] =>
    Object.keys(fields).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const listed = (fields: Record<string, string>): string =>
    keysOf(fields)
      .map((key) => camSafeUrlEncode(key).toLowerCase())
      .join(';');
  const written = (fields: Record<string, string>): string =>
    keysOf(fields)
      .map((key) => `${camSafeUrlEncode(key).toLowerCase()}=${camSafeUrlEncode(fields[key] ?? '')}`)
      .join('&');

  async function getAuth(
    token: UploadToken,
    method: string,
    pathname: string,
    headers: Record<string, string>,
  ): Promise<string> {
    const now = Math.round(Date.now() / 1000) - 1;
    const keyTime = `${now};${now + 900}`;
    const signKey = await hmacSha1(keyTime, token.tmpSecretKey);
    const formatString = [method.toLowerCase(), pathname, written({}), written(headers), ''].join('\n');
    const stringToSign = ['sha1', keyTime, await sha1(formatString), ''].join('\n');
    return [
      'q-sign-algorithm=sha1',
      `q-ak=${token.tmpSecretId}`,
      `q-sign-time=${keyTime}`,
      `q-key-time=${keyTime}`,
      `q-header-list=${listed(headers)}`,
      `q-url-param-list=${listed({})}`,
      `q-signature=${await hmacSha1(stringToSign, signKey)}`,
    ].join('&');
  }

  return {
    async send({ token, method, host, body, md5 }) {
      const url = new URL(`${token.bucketUrl}/${token.objectDir}/${token.objectName}`);
      const signed = { Host: host, ...(md5 === undefined ? {} : { 'Content-MD5': md5 }) };
      const reply = await fetch(url, {
        method,
        headers: {
          Authorization: await getAuth(token, method, url.pathname, signed),
          'x-cos-security-token': token.token,
          ...(md5 === undefined ? {} : { 'Content-MD5': md5 }),
        },
        ...(body === undefined ? {} : { body }),
      });
      const { headers, status } = reply;
      return { status, etag: headers.get('etag'), length: headers.get('content-length'), text: await reply.text() };
    },
  };
}

interface Given {
  readonly saveId: string;
  readonly fileUploadToken: UploadToken;
}

const bodyOf = (user: object) => ({ ...user, fileUploadRequest: { format: 'json', originalName: 'slot.json' } });
const confirmOf = ({ saveId, fileUploadToken }: Given, user: object) => ({
  ...{ ...user, saveId, fileUploadRequest: { objectId: fileUploadToken.objectId, clearExisting: false } },
});

/** Calls as the page makes them, by the token of a player. */
async function player(): Promise<Ask> {
  const { accessToken } = await must<{ accessToken: string }>(server, '/v1/login/token', { userID: 'ana' });
  return (path, body) =>
    page.evaluate(asked, {
      ...{ method: 'POST', url: `${platform.origin}${path}`, authorization: `Bearer ${accessToken}`, body },
    });
}

describe.each([
  ['the back end, by its secret', () => Promise.resolve(server), { userId: 'ana' }],
  ['the player, by its token', player, {}],
] as const)('a page that got its permission from %s', (_who, asker, user) => {
  it.each([
    ['with its port', (url: URL) => url.host],
    ['without its port', (url: URL) => url.hostname],
  ] as const)('signs the host %s, writes, reads what it wrote, and it is a save', async (_how, hostOf) => {
    const ask = await asker();
    const given = await must<Given>(ask, '/usave/v1/saves/upload-token', bodyOf(user));
    const { fileUploadToken: token } = given;
    const host = hostOf(new URL(token.bucketUrl));
    const body = JSON.stringify({ level: 7, note: '存档' });
    const md5 = createHash('md5').update(body);
    const put = await send({ token, method: 'PUT', host, body, md5: md5.copy().digest('base64') });
    expect(put).toMatchObject({ status: 200, etag: `"${md5.digest('hex')}"` });
    expect(await send({ token, method: 'GET', host })).toMatchObject({ status: 200, text: body });
    expect(await send({ token, method: 'HEAD', host })).toMatchObject({
      status: 200,
      length: String(Buffer.byteLength(body)),
    });
    const { save } = await must<{ save: object }>(ask, '/usave/v1/saves', confirmOf(given, user));
    expect(save).toMatchObject({ userId: 'ana', file: { size: Buffer.byteLength(body) } });
  });
});

describe('a page with another key', () => {
  it('is refused in words that it may read, and writes nothing', async () => {
    const given = await must<Given>(server, '/usave/v1/saves/upload-token', bodyOf({ userId: 'ana' }));
    const token = { ...given.fileUploadToken, tmpSecretKey: 'another' };
    const { status, text } = await send({ token, method: 'PUT', host: new URL(token.bucketUrl).host, body: 'x' });
    expect([status, /<Code>(\w+)/.exec(text)?.[1]]).toEqual([403, 'SignatureDoesNotMatch']);
    const confirmed = await server('/usave/v1/saves', confirmOf(given, { userId: 'ana' }));
    expect(confirmed.status).toBe(400);
  });
});
