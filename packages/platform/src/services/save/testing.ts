// A game for tests: it signs its uploads as clients of COS do, by code of its own, and confirms them.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { cosHeaders } from '#core/files/testing';
import { issuePlayerToken } from '#kernel/who/player-tokens';
import type { Answer, TestApp, TestPlatform } from '#testing';

export const BASE = '/usave/v1';
/** The smallest PNG that browsers show. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface UploadToken {
  readonly objectId: string;
  readonly objectName: string;
  readonly objectDir: string;
  readonly bucketUrl: string;
  readonly tmpSecretId: string;
  readonly tmpSecretKey: string;
  readonly token: string;
  readonly startTime: number;
  readonly expiredTime: number;
}

export interface Saved {
  readonly saveId: string;
  readonly userId: string;
  readonly personaId: string;
  readonly name: string;
  readonly namespace: string;
  readonly progressType: string;
  readonly revision: number;
  readonly file: { readonly objectId: string; readonly size: number; readonly md5: string; readonly fileURL?: string };
  readonly cover?: { readonly objectId: string; readonly fileURL?: string };
}

export type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

export const md5Of = (bytes: string | Uint8Array): string => createHash('md5').update(bytes).digest('hex');
export const noise = (size: number): Buffer => randomBytes(size);

/** Calls by the secret of the app, as its back end does. */
export const asServer =
  (app: TestApp): Ask =>
  (method, path, body) =>
    app.call(method, `${BASE}${path}`, body);

/** Calls by the token of a player. */
export function asPlayer(platform: TestPlatform, app: TestApp, userId: string, personaId = ''): Ask {
  const { token } = issuePlayerToken(platform.ports, { userId, personaId, realmId: '', appId: app.id }, 'access');
  const headers = { Authorization: `Bearer ${token}` };
  return (method, path, body) => platform.call(method, `${BASE}${path}`, body, { headers });
}

