import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { exportState } from '../../state/export.ts';

const clock = testClock(new Date());
let platform: TestPlatform;
let app: TestApp;
let owner: string;
beforeAll(async () => {
  platform = await testPlatform({ clock });
  app = await platform.app();
  owner = (await platform.signedIn('file-owner', app.orgId, 'owner')).token;
});
afterAll(() => platform?.stop());

interface Credential {
  readonly token: string;
  readonly tmpSecretId: string;
  readonly tmpSecretKey: string;
  readonly objectName: string;
  readonly bucketUrl: string;
  readonly uploadUrl: string;
  readonly fileUrl: string;
  readonly startTime: number;
  readonly expiredTime: number;
}

const cookie = (token: string, name = 'sst'): Record<string, string> => ({ Cookie: `${name}=${token}` });

async function credential(body: Record<string, string>, headers = cookie(owner)): Promise<Credential> {
  const answer = await platform.call('POST', '/api/cos-token', body, { headers });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body as Credential;
}

const refusal = async (body: Record<string, string>, headers = cookie(owner)) => {
  const { status, body: told } = await platform.call('POST', '/api/cos-token', body, { headers });
  return [status, (told as { info: string }).info];
};

const put = (url: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body: Buffer.from(body), headers });

/** Follows the way to the bytes as a browser would, with the session on the console origin alone. */
async function read(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const location = answer.headers.get('location');
  return location === null ? answer : fetch(location);
}

