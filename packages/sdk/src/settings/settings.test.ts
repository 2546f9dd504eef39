import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { remoteConfigTable } from '../generated/remote-config.ts';
import { fileStorage } from '../player/node-storage.ts';
import { PlayerOffline, type PlayerStorage, SignedOut, settings, type TokenHolder } from './index.ts';
import { settingsTable } from './wire-row.ts';

const DEFAULTS = {
  lives: 3,
  speed: 1.5,
  big: 5n,
  hard: false,
  title: '玉兔',
  level: { gravity: 2050, foes: [{ x: 1 }] },
};
const APP = { origin: 'https://uos.example.com/', appId: 'app-1', appSecret: 'secret' };

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly keys: readonly string[]; readonly userId?: string; readonly attributes?: object };
}
type Given = Readonly<Record<string, { readonly type: string; readonly value: string }>>;

/** A far side that has those settings, or none of a network. */
function far(given: Given = {}) {
  const side = {
    given,
    offline: false,
    refuse: [] as [status: number, body: object][],
    asked: [] as Asked[],
    fetch: (async (url: string, init: RequestInit) => {
      if (side.offline) {
        throw new TypeError('fetch failed');
      }
      side.asked.push({
        url,
        headers: init.headers as Asked['headers'],
        body: JSON.parse(String(init.body)) as Asked['body'],
      });
      const [status, body] = side.refuse.shift() ?? [200, { settings: side.given }];
      return new Response(JSON.stringify(body), { status });
    }) as unknown as typeof fetch,
  };
  return side;
}

function memory(): PlayerStorage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
}

const player = (personaID: string | undefined, tokens = ['token-1', 'token-2']): TokenHolder => ({
  who: async () => (personaID === undefined ? undefined : { personaID, userID: 'user-1' }),
  token: async (after) => tokens[after === undefined ? 0 : 1] ?? '',
});

