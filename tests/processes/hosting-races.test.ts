// What several may do to servers at the same moment, on PostgreSQL with real processes: each race has one legal outcome.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedServers } from '../../packages/platform/src/services/multiverse/servers/kind.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import { type Allocation, type HostedGame, openGame, readAllocation, until } from '../support/hosted-game.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { isFullRound } from '../support/rounds.ts';

const ROUNDS = isFullRound ? 20 : 5;

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  needWall();
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

const serversOf = (game: HostedGame) =>
  platform.ports.db.selectFrom('game_servers').select(['id', 'ended_at']).where('app_id', '=', game.app.id).execute();

const ask = (game: HostedGame, profileId: string, uuid = randomUUID()) =>
  game.ask('POST', `/allocation/games/${game.app.id}/allocations`, { uuid, profileId, regionId: 'local', envs: {} });

const path = (game: HostedGame, uuid: string) => `/allocation/games/${game.app.id}/allocations/${uuid}`;

describe('callers with one uuid', () => {
  it('get one server', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { profileId } = await game.profile('silent');
    const uuid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(game, profileId, uuid)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await serversOf(game)).toHaveLength(1);
    await game.call('DELETE', path(game, uuid));
  });
});

describe('callers for fewer places', () => {
  it('get as many as the region has, and the others the reason', { timeout: 60_000 }, async () => {
    const game = await openGame(platform, { region: { maxServers: 3 } });
    const { profileId } = await game.profile('silent');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(game, profileId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(9);
    for (const { body, status } of answers) {
      if (status === 200) {
        await game.call('DELETE', path(game, (body as { allocation: Allocation }).allocation.uuid));
      }
    }
  });
});

describe('hosting that is switched off', () => {
  it('while servers are asked for leaves none that lives', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { profileId } = await game.profile('silent');
    const headers = { Cookie: `sst=${(await platform.signedIn('owner-races', game.app.orgId, 'owner')).token}` };
    const body = { ServiceName: 'multiverse', Status: 'Disabled' };
    const asked = () => Array.from({ length: 4 }, () => ask(game, profileId));
    const answers = await Promise.all([
      ...asked(),
      platform.call('POST', `/api/app/${game.app.id}/service`, body, { headers }),
      ...asked(),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    await until(
      () => serversOf(game),
      (rows) => rows.every(({ ended_at }) => ended_at !== null),
    );
  });
});

describe('the end of a server', () => {
  it('and its being ready make a server that is had or gone, never one without a row', {
    timeout: 120_000,
  }, async () => {
    const game = await openGame(platform);
    const { profileId } = await game.profile('silent');
    const kind = hostedServers(platform.ports);
    for (let round = 0; round < ROUNDS; round += 1) {
      const uuid = randomUUID();
      await ask(game, profileId, uuid);
      const [row] = await platform.ports.db
        .selectFrom('hosting_allocations')
        .select('server_id')
        .where('uuid', '=', uuid)
        .execute();
      const placed = await platform.ports.servers.get(platform.ports.db, row?.server_id ?? '');
      if (placed === undefined) {
        throw new Error('no server was placed');
      }
      // why given: it has its ports before it is ready, and here it is told of as ready before it has begun
      const ports = placed.ports.map((port) => ({ ...port, hostPort: 31_000 }));
      const server = { ...placed, address: '127.0.0.1', ports };
      const [removed] = await Promise.all([
        game.ask('DELETE', path(game, uuid)),
        kind.heard({ what: 'ready', server }),
        game.ask('DELETE', path(game, uuid)),
      ]);
      expect(removed.status).toBe(200);
      const { status, endReason } = await readAllocation(game, uuid);
      expect([
        ['canceled', 'deleted'],
        ['deallocated', 'deleted'],
      ]).toContainEqual([status, endReason]);
    }
    await until(
      () => serversOf(game),
      (rows) => rows.every(({ ended_at }) => ended_at !== null),
    );
  });

  it('does not come of two who tell that it is ready at once', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { profileId } = await game.profile('silent');
    const kind = hostedServers(platform.ports);
    const { db, servers } = platform.ports;
    for (let round = 0; round < ROUNDS; round += 1) {
      const uuid = randomUUID();
      await ask(game, profileId, uuid);
      const [row] = await db.selectFrom('hosting_allocations').select('server_id').where('uuid', '=', uuid).execute();
      const placed = await servers.get(db, row?.server_id ?? '');
      if (placed === undefined) {
        throw new Error('no server was placed');
      }
      const ports = placed.ports.map((port) => ({ ...port, hostPort: 31_000 }));
      const server = { ...placed, address: '127.0.0.1', ports };
      await Promise.all([0, 1].map(() => kind.heard({ what: 'ready', server })));
      expect((await readAllocation(game, uuid)).status).toBe('allocated');
      expect((await servers.get(db, server.id))?.state).not.toBe('Shutdown');
      await game.call('DELETE', path(game, uuid));
    }
  });

  it('of several who end it is one, and it is metered once', { timeout: 60_000 }, async () => {
    const game = await openGame(platform);
    const { profileId } = await game.profile('healthy');
    const uuid = randomUUID();
    await ask(game, profileId, uuid);
    await until(
      () => readAllocation(game, uuid),
      ({ status }) => status === 'allocated',
    );
    await platform.ports.db
      .updateTable('hosting_allocations')
      .set({ fulfilled_at: '2026-11-01T00:00:00Z', metered_until: '2026-11-01T00:00:00Z' })
      .where('uuid', '=', uuid)
      .execute();
    await Promise.all(Array.from({ length: 6 }, () => game.ask('DELETE', path(game, uuid))));
    const metered = await platform.ports.db
      .selectFrom('meter')
      .select(['metric', 'amount'])
      .where('app_id', '=', game.app.id)
      .where('metric', '=', 'durationSum')
      .execute();
    const row = await platform.ports.db
      .selectFrom('hosting_allocations')
      .select('deleted_at')
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    const seconds = Math.floor((Date.parse(row?.deleted_at ?? '') - Date.parse('2026-11-01T00:00:00Z')) / 1000);
    expect(metered.map(({ amount }) => amount)).toEqual([seconds]);
  });
});
