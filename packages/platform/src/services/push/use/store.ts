// SQL of the use of push: loads of servers, batches of counts, the points of curves.
import { sql } from 'kysely';
import { recordUse, type Use } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { ServerLoad } from './load.ts';

/** What an app had and did in one minute, on one process. */
export interface Minute {
  readonly appId: string;
  /** RFC 3339, its start. */
  readonly minute: string;
  /** In Asia/Shanghai. */
  readonly day: string;
  readonly players: Set<string>;
  messages: number;
  bytes: number;
  /** The most players at one moment. */
  peak: number;
}

export interface Batch {
  /** Rises by one with each batch of a process. */
  readonly number: number;
  readonly minutes: readonly Minute[];
}

/** Says what servers have on this process; answers which of them should have nobody any more. */
export async function writeLoads(
  { db, instance }: Pick<Ports, 'db' | 'instance'>,
  loads: readonly ServerLoad[],
): Promise<{ readonly draining: ReadonlySet<string> }> {
  if (loads.length === 0) {
    return { draining: new Set() };
  }
  const rows = [...loads].sort((a, b) => (a.serverId < b.serverId ? -1 : 1)).map((one) => ({ ...one }));
  const { rows: known } = await sql<{ id: string; status: string }>`
    WITH said AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS l("serverId" uuid, players int, "cpuMicros" int, "memoryBytes" bigint, "memoryTotal" bigint)
    ), known AS (
      SELECT s.id, s.status FROM push_servers s JOIN said ON said."serverId" = s.id FOR KEY SHARE OF s
    ), written AS (
      INSERT INTO push_loads (server_id, instance, players, cpu_micros, memory_bytes, memory_total)
      SELECT said."serverId", ${instance}::uuid, said.players, said."cpuMicros", said."memoryBytes", said."memoryTotal"
      FROM said JOIN known ON known.id = said."serverId"
      ON CONFLICT (server_id, instance) DO UPDATE SET players = excluded.players, cpu_micros = excluded.cpu_micros,
        memory_bytes = excluded.memory_bytes, memory_total = excluded.memory_total
    )
    SELECT id, status FROM known`.execute(db);
  const running = new Set(
    known.flatMap(({ id, status }) => (status === 'running' || status === 'failure' ? [id] : [])),
  );
  return { draining: new Set(rows.flatMap(({ serverId }) => (running.has(serverId) ? [] : [serverId]))) };
}

/** Writes a batch once, however often it is tried. */
export async function writeBatch(ports: Ports, batch: Batch): Promise<void> {
  const { db, instance } = ports;
  await db.transaction().execute(async (tx) => {
    if (!(await isNew(tx, instance, batch.number))) {
      return;
    }
    const apps = await standing({ db: tx, instance }, batch);
    for (const one of inOrder(batch.minutes)) {
      const app = apps.get(one.appId);
      // why left out: who is deleted has no bill
      if (app !== undefined) {
        const peak = one.peak + app.elsewhere;
        await addPoint(tx, one, { ...app, peak });
        const connectedPlayerTotal = await addPlayers(tx, one);
        const { messages: messageTotal, bytes: messageSizeTotal } = one;
        const amounts = { connectedPlayerPeak: peak, connectedPlayerTotal, messageTotal, messageSizeTotal };
        await recordUse(ports, tx, new Date(one.minute), usesOf(one.appId, amounts));
      }
    }
  });
}

function usesOf(appId: string, amounts: Readonly<Record<string, number>>): Use[] {
  return Object.entries(amounts).flatMap(([metric, amount]) =>
    amount > 0 ? [{ appId, service: 'push', metric, amount }] : [],
  );
}

// why sorted: two replicas that write the same rows in one order wait for each other instead of deadlocking
const inOrder = (minutes: readonly Minute[]): Minute[] =>
  [...minutes].sort((a, b) => (`${a.appId} ${a.minute}` < `${b.appId} ${b.minute}` ? -1 : 1));

