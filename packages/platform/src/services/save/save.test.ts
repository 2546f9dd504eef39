import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { collectContents, sweepUnconfirmed } from './collect.ts';
import { saveSchedules } from './schedules.ts';
import { contents } from './store/contents.ts';
import {
  type Ask,
  asPlayer,
  asServer,
  BASE,
  md5Of,
  must,
  noise,
  PNG,
  pictured,
  putObject,
  refusal,
  type Saved,
  saved,
  type UploadToken,
  upload,
} from './testing.ts';

const clock = testClock(new Date('2026-11-20T03:50:00Z'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform?.stop());

const newApp = (): Promise<TestApp> => platform.app(['save']);
const newServer = async (): Promise<Ask> => asServer(await newApp());
const limit = (ask: Ask, change: object) => must(ask, 'POST', '/app-config', change);
const list = (ask: Ask, query = '') => must<{ saves: Saved[]; totalCount?: number }>(ask, 'GET', `/saves${query}`);
const read = async (ask: Ask, id: string) =>
  (await must<{ save: Saved }>(ask, 'GET', `/saves/${id}?includeDownloadURL=true`)).save;
const contentOf = async (ask: Ask, id: string): Promise<string> =>
  (await fetch((await read(ask, id)).file.fileURL ?? '')).text();
const confirm = (ask: Ask, body: object) => ask('POST', '/saves', body);
const token = (ask: Ask, body: object) =>
  ask('POST', '/saves/upload-token', { fileUploadRequest: { format: 'sav', originalName: 'a.sav' }, ...body });

describe('a save', () => {
  it('is uploaded, confirmed, listed without an address, and read back by one', async () => {
    const ask = await newServer();
    const made = await saved(ask, 'chapter 3', {
      ...{ userId: 'rank', name: '港口之后', namespace: 'kv_game_rank', progressType: 'LINEAR' },
      ...{ tags: ['auto'], properties: { chapter: '3' }, description: '第三章' },
    });
    expect(made).toMatchObject({
      ...{ userId: 'rank', personaId: '', name: '港口之后', namespace: 'kv_game_rank', progressType: 'LINEAR' },
      ...{ revision: 1, tags: ['auto'], properties: { chapter: '3' }, description: '第三章' },
      file: { originalName: 'slot-1.sav', format: 'sav', size: 9, md5: md5Of('chapter 3') },
    });
    const { saves, totalCount } = await list(ask);
    expect([saves, totalCount]).toEqual([[made], 1]);
    expect(saves[0]?.file).not.toHaveProperty('fileURL');
    const answer = await fetch((await read(ask, made.saveId)).file.fileURL ?? '');
    expect(await answer.text()).toBe('chapter 3');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''slot-1.sav");
  });

  it('is changed without an upload, and keeps what it is not told', async () => {
    const ask = await newServer();
    const made = await saved(ask, 'one', { userId: 'ana', name: 'a', namespace: 'story', tags: ['x'] });
    const change = { userId: 'ana', saveId: made.saveId, name: '改名' };
    const { save } = await must<{ save: Saved }>(ask, 'POST', '/saves', change);
    expect(save).toMatchObject({ name: '改名', namespace: 'story', tags: ['x'], revision: 2, file: made.file });
  });

  it('confirmed twice with one upload is confirmed once', async () => {
    const ask = await newServer();
    const { saveId, objectId } = await upload(ask, 'one', { userId: 'ana' });
    const body = { userId: 'ana', saveId, name: 'a', ifRevision: 0, fileUploadRequest: { objectId } };
    const first = await must<{ save: Saved }>(ask, 'POST', '/saves', body);
    expect(await must(ask, 'POST', '/saves', body)).toEqual(first);
    expect(first.save.revision).toBe(1);
  });

  it('is refused where nothing was uploaded, something else was, or it was used up', async () => {
    const ask = await newServer();
    const body = await must<{ saveId: string; fileUploadToken: UploadToken }>(ask, 'POST', '/saves/upload-token', {
      userId: 'ana',
      fileUploadRequest: {},
    });
    const { saveId, fileUploadToken } = body;
    const { objectId } = fileUploadToken;
    const whose = { userId: 'ana', saveId };
    const absent = [400, 9, 'object not uploaded'];
    expect(refusal(await confirm(ask, { ...whose, fileUploadRequest: { objectId } })).slice(0, 3)).toEqual(absent);
    await putObject(fileUploadToken, 'one');
    const wrong = { objectId, md5: md5Of('two') };
    expect(refusal(await confirm(ask, { ...whose, fileUploadRequest: wrong }))).toEqual([
      ...absent,
      `fileUploadRequest.md5: ${md5Of('one')} was uploaded`,
    ]);
    const short = { objectId, size: 2 };
    expect(refusal(await confirm(ask, { ...whose, fileUploadRequest: short })).slice(0, 3)).toEqual(absent);
    const right = { objectId, md5: md5Of('one').toUpperCase(), size: 3 };
    expect((await confirm(ask, { ...whose, fileUploadRequest: right })).status).toBe(200);
    const second = await upload(ask, 'other', { userId: 'ana' });
    const stolen = { userId: 'ana', saveId: second.saveId, fileUploadRequest: { objectId } };
    expect(refusal(await confirm(ask, stolen)).slice(0, 3)).toEqual(absent);
    expect(refusal(await confirm(ask, { ...stolen, fileUploadRequest: { objectId: 'x' } })).slice(0, 3)).toEqual(
      absent,
    );
  });

  it('is too large by the limit at the time of its permission, and says so twice', async () => {
    const ask = await newServer();
    await limit(ask, { maxSaveSize: 4 });
    const given = (await token(ask, { userId: 'ana' })).body as { saveId: string; fileUploadToken: UploadToken };
    const put = await putObject(given.fileUploadToken, 'five!');
    expect([put.status, await put.text()]).toEqual([400, expect.stringContaining('<Code>EntityTooLarge</Code>')]);
    const { objectId } = given.fileUploadToken;
    const body = { userId: 'ana', saveId: given.saveId, fileUploadRequest: { objectId } };
    expect(refusal(await confirm(ask, body))).toEqual([
      ...[400, 3, 'Object size exceeding limit', 'fileUploadRequest: at most 4 bytes'],
    ]);
    expect((await putObject(given.fileUploadToken, 'four')).status).toBe(200);
    expect((await confirm(ask, body)).status).toBe(200);
  });

  it('of an id that no permission was given for is none', async () => {
    const ask = await newServer();
    const saveId = platform.ports.ids.uuid();
    expect(refusal(await confirm(ask, { userId: 'ana', saveId, name: 'a' }))).toEqual([404, 5, 'save not found']);
    expect(refusal(await token(ask, { userId: 'ana', saveId }))).toEqual([404, 5, 'save not found']);
    expect(refusal(await confirm(ask, { saveId, name: 'a' })).slice(0, 2)).toEqual([400, 3]);
  });

  it('takes its file and its cover away, each alone', async () => {
    const ask = await newServer();
    const made = await saved(ask, 'one', { userId: 'ana' });
    const given = (await token(ask, {
      ...{ userId: 'ana', saveId: made.saveId },
      coverUploadRequest: { format: 'png', originalName: 'cover.png' },
    })) as { body: { coverUploadToken: UploadToken } };
    const { coverUploadToken } = given.body;
    await putObject(coverUploadToken, PNG);
    const { objectId } = coverUploadToken;
    const whose = { userId: 'ana', saveId: made.saveId };
    await must(ask, 'POST', '/saves', { ...whose, coverUploadRequest: { objectId } });
    const shown = await fetch((await read(ask, made.saveId)).cover?.fileURL ?? '');
    expect([shown.headers.get('content-type'), shown.headers.get('content-disposition')]).toEqual([
      ...['image/png', "inline; filename*=UTF-8''cover.png"],
    ]);
    await must(ask, 'POST', '/saves', { ...whose, coverUploadRequest: { clearExisting: true, objectId: '' } });
    const without = await read(ask, made.saveId);
    expect(without).not.toHaveProperty('cover');
    expect(without.file.size).toBe(3);
    await must(ask, 'POST', '/saves', { ...whose, fileUploadRequest: { clearExisting: true } });
    expect((await read(ask, made.saveId)).file).toEqual({
      ...{ objectId: '', originalName: '', format: '', size: 0, md5: '', fileURL: '', modifiedAt: null },
    });
  });
});

describe('lists', () => {
  it('are found by player, persona, namespace, type and name, newest first, by pages', async () => {
    const ask = await newServer();
    for (const [userId, namespace, progressType, personaId] of [
      ['ana', 'story', 'LINEAR', 'p1'],
      ['ana', 'slots', 'MULTI', ''],
      ['bo', 'slots', 'MULTI', ''],
    ] as const) {
      clock.advance(1000);
      await saved(ask, userId, { userId, namespace, progressType, personaId, name: `${userId} 100%` });
    }
    const found = async (query: string) =>
      (await list(ask, query)).saves.map(({ userId, namespace }) => [userId, namespace]);
    expect(await found('')).toEqual([
      ...[
        ['bo', 'slots'],
        ['ana', 'slots'],
        ['ana', 'story'],
      ],
    ]);
    expect(await found('?userId=ana')).toHaveLength(2);
    expect(await found('?namespaces[]=story&namespaces[]=none')).toEqual([['ana', 'story']]);
    expect(await found('?namespaces=slots&progressType=MULTI&count=1')).toEqual([['bo', 'slots']]);
    expect(await found('?personaId=p1')).toEqual([['ana', 'story']]);
    expect(await found('?name=o%20100%25')).toEqual([['bo', 'slots']]);
    expect(await found('?offset=2&limit=5')).toEqual([['ana', 'story']]);
    expect(await list(ask, '?skipTotal=true&count=1')).not.toHaveProperty('totalCount');
  });
});

describe('two devices', () => {
  it('hear of each other by the revision, and overwrite each other without one', async () => {
    const ask = await newServer();
    const made = await saved(ask, 'one', { userId: 'ana' });
    const write = async (bytes: string, ifRevision?: number) => {
      const { objectId } = await upload(ask, bytes, { userId: 'ana', saveId: made.saveId });
      const fileUploadRequest = { objectId };
      return confirm(ask, { userId: 'ana', saveId: made.saveId, ifRevision, fileUploadRequest });
    };
    expect((await write('two', 1)).status).toBe(200);
    clock.advance(1000);
    expect(refusal(await write('three', 1))).toEqual([
      ...[400, 9, 'save was changed elsewhere', `saveId: ${made.saveId}`, 'revision: 2'],
      expect.stringMatching(/^modifiedAt: 2026-11-20T/),
    ]);
    expect(await contentOf(ask, made.saveId)).toBe('two');
    expect((await write('four')).status).toBe(200);
    expect(await contentOf(ask, made.saveId)).toBe('four');
    await must(ask, 'DELETE', `/saves/${made.saveId}`);
    const late = confirm(ask, { userId: 'ana', saveId: made.saveId, name: 'x', ifRevision: 3 });
    expect(refusal(await late)).toEqual([
      ...[400, 9, 'save was changed elsewhere', `saveId: ${made.saveId}`, 'revision: 0'],
    ]);
  });

  it('have one linear save of a namespace between them, and are told which', async () => {
    const ask = await newServer();
    const linear = { userId: 'ana', namespace: 'story', progressType: 'LINEAR' };
    const made = await saved(ask, 'one', linear);
    const second = await upload(ask, 'two', { userId: 'ana' });
    const body = { ...linear, saveId: second.saveId, fileUploadRequest: { objectId: second.objectId } };
    expect(refusal(await confirm(ask, body))).toEqual([
      ...[409, 6, 'linear save already exists', `saveId: ${made.saveId}`],
    ]);
    expect((await confirm(ask, { ...body, personaId: 'p1' })).status).toBe(200);
    const change = { userId: 'ana', saveId: made.saveId, progressType: 'MULTI' };
    expect(refusal(await confirm(ask, change))).toEqual([400, 9, 'progress type cannot change']);
  });
});

describe('versions', () => {
  it('are what a save had before, as many as are kept, and come back', async () => {
    const ask = await newServer();
    await limit(ask, { keepVersions: 2 });
    const made = await saved(ask, 'v1', { userId: 'ana' });
    for (const bytes of ['v2', 'v3', 'v4']) {
      await saved(ask, bytes, { userId: 'ana', saveId: made.saveId });
    }
    interface Version {
      readonly number: number;
      readonly file: { readonly md5: string; readonly fileURL: string };
    }
    const versions = async () =>
      (await must<{ versions: Version[] }>(ask, 'GET', `/saves/${made.saveId}/versions?includeDownloadURL=true`))
        .versions;
    const before = await versions();
    expect(before.map(({ number, file }) => [number, file.md5])).toEqual([
      ...[
        [3, md5Of('v3')],
        [2, md5Of('v2')],
      ],
    ]);
    expect(await (await fetch(before[1]?.file.fileURL ?? '')).text()).toBe('v2');
    const restore = (number: number, body = {}) =>
      ask('POST', `/saves/${made.saveId}/versions/${number}:restore`, body);
    expect(refusal(await restore(1))).toEqual([404, 5, 'version not found']);
    expect(refusal(await restore(2, { ifRevision: 3 })).slice(0, 3)).toEqual([400, 9, 'save was changed elsewhere']);
    expect((await restore(2)).body).toMatchObject({ save: { revision: 5, file: { md5: md5Of('v2') } } });
    expect(await contentOf(ask, made.saveId)).toBe('v2');
    expect((await versions()).map(({ file }) => file.md5)).toEqual([md5Of('v4'), md5Of('v3')]);
    expect(refusal(await ask('GET', `/saves/${platform.ports.ids.uuid()}/versions`))).toEqual([
      404,
      5,
      'save not found',
    ]);
  });
});

describe('quotas', () => {
  it('count saves and bytes of a player, with versions, and give back what goes', async () => {
    const ask = await newServer();
    await limit(ask, { maxSavesPerUser: 2, maxBytesPerUser: 10, keepVersions: 5 });
    const whose = { userId: 'ana' };
    const waiting = await upload(ask, 'waits', whose);
    const one = await saved(ask, '1234', whose);
    await saved(ask, '12', whose);
    expect(refusal(await token(ask, whose))).toEqual([
      ...[429, 8, 'save quota exceeded: 3 of 2', 'maxSavesPerUser: 2'],
    ]);
    const late = { ...whose, saveId: waiting.saveId, fileUploadRequest: { objectId: waiting.objectId } };
    expect(refusal(await confirm(ask, late)).slice(1, 3)).toEqual([8, 'save quota exceeded: 3 of 2']);
    await saved(ask, '1234', { ...whose, saveId: one.saveId });
    const fifth = await upload(ask, '1', { ...whose, saveId: one.saveId });
    const body = { ...whose, saveId: one.saveId, fileUploadRequest: { objectId: fifth.objectId } };
    expect(refusal(await confirm(ask, body))).toEqual([
      ...[429, 8, 'save quota exceeded: 11 B of 10 B', 'maxBytesPerUser: 10'],
    ]);
    expect(await contentOf(ask, one.saveId)).toBe('1234');
    await must(ask, 'DELETE', `/saves/${one.saveId}`);
    await saved(ask, '12345678', whose);
    expect((await saved(ask, '1234567890', { userId: 'bo' })).revision).toBe(1);
  });

  it('let nobody keep more uploads or bytes waiting than may be, but for the back end of the game', async () => {
    const app = await newApp();
    const [ana, bo, server] = [asPlayer(platform, app, 'ana'), asPlayer(platform, app, 'bo'), asServer(app)];
    await limit(server, { maxBytesPerUser: 10 });
    await upload(ana, '123456789');
    await upload(ana, '1');
    const many = [429, 8, 'too many uploads wait to be confirmed'];
    expect(refusal(await token(ana, {})).slice(0, 3)).toEqual(many);
    expect((await token(server, { userId: 'ana' })).status).toBe(200);
    expect((await token(bo, {})).status).toBe(200);
    const waiting = await platform.ports.db
      .selectFrom('save_uploads')
      .selectAll()
      .where('app_id', '=', app.id)
      .where('user_id', '=', 'bo')
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 499 }, () => ({ ...waiting, id: platform.ports.ids.uuid() }));
    await platform.ports.db.insertInto('save_uploads').values(others).execute();
    expect(refusal(await token(bo, {})).slice(0, 3)).toEqual(many);
  });
});

