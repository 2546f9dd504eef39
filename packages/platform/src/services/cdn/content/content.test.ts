import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { type EntryBody, entryOf, md5, must, newBucket, putFile, type ReleaseBody, release } from '../testing.ts';

const OLD = 'first release';
const NEW = 'second release';
const PATH = 'UOS CDN/Android/主 game.js';

let platform: TestPlatform;
let app: TestApp;
let bucket: string;
let entry: EntryBody;
let first: ReleaseBody;
let second: ReleaseBody;
/** Base of the content URLs of the bucket. */
let base: string;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
  bucket = await newBucket(app);
  entry = await putFile(app, bucket, PATH, OLD);
  first = await release(app, bucket);
  await putFile(app, bucket, PATH, NEW);
  second = await release(app, bucket);
  await must(app, 'PUT', `/buckets/${bucket}/badges/`, { name: 'live', releasenum: 1 });
  await putFile(app, bucket, PATH, 'not released');
  base = `${platform.contentOrigin}/client_api/v1/buckets/${bucket}`;
});
afterAll(() => platform.stop());

const get = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });
const text = async (url: string, init: RequestInit = {}): Promise<string> => (await fetch(url, init)).text();
const code = async (url: string, init?: RequestInit) => {
  const response = await get(url, init);
  return [response.status, ((await response.json()) as { code: number }).code];
};
const encoded = PATH.split('/').map(encodeURIComponent).join('/');
const byQuery = `path=${encodeURIComponent(PATH)}`;

describe('a path behind ?path=', () => {
  it('may have + for a blank, as forms write it, and a file that has one itself goes first', async () => {
    const [blank, plus] = [
      { at: 'plus/a b c.txt', is: 'blanks' },
      { at: 'plus/a+b c.txt', is: 'a plus' },
    ];
    await putFile(app, bucket, blank.at, blank.is);
    const read = (query: string) => text(`${base}/entry_by_path/content/?path=${query}`);
    expect(await read('plus/a+b+c.txt')).toBe('blanks');
    await putFile(app, bucket, plus.at, plus.is);
    expect([await read('plus/a%2Bb%20c.txt'), await read('plus/a+b%20c.txt')]).toEqual(['a plus', 'a plus']);
    expect([await read('plus/a%20b+c.txt'), await read('plus/a+b+c.txt')]).toEqual(['blanks', 'blanks']);
    expect(await code(`${base}/content/plus/a%20b+c.txt`), 'a path has no such blank').toEqual([404, 5]);
    expect(await code(`${base}/entry_by_path/content/?path=plus/a%2Bb%2Bc.txt`), 'nor has %2B').toEqual([404, 5]);
  });
});

describe("a content URL on the console's origin", () => {
  const onConsole = (path: string) => `${platform.origin}/client_api/v1/buckets/${bucket}${path}`;

  it('is sent on to the bytes at once, and never answered with them', async () => {
    for (const path of [`/release_by_badge/live/content/${encoded}`, `/entries/${entry.entryid}/content/`]) {
      const moved = await get(onConsole(path));
      const location = moved.headers.get('location') ?? '';
      expect([moved.status, new URL(location).origin, await moved.text()]).toEqual([307, platform.contentOrigin, '']);
      expect((await get(location)).status).toBe(200);
    }
    const lost = await get(onConsole('/content/nothing'));
    expect([lost.status, lost.headers.get('location')]).toEqual([307, `${base}/content/nothing`]);
    const direct = await testPlatform({ config: { contentRedirect: false } });
    const theirs = await direct.app();
    const id = await newBucket(theirs);
    await putFile(theirs, id, 'a.txt', 'direct');
    const moved = await get(`${direct.origin}/client_api/v1/buckets/${id}/content/a.txt`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      307,
      `${direct.contentOrigin}/client_api/v1/buckets/${id}/content/a.txt`,
    ]);
    await direct.stop();
  });
});

