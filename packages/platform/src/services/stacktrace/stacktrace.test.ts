import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cosHeaders } from '#core/files/testing';
import { json } from '#db/columns';
import { zipOf } from '#engines/parsers/symbols/testing';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { makeIndex } from './make-index.ts';
import { stacktraceSchedules } from './schedules.ts';
import { BASE, type Credential, registered, reported, SHIP, shipSymbols, tombstone, uploadSymbols } from './testing.ts';

const clock = testClock(new Date('2026-11-20T03:50:00Z'));
const BUILD = SHIP['dwarf5.so.dbg'];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform?.stop());

const newApp = (): Promise<TestApp> => platform.app(['stacktrace']);
const ask = async (app: TestApp, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, BASE + path, body);
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};
const read = async (app: TestApp, id: string) =>
  (await ask(app, 'GET', `/stacktrace-records/${id}`)).body.record as Shown;
const register = (app: TestApp, body: object) => ask(app, 'POST', '/symbols', body);

interface Shown {
  readonly title: string;
  readonly status: string;
  readonly groupId: string;
  readonly missingBuildIds: string[];
  readonly frames: {
    readonly function: string;
    readonly file: string;
    readonly line: number;
    readonly status: string;
  }[];
}
const linesOf = ({ frames }: Shown): string[] =>
  frames.map((one) => `${one.function} ${one.file}:${one.line} ${one.status}`);

const READ = [
  'wave /game/ship.cpp:24 resolved',
  'swell /game/ship.cpp:29 resolved',
  'harbour::Ship::steer(int) /game/ship.cpp:39 resolved',
  'ship_run /game/ship.cpp:59 resolved',
  'abort :0 resolved',
];

describe('a crash', () => {
  it('waits for its symbols, and is read once they are there', async () => {
    const app = await newApp();
    const id = await reported(app, { appVersion: '1.4.0', userId: 'ana', deviceModel: 'Pixel 8' });
    const before = await read(app, id);
    expect(before).toMatchObject({ status: 'failed', title: 'SIGSEGV at libship.so 0x000000000000104b' });
    expect(before.missingBuildIds).toEqual([BUILD]);
    const { body } = await ask(app, 'GET', '/missing-symbols');
    expect(body).toEqual({
      missing: [
        {
          buildId: BUILD,
          module: 'libship.so',
          recordCount: 1,
          appVersions: ['1.4.0'],
          lastSeen: '2026-11-20T03:50:00.000Z',
        },
      ],
      totalCount: 1,
    });
    await registered(platform, app, { version: '1.4.0' });
    const after = await read(app, id);
    expect(linesOf(after)).toEqual(READ);
    expect(after).toMatchObject({ status: 'finished', title: 'SIGSEGV at wave', missingBuildIds: [] });
    expect((await ask(app, 'GET', '/missing-symbols')).body).toEqual({ missing: [], totalCount: 0 });
    const { groups } = (await ask(app, 'GET', '/stacktrace-groups')).body;
    expect(groups).toEqual([
      {
        groupId: after.groupId,
        title: 'SIGSEGV at wave',
        signal: 'SIGSEGV',
        count: 1,
        userCount: 1,
        firstSeen: '2026-11-20T03:50:00.000Z',
        lastSeen: '2026-11-20T03:50:00.000Z',
        appVersions: [{ name: '1.4.0', count: 1 }],
        devices: [{ name: 'Pixel 8', count: 1 }],
        missingBuildIds: [],
      },
    ]);
    expect(after.groupId).not.toBe(before.groupId);
  });

  it('is read by the library of its name where the log has no build id, and says that it is not sure', async () => {
    const app = await newApp();
    await registered(platform, app, { version: '1.4.0' });
    const stack = tombstone().replaceAll(/ \(BuildId: \w+\)/g, '');
    const shown = await read(app, await reported(app, { stack, appVersion: '1.4.0' }));
    expect(linesOf(shown)).toEqual(READ);
    expect(shown.frames[0]).toMatchObject({ approximate: true });
  });

  it('is found by its words, version, platform, tags and group', async () => {
    const app = await newApp();
    const id = await reported(app, { appVersion: '1.4.0', tags: ['harbour'] });
    await reported(app, {
      stack: 'TypeError: x is not a function\n    at steer (https://game/main.js:1:20)',
      platform: 'webgl',
    });
    const { groupId } = await read(app, id);
    for (const query of [
      'keyword=SIGSEGV',
      'appVersion=1.4.0',
      'platform=android',
      'tags=harbour',
      `groupId=${groupId}`,
    ]) {
      const { body } = await ask(app, 'GET', `/stacktrace-records?${query}`);
      expect([
        query,
        body.totalCount,
        (body.records as { recordId: string }[]).map(({ recordId }) => recordId),
      ]).toEqual([query, 1, [id]]);
    }
    expect((await ask(app, 'GET', '/stacktrace-records?status=finished')).body.totalCount).toBe(1);
  });

  it('is tagged in three ways', async () => {
    const app = await newApp();
    const recordIds = [await reported(app)];
    const tag = (tags: string[], mode?: string) =>
      ask(app, 'POST', '/stacktrace-records/tags', { recordIds, tags, mode });
    await tag(['a', 'b']);
    await tag(['c'], 'add');
    expect((await tag(['a'], 'remove')).body.records).toEqual([{ recordId: recordIds[0], tags: ['b', 'c'] }]);
    const many = Array.from({ length: 19 }, (_, at) => `t${at}`);
    expect((await tag(many, 'add')).body).toMatchObject({ code: 3 });
  });

  it('is kept though nothing of it can be read', async () => {
    const app = await newApp();
    const shown = await read(app, await reported(app, { stack: 'something went wrong' }));
    expect(shown).toMatchObject({ status: 'failed', title: 'something went wrong', frames: [] });
  });

  it('is refused where too many come, and taken again later', async () => {
    const app = await newApp();
    const id = await reported(app, { stack: 'x' });
    const { db } = platform.ports;
    await db.updateTable('stack_arrivals').set({ count: 200 }).where('app_id', '=', app.id).execute();
    const refused = await app.call('POST', `${BASE}/reports`, { stack: 'x' });
    expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.objectContaining({ code: 8, message: 'too many crashes are reported' }),
      '10',
    ]);
    clock.advance(11_000);
    expect(await reported(app, { stack: 'x' })).not.toBe(id);
  });
});