/** Throws unless it succeeds. */
export async function must<Body>(ask: Ask, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await ask(method, path, body);
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

export interface Signing {
  readonly method?: 'put' | 'get' | 'head' | 'delete';
  /** The host as the client writes it into what it signs. */
  readonly host?: 'with-port' | 'without-port';
  /** The path as the client signs it. */
  readonly path?: 'whole' | 'below-bucket';
  readonly nowSeconds?: number;
}

/** Headers of a signed request. */
export function signedHeaders(given: UploadToken, signing: Signing = {}): Record<string, string> {
  const { method = 'put', host = 'without-port', path = 'whole', nowSeconds = given.startTime } = signing;
  const { bucketUrl, objectDir, objectName, token } = given;
  const url = new URL(`${bucketUrl}/${objectDir}/${objectName}`);
  return cosHeaders({
    ...{ method, key: given, token, nowSeconds },
    path: path === 'whole' ? url.pathname : `/${objectDir}/${objectName}`,
    host: host === 'without-port' ? url.hostname : encodeURIComponent(url.host),
  });
}

export const objectUrl = ({ bucketUrl, objectDir, objectName }: UploadToken): string =>
  `${bucketUrl}/${objectDir}/${objectName}`;

export async function putObject(
  token: UploadToken,
  bytes: string | Uint8Array,
  { headers = {}, ...signing }: Signing & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  return fetch(objectUrl(token), {
    method: 'PUT',
    headers: { ...signedHeaders(token, signing), ...headers },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
}

export interface Form {
  readonly token: UploadToken;
  readonly bytes: string | Uint8Array;
  /** Fields that take the place of those, or of none; undefined takes one away. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
}

/** A form as a mini game sends it: signed as a request to the bucket. */
export function postSigned({ token, bytes, fields = {} }: Form, path = '/'): Promise<Response> {
  const { token: cosToken, startTime: nowSeconds, bucketUrl } = token;
  const host = new URL(bucketUrl).hostname;
  const { Authorization = '' } = cosHeaders({ method: 'post', path, host, key: token, token: cosToken, nowSeconds });
  return postForm(token, bytes, {
    ...{ key: `${token.objectDir}/${token.objectName}`, success_action_status: '200', Signature: Authorization },
    ...{ 'x-cos-security-token': cosToken, 'Content-Type': '', ...fields },
  });
}

/** A form with a policy, as a page sends it. */
export function postPolicy(
  { token, bytes, fields = {} }: Form,
  conditions: readonly unknown[] = [],
): Promise<Response> {
  const { startTime, expiredTime, tmpSecretId, tmpSecretKey } = token;
  const keyTime = `${startTime};${expiredTime}`;
  const policy = JSON.stringify({
    expiration: new Date(expiredTime * 1000).toISOString(),
    conditions: [{ 'q-sign-algorithm': 'sha1' }, { 'q-ak': tmpSecretId }, { 'q-sign-time': keyTime }, ...conditions],
  });
  const sha1 = (key: string, text: string): string => createHmac('sha1', key).update(text).digest('hex');
  const signature = sha1(sha1(tmpSecretKey, keyTime), createHash('sha1').update(policy).digest('hex'));
  return postForm(token, bytes, {
    ...{ key: `${token.objectDir}/${token.objectName}`, policy: Buffer.from(policy).toString('base64') },
    ...{ 'q-sign-algorithm': 'sha1', 'q-ak': tmpSecretId, 'q-key-time': keyTime, 'q-signature': signature },
    ...{ 'x-cos-security-token': token.token, ...fields },
  });
}

function postForm(
  { bucketUrl }: UploadToken,
  bytes: string | Uint8Array,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) {
      form.set(name, value);
    }
  }
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'slot 1.sav');
  return fetch(`${bucketUrl}/`, { method: 'POST', body: form });
}

export interface Upload {
  readonly saveId: string;
  readonly objectId: string;
}

/** A permission, and the bytes by it; not yet confirmed. */
export async function upload(
  ask: Ask,
  bytes: string | Uint8Array,
  about: { readonly userId?: string; readonly saveId?: string } = {},
): Promise<Upload> {
  const body = { ...about, fileUploadRequest: { format: 'sav', originalName: 'slot-1.sav' } };
  const given = await must<{ saveId: string; fileUploadToken: UploadToken }>(ask, 'POST', '/saves/upload-token', body);
  const put = await putObject(given.fileUploadToken, bytes);
  if (put.status !== 200) {
    throw new Error(`the upload answered ${put.status}: ${await put.text()}`);
  }
  return { saveId: given.saveId, objectId: given.fileUploadToken.objectId };
}

/** A save with content. */
export async function saved(
  ask: Ask,
  bytes: string | Uint8Array,
  about: { readonly userId?: string; readonly saveId?: string } & Readonly<Record<string, unknown>> = {},
): Promise<Saved> {
  const { userId, saveId, ...more } = about;
  const whose = { ...(userId === undefined ? {} : { userId }), ...(saveId === undefined ? {} : { saveId }) };
  const { objectId, saveId: id } = await upload(ask, bytes, whose);
  const body = { ...whose, saveId: id, fileUploadRequest: { objectId, clearExisting: false }, ...more };
  return (await must<{ save: Saved }>(ask, 'POST', '/saves', body)).save;
}

/** A picture that is uploaded and set. */
export async function pictured(
  ask: Ask,
  about: { readonly userId?: string; readonly personaId?: string } = {},
  bytes: Uint8Array = PNG,
): Promise<{ readonly pfpId: string; readonly file: { readonly objectId: string } }> {
  const given = await must<{ pfpId: string; fileUploadToken: UploadToken }>(ask, 'POST', '/pfps/upload-token', {
    ...about,
    fileUploadRequest: { format: 'png', originalName: 'me.png' },
  });
  await putObject(given.fileUploadToken, bytes);
  const body = { ...about, pfpId: given.pfpId, fileUploadRequest: { objectId: given.fileUploadToken.objectId } };
  return (await must<{ pfp: { pfpId: string; file: { objectId: string } } }>(ask, 'POST', '/pfps', body)).pfp;
}

/** Code, message, and what its details say by the name of a field. */
export function refusal({
  status,
  body,
}: Answer): readonly [status: number, code: number, message: string, ...string[]] {
  const { code, message, details } = body as {
    code: number;
    message: string;
    details: { field: string; reason: string }[];
  };
  return [
    status,
    code,
    message,
    ...details.map(({ field, reason }) => (field === '' ? reason : `${field}: ${reason}`)),
  ];
}