async function isNew(db: Db, instance: string, number: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('push_batches')
    .values({ instance, last: number })
    .onConflict((conflict) =>
      conflict.column('instance').doUpdateSet({ last: number }).where('push_batches.last', '<', number),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Standing {
  /** Players on other processes. */
  readonly elsewhere: number;
  /** Those that somebody listens to. */
  readonly channels: number;
  readonly cpu_share: number;
  readonly memory_share: number;
}

async function standing(
  { db, instance }: { db: Db; instance: string },
  { minutes }: Batch,
): Promise<ReadonlyMap<string, Standing>> {
  const ids = [...new Set(minutes.map(({ appId }) => appId))];
  const { rows } = await sql<Standing & { app_id: string }>`
    SELECT p.app_id, (
        SELECT count(DISTINCT c.id)::int FROM push_channels c
        JOIN push_presence o ON o.channel_id = c.id AND o.subscribers > 0 JOIN instances i ON i.id = o.instance
        WHERE c.app_id = p.app_id
      ) AS channels, coalesce(l.elsewhere, 0)::int AS elsewhere, coalesce(l.memory_share, 0)::int AS memory_share,
      coalesce(l.cpu_micros * 10 / (p.cpu_millis * l.servers), 0)::int AS cpu_share
    FROM push_apps p LEFT JOIN LATERAL (
      SELECT sum(l.players) FILTER (WHERE l.instance <> ${instance}) AS elsewhere, sum(l.cpu_micros) AS cpu_micros,
        sum(l.memory_bytes * 10000 / greatest(l.memory_total, 1)) AS memory_share,
        nullif(count(DISTINCT s.id), 0) AS servers
      FROM push_servers s
      JOIN push_loads l ON l.server_id = s.id
      JOIN instances i ON i.id = l.instance
      WHERE s.app_id = p.app_id AND s.status <> 'deleted'
    ) l ON true
    WHERE p.app_id = ANY(${ids}::uuid[])
    ORDER BY p.app_id FOR KEY SHARE OF p`.execute(db);
  return new Map(rows.map(({ app_id, ...one }) => [app_id, one]));
}

async function addPoint(
  db: Db,
  { appId: app_id, minute, messages }: Minute,
  { peak, channels, cpu_share, memory_share }: Standing & { readonly peak: number },
): Promise<void> {
  await db
    .insertInto('push_points')
    .values({ app_id, minute, players: peak, channels, messages, cpu_share, memory_share })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'minute']).doUpdateSet({
        messages: sql<number>`push_points.messages + excluded.messages`,
        players: sql<number>`greatest(push_points.players, excluded.players)`,
        channels: sql<number>`greatest(push_points.channels, excluded.channels)`,
        cpu_share: sql<number>`greatest(push_points.cpu_share, excluded.cpu_share)`,
        memory_share: sql<number>`greatest(push_points.memory_share, excluded.memory_share)`,
      }),
    )
    .execute();
}

/** Answers how many of them had not come that day. */
async function addPlayers(db: Db, { appId: app_id, day, players }: Minute): Promise<number> {
  if (players.size === 0) {
    return 0;
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('push_players')
    .values([...players].sort().map((player_id) => ({ app_id, day, player_id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Of what is kept for curves and for telling players apart, the old. */
export async function forgetUse(db: Db, before: { readonly day: string; readonly minute: string }): Promise<void> {
  await db.deleteFrom('push_players').where('day', '<', before.day).execute();
  await db.deleteFrom('push_points').where('minute', '<', before.minute).execute();
  await sql`DELETE FROM push_batches b WHERE NOT EXISTS (SELECT 1 FROM instances i WHERE i.id = b.instance)`.execute(
    db,
  );
  await sql`DELETE FROM push_loads l WHERE NOT EXISTS (SELECT 1 FROM instances i WHERE i.id = l.instance)`.execute(db);
}