describe('a player', () => {
  it('reaches its own saves alone, and never says whose they are', async () => {
    const app = await newApp();
    const [ana, bo, server] = [asPlayer(platform, app, 'ana'), asPlayer(platform, app, 'bo'), asServer(app)];
    const mine = await saved(ana, 'mine');
    const theirs = await saved(server, 'theirs', { userId: 'bo' });
    expect(mine.userId).toBe('ana');
    expect((await list(ana)).saves.map(({ saveId }) => saveId)).toEqual([mine.saveId]);
    expect((await list(server)).totalCount).toBe(2);
    const none = [404, 5, 'save not found'];
    const denied = [403, 7, 'permission denied'];
    expect(refusal(await ana('GET', '/saves?userId=bo')).slice(0, 3)).toEqual(denied);
    expect(refusal(await ana('GET', `/saves/${theirs.saveId}`))).toEqual(none);
    expect(refusal(await ana('DELETE', `/saves/${theirs.saveId}`))).toEqual(none);
    const both = `/saves?saveIds=${mine.saveId}&saveIds=${theirs.saveId}`;
    expect(refusal(await ana('DELETE', both))).toEqual(none);
    expect(refusal(await token(ana, { userId: 'bo' })).slice(0, 3)).toEqual(denied);
    expect(refusal(await token(ana, { saveId: theirs.saveId })).slice(0, 3)).toEqual(denied);
    expect(refusal(await confirm(ana, { saveId: theirs.saveId, name: 'x' })).slice(0, 3)).toEqual(denied);
    expect(await contentOf(bo, theirs.saveId)).toBe('theirs');
    expect((await ana('GET', '/app-config')).status).toBe(403);
    expect((await ana('GET', `/saves/${mine.saveId}/versions`)).status).toBe(403);
  });

  it('writes nothing where the app has said so; its back end goes on', async () => {
    const app = await newApp();
    const [ana, server] = [asPlayer(platform, app, 'ana'), asServer(app)];
    const { saveId } = await saved(ana, 'mine');
    await limit(server, { clientWriteEnabled: false });
    const denied = [403, 7, 'permission denied', 'clientWriteEnabled: players may not write'];
    expect(refusal(await token(ana, {}))).toEqual(denied);
    expect(refusal(await confirm(ana, { saveId, name: 'x' }))).toEqual(denied);
    expect(refusal(await ana('DELETE', `/saves/${saveId}`))).toEqual(denied);
    expect(refusal(await ana('DELETE', `/saves?ids=${saveId}`))).toEqual(denied);
    expect(refusal(await ana('DELETE', '/pfps?userIds=ana'))).toEqual(denied);
    expect(await contentOf(ana, saveId)).toBe('mine');
    expect((await server('DELETE', `/saves/${saveId}`)).status).toBe(200);
  });
});

