// Databases by their rows alone, of a node that does nothing: for what is answered of them, not what engines do.
import { randomUUID } from 'node:crypto';
import { json } from '../../packages/platform/src/db/columns.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

interface Place {
  readonly platform: Pick<TestPlatform, 'ports'>;
  readonly appId: string;
}

const NODE = '5c6f0a52-64a4-4b5c-9d1f-0a4f5a8f3d11';
/** why so late: the node is never heard of, and is not taken for lost */
const HEARD = '2099-01-01T00:00:00Z';
export const MADE = '2026-11-20T02:00:00Z';

/** Another node, that was not heard of for that long. */
export async function putOnSilentNode({ platform }: Place, databaseId: string, seconds: number): Promise<void> {
  const { db, clock } = platform.ports;
  const node = randomUUID();
  const heard_at = new Date(clock.now().getTime() - seconds * 1000).toISOString();
  await db.insertInto('storage_nodes').values({ id: node, heard_at }).execute();
  await db.updateTable('storage_databases').set({ node }).where('id', '=', databaseId).execute();
}

export interface DatabaseFacts {
  readonly name?: string;
  readonly status?: 'running' | 'failure' | 'deleted';
  readonly proxy?: 'on' | 'off';
  readonly createdAt?: string;
  readonly message?: string;
  readonly port?: number;
}

export async function putDatabase(
  { platform, appId }: Place,
  { name = 'players', status = 'running', proxy = 'off', createdAt = MADE, message = '', port = 0 }: DatabaseFacts = {},
): Promise<string> {
  const { db, seal } = platform.ports;
  const id = randomUUID();
  const password = (whose: string) => seal.seal('none', `storage_databases/${id}/${whose}`);
  await db
    .insertInto('storage_nodes')
    .values({ id: NODE, heard_at: HEARD })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ heard_at: HEARD }))
    .execute();
  await db
    .insertInto('storage_databases')
    .values({
      ...{ id, app_id: appId, node: NODE, name, engine: 'postgresql', engine_version: '16.1', provider: 'native' },
      ...{ region: 'local', instance_type: 'postgresql-2c4g', storage_gib: 50, status, busy_request: null },
      ...{ instance_id: 'postgres-4f8a2c1d', username: 'lantern', database_name: 'app', verifier: 'none' },
      ...{ admin_password: password('admin'), console_password: password('console') },
      ...{ message, port, proxy_status: proxy, created_at: createdAt, created_by: 'ana', modified_at: createdAt },
      ...{ running_at: createdAt, metered_until: null, deleted_at: status === 'deleted' ? createdAt : null },
      purged_at: null,
    })
    .execute();
  return id;
}

/** A whole backup where it has succeeded, whose content is that of a text. */
export async function putBackup(
  { platform, appId }: Place,
  databaseId: string,
  status: 'SUCCESS' | 'FAILED' | 'RUNNING' = 'FAILED',
): Promise<string> {
  const { db, objects } = platform.ports;
  const id = randomUUID();
  await db
    .insertInto('storage_backups')
    .values({
      ...{ id, database_id: databaseId, app_id: appId, name: 'before-season-4', status, way: 'manual' },
      ...{ type: 'logical', engine: 'postgresql', engine_version: '16.1', ending: 'dump', created_at: MADE },
      finished_at: status === 'RUNNING' ? null : MADE,
    })
    .execute();
  if (status === 'SUCCESS') {
    const draft = await objects.draft(only(Buffer.from(`dump of ${id}`)), 1000);
    await draft.keep(`storage-${appId}`);
    const content = { etag: draft.md5, size: draft.size, stored_at: MADE };
    await db
      .insertInto('storage_dumps')
      .values({ backup_id: id, app_id: appId, ...content })
      .execute();
    await draft.discard();
  }
  return id;
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

export async function putRequest(
  { platform, appId }: Place,
  databaseId: string,
  operation: 'backup' | 'restart' = 'backup',
): Promise<string> {
  const id = randomUUID();
  await platform.ports.db
    .insertInto('storage_requests')
    .values({
      ...{ id, database_id: databaseId, app_id: appId, node: NODE, operation, status: 'SUCCESS' },
      ...{ detail: json({}), created_at: MADE, started_at: MADE, ended_at: MADE },
    })
    .execute();
  return id;
}

/** What it said of itself within a minute. */
export async function putWatched({ platform, appId }: Place, databaseId: string): Promise<void> {
  const { db } = platform.ports;
  const of = { database_id: databaseId, app_id: appId };
  await db
    .insertInto('storage_samples')
    .values([
      { ...of, at: '2026-11-20T02:00:10Z', cpu: 10, memory: 40, disk: 60, connections: 2, qps: 5 },
      { ...of, at: '2026-11-20T02:00:40Z', cpu: 20, memory: 50, disk: 61, connections: 4, qps: 7 },
    ])
    .execute();
  await db
    .insertInto('storage_slow')
    .values({
      ...{ ...of, at: '2026-11-20T02:00:20Z', duration_ms: 840, statement: `SELECT * FROM t WHERE a = 'x' AND b > 7` },
      ...{ database_name: 'app', user_name: 'lantern', rows_examined: null },
    })
    .execute();
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const SLOW = [
  ['SELECT * FROM scores WHERE season = 4 ORDER BY score DESC', 1840],
  ['SELECT * FROM scores WHERE season = 3 ORDER BY score DESC', 960],
  [`UPDATE players SET coins = coins + 5 WHERE name = 'lan'`, 240],
  ['SELECT count(*) FROM mail', 410],
] as const;
/** In minutes from now back: it slept in between. */
const AWAKE = [
  [0, 40],
  [90, 115],
] as const;

let lastPort = 33_000;
/** No two databases of a platform have one. */
const freePort = (): number => {
  lastPort += 1;
  return lastPort;
};

/** One that runs, with what it did today, what was slow, a backup and a task. */
export async function putWholeDatabase(place: Place, name = 'players'): Promise<string> {
  const { db, clock } = place.platform.ports;
  const now = clock.now().getTime();
  const at = (msAgo: number): string => new Date(now - msAgo).toISOString();
  const id = await putDatabase(place, { name, createdAt: at(3 * DAY_MS), port: freePort() });
  await db.updateTable('storage_databases').set({ plan_enabled: true }).where('id', '=', id).execute();
  const of = { database_id: id, app_id: place.appId };
  const minutes = AWAKE.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index));
  await db
    .insertInto('storage_samples')
    .values(
      minutes.map((minute) => ({
        ...{ ...of, at: at(minute * MINUTE_MS), cpu: 12 + (minute % 7), memory: 41 + (minute % 3), disk: 68 },
        ...{ connections: 4 + (minute % 5), qps: 30 },
      })),
    )
    .execute();
  await db
    .insertInto('storage_slow')
    .values(
      SLOW.map(([statement, duration_ms], index) => ({
        ...{ ...of, at: at((index + 1) * MINUTE_MS), duration_ms, statement },
        ...{ database_name: 'app', user_name: 'lantern', rows_examined: null },
      })),
    )
    .execute();
  await putBackup(place, id, 'SUCCESS');
  await putRequest(place, id);
  return id;
}
