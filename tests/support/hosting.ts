// Things of hosting that no call of a test makes quickly: an image that is built, a server that lives.
import { randomUUID } from 'node:crypto';
import { json } from '../../packages/platform/src/db/columns.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

interface Place {
  readonly platform: Pick<TestPlatform, 'ports'>;
  readonly appId: string;
}

/** The id of an image of the app's game, as it is once its build succeeded, or before. */
export async function putImage(
  { platform, appId }: Place,
  {
    isBuilt = true,
    entrypoint = 'server',
    name = 'harbour 1.4',
  }: { readonly isBuilt?: boolean; readonly entrypoint?: string; readonly name?: string } = {},
): Promise<string> {
  const { db, clock } = platform.ports;
  const id = randomUUID();
  const now = clock.now().toISOString();
  await db
    .insertInto('hosting_images')
    .values({
      ...{ id, app_id: appId, game_id: appId, name, os: 'default', description: '' },
      ...{ object_name: `${appId}/harbour.zip`, size: 1, md5: '0'.repeat(32), entrypoint },
      ...(isBuilt
        ? { status: 'success', stage: 'build_docker_image', content_hash: '0'.repeat(64), finished_at: now }
        : { status: 'pending', stage: 'pending', finished_at: null }),
      created_at: now,
    })
    .execute();
  return id;
}

const HOUR_MS = 3_600_000;

export interface PutAllocation {
  readonly profileId: string;
  /** One that nobody knows where it is left out. */
  readonly revisionId?: string;
  readonly regionId?: string;
  /** For so long already. */
  readonly hours?: number;
  readonly cpuMillis?: number;
  readonly sentBytes?: number;
  /** On the meter from then on. */
  readonly metered?: boolean;
}

/** An allocation that lives, of a profile in a region. */
export async function putAllocation(
  { platform, appId }: Place,
  { profileId, revisionId = randomUUID(), regionId = 'local', ...given }: PutAllocation,
): Promise<string> {
  const { hours = 0, cpuMillis = 100, sentBytes = 0, metered = false } = given;
  const { db, clock } = platform.ports;
  const uuid = randomUUID();
  const now = new Date(clock.now().getTime() - hours * HOUR_MS).toISOString();
  await db
    .insertInto('hosting_allocations')
    .values({
      ...{ game_id: appId, uuid, app_id: appId, profile_id: profileId, profile_name: '', revision_id: revisionId },
      ...{ region_id: regionId, server_id: randomUUID(), status: 'allocated', exit_code: null, envs: json({}) },
      ...{ asked_seconds: 0, lifetime_seconds: 0, cpu_millis: cpuMillis, memory_mib: 154, name: 'server' },
      ...{ ports: json([]), sent_bytes: sentBytes },
      ...{ fulfilled_at: now, expire_at: null, heard_at: null, deleted_at: null, metered_until: metered ? now : null },
      ...{ created_at: now, created_by: 'test', modified_at: now, modified_by: 'test' },
    })
    .execute();
  return uuid;
}

const [CPU_MILLIS, MEMORY_MIB] = [100, 154];

interface PutServer {
  readonly profileId: string;
  readonly revisionId: string;
  /** It tries the revision out. */
  readonly isTest?: boolean;
}

/**
 * A server that waits to be given to somebody, on a machine that nobody here looks after.
 * @public tests of the console meet it at run time
 */
export async function putServer(
  { platform, appId }: Place,
  { profileId, revisionId, isTest = false }: PutServer,
): Promise<string> {
  const { db, clock } = platform.ports;
  const [id, now] = [randomUUID(), clock.now().toISOString()];
  const later = new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString();
  await db
    .insertInto('game_nodes')
    .values({
      ...{ name: 'harbour-1', region: 'local', location: 'local', address: '203.0.113.7', machine: 'harbour-1' },
      ...{ instance: randomUUID(), cpu_millis: CPU_MILLIS, memory_mib: MEMORY_MIB, draining: false, takes: 'none' },
      ...{ used_cpu_millis: CPU_MILLIS, used_memory_mib: MEMORY_MIB, owner_pid: 0, owner_started: '' },
      ...{ sandbox: json({ level: 'none' as const, ownNetwork: false, limits: 'watcher' as const, missing: [] }) },
      heartbeat_at: later,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await db
    .insertInto('game_servers')
    .values({
      ...{ id, kind: 'multiverse', app_id: appId, region: 'local', pool: '', node: 'harbour-1', state: 'Ready' },
      ...{ stop_reason: null, process_id: null, address: '203.0.113.7', ports: json([]), cpu_millis: CPU_MILLIS },
      ...{ memory_mib: MEMORY_MIB, trusted: true, annotations: json({}), players: json([]) },
      limits: json({ cpuMillis: CPU_MILLIS, memoryMiB: MEMORY_MIB }),
      labels: json({
        ...{ 'uos.for': isTest ? 'test' : 'pool', 'uos.game': appId },
        ...{ 'uos.profile': profileId, 'uos.revision': revisionId },
      }),
      ...{ placed_at: now, started_at: now, ready_at: now, heard_at: now, ended_at: null, ended: null },
    })
    .execute();
  return id;
}

/** A server that tried a revision out, and has stopped. */
export async function putTestServer({ platform, appId }: Place, revisionId: string): Promise<string> {
  const { db, clock } = platform.ports;
  const id = randomUUID();
  const now = clock.now().toISOString();
  await db
    .insertInto('hosting_test_servers')
    .values({
      ...{ id, app_id: appId, game_id: appId, revision_id: revisionId, region_id: 'local', status: 'stopped' },
      ...{ end_reason: 'exited', exit_code: 0, ports: json([]), envs: json({}), created_at: now, expire_at: now },
      ...{ heard_at: null, ended_at: now },
    })
    .execute();
  return id;
}

/** What a server of an app has said. */
export async function putLog({ platform, appId }: Place, name: string, text: string): Promise<void> {
  const writer = await platform.ports.logs.open({ appId, group: `multiverse/${appId}`, name });
  writer.write({ from: 'stdout', text });
  await writer.close();
}

/** The server of an allocation. */
export async function serverOf({ platform }: Pick<Place, 'platform'>, uuid: string): Promise<string> {
  const row = await platform.ports.db
    .selectFrom('hosting_allocations')
    .select('server_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.server_id ?? '';
}