describe('a member who may only look', () => {
  it('reads what saves are, and not what is in them', async () => {
    const app = await newApp();
    const { saveId } = await saved(asServer(app), 'secret', { userId: 'ana' });
    const { token: sst } = await platform.signedIn('looker', app.orgId, 'user');
    const looker: Ask = (method, path, body) =>
      platform.call(method, `${BASE}${path}`, body, { headers: { Cookie: `sst=${sst}`, 'X-APP-ID': app.id } });
    expect((await list(looker)).totalCount).toBe(1);
    expect((await looker('GET', `/saves/${saveId}`)).status).toBe(200);
    for (const path of [`/saves/${saveId}`, `/saves/${saveId}/versions`]) {
      expect(refusal(await looker('GET', `${path}?includeDownloadURL=true`)).slice(0, 2)).toEqual([403, 7]);
    }
    expect((await looker('DELETE', `/saves/${saveId}`)).status).toBe(403);
  });
});

describe('deleting', () => {
  it('takes all of them or none, and frees the bytes that nobody else has', async () => {
    const app = await newApp();
    const ask = asServer(app);
    const bytes = noise(2000);
    const [one, two] = [await saved(ask, bytes, { userId: 'ana' }), await saved(ask, bytes, { userId: 'bo' })];
    const kept = () => platform.ports.objects.has(contents.tenantOf(app.id), { md5: md5Of(bytes), size: 2000 });
    const unknown = platform.ports.ids.uuid();
    expect(refusal(await ask('DELETE', `/saves?saveIds=${one.saveId}&saveIds=${unknown}`))).toEqual([
      ...[404, 5, 'save not found'],
    ]);
    expect((await list(ask)).totalCount).toBe(2);
    const { fileURL = '' } = (await read(ask, one.saveId)).file;
    expect(await must(ask, 'DELETE', `/saves?ids[]=${one.saveId}`)).toEqual({ deleted: [one.saveId] });
    expect((await fetch(fileURL)).status).toBe(404);
    await collectContents(platform.ports);
    expect(await kept()).toBe(true);
    await must(ask, 'DELETE', `/saves/${two.saveId}`);
    await collectContents(platform.ports);
    expect(await kept()).toBe(false);
    expect(
      await platform.ports.db.selectFrom('save_files').select('id').where('app_id', '=', app.id).execute(),
    ).toEqual([]);
  });

  it('by a person is in the history, by a player is not', async () => {
    const app = await newApp();
    const [mine, theirs] = [
      await saved(asPlayer(platform, app, 'ana'), '1'),
      await saved(asServer(app), '2', { userId: 'bo' }),
    ];
    await must(asPlayer(platform, app, 'ana'), 'DELETE', `/saves/${mine.saveId}`);
    await must(asServer(app), 'DELETE', `/saves/${theirs.saveId}`);
    const rows = await platform.ports.db
      .selectFrom('operation_history')
      .select(['operation', 'target', 'actor_kind'])
      .where('app_id', '=', app.id)
      .execute();
    expect(rows).toEqual([{ operation: 'save.files.remove', target: theirs.saveId, actor_kind: 'app' }]);
  });
});

