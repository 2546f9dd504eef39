import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, shanghaiDay } from '@uos/contract/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { post, readBalance } from '#core/money/ledger';
import type { TellDay } from '#kernel/past';
import { type TestPlatform, testPlatform } from '#testing';
import type { Platform } from '../main.ts';
import { removePast } from './remove.ts';
import { tellPast } from './tell.ts';

const DAYS = 8;
const DATABASE_DAYS = 12;
/** Of the app to try things in. */
const DEMO_PLAYERS = 24;
const TABLES = [
  ...(['apps', 'projects', 'transactions', 'ledger_transfers', 'meter', 'bills'] as const),
  ...(['cdn_releases', 'tickets', 'push_points', 'passport_users', 'passport_daily_users'] as const),
  ...(['config_entries', 'config_overrides', 'config_versions', 'config_exposures'] as const),
  ...(['saves', 'save_files', 'log_chunks', 'image_contents', 'builds'] as const),
  ...(['hosting_games', 'hosting_images', 'hosting_revisions', 'hosting_allocations', 'hosting_samples'] as const),
  ...(['func_functions', 'func_servers', 'func_scalings', 'func_minutes'] as const),
] as const;
let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform({ own: true, seedDemo: true });
});
afterEach(() => platform.stop());

const tell = (
  { ports, logins }: Pick<Platform, 'ports' | 'logins'> = platform,
  stop = new AbortController(),
  days = DAYS,
) => tellPast(ports, { days, logins: logins as NonNullable<typeof logins>, signal: stop.signal, waitMs: 0 });

/** Ports whose push, having told of a day, has the telling stopped. */
function stoppingOn(number: number, stop: AbortController): Platform['ports'] {
  const { services, ...ports } = platform.ports;
  const records = services.records.map((record) => {
    const past: TellDay = async (studio, day) => {
      await record.past?.(studio, day);
      if (day.number === number) {
        stop.abort();
      }
    };
    return record.contract.name === 'push' ? { ...record, past } : record;
  });
  return { ...ports, services: { ...services, records } };
}

/** Ports of which those services alone have a past. */
function tellingOf(names: readonly string[]): Platform['ports'] {
  const { services, ...ports } = platform.ports;
  const records = services.records.map(({ past, ...record }) => ({
    ...record,
    ...(past !== undefined && names.includes(record.contract.name) && { past }),
  }));
  return { ...ports, services: { ...services, records } };
}

const count = async (table: (typeof TABLES)[number]) =>
  (await platform.ports.db.selectFrom(table).selectAll().execute()).length;
const sumOf = async (service: string, metric: string) => {
  const rows = await platform.ports.db
    .selectFrom('meter')
    .select(['hour', 'amount'])
    .where('service', '=', service)
    .where('metric', '=', metric)
    .execute();
  return { hours: rows.length, sum: rows.reduce((all, { amount }) => all + amount, 0) };
};

