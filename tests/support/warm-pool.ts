// Games whose servers wait already: rows of a node that is not there, so that nothing but their being handed out costs.
import { sql } from 'kysely';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type HostedGame, openGame } from './hosted-game.ts';

export interface Pool {
  readonly kind: string;
  readonly appId: string;
  readonly pool: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Puts servers that are ready into a pool. */
export async function putReady(db: Db, { kind, appId, pool, labels }: Pool, count: number): Promise<void> {
  await sql`
    INSERT INTO game_servers (id, kind, app_id, region, pool, node, state, stop_reason, process_id, address, ports,
      cpu_millis, memory_mib, limits, trusted, labels, annotations, players, placed_at, started_at, ready_at)
    SELECT gen_random_uuid(), ${kind}, ${appId}::uuid, 'local', ${pool}, 'nowhere', 'Ready', NULL, gen_random_uuid(),
      '127.0.0.1', '[]', 100, 100, '{"cpuMillis":100,"memoryMiB":100}', false, ${JSON.stringify(labels)}::jsonb, '{}',
      '[]', now(), now(), now() - n * interval '1 ms'
    FROM generate_series(1, ${count}::int) n`.execute(db);
  await sql`ANALYZE game_servers`.execute(db);
}

export interface WarmGame {
  readonly game: HostedGame;
  readonly profileId: string;
  /** As it was at first: nobody has a server, and so many wait. */
  begin(count: number): Promise<void>;
}

/** A game with servers that wait, on a platform whose own nodes take no more. */
export async function warmGame(platform: TestPlatform, count: number): Promise<WarmGame> {
  const { db, servers } = platform.ports;
  const game = await openGame(platform, { type: 'OnFleetGame', region: { minServers: count, maxServers: 5000 } });
  const { profileId, revisionId } = await game.profile('silent');
  for (const { name } of await servers.nodes(db)) {
    await servers.drain(db, name, true);
  }
  const labels = { 'uos.for': 'pool', 'uos.game': game.app.id, 'uos.profile': profileId, 'uos.revision': revisionId };
  const pool = { kind: 'multiverse', appId: game.app.id, pool: `${revisionId}/local`, labels };
  await putReady(db, pool, count);
  return {
    ...{ game, profileId },
    async begin(waiting) {
      await db.deleteFrom('hosting_allocations').where('app_id', '=', game.app.id).execute();
      await db.deleteFrom('meter').where('app_id', '=', game.app.id).execute();
      await db.deleteFrom('game_servers').where('app_id', '=', game.app.id).execute();
      await putReady(db, pool, waiting);
    },
  };
}