describe('profile pictures', () => {
  it('are one of each player and persona, shown as what their bytes are', async () => {
    const ask = await newServer();
    const first = await pictured(ask, { userId: 'ana' });
    const again = await pictured(ask, { userId: 'ana' });
    const other = await pictured(ask, { userId: 'ana', personaId: 'p1' });
    expect(again.pfpId).toBe(first.pfpId);
    expect(other.pfpId).not.toBe(first.pfpId);
    interface Listed {
      readonly pfps: { readonly pfpId: string; readonly file: { readonly fileURL: string } }[];
      readonly totalCount: number;
    }
    const { pfps, totalCount } = await must<Listed>(ask, 'GET', '/pfps?userIds=ana&includeDownloadURL=true');
    expect(totalCount).toBe(2);
    const shown = await fetch(pfps[0]?.file.fileURL ?? '');
    expect([shown.headers.get('content-type'), shown.headers.get('content-security-policy')]).toEqual([
      ...['image/png', "default-src 'none'; sandbox"],
    ]);
    expect((await must<Listed>(ask, 'GET', '/pfps?personaIds=p1')).pfps.map(({ pfpId }) => pfpId)).toEqual([
      other.pfpId,
    ]);
    expect(await must(ask, 'DELETE', `/pfps?pfpIds=${other.pfpId}`)).toEqual({ deleted: [other.pfpId] });
    expect(await must(ask, 'DELETE', '/pfps?userIds=ana&userIds=nobody')).toEqual({ deleted: [first.pfpId] });
    expect(refusal(await ask('DELETE', '/pfps')).slice(0, 2)).toEqual([400, 3]);
    expect(refusal(await ask('DELETE', `/pfps?pfpIds=${first.pfpId}`))).toEqual([404, 5, 'picture not found']);
  });

  it('are pictures by their bytes, whatever they are called', async () => {
    const ask = await newServer();
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'BM', '']) {
      const given = await must<{ pfpId: string; fileUploadToken: UploadToken }>(ask, 'POST', '/pfps/upload-token', {
        ...{ userId: 'ana', fileUploadRequest: { format: 'png', originalName: 'me.png' } },
      });
      expect((await putObject(given.fileUploadToken, bytes)).status).toBe(200);
      const body = {
        userId: 'ana',
        pfpId: given.pfpId,
        fileUploadRequest: { objectId: given.fileUploadToken.objectId },
      };
      expect(refusal(await ask('POST', '/pfps', body))).toEqual([400, 3, 'the file is not a picture']);
    }
    const svg = { userId: 'ana', fileUploadRequest: { format: 'svg', originalName: 'me.svg' } };
    expect(refusal(await ask('POST', '/pfps/upload-token', svg)).slice(0, 2)).toEqual([400, 3]);
  });

  it('are of a player its own alone', async () => {
    const app = await newApp();
    const [ana, server] = [asPlayer(platform, app, 'ana'), asServer(app)];
    const mine = await pictured(ana);
    const theirs = await pictured(server, { userId: 'bo' });
    expect((await must<{ totalCount: number }>(ana, 'GET', '/pfps')).totalCount).toBe(1);
    expect((await ana('GET', '/pfps?userIds=bo')).status).toBe(403);
    expect((await ana('DELETE', '/pfps?userIds=bo')).status).toBe(403);
    expect(refusal(await ana('DELETE', `/pfps?pfpIds=${theirs.pfpId}`))).toEqual([404, 5, 'picture not found']);
    const { objectId } = theirs.file;
    const body = { pfpId: theirs.pfpId, fileUploadRequest: { objectId } };
    expect(refusal(await ana('POST', '/pfps', body)).slice(0, 2)).toEqual([403, 7]);
    const unknown = { pfpId: platform.ports.ids.uuid(), fileUploadRequest: { objectId } };
    expect(refusal(await ana('POST', '/pfps', unknown))).toEqual([404, 5, 'picture not found']);
    expect(await must(ana, 'DELETE', `/pfps?pfpIds=${mine.pfpId}`)).toEqual({ deleted: [mine.pfpId] });
  });

  it('count with the bytes of their player', async () => {
    const ask = await newServer();
    await limit(ask, { maxBytesPerUser: PNG.length });
    await pictured(ask, { userId: 'ana' });
    await pictured(ask, { userId: 'ana' });
    await expect(pictured(ask, { userId: 'ana', personaId: 'p1' })).rejects.toThrow(/save quota exceeded/);
  });
});