describe('a credential to upload', () => {
  it('names one object below the caller, for half an hour, and takes one plain PUT', async () => {
    const given = await credential({ FileName: '营业执照.png', Purpose: 'license', Prefix: app.orgId });
    expect(given.objectName).toMatch(new RegExp(`^license/${app.orgId}/[0-9a-f]{32}/营业执照\\.png$`));
    expect(given.expiredTime - given.startTime).toBe(1800);
    const written = await put(given.uploadUrl, 'picture');
    const etag = createHash('md5').update('picture').digest('hex');
    expect([written.status, written.headers.get('etag')]).toEqual([200, `"${etag}"`]);
    const seen = await read(given.fileUrl, cookie(owner));
    expect([seen.status, await seen.text()]).toEqual([200, 'picture']);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('营业执照.png')}`,
    });
    expect(new URL(seen.url).origin).toBe(platform.contentOrigin);
  });

  it('is not given outside the caller’s own areas', async () => {
    const neighbour = await platform.app();
    const { id: stranger } = await platform.user('file-stranger');
    const { token: looker } = await platform.signedIn('file-looker', app.orgId, 'user');
    const tries: [string, Record<string, string>][] = [
      ...[neighbour.orgId, neighbour.id, stranger, `license/${neighbour.orgId}`].map(
        (Prefix): [string, Record<string, string>] => [Prefix, cookie(owner)],
      ),
      ...['..', '../x', 'a/../b', '/a', 'a//b', 'a\\b', 'operator', 'billing/x', 'a/b/c/d/e/f/g', '空 格'].map(
        (Prefix): [string, Record<string, string>] => [Prefix, cookie(owner)],
      ),
      [app.id, cookie(looker)],
    ];
    for (const [Prefix, headers] of tries) {
      expect([Prefix, ...(await refusal({ FileName: 'a.png', Purpose: 'license', Prefix }, headers))]).toEqual([
        Prefix,
        400,
        'invalid prefix',
      ]);
    }
  });

  it('is refused for names and kinds that its purpose does not take, and to visitors', async () => {
    for (const [FileName, Purpose] of [
      ['a.svg', 'icon'],
      ['a.html', 'license'],
      ['a', 'voucher'],
      ['../a.png', 'icon'],
      ['a\\b.png', 'icon'],
      ['..', 'consultation'],
      ['a.exe', 'package'],
    ] as const) {
      expect([FileName, ...(await refusal({ FileName, Purpose }))]).toEqual([FileName, 400, 'invalid parameters']);
    }
    expect(await refusal({ FileName: 'a.png' }, cookie('nobody'))).toEqual([401, 'no session info']);
  });

  it('is of the back office for operators and billing administrators', async () => {
    const operator = await platform.operator('file-operator');
    const given = await credential({ FileName: 'a.pdf', Purpose: 'invoice' }, cookie(operator, 'admin_sst'));
    expect(given.objectName).toMatch(/^invoice\/operator\/[0-9a-f]{32}\/a\.pdf$/);
    await put(given.uploadUrl, '%PDF');
    expect((await read(given.fileUrl, cookie(owner))).status).toBe(404);
    expect((await read(given.fileUrl, cookie(operator, 'admin_sst'))).status).toBe(200);
  });
});

describe('writing', () => {
  const status = async (url: string, headers: Record<string, string> = {}) => (await put(url, 'x', headers)).status;

  it('is for that object alone, once, and in time', async () => {
    const given = await credential({ FileName: 'a.txt' });
    const other = await credential({ FileName: 'b.txt' });
    const sign = new URL(given.uploadUrl).search;
    expect(await status(`${given.bucketUrl}/${other.objectName}${sign}`)).toBe(403);
    expect(await status(`${given.bucketUrl}/${given.objectName}/more${sign}`)).toBe(403);
    expect(await status(`${given.bucketUrl}/${given.objectName}`)).toBe(403);
    expect(await status(`${given.uploadUrl}x`)).toBe(403);
    expect((await fetch(given.uploadUrl)).status).toBe(405);
    expect((await put(given.uploadUrl, 'first')).status).toBe(200);
    expect((await put(given.uploadUrl, 'first')).status).toBe(200);
    expect((await put(given.uploadUrl, 'second')).status).toBe(400);
    expect(await (await read(given.fileUrl, cookie(owner))).text()).toBe('first');
    const late = await credential({ FileName: 'late.txt' });
    clock.advance(1801 * 1000);
    const refused = await put(late.uploadUrl, 'late');
    expect([refused.status, await refused.json()]).toMatchObject([403, { info: 'permission denied' }]);
    expect((await read(late.fileUrl, cookie(owner))).status).toBe(404);
  });

  it('ends at the size that the purpose takes, whatever the client announces', async () => {
    const given = await credential({ FileName: 'big.png', Purpose: 'icon' });
    const announced = await put(given.uploadUrl, new Uint8Array(2_000_001));
    expect([announced.status, await announced.json()]).toMatchObject([
      400,
      { code: 3, info: 'Object size exceeding limit' },
    ]);
    const streamed = await chunked(given.uploadUrl, 5, 500_000);
    expect(streamed).toBe(400);
    expect((await put(given.uploadUrl, new Uint8Array(2_000_000))).status).toBe(200);
  });

  it('can be signed with the temporary key as clients of COS do it', async () => {
    const given = await credential({ FileName: 'signed.txt' });
    const url = `${given.bucketUrl}/${given.objectName}`;
    const headers = (changed: Partial<Credential> = {}, host = new URL(url).host) =>
      cosHeaders({ ...given, ...changed }, new URL(url).pathname, host, clock.now());
    expect(await status(url, headers({ tmpSecretKey: 'another' }))).toBe(403);
    const other = await credential({ FileName: 'signed-too.txt' });
    const elsewhere = await put(url, 'x', cosHeaders(other, new URL(url).pathname, new URL(url).host, clock.now()));
    expect([elsewhere.status, await elsewhere.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
    expect(await status(url, { ...headers(), 'x-cos-security-token': other.token })).toBe(403);
    expect(await status(url, headers())).toBe(200);
    expect(await status(url, headers({}, new URL(url).hostname))).toBe(200);
  });
});

describe('reading', () => {
  it('is for those who have a part in the area, operators and billing administrators', async () => {
    const given = await credential({ FileName: 'paper.pdf', Purpose: 'license', Prefix: app.orgId });
    await put(given.uploadUrl, '%PDF');
    const member = (await platform.signedIn('file-member', app.orgId, 'user')).token;
    const stranger = (await platform.signedIn('file-stranger-2')).token;
    const operator = await platform.operator('file-operator-2');
    const status = async (headers: Record<string, string>) => (await read(given.fileUrl, headers)).status;
    expect(await status(cookie(member))).toBe(200);
    expect(await status(cookie(operator, 'admin_sst'))).toBe(200);
    expect(await status(cookie(stranger))).toBe(404);
    expect(await status({})).toBe(404);
    expect((await fetch(`${platform.contentOrigin}${new URL(given.fileUrl).pathname}`)).status).toBe(404);
  });

  it('is for service tokens of the platform core alone, and for those that live', async () => {
    const given = await credential({ FileName: 'scoped.pdf', Purpose: 'license', Prefix: app.orgId });
    await put(given.uploadUrl, '%PDF');
    const operator = cookie(await platform.operator('token-maker'), 'admin_sst');
    const status = async (token: string) => (await read(given.fileUrl, { Authorization: `Bearer ${token}` })).status;
    const statuses: Record<string, number> = {};
    for (const ServiceName of ['uos', 'passport', 'multiverse', 'save', 'hello']) {
      const asked = { Name: `files-${ServiceName}`, ServiceName };
      const made = await platform.call('POST', '/api/service-token/generate', asked, { headers: operator });
      const { Id, Token } = made.body as { Id: string; Token: string };
      statuses[ServiceName] = await status(Token);
      await platform.call('DELETE', `/api/service-token/${Id}`, undefined, { headers: operator });
      statuses[`${ServiceName}, deleted`] = await status(Token);
    }
    expect(statuses).toEqual({
      ...{ uos: 200, passport: 404, multiverse: 404, save: 404, hello: 404 },
      ...Object.fromEntries(
        ['uos', 'passport', 'multiverse', 'save', 'hello'].map((name) => [`${name}, deleted`, 404]),
      ),
    });
    expect(await status('made-up')).toBe(404);
  });

  it('is of nothing where the name is no text', async () => {
    for (const name of ['a%00.png', '..%00/a', '%ff', '%ed%a0%80', '%']) {
      for (const origin of [platform.origin, platform.contentOrigin]) {
        expect([name, (await fetch(`${origin}/files/${name}`)).status]).toEqual([name, 404]);
        expect([name, (await read(`${origin}/files/license/${name}`, cookie(owner))).status]).toEqual([name, 404]);
      }
    }
  });

  it('by a link of the content origin ends after ten minutes, and opens no other file', async () => {
    const given = await credential({ FileName: 'a.pdf', Purpose: 'license' });
    const other = await credential({ FileName: 'b.pdf', Purpose: 'license' });
    await put(given.uploadUrl, 'a');
    await put(other.uploadUrl, 'b');
    const led = await fetch(given.fileUrl, { headers: cookie(owner), redirect: 'manual' });
    const link = new URL(led.headers.get('location') ?? '');
    expect((await fetch(link)).status).toBe(200);
    const foreign = `${platform.contentOrigin}${new URL(other.fileUrl).pathname}${link.search}`;
    expect((await fetch(foreign)).status).toBe(404);
    clock.advance(601 * 1000);
    expect((await fetch(link)).status).toBe(404);
  });

  it('of an icon is for everybody; what a browser could run is saved, not shown', async () => {
    const icon = await credential({ FileName: 'icon.png', Purpose: 'icon', Prefix: app.id });
    await put(icon.uploadUrl, 'icon');
    expect((await read(icon.fileUrl)).status).toBe(200);
    const page = await credential({ FileName: 'page.html' });
    await put(page.uploadUrl, '<script>alert(1)</script>');
    const seen = await read(page.fileUrl, cookie(owner));
    expect(seen.headers.get('content-type')).toBe('application/octet-stream');
    expect(seen.headers.get('content-disposition')).toMatch(/^attachment;/);
    await seen.body?.cancel();
  });
});

describe('an archive of the platform', () => {
  it('takes uploaded files with it', async () => {
    const given = await credential({ FileName: 'archived.txt' });
    const words = `archived ${given.objectName}`;
    await put(given.uploadUrl, words);
    const folder = await mkdtemp(join(tmpdir(), 'uos-files-'));
    try {
      const file = join(folder, 'all.tar');
      await exportState({ db: platform.ports.db, objects: platform.ports.objects }, file);
      expect((await readFile(file)).includes(words)).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a certification', () => {
  const apply = (token: string, OrganizationId: string, LicenseImageUrl: string) =>
    platform.call(
      'POST',
      '/api/enterprise-certification',
      {
        OrganizationId,
        LicenseImageUrl,
        CompanyName: '上海灯湾互动科技有限公司',
        CreditCode: '91310000EXAMPLE00X',
        LegalPerson: '陈灯',
        ContactName: '林湾',
        ContactPhone: '13800000000',
        ContactEmail: 'finance@lanternbay.example',
      },
      { headers: cookie(token) },
    );

  it('shows its reviewer the uploaded licence, and never one of somebody else', async () => {
    const mine = await credential({ FileName: 'licence.png', Purpose: 'license', Prefix: app.orgId });
    await put(mine.uploadUrl, 'licence');
    const neighbour = await platform.app();
    const thief = (await platform.signedIn('file-thief', neighbour.orgId, 'owner')).token;
    const stolen = await apply(thief, neighbour.orgId, mine.fileUrl);
    expect([stolen.status, stolen.body]).toMatchObject([400, { info: 'invalid parameters' }]);
    const missing = await apply(owner, app.orgId, `${mine.fileUrl}x`);
    expect(missing.status).toBe(400);
    const applied = await apply(owner, app.orgId, mine.fileUrl);
    expect(applied.status).toBe(200);
    const operator = await platform.operator('file-reviewer');
    const { Id, LicenseImageUrl } = applied.body as { Id: string; LicenseImageUrl: string };
    expect(await (await read(LicenseImageUrl, cookie(operator, 'admin_sst'))).text()).toBe('licence');
    const approved = await platform.call(
      'POST',
      `/api/enterprise-certification/${Id}/approve`,
      {},
      {
        headers: cookie(operator, 'admin_sst'),
      },
    );
    expect(approved.body).toMatchObject({ Status: 'Approved' });
  });
});

/** A PUT without a length, in parts. */
function chunked(url: string, parts: number, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'PUT', headers: { 'Transfer-Encoding': 'chunked' } }, (answer) => {
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

/** Written from the description of the signature, apart from what checks it. */
function cosHeaders(
  { tmpSecretId, tmpSecretKey, token }: Credential,
  path: string,
  host: string,
  now: Date,
): Record<string, string> {
  const hmac = (key: string, text: string) => createHmac('sha1', key).update(text).digest('hex');
  const seconds = Math.floor(now.getTime() / 1000);
  const time = `${seconds - 10};${seconds + 600}`;
  const headers = `host=${encodeURIComponent(host)}&x-cos-security-token=${encodeURIComponent(token)}`;
  const http = ['put', path, '', headers, ''].join('\n');
  const toSign = `sha1\n${time}\n${createHash('sha1').update(http).digest('hex')}\n`;
  const fields = {
    'q-sign-algorithm': 'sha1',
    'q-ak': tmpSecretId,
    'q-sign-time': time,
    'q-key-time': time,
    'q-header-list': 'host;x-cos-security-token',
    'q-url-param-list': '',
    'q-signature': hmac(hmac(tmpSecretKey, time), toSign),
  };
  const Authorization = Object.entries(fields)
    .map((pair) => pair.join('='))
    .join('&');
  return { Authorization, 'x-cos-security-token': token };
}
