// Things of stateful functions that no call of a test makes quickly: a server that runs, what it has used, who plays on it.
import { randomUUID } from 'node:crypto';
import { json } from '../../packages/platform/src/db/columns.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

interface Place {
  readonly platform: Pick<TestPlatform, 'ports'>;
  readonly appId: string;
  /** Where it is not the app's own. */
  readonly functionId?: string;
}

export interface PutServer {
  readonly name?: string;
  readonly status?: 'created' | 'running' | 'failed';
  readonly profileId?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly envs?: Readonly<Record<string, string>>;
  readonly players?: readonly string[];
  readonly maxPlayers?: number;
  readonly at?: string;
  readonly cpuMillis?: number;
  readonly sentBytes?: number;
  /** Up to when it is on the meter; not at all without it. */
  readonly meteredUntil?: string;
}

const FAILED = {
  exit_code: 1,
  failed_reason: 'exited with code 1: no map of that name',
  end_reason: 'exited',
  end_detail: 'no map of that name',
} as const;

/** A server of the function of an app, by its rows alone. */
export async function putServer(
  { platform, appId, functionId = appId }: Place,
  {
    name = 'lobby',
    status = 'running',
    profileId = randomUUID(),
    tags = {},
    envs = {},
    players = [],
    maxPlayers = 0,
    cpuMillis = 100,
    sentBytes = 0,
    at,
    meteredUntil,
  }: PutServer = {},
): Promise<string> {
  const { db, clock } = platform.ports;
  const [id, serverId] = [randomUUID(), randomUUID()];
  const now = at ?? clock.now().toISOString();
  const isRunning = status === 'running';
  await db
    .insertInto('func_servers')
    .values({
      ...{ id, function_id: functionId, app_id: appId, name, profile_id: profileId, profile_name: 'DEFAULT' },
      ...{ revision_id: randomUUID(), version: 1, is_pinned: false, region_id: 'local', server_id: serverId, status },
      ...{
        level: `${cpuMillis}m`,
        cpu_millis: cpuMillis,
        memory_mib: 154,
        tags: json(tags),
        envs: json(envs),
      },
      ...{ max_players: maxPlayers, is_scaled: false, ip: isRunning ? '127.0.0.1' : '' },
      ports: json(isRunning ? [{ protocol: 'TCP' as const, port: 31_000, name: 'game' }] : []),
      ...{ created_at: now, created_by: 'test', started_at: isRunning ? now : null, expire_at: null },
      ...{ metered_until: meteredUntil ?? null, sent_bytes: sentBytes },
      ...(status === 'failed' ? { ...FAILED, ended_at: now } : { exit_code: null, ended_at: null }),
    })
    .execute();
  if (players.length > 0) {
    await db
      .insertInto('game_servers')
      .values({
        ...{ id: serverId, kind: 'func', app_id: appId, region: 'elsewhere', pool: '', node: 'elsewhere' },
        ...{ state: 'Ready', stop_reason: null, process_id: null, address: '127.0.0.1', ports: json([]) },
        ...{ cpu_millis: 100, memory_mib: 154, limits: json({ cpuMillis: 100, memoryMiB: 154 }), trusted: false },
        ...{ labels: json({}), annotations: json({}), placed_at: now, started_at: now, ready_at: now },
        players: json(players.map((playerId) => ({ playerId, connectedAt: now }))),
        ...{ heard_at: null, ended_at: null, ended: null },
      })
      .execute();
  }
  return id;
}

/** A step of the autoscaler. */
export async function putScaling(
  { platform, appId, functionId = appId }: Place,
  { from = 1, to = 2 }: { readonly from?: number; readonly to?: number } = {},
): Promise<string> {
  const { db, clock } = platform.ports;
  const id = randomUUID();
  await db
    .insertInto('func_scalings')
    .values({
      ...{ id, function_id: functionId, app_id: appId, operation: 'extend', resource: 'cpu', value: 76.3 },
      ...{ from_servers: from, to_servers: to, server_ids: json([randomUUID()]), reason: 'cpu 76.3% > 70%' },
      ...{ cause: 'above', threshold: 70 },
      created_at: clock.now().toISOString(),
    })
    .execute();
  return id;
}

/** What a server of a function has said. */
export async function putWords(
  { platform, appId, functionId = appId }: Place,
  serverId: string,
  text: string,
): Promise<void> {
  const writer = await platform.ports.logs.open({ appId, group: `func/${functionId}`, name: serverId });
  writer.write({ from: 'stdout', text });
  await writer.close();
}

/** What a server took in this minute, or one before. */
export async function putMinute(
  { platform, appId, functionId = appId }: Place,
  serverId: string,
  coreMs: number,
  minutesAgo = 0,
): Promise<void> {
  const { db, clock } = platform.ports;
  await db
    .insertInto('func_minutes')
    .values({
      ...{ server_id: serverId, minute: minuteBefore(clock.now(), minutesAgo) },
      ...{ function_id: functionId, app_id: appId, core_ms: coreMs },
    })
    .execute();
}

const minuteBefore = (now: Date, minutes: number): string =>
  `${new Date(now.getTime() - minutes * 60_000).toISOString().slice(0, 16)}:00Z`;

/** Gives the default profile of a function a released revision, of an image that was never built here. */
export async function putRelease({ platform, appId, functionId = appId }: Place, profileId: string): Promise<string> {
  const { db, clock } = platform.ports;
  const id = randomUUID();
  const now = clock.now().toISOString();
  await db
    .insertInto('hosting_revisions')
    .values({
      ...{ id, app_id: appId, game_id: functionId, profile_id: profileId, version: 1, status: 'released' },
      ...{ image_id: randomUUID(), image_name: 'lobby', os: 'default', start_command: './server', start_args: '' },
      ...{ work_dir: '', description: '', ports: json([]), envs: json([]), files: json([]) },
      ...{ cpu_request: 100, cpu_limit: 100, memory_request: 154, memory_limit: 154, start_seconds: 30 },
      ...{ released_at: now, released_by: 'test', created_at: now, created_by: 'test' },
      ...{ modified_at: now, modified_by: 'test' },
    })
    .execute();
  return id;
}