describe('what was never confirmed', () => {
  it('goes after a day, with its bytes', async () => {
    const app = await newApp();
    const ask = asServer(app);
    const bytes = noise(1000);
    const { saveId, objectId } = await upload(ask, bytes, { userId: 'ana' });
    const kept = () => platform.ports.objects.has(contents.tenantOf(app.id), { md5: md5Of(bytes), size: 1000 });
    clock.advance(23 * 3_600_000);
    await sweepUnconfirmed(platform.ports, clock.now());
    await collectContents(platform.ports);
    expect(await kept()).toBe(true);
    clock.advance(2 * 3_600_000);
    await sweepUnconfirmed(platform.ports, clock.now());
    await collectContents(platform.ports);
    expect(await kept()).toBe(false);
    expect(refusal(await confirm(ask, { userId: 'ana', saveId, fileUploadRequest: { objectId } }))).toEqual([
      ...[404, 5, 'save not found'],
    ]);
  });
});

describe('limits', () => {
  it('are as by default until one is set, and stay as they are when nothing is', async () => {
    const ask = await newServer();
    const defaults = {
      ...{ maxSaveSize: 10_000_000, maxSavesPerUser: 100, maxBytesPerUser: 200_000_000, keepVersions: 5 },
      ...{ maxPfpSize: 2_000_000, downloadUrlTtl: 1800, clientWriteEnabled: true },
    };
    expect(await must(ask, 'GET', '/app-config')).toEqual({ appConfig: defaults });
    const changed = { ...defaults, downloadUrlTtl: 600 };
    expect(await limit(ask, { downloadUrlTtl: 600 })).toEqual({ appConfig: changed });
    expect(await limit(ask, {})).toEqual({ appConfig: changed });
    expect(refusal(await ask('POST', '/app-config', { downloadUrlTtl: 599 })).slice(0, 2)).toEqual([400, 3]);
  });
});