/** Matches on servers and lobbies that ran, with what they said, and builds that can be run; none runs. */
async function seesHosting(): Promise<void> {
  const { db } = platform.ports;
  const { logs, builds } = platform.ports;
  const matches = await db.selectFrom('hosting_allocations').selectAll().orderBy('created_at').execute();
  expect(matches.length).toBeGreaterThan(3 * 4);
  expect(new Set(matches.map(({ status }) => status))).toEqual(new Set(['deallocated']));
  const { app_id: appId, game_id: gameId, server_id: name, created_at: begin } = matches.at(-1) ?? notThere();
  const [first] = await logs.tail({ appId, group: `multiverse/${gameId}`, name }, 1000);
  expect([first?.at, first?.text]).toEqual([begin, expect.stringMatching(/^map \w+ loaded$/)]);
  const lobbies = await db.selectFrom('func_servers').selectAll().execute();
  expect(new Set(lobbies.map(({ status }) => status))).toEqual(new Set(['deleted', 'failed']));
  expect(lobbies.length).toBeGreaterThan(3);
  expect(await db.selectFrom('game_servers').selectAll().execute()).toEqual([]);
  const images = await db.selectFrom('hosting_images').selectAll().execute();
  expect(images.length).toBe(2);
  for (const { app_id, content_hash } of images) {
    const program = readFileSync(join(await builds.folder(app_id, content_hash), 'server'), 'utf8');
    expect(program).toMatch(/^#!\/bin\/bash\n/);
  }
}

function notThere(): never {
  throw new Error('there is none');
}

describe('the past of the demo studio', () => {
  it('is told up to the hour that runs: traffic, players, releases, deposits, bills and tickets of each day', async () => {
    await tell();
    const { db, clock } = platform.ports;
    const today = shanghaiDay(clock.now()) ?? '';
    const hours = await db.selectFrom('meter').select('hour').distinct().orderBy('hour').execute();
    expect(shanghaiDay(hours[0]?.hour ?? '')).toBe(addDays(today, -DAYS));
    expect(hours.length).toBeGreaterThanOrEqual(DAYS * 24);
    expect(Date.parse(hours.at(-1)?.hour ?? '')).toBeLessThanOrEqual(clock.now().getTime());
    const releases = await db.selectFrom('cdn_releases').select(['releasenum', 'created_at', 'notes']).execute();
    expect(releases.map(({ releasenum }) => releasenum).sort()).toEqual([1, 1, 1, 2, 2, 2]);
    const badges = await db
      .selectFrom('cdn_badges')
      .innerJoin('cdn_releases', 'cdn_releases.id', 'cdn_badges.release_id')
      .select(['cdn_badges.name', 'cdn_releases.releasenum'])
      .distinct()
      .orderBy('cdn_badges.name')
      .execute();
    // one is tried while players have the one before
    expect(badges.filter(({ name }) => name !== 'latest')).toEqual([
      { name: 'live', releasenum: 1 },
      { name: 'preview', releasenum: 2 },
    ]);
    expect(releases.every(({ created_at }) => Date.parse(created_at) < clock.now().getTime())).toBe(true);
    const bills = await db.selectFrom('bills').select(['service', 'amount_fen']).execute();
    expect(new Set(bills.map(({ service }) => service))).toEqual(
      new Set(['asset-streaming', 'func', 'multiverse', 'passport', 'push', 'remote-config', 'save']),
    );
    expect(bills.some(({ amount_fen }) => amount_fen > 0)).toBe(true);
    const [deposit] = await db.selectFrom('transactions').select(['status', 'amount_fen', 'created_at']).execute();
    expect(deposit).toMatchObject({ status: 'Active', amount_fen: 200_000 });
    const [ticket] = await db.selectFrom('tickets').select(['status', 'created_at']).execute();
    expect(ticket?.status).toBe('Finished');
    expect(shanghaiDay(ticket?.created_at ?? '')).toBe(addDays(today, 4 - DAYS));
    expect(await count('push_points')).toBe(2 * hours.length * 60);
    const [widened] = await db.selectFrom('config_overrides').selectAll().where('rollout', '>', 10).execute();
    expect(widened).toMatchObject({ name: '新手多两条命', rollout: 100, status: 'enable' });
    expect(await count('config_exposures')).toBeGreaterThan(5 * 24);
    expect(await count('saves')).toBeGreaterThan(DAYS);
    const dau = await sumOf('passport', 'dau');
    const played = await count('passport_daily_users');
    expect([dau.sum, played > 8 * 20]).toEqual([played, true]);
    const players = (await count('passport_users')) - DEMO_PLAYERS;
    expect(players).toBeLessThan(played);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await seesHosting();
  });

  it('goes on where it was stopped, and tells nothing twice', async () => {
    const stop = new AbortController();
    await tell({ ...platform, ports: stoppingOn(4, stop) }, stop);
    const half = await sumOf('asset-streaming', 'requests');
    expect(half.hours).toBe(5 * 24 * 3);
    await tell();
    const once = await sumOf('asset-streaming', 'requests');
    await tell();
    expect(await sumOf('asset-streaming', 'requests')).toEqual(once);
    await removePast(platform.ports.db);
    await platform.ports.db.deleteFrom('settings').where('key', '=', 'demo/past').execute();
    await tell();
    expect(await sumOf('asset-streaming', 'requests')).toEqual(once);
  });

  it('is taken out again with every row of it, what somebody else paid stays, and it stays away', async () => {
    const { db, ids, clock } = platform.ports;
    const orgId = platform.logins?.organization.id ?? '';
    const own = { orgId, kind: 'deposit', amountFen: 700, cause: { id: ids.uuid(), revision: 0 } } as const;
    const now = clock.now().toISOString();
    await post(db, { ...own, id: ids.uuid(), month: now.slice(0, 7), counter: 'cash/bank', at: now });
    const before = await Promise.all(TABLES.map(count));
    await tell();
    expect(await count('apps')).toBe(5);
    expect(await readBalance(db, orgId)).not.toBe(700);
    expect(await removePast(db)).toBe(true);
    expect(await Promise.all(TABLES.map(count))).toEqual(before);
    expect(await readBalance(db, orgId)).toBe(700);
    await tell();
    expect(await count('apps')).toBe(1);
    expect(await removePast(db)).toBe(false);
  });

  it('has databases that sleep, with what is in them, and takes them out with their folders', async () => {
    const { db, databases } = platform.ports;
    const ports = tellingOf(['storage', 'billing']);
    await tell({ ...platform, ports }, new AbortController(), DATABASE_DAYS);
    const rows = await db.selectFrom('storage_databases').selectAll().orderBy('name').execute();
    expect(rows.map(({ name, status, activity, plan_enabled }) => [name, status, activity, plan_enabled])).toEqual([
      ['town-online', 'running', 'asleep', true],
      ['town-players', 'running', 'asleep', true],
    ]);
    const [online, players] = rows.map(({ id }) => id);
    const ask = (id = '', text = '') =>
      databases.query(id, { text, readOnly: true, rows: 5, signal: new AbortController().signal });
    await vi.waitUntil(() => rows.every(({ id }) => databases.isServed(id)));
    expect((await ask(players, 'SELECT count(*) FROM orders')).rows).toEqual([['6000']]);
    expect((await ask(online, 'LLEN chat:灯塔湾')).rows).toEqual([['3']]);
    const backups = await db.selectFrom('storage_backups').select(['database_id', 'status', 'way']).execute();
    expect(backups.filter(({ status }) => status === 'SUCCESS').length).toBe(backups.length);
    expect(backups.some(({ database_id, way }) => database_id === players && way === 'automatic')).toBe(true);
    const seconds = await sumOf('storage', 'postgresql-1c2gSeconds');
    expect(seconds.sum).toBe(seconds.hours * 3600);
    expect(await sumOf('storage', 'redis-1gSeconds')).toEqual(seconds);
    const bills = await db.selectFrom('bills').select('amount_fen').where('service', '=', 'storage').execute();
    expect(bills.some(({ amount_fen }) => amount_fen > 0)).toBe(true);
    expect(await removePast(db)).toBe(true);
    await vi.waitUntil(() => rows.every(({ id }) => !databases.isServed(id)), { timeout: 30_000 });
  });

  it('is not told where somebody else is on the database', async () => {
    await platform.app();
    await tell();
    expect(await count('meter')).toBe(0);
  });
});