describe('settings', () => {
  it('are the defaults at once, then what the server has, each of the type of its default', async () => {
    const side = far({
      lives: { type: 'INT', value: '5' },
      speed: { type: 'FLOAT', value: '2.25' },
      big: { type: 'LONG', value: '9007199254740991' },
      hard: { type: 'BOOL', value: 'True' },
      title: { type: 'STRING', value: '月宫' },
      level: { type: 'JSON', value: '{"gravity":1000,"foes":[{"x":7,"y":8}],"more":1}' },
    });
    const game = settings({ ...APP, defaults: DEFAULTS, storage: 'memory', fetch: side.fetch });
    expect(game.state).toMatchObject({ source: 'defaults', values: DEFAULTS });
    expectTypeOf(game.values.lives).toEqualTypeOf<number>();
    expectTypeOf(game.values.big).toEqualTypeOf<bigint>();
    expectTypeOf(game.values.hard).toEqualTypeOf<boolean>();
    expectTypeOf(game.values.level.gravity).toEqualTypeOf<number>();
    const { values, source, problems, at } = await game.load();
    expect(values).toEqual({
      ...{ lives: 5, speed: 2.25, big: 9_007_199_254_740_991n, hard: true, title: '月宫' },
      level: { gravity: 1000, foes: [{ x: 7, y: 8 }], more: 1 },
    });
    expect({ source, problems, isAt: at instanceof Date }).toEqual({ source: 'server', problems: [], isAt: true });
    await Promise.all([game.load(), game.load()]);
    expect(side.asked).toHaveLength(1);
    expect(side.asked[0]?.url).toBe('https://uos.example.com/uconfig/v1/settings/overrides');
    expect(side.asked[0]?.body.keys).toEqual(Object.keys(DEFAULTS));
  });

  it.each([
    ['lives', { type: 'STRING', value: '5' }],
    ['lives', { type: 'INT', value: '' }],
    ['big', { type: 'FLOAT', value: '1.5' }],
    ['hard', { type: 'BOOL', value: 'maybe' }],
    ['title', { type: 'INT', value: '1' }],
    ['level', { type: 'JSON', value: '[1]' }],
    ['level', { type: 'JSON', value: '{"gravity":"low","foes":[]}' }],
    ['level', { type: 'JSON', value: '{"gravity":1,"foes":[{}]}' }],
    ['level', { type: 'JSON', value: '{' }],
    ['level', { type: 'JSON', value: 'null' }],
  ] as const)('keep the default of %s where the server has %o, and say so once', async (key, setting) => {
    const warn = vi.fn();
    const side = far({ [key]: setting });
    const game = settings({ ...APP, defaults: DEFAULTS, storage: 'memory', fetch: side.fetch, warn });
    expect((await game.load()).values).toEqual(DEFAULTS);
    expect((await game.refresh()).problems.map((problem) => problem.key)).toEqual([key]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0].message).toContain(`${key}: the server has ${setting.type}`);
  });

  it('never reject: without a network they are those of the last time, or the defaults', async () => {
    const storage = memory();
    const side = far({ lives: { type: 'INT', value: '5' } });
    const open = (userId?: string) =>
      settings({
        ...{ ...APP, defaults: DEFAULTS, storage, fetch: side.fetch },
        ...(userId === undefined ? {} : { userId }),
      });
    side.offline = true;
    const first = await open().load();
    expect(first).toMatchObject({ source: 'defaults', values: { lives: 3 }, error: expect.any(PlayerOffline) });
    side.offline = false;
    await open().load();
    side.offline = true;
    const game = open();
    expect(await game.cached()).toMatchObject({ source: 'cache', values: { lives: 5 }, error: undefined });
    expect(await game.load()).toMatchObject({ source: 'cache', error: expect.any(PlayerOffline) });
    expect((await game.load()).at).toBeInstanceOf(Date);
    expect((await open('somebody else').load()).source, 'what somebody else had is not given').toBe('defaults');
    storage.map.set('uos.settings.app-1', '{ broken');
    expect((await open().load()).source).toBe('defaults');
  });

  it('keep what the server said when it is away later, and when nothing can be kept', async () => {
    const blocked: PlayerStorage = {
      get: () => Promise.reject(new Error('blocked')),
      set: () => {
        throw new Error('full');
      },
      remove: () => undefined,
    };
    const side = far({ lives: { type: 'INT', value: '5' } });
    const game = settings({ ...APP, userId: 'ana', defaults: DEFAULTS, storage: blocked, fetch: side.fetch });
    expect((await game.load()).source).toBe('server');
    side.refuse.push([503, {}]);
    expect(await game.refresh()).toMatchObject({ source: 'server', values: { lives: 5 }, error: { status: 503 } });
  });

  it('are asked for by a nonce and one id of the device, and by the token of whoever is signed in', async () => {
    const storage = memory();
    const side = far();
    const open = (who: TokenHolder) =>
      settings({ ...APP, player: who, defaults: DEFAULTS, storage, fetch: side.fetch });
    await open(player(undefined)).load();
    await open(player(undefined)).load();
    const [one, two] = side.asked;
    expect(one?.headers.authorization).toMatch(/^nonce [0-9a-f]{64}$/);
    expect(one?.body.userId).toMatch(/^[0-9a-f-]{36}$/);
    expect(two?.body.userId).toBe(one?.body.userId);
    side.refuse.push([401, { code: 16, message: 'access token expired' }]);
    expect((await open(player('persona-1')).load()).source).toBe('server');
    const [, , three, four] = side.asked;
    expect([three?.headers.authorization, three?.body.userId]).toEqual(['Bearer token-1', undefined]);
    expect(four?.headers.authorization).toBe('Bearer token-2');
    side.offline = true;
    expect((await open(player('persona-1')).load()).source).toBe('cache');
    expect((await open(player('persona-2')).load()).source).toBe('defaults');
  });

  it('say that nobody is signed in where nothing proves the game', async () => {
    const side = far();
    const { origin, appId } = APP;
    const game = settings({ origin, appId, defaults: DEFAULTS, storage: 'memory', fetch: side.fetch });
    expect((await game.load()).error).toBeInstanceOf(SignedOut);
    expect(side.asked).toEqual([]);
  });

  it('are asked once for all who wait, and tell when a value has become another', async () => {
    const side = far({ lives: { type: 'INT', value: '3' } });
    let tier = 'silver';
    const attributes = () => ({ user: { tier } });
    const game = settings({ ...APP, defaults: DEFAULTS, storage: 'memory', fetch: side.fetch, attributes });
    const heard: number[] = [];
    const stop = game.onChange(({ values }) => heard.push(values.lives));
    await Promise.all([game.load(), game.refresh(), game.refresh()]);
    expect([side.asked.length, heard]).toEqual([1, []]);
    side.given = { lives: { type: 'INT', value: '9' } };
    tier = 'gold';
    await game.refresh();
    expect([side.asked[1]?.body.attributes, heard]).toEqual([{ user: { tier: 'gold' } }, [9]]);
    stop();
    side.given = {};
    await game.refresh();
    expect([heard, game.values.lives]).toEqual([[9], 3]);
  });

  it('are called as the wire table says', () => {
    const { resolve } = remoteConfigTable.tree.settings as unknown as Record<string, unknown>;
    expect(settingsTable.tree).toEqual({ settings: { resolve } });
    expect(settingsTable.prefixes).toEqual(remoteConfigTable.prefixes);
  });
});

describe('a storage of files', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps each key in a file of its own that nobody else may read, and what was written whole', async () => {
    folder = await mkdtemp(join(tmpdir(), 'uos-settings-'));
    const storage = fileStorage(join(folder, 'kept'));
    expect(await storage.get('uos.player.a/../b')).toBeUndefined();
    await storage.set('uos.player.a/../b', 'one');
    await storage.set('uos.player.a/../b', 'two');
    expect(await storage.get('uos.player.a/../b')).toBe('two');
    const [file = '', ...others] = await readdir(join(folder, 'kept'));
    expect(others).toEqual([]);
    expect((await stat(join(folder, 'kept', file))).mode & 0o777).toBe(0o600);
    await storage.remove('uos.player.a/../b');
    expect(await storage.get('uos.player.a/../b')).toBeUndefined();
    await writeFile(join(folder, 'file'), '');
    await expect(fileStorage(join(folder, 'file')).set('key', 'x')).rejects.toThrow();
  });
});