describe('use', () => {
  it('is told by day and together: writes and uploads as they came, what is stored at the end of each day', async () => {
    const app = await newApp();
    const ask = asServer(app);
    const one = await saved(ask, '12345', { userId: 'ana' });
    await must(ask, 'POST', '/saves', { userId: 'ana', saveId: one.saveId, name: 'a' });
    await contentOf(ask, one.saveId);
    const used = { count: 2, totalNum: 1, totalSize: 5, uploadCount: 1, downloadSize: 5 };
    // why polled: what was sent is written within a second
    await expect.poll(() => must(ask, 'GET', '/usage/daily/sum'), { timeout: 5000 }).toEqual(used);
    const { usages } = await must<{ usages: object[] }>(ask, 'GET', '/usage/daily');
    expect(usages).toHaveLength(7);
    expect(usages.at(-1)).toMatchObject(used);
    expect(refusal(await ask('GET', '/usage/daily?startDate=2026-11-20&endDate=2026-11-01')).slice(0, 2)).toEqual([
      ...[400, 3],
    ]);
    const operator = await platform.operator('usage-of-saves');
    const top = await platform.call('GET', `${BASE}/usage/daily/top?k=1000`, undefined, {
      headers: { Cookie: `admin_sst=${operator}` },
    });
    expect(top.status).toBe(200);
  });
});

