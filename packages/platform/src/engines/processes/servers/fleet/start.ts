// How a row gets its game server: one that is made for it, or one of its fleet's that nobody has yet.
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerEnd } from '#engines/processes/servers/port';
import { beginServer, type ServerRow, serverOf } from '#engines/processes/servers/store';
import { type Cluster, textOf } from './cluster.ts';
import { ClusterError, hasStatus } from './cluster-api.ts';
import type { Followed } from './followed.ts';
import { type GameServerObject, gameServerOf, hashOf, type Manifest, nameOfServer, POOL, SERVER } from './objects.ts';
import { createSecret, remove } from './pools.ts';

const MAKE_TRIES = 4;

export interface Seen {
  follow(row: ServerRow, object: GameServerObject): Promise<Followed>;
  end(row: ServerRow, over: ServerEnd): Promise<void>;
}

export async function startServer(cluster: Cluster, row: ServerRow, { follow, end }: Seen): Promise<void> {
  const { api, objects, options, paths, warn } = cluster;
  const name = nameOfServer(row.id);
  if (!(await beginServer(options.db, row.id, options.ids.uuid()))) {
    return;
  }
  let object: GameServerObject;
  try {
    const manifest = await manifestOf(cluster, row);
    if (manifest === undefined) {
      await end(row, { reason: 'deleted', exitCode: null, signal: null, lastLines: [] });
      return;
    }
    await createSecret(api, name, manifest);
    object = await make(cluster, name, manifest);
  } catch (error) {
    await remove(api, `${paths.gameServers}/${name}`).catch(warn('a server that was not started may be left'));
    await end(row, { reason: 'not started', exitCode: null, signal: null, lastLines: [textOf(error)] });
    return;
  }
  objects.set(name, object);
  // why now: what it says and how it ends is wanted even where it ends before the watch tells of it
  await follow(row, object);
}

/** One that is there already was made by a call whose answer was lost. */
async function make({ api, paths, timing }: Cluster, name: string, manifest: Manifest): Promise<GameServerObject> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await api.call<GameServerObject>('POST', paths.gameServers, gameServerOf(name, manifest));
    } catch (error) {
      if (hasStatus(error, 409)) {
        return api.call<GameServerObject>('GET', `${paths.gameServers}/${name}`);
      }
      const isFinal = error instanceof ClusterError && !hasStatus(error, 429, 500, 502, 503, 504);
      if (tries === MAKE_TRIES || isFinal) {
        throw error;
      }
      await pause(timing.againMs / 4);
    }
  }
}

/** Undefined where nobody wants it any more. */
export async function manifestOf({ kinds, options }: Cluster, row: ServerRow): Promise<Manifest | undefined> {
  const server = serverOf(row);
  const plan = await kinds.get(row.kind)?.plan(server);
  return plan === undefined ? undefined : { settings: options.cluster, folder: options.folder, server, plan };
}

/**
 * Gives the row one of its fleet's game servers; false where none is free.
 * @param bound Game servers that rows have, by their uid.
 */
export async function bindServer(
  { api, objects, options, paths }: Cluster,
  row: ServerRow,
  bound: Set<string | null>,
  { follow }: Pick<Seen, 'follow'>,
): Promise<boolean> {
  const hash = hashOf(row.kind, row.pool);
  const free = [...objects.values()].find(
    ({ metadata: { uid = null, labels, deletionTimestamp }, status }) =>
      labels?.[POOL] === hash &&
      labels[SERVER] === undefined &&
      deletionTimestamp === undefined &&
      !bound.has(uid) &&
      status?.state !== 'Unhealthy' &&
      status?.state !== 'Error' &&
      status?.state !== 'Shutdown',
  );
  const { uid } = free?.metadata ?? {};
  if (free === undefined || uid === undefined) {
    return false;
  }
  bound.add(uid);
  if (!(await beginServer(options.db, row.id, uid))) {
    return false;
  }
  const own = await follow(row, free);
  const path = `${paths.gameServers}/${free.metadata.name}`;
  const object = await api.call<GameServerObject>('PATCH', path, { metadata: { labels: { [SERVER]: row.id } } });
  objects.set(object.metadata.name, object);
  await own.settle({ ...row, process_id: uid }, object);
  return true;
}