describe('many crashes of one cause', () => {
  it('are kept to a thousand a day, and one in a hundred of those beyond', async () => {
    const app = await newApp();
    const id = await reported(app, { stack: 'x' });
    const { db, ids } = platform.ports;
    const row = await db.selectFrom('stack_records').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [tags, frames, missing_build_ids] = [json([]), json([]), json([])];
    const rows = Array.from({ length: 999 }, () => ({ ...row, tags, frames, missing_build_ids, id: ids.uuid() }));
    await db.insertInto('stack_records').values(rows).execute();
    clock.advance(11_000);
    const known = [id, ...rows.map((one) => one.id)];
    expect(known).toContain(await reported(app, { stack: 'x' }));
    await db.updateTable('stack_arrivals').set({ count: 200 }).where('app_id', '=', app.id).execute();
    expect((await app.call('POST', `${BASE}/reports`, { stack: 'x' })).status, 'though none is kept').toBe(429);
    clock.advance(11_000);
    await db.updateTable('stack_groups').set({ count: 1099 }).where('app_id', '=', app.id).execute();
    expect(known).not.toContain(await reported(app, { stack: 'x' }));
    const { body } = await ask(app, 'GET', `/stacktrace-groups/${row.group_id}`);
    expect(body.group).toMatchObject({ count: 1100 });
    expect((await ask(app, 'GET', '/stacktrace-records')).body.totalCount).toBe(1001);
  });

  it('are a cause of its own in each app', async () => {
    const [one, other] = [await newApp(), await newApp()];
    const [mine, theirs] = [await read(one, await reported(one)), await read(other, await reported(other))];
    expect(mine.title).toBe(theirs.title);
    expect(mine.groupId).not.toBe(theirs.groupId);
    expect((await ask(one, 'GET', `/stacktrace-groups/${theirs.groupId}`)).status).toBe(404);
  });
});