describe('what is stored', () => {
  it('is that of the end of each day, and stays where nobody writes', async () => {
    const app = await newApp();
    const ask = asServer(app);
    const look = async (dueAt: string) => {
      const [stored] = saveSchedules.filter(({ name }) => name === 'stored');
      const { db } = platform.ports;
      const at = { dueAt: new Date(dueAt), subject: '', payload: {}, signal: new AbortController().signal };
      await stored?.run({ db, ports: platform.ports, ...at });
    };
    const one = await saved(ask, '12345', { userId: 'ana' });
    await look('2026-11-10T09:59:30Z');
    await saved(ask, '123', { userId: 'ana' });
    await look('2026-11-10T15:59:30Z');
    await must(ask, 'DELETE', `/saves/${one.saveId}`);
    await look('2026-11-12T15:59:30Z');
    interface Day {
      readonly date: string;
      readonly totalNum: number;
      readonly totalSize: number;
    }
    const query = 'startDate=2026-11-09&endDate=2026-11-13';
    const { usages } = await must<{ usages: Day[] }>(ask, 'GET', `/usage/daily?${query}`);
    expect(usages.map(({ date, totalNum, totalSize }) => [date.slice(8), totalNum, totalSize])).toEqual([
      ...[
        ['09', 0, 0],
        ['10', 2, 8],
        ['11', 2, 8],
        ['12', 1, 3],
        ['13', 1, 3],
      ],
    ]);
    const sum = await must(ask, 'GET', `/usage/daily/sum?${query}`);
    expect(sum).toMatchObject({ totalNum: 1, totalSize: 3 });
  });

  it('is looked at four times a day, the last time just before its end in Shanghai', () => {
    const [stored] = saveSchedules.filter(({ name }) => name === 'stored');
    const times: string[] = [];
    let at: Date | undefined = new Date('2026-11-20T12:00:00Z');
    for (let n = 0; n < 4 && at !== undefined; n += 1) {
      at = stored?.next(at);
      times.push(at?.toISOString() ?? '');
    }
    expect(times).toEqual([
      ...['2026-11-20T15:59:30.000Z', '2026-11-20T21:59:30.000Z'],
      ...['2026-11-21T03:59:30.000Z', '2026-11-21T09:59:30.000Z'],
    ]);
  });
});

describe('a service that is off', () => {
  it('takes no bytes, gives none, and keeps what it has', async () => {
    const app = await newApp();
    const ask = asServer(app);
    const { saveId } = await saved(ask, 'kept', { userId: 'ana' });
    const { fileURL = '' } = (await read(ask, saveId)).file;
    const given = (await token(ask, { userId: 'ana' })).body as { fileUploadToken: UploadToken };
    const turn = (status: 'Enabled' | 'Suspended') =>
      platform.ports.db
        .updateTable('app_services')
        .set({ status })
        .where('app_id', '=', app.id)
        .where('name', '=', 'save')
        .execute();
    await turn('Suspended');
    expect((await fetch(fileURL)).status).toBe(403);
    expect((await putObject(given.fileUploadToken, 'x')).status).toBe(403);
    await turn('Enabled');
    expect(await (await fetch(fileURL)).text()).toBe('kept');
    expect((await putObject(given.fileUploadToken, 'x')).status).toBe(200);
  });
});