describe('content URLs', () => {
  it('lead in every shape to the bytes of their release, or to the current ones', async () => {
    const shapes = {
      A: await text(`${base}/release_by_badge/live/entry_by_path/content/?${byQuery}`),
      B: await text(`${base}/releases/${second.releaseid}/entry_by_path/content/?${byQuery}`),
      C: await text(`${base}/entry_by_path/content/?${byQuery}`),
      D: await text(`${base}/content/${encoded}`),
      E: await text(`${base}/release_by_badge/latest/content/${encoded}`),
      F: await text(`${base}/releases/${first.releaseid}/content/${encoded}`),
      G: await text(`${base}/entries/${entry.entryid}/content/`),
      version: await text(entry.content_link),
    };
    expect(shapes).toEqual({
      A: OLD,
      B: NEW,
      C: 'not released',
      D: 'not released',
      E: NEW,
      F: OLD,
      G: 'not released',
      version: OLD,
    });
  });

  it('redirect to an address that keeps the path, for as long as each kind may be kept', async () => {
    const seen = async (path: string) => {
      const response = await get(`${base}${path}`);
      return [
        response.status,
        response.headers.get('location'),
        response.headers.get('cache-control'),
        response.headers.get('access-control-allow-origin'),
      ];
    };
    const bytes = `${platform.contentOrigin}/bytes/${app.id}`;
    const minute = 'public, max-age=60';
    const day = 'public, max-age=86400';
    expect(await seen(`/release_by_badge/live/content/${encoded}`)).toEqual([
      307,
      `${bytes}/${first.releaseid}/${encoded}`,
      minute,
      '*',
    ]);
    expect(await seen(`/releases/${first.releaseid}/content/${encoded}`)).toEqual([
      307,
      `${bytes}/${first.releaseid}/${encoded}`,
      day,
      '*',
    ]);
    expect(await seen(`/content/${encoded}`)).toEqual([307, `${bytes}/head/${bucket}/${encoded}`, minute, '*']);
    expect(await seen(`/entries/${entry.entryid}/versions/${entry.current_versionid}/content/`)).toEqual([
      307,
      `${platform.contentOrigin}/objects/${app.id}/${md5(OLD)}/${encodeURIComponent('主 game.js')}`,
      day,
      '*',
    ]);
    const head = await get(`${base}/content/${encoded}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([307, '']);
  });

  it('resolve the relative references of a page against its release', async () => {
    const page = await fetch(`${base}/release_by_badge/live/content/${encoded}`);
    expect(page.url).toBe(`${platform.contentOrigin}/bytes/${app.id}/${first.releaseid}/${encoded}`);
    expect(await text(new URL('../Android/./%E4%B8%BB%20game.js', page.url).href)).toBe(OLD);
  });

  it('bear what real loaders do to a path', async () => {
    for (const path of [
      `/release_by_badge/latest/entry_by_path/content/?path=/${encoded}`,
      `/release_by_badge/latest/entry_by_path/content/?path=//UOS%20CDN//Android/${encodeURIComponent('主 game.js')}`,
      `/release_by_badge/latest/entry_by_path/content/?path=${encoded}?638512345678901234`,
      `/release_by_badge/latest/entry_by_path/content?x=1&path=${encoded}&y=2`,
      `/release_by_badge/latest/content//${encoded}`,
      `/release_by_badge/latest/content/${encodeURIComponent(PATH)}`,
      `/release_by_badge/latest/content/${encoded}?638512345678901234`,
      `/release_by_badge/latest/content/UOS%20CDN%5CAndroid%5C${encodeURIComponent('主 game.js')}`,
    ]) {
      expect(await text(`${base}${path}`), path).toBe(NEW);
    }
  });

  it('answer code 5 to what is not there and code 1 to a missing or hostile path', async () => {
    for (const path of [
      '/content/nothing.txt',
      '/content/',
      '/content',
      '/content/uos cdn/android/主 game.js',
      `/release_by_badge/nobody/content/${encoded}`,
      `/release_by_badge/%00/content/${encoded}`,
      `/releases/${crypto.randomUUID()}/content/${encoded}`,
      `/releases/nonsense/content/${encoded}`,
      `/entries/${crypto.randomUUID()}/content/`,
      `/entries/${entry.entryid}/versions/${crypto.randomUUID()}/content/`,
      '/entry_by_path/content/?path=',
      '/elsewhere',
    ]) {
      expect(await code(`${base}${path}`), path).toEqual([404, 5]);
    }
    for (const path of ['/entry_by_path/content/', '/entry_by_path/content/?path=../x', '/content/a%00b']) {
      expect(await code(`${base}${path}`), path).toEqual([400, 1]);
    }
    const url = (id: string) => `${platform.contentOrigin}/client_api/v1/buckets/${id}/content/a`;
    expect(await code(url(crypto.randomUUID()))).toEqual([404, 5]);
    expect(await code(url('no-id'))).toEqual([404, 5]);
  });

  it('answer code 5 while the current content is not uploaded', async () => {
    const { entryid } = await must<EntryBody>(app, 'POST', `/buckets/${bucket}/entries/`, entryOf('soon.txt', 'soon'));
    expect(await code(`${base}/content/soon.txt`)).toEqual([404, 5]);
    await must(app, 'DELETE', `/buckets/${bucket}/entries/${entryid}/`);
  });

  it('may be asked for from any page, and only be read', async () => {
    const preflight = await get(`${base}/content/${encoded}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://game.example', 'Access-Control-Request-Headers': 'range' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Range');
    const post = await get(`${base}/content/${encoded}`, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const missing = await get(`${base}/content/nothing`);
    expect(missing.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('die with their bucket', async () => {
    const doomed = await newBucket(app, 'doomed');
    await putFile(app, doomed, 'a.txt', 'a');
    const { releaseid } = await release(app, doomed);
    const url = `${platform.contentOrigin}/client_api/v1/buckets/${doomed}`;
    const bytes = (await fetch(`${url}/release_by_badge/latest/content/a.txt`)).url;
    await must(app, 'DELETE', `/buckets/${doomed}/`);
    for (const dead of [`${url}/releases/${releaseid}/content/a.txt`, `${url}/content/a.txt`, bytes]) {
      expect(await code(dead), dead).toEqual([404, 5]);
    }
  });

  it('answer code 10 while content delivery is off or the app is not active', async () => {
    const off = await platform.app();
    const theirs = await newBucket(off);
    await putFile(off, theirs, 'a.txt', 'a');
    const url = `${platform.contentOrigin}/client_api/v1/buckets/${theirs}/content/a.txt`;
    const { db } = platform.ports;
    await db.updateTable('app_services').set({ status: 'Suspended' }).where('app_id', '=', off.id).execute();
    expect(await code(url)).toEqual([403, 10]);
    await db.updateTable('app_services').set({ status: 'Enabled' }).where('app_id', '=', off.id).execute();
    expect(await text(url)).toBe('a');
    await db.updateTable('apps').set({ status: 'Unavailable' }).where('id', '=', off.id).execute();
    expect(await code(url)).toEqual([403, 10]);
  });

  it('answer with the bytes themselves where redirects are switched off', async () => {
    const direct = await testPlatform({ config: { contentRedirect: false } });
    try {
      const theirs = await direct.app();
      const id = await newBucket(theirs);
      await putFile(theirs, id, 'a.txt', 'a');
      const response = await get(`${direct.contentOrigin}/client_api/v1/buckets/${id}/content/a.txt`);
      expect([response.status, await response.text()]).toEqual([200, 'a']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    } finally {
      await direct.stop();
    }
  });
});

describe('byte addresses', () => {
  const released = () => `${platform.contentOrigin}/bytes/${app.id}/${first.releaseid}/${encoded}`;
  const current = () => `${platform.contentOrigin}/bytes/${app.id}/head/${bucket}/${encoded}`;

  it('say what they carry and how long it holds', async () => {
    const response = await get(released());
    expect([response.status, await response.text()]).toEqual([200, OLD]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': `${OLD.length}`,
      etag: `"${md5(OLD)}"`,
      'last-modified': expect.stringMatching(/GMT$/),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Content-Range'),
      'x-content-type-options': 'nosniff',
      'grpc-metadata-x-trace-id': expect.any(String),
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect((await get(current())).headers.get('cache-control')).toBe('no-cache');
    const head = await get(released(), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${OLD.length}`, '']);
  });

  it('answer conditions and ranges', async () => {
    const etag = `"${md5(OLD)}"`;
    const notModified = await get(released(), { headers: { 'If-None-Match': etag } });
    expect([notModified.status, await notModified.text(), notModified.headers.get('etag')]).toEqual([304, '', etag]);
    const part = await get(released(), { headers: { Range: 'bytes=6-12' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'release',
      `bytes 6-12/${OLD.length}`,
    ]);
    const stale = await get(released(), { headers: { Range: 'bytes=6-12', 'If-Range': '"old"' } });
    expect([stale.status, await stale.text()]).toEqual([200, OLD]);
    const outside = await get(released(), { headers: { Range: 'bytes=99-' } });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${OLD.length}`]);
    expect(await outside.json()).toMatchObject({ code: 2 });
    const several = await get(released(), { headers: { Range: 'bytes=0-0,2-2' } });
    expect([several.status, await several.text()]).toEqual([200, OLD]);
  });

  it('belong to their app', async () => {
    const other = await platform.app();
    for (const url of [released(), current()]) {
      expect(await code(url.replace(app.id, other.id))).toEqual([404, 5]);
    }
    expect(await code(`${platform.contentOrigin}/objects/${other.id}/${md5(OLD)}/a.js`)).toEqual([404, 5]);
    expect(await text(`${platform.contentOrigin}/objects/${app.id}/${md5(OLD)}/any-name.js`)).toBe(OLD);
    for (const path of ['/bytes/', '/bytes/x/y/z', `/objects/${app.id}/nothash/a`, `/bytes/${app.id}/head/a.js`]) {
      expect(await code(`${platform.contentOrigin}${path}`), path).toEqual([404, 5]);
    }
  });

  it('end with what they are the bytes of, however often they were read', async () => {
    const mine = await platform.app();
    const id = await newBucket(mine);
    const words = 'read, then removed';
    const removed = await putFile(mine, id, 'a.txt', words);
    const addresses = [`bytes/${mine.id}/head/${id}/a.txt`, `objects/${mine.id}/${md5(words)}/a.txt`].map(
      (path) => `${platform.contentOrigin}/${path}`,
    );
    for (const url of addresses) {
      expect(await text(url)).toBe(words);
    }
    await must(mine, 'DELETE', `/buckets/${id}/entries/${removed.entryid}/`);
    for (const url of addresses) {
      expect(await code(url)).toEqual([404, 5]);
    }
  });

  it('never leave the store, however the path is written', async () => {
    const hostile = [
      '..',
      '../../database/PG_VERSION',
      '%2e%2e/%2e%2e/master.key',
      '..%2f..%2fmaster.key',
      '%2e%2e%5c%2e%2e%5cmaster.key',
      '%252e%252e/%252e%252e/master.key',
      '.%2e/x',
      'a/../../../../../../etc/passwd',
      '/etc/passwd',
      '//etc/passwd',
      'a%00.txt',
      '%c0%ae%c0%ae/x',
      '%zz',
      '%',
    ];
    const prefixes = [
      `/client_api/v1/buckets/${bucket}/content/`,
      `/client_api/v1/buckets/${bucket}/release_by_badge/latest/content/`,
      `/client_api/v1/buckets/${bucket}/entry_by_path/content/?path=`,
      `/bytes/${app.id}/${first.releaseid}/`,
      `/bytes/${app.id}/head/${bucket}/`,
      `/objects/${app.id}/${md5(OLD)}/`,
      '/bytes/',
      '/objects/',
    ];
    for (const prefix of prefixes) {
      for (const path of hostile) {
        const answer = await rawGet(prefix + path);
        expect(answer, prefix + path).toMatch(/^HTTP\/1\.1 40[04] /);
        expect(answer, prefix + path).not.toMatch(/root:|PG_VERSION|^18$/m);
      }
    }
  });
});

describe('a private bucket', () => {
  it('is read with the credential of its app or a token, and kept by nobody', async () => {
    const secret = await newBucket(app, 'secret', { private: true });
    const { content_link: link } = await putFile(app, secret, 'a.txt', 'secret content');
    const { releaseid } = await release(app, secret);
    const url = `${platform.contentOrigin}/client_api/v1/buckets/${secret}/release_by_badge/latest/content/a.txt`;
    const bytes = `${platform.contentOrigin}/bytes/${app.id}/${releaseid}/a.txt`;
    const object = `${platform.contentOrigin}/objects/${app.id}/${md5('secret content')}/a.txt`;
    const basic = (id: string, serviceSecret: string) => ({
      headers: { Authorization: `Basic ${btoa(`${id}:${serviceSecret}`)}` },
    });
    const other = await platform.app();
    for (const address of [url, bytes, object, link, `${bytes}?token=a.b`]) {
      expect(await code(address), address).toEqual([401, 3]);
      expect(await code(address, basic(other.id, other.serviceSecret)), address).toEqual([401, 3]);
      expect(await code(address, basic(app.id, app.secret)), address).toEqual([401, 3]);
    }
    const redirect = await get(url, basic(app.id, app.serviceSecret));
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([307, 'private, no-store']);
    const location = redirect.headers.get('location') ?? '';
    const content = await get(location);
    expect([await content.text(), content.headers.get('cache-control')]).toEqual([
      'secret content',
      'private, no-cache',
    ]);
    expect(await text(object, basic(app.id, app.serviceSecret))).toBe('secret content');

    const twin = await newBucket(app, 'secret-2', { private: true });
    await putFile(app, twin, 'a.txt', 'twin');
    const elsewhere = `${platform.contentOrigin}/bytes/${app.id}/head/${twin}/a.txt${new URL(location).search}`;
    expect(await code(elsewhere)).toEqual([401, 3]);
  });
});

describe('downloads', () => {
  const counted = async (appId: string) => {
    const { db } = platform.ports;
    const rows = await db
      .selectFrom('cdn_downloads')
      .select(['path', 'downloads', 'bytes', 'errors'])
      .where('app_id', '=', appId)
      .orderBy('path')
      .execute();
    const meter = await db.selectFrom('meter').select(['metric', 'amount']).where('app_id', '=', appId).execute();
    return { rows, meter: Object.fromEntries(meter.map(({ metric, amount }) => [metric, amount])) };
  };
  const settled = async (appId: string, requests: number) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const { rows } = await counted(appId);
      if (rows.reduce((sum, row) => sum + row.downloads + row.errors, 0) === requests) {
        break;
      }
      await delay(50);
    }
    return counted(appId);
  };

  it('are counted with their bytes by path, misses as errors of the bucket', async () => {
    const mine = await platform.app();
    const id = await newBucket(mine);
    await putFile(mine, id, 'a.txt', '0123456789');
    const url = `${platform.contentOrigin}/client_api/v1/buckets/${id}/content`;
    const address = (await get(`${url}/a.txt`)).headers.get('location') ?? '';
    await text(address);
    await text(address, { headers: { Range: 'bytes=0-3' } });
    await text(address, { headers: { 'If-None-Match': `"${md5('0123456789')}"` } });
    await fetch(address, { method: 'HEAD' });
    await text(`${url}/nothing-1`);
    await text(`${url}/nothing-2`);
    expect(await settled(mine.id, 4)).toEqual({
      rows: [
        { path: '', downloads: 0, bytes: 0, errors: 2 },
        { path: 'a.txt', downloads: 2, bytes: 14, errors: 0 },
      ],
      meter: { usage: 14, requests: 2, errors: 2 },
    });
  });

  it('that a client breaks off end the read and count what went out', async () => {
    const mine = await platform.app();
    const id = await newBucket(mine);
    const size = 64 * 1024 * 1024;
    await putFile(mine, id, 'large.bin', 'x'.repeat(size));
    const url = new URL(`${platform.contentOrigin}/bytes/${mine.id}/head/${id}/large.bin`);
    await new Promise<void>((resolve) => {
      const socket = connect(platform.port, '127.0.0.1');
      socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
      socket.once('data', () => {
        socket.destroy();
        resolve();
      });
    });
    const { rows } = await settled(mine.id, 1);
    expect(rows).toMatchObject([{ path: 'large.bin', downloads: 1 }]);
    expect(rows[0]?.bytes).toBeLessThan(size);
  });
});

/** Sends the path exactly as it is, which `fetch` would not. */
function rawGet(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(platform.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${platform.port}\r\nConnection: close\r\n\r\n`);
  });
}