describe('parse', () => {
  it('reads every crash of a log and keeps nothing', async () => {
    const app = await newApp();
    await registered(platform, app);
    const log = `${tombstone()}\n\n${tombstone('ffffffffffffffffffffffffffffffffffffffff', 'libother.so')}`;
    const { body } = await ask(app, 'POST', '/parse', { log });
    const results = body.results as { status: string; title: string; text: string; missingBuildIds: string[] }[];
    expect(body.status).toBe('partial_finished');
    expect(results.map(({ status }) => status)).toEqual(['finished', 'failed']);
    expect(results[0]?.text.split('\n').slice(0, 4)).toEqual([
      'SIGSEGV at wave',
      '#00 wave (/game/ship.cpp:24) [inlined]',
      '#01 swell (/game/ship.cpp:29) [inlined]',
      '#02 harbour::Ship::steer(int) (/game/ship.cpp:39)',
    ]);
    expect(results[1]?.missingBuildIds).toEqual(['ffffffffffffffffffffffffffffffffffffffff']);
    expect((await ask(app, 'GET', '/stacktrace-records')).body.totalCount).toBe(0);
  });

  it('reads a long stack of very long names in parts', async () => {
    const app = await newApp();
    const names = Array.from({ length: 200 }, (_, at) => `f${at}_${'x'.repeat(2500)}`);
    const lines = names.map((name, at) => `FUNC ${(0x1000 + at * 16).toString(16)} 10 0 ${name}`);
    const file = ['MODULE Linux x86_64 9A6C5A3E2BD74F11A8E0C1D2E3F405060 liblong.so', ...lines].join('\n');
    const objectKey = await uploadSymbols(app, Buffer.from(file), 'liblong.so.sym');
    const { body } = await register(app, { fileName: 'liblong.so.sym', objectKey, buildId: '' });
    const { symbolId, buildId } = (body as { symbol: { symbolId: string; buildId: string } }).symbol;
    await makeIndex(platform.ports, symbolId, new AbortController().signal);
    const log = [
      'signal 6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------',
      ...names.map(
        (_, at) =>
          `#${at} pc ${(0x1008 + at * 16).toString(16).padStart(16, '0')}  /data/liblong.so (BuildId: ${buildId})`,
      ),
    ].join('\n');
    const { results } = (await ask(app, 'POST', '/parse', { log })).body as { results: Shown[] };
    expect(results[0]?.frames.map(({ function: called }) => called)).toEqual(names);
  });

  it('takes the other name of the log, and keeps what it is told to keep', async () => {
    const app = await newApp();
    const { body } = await ask(app, 'POST', '/parse', { stack: tombstone(), save: true });
    const [{ recordId } = { recordId: '' }] = body.results as { recordId: string }[];
    expect(await read(app, recordId)).toMatchObject({ status: 'failed', missingBuildIds: [BUILD] });
  });

  it('answers nothing for a log without a crash', async () => {
    const { body } = await ask(await newApp(), 'POST', '/parse', { log: 'all is well' });
    expect(body).toEqual({ status: 'failed', results: [] });
  });
});

describe('a symbol file', () => {
  it('has to be the one that was announced', async () => {
    const app = await newApp();
    const objectKey = await uploadSymbols(app, shipSymbols());
    const sent = { fileName: 'libship.so', objectKey };
    expect((await register(app, { ...sent, buildId: 'abcd' })).body).toMatchObject({
      code: 3,
      message: 'build id does not match',
    });
    expect((await register(app, { ...sent, buildId: '' })).body).toMatchObject({
      code: 3,
      message: 'build id not found',
    });
    expect((await register(app, { ...sent, buildId: BUILD, objectKey: 'symbols/none' })).body).toMatchObject({
      code: 3,
    });
    expect((await register(app, { ...sent, buildId: BUILD })).status).toBe(200);
  });

  it('is there once for a build', async () => {
    const app = await newApp();
    await registered(platform, app);
    const objectKey = await uploadSymbols(app, shipSymbols());
    expect((await register(app, { fileName: 'libship.so', objectKey, buildId: BUILD })).body).toMatchObject({
      code: 6,
      message: 'symbol file already exists',
    });
  });

  it('says what it is where it is none', async () => {
    const app = await newApp();
    const objectKey = await uploadSymbols(app, Buffer.alloc(100, 'x'));
    const { body } = await register(app, { fileName: 'a', objectKey, buildId: '' });
    expect(body).toMatchObject({ code: 3, message: 'not a symbol file' });
  });

  it('comes with others in a zip', async () => {
    const app = await newApp();
    const files = { 'x86_64/libship.so.dbg': shipSymbols(), 'x86_64/libold.so.dbg': shipSymbols('dwarf3.so.dbg') };
    const objectKey = await uploadSymbols(app, zipOf(files), 'symbols.zip');
    const { body } = await register(app, { fileName: 'symbols.zip', objectKey, buildId: '' });
    const symbols = body.symbols as { symbolId: string; fileName: string; buildId: string; status: string }[];
    expect(symbols.map(({ fileName, buildId }) => [fileName, buildId])).toEqual([
      ['libship.so.dbg', BUILD],
      ['libold.so.dbg', SHIP['dwarf3.so.dbg']],
    ]);
    for (const { symbolId } of symbols) {
      await makeIndex(platform.ports, symbolId, new AbortController().signal);
    }
    expect(linesOf(await read(app, await reported(app)))).toEqual(READ);
  });

  it('takes the place of a worse one, and is gone once it is deleted', async () => {
    const app = await newApp();
    const id = await registered(platform, app);
    const { symbol } = (await ask(app, 'GET', `/symbols/${id}`)).body as {
      symbol: { status: string; hasDebugLine: boolean };
    };
    expect(symbol).toMatchObject({ status: 'ready', hasDebugLine: true, kind: 'native', arch: 'x86_64' });
    expect((await ask(app, 'DELETE', `/symbols/${id}`)).status).toBe(200);
    expect((await ask(app, 'GET', `/symbols/${id}`)).body).toMatchObject({ code: 5, message: 'symbol not found' });
    clock.advance(48 * 3_600_000);
    const sweep = stacktraceSchedules.find(({ name }) => name === 'sweep');
    const turn = {
      ports: platform.ports,
      dueAt: clock.now(),
      subject: '',
      payload: {},
      signal: new AbortController().signal,
    };
    const { db, ids } = platform.ports;
    const stored_at = '2026-11-01T00:00:00Z';
    const old = Array.from({ length: 1500 }, () => ({
      app_id: app.id,
      id: ids.uuid(),
      etag: 'a'.repeat(32),
      size: 1,
      stored_at,
    }));
    await db.insertInto('stack_files').values(old).execute();
    await sweep?.run({ ...turn, db });
    const left = await db.selectFrom('stack_files').selectAll().where('app_id', '=', app.id).execute();
    expect(left).toEqual([]);
  });

  it('is uploaded as clients of COS do, signed with the temporary key', async () => {
    const app = await newApp();
    const { body } = await app.call('POST', `${BASE}/cos/credential`, { fileName: 'libship.so' });
    const { bucketUrl, objectKey, credentials, startTime } = body as Credential;
    const url = new URL(`${bucketUrl}/${objectKey}`);
    const put = async (key: { readonly tmpSecretId: string; readonly tmpSecretKey: string }) => {
      const request = { method: 'put', host: url.hostname, path: url.pathname, nowSeconds: startTime };
      const headers = cosHeaders({ ...request, key, token: credentials.sessionToken });
      const { status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(shipSymbols()) });
      return status;
    };
    expect(await put({ ...credentials, tmpSecretKey: 'guessed' })).toBe(403);
    expect(await put(credentials)).toBe(200);
    expect((await register(app, { fileName: 'libship.so', objectKey, buildId: BUILD })).status).toBe(200);
  });

  it('is deleted by an operator in the history of its own app', async () => {
    const app = await newApp();
    const id = await registered(platform, app);
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    const shown = await platform.call('GET', `${BASE}/symbols/${id}`, undefined, { headers });
    expect(shown.body).toMatchObject({ symbol: { symbolId: id, appId: app.id } });
    expect((await platform.call('DELETE', `${BASE}/symbols/${id}`, undefined, { headers })).status).toBe(200);
    const path = `/api/operation/history?appId=${app.id}&operation=stacktrace.symbols.remove`;
    const history = await platform.call('GET', path, undefined, { headers });
    expect(JSON.stringify(history.body)).toContain(id);
  });

  it('is written by its own credential alone', async () => {
    const app = await newApp();
    const { body } = await app.call('POST', `${BASE}/cos/credential`, { fileName: 'libship.so' });
    const { uploadUrl, objectKey, bucketUrl } = body as Credential;
    const put = async (url: string) => {
      const { status } = await fetch(url, { method: 'PUT', body: 'x' });
      return status;
    };
    expect(await put(uploadUrl.replace(objectKey, `${objectKey}x`))).toBe(403);
    expect(await put(`${bucketUrl}/${objectKey}`)).toBe(403);
    expect(await put(uploadUrl)).toBe(200);
    clock.advance(3_600_000);
    expect(await put(uploadUrl)).toBe(403);
  });
});

describe('metrics', () => {
  it('count the crashes of all apps by day and rank the apps', async () => {
    const app = await newApp();
    clock.advance(Date.parse('2027-01-05T05:00:00Z') - clock.now().getTime());
    await reported(app);
    await reported(app);
    const headers = { Cookie: `admin_sst=${await platform.operator('crashes')}` };
    const query = 'startDate=2027-01-05&endDate=2027-01-05';
    const day = await platform.call('GET', `${BASE}/metrics/aggregation?${query}`, undefined, { headers });
    expect(day.body).toEqual({ metrics: [{ date: '2027-01-05', count: 2, activeAppCount: 1 }] });
    const top = await platform.call('GET', `${BASE}/metrics/topk?${query}`, undefined, { headers });
    expect(top.body).toEqual({ apps: [{ appId: app.id, appName: expect.any(String), count: 2 }] });
  });
});
