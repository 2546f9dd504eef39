// Game servers of rows that have ended while nobody looked.
import type { Cluster } from './cluster.ts';
import { liveAmong } from './fleet-store.ts';
import { nameOfServer, SERVER } from './objects.ts';
import { remove } from './pools.ts';

/** @param isOurs Whether the driver has the server in hand. */
export async function removeStrays(
  { api, objects, options, paths, warn }: Cluster,
  isOurs: (serverId: string) => boolean,
): Promise<void> {
  const candidates = [...objects.values()].flatMap(({ metadata: { name, labels, deletionTimestamp } }) => {
    const id = labels?.[SERVER];
    return id === undefined || deletionTimestamp !== undefined || isOurs(id) ? [] : [{ id, name }];
  });
  const live = await liveAmong(
    options.db,
    candidates.map(({ id }) => id),
  );
  for (const { id, name } of candidates) {
    if (!live.has(id) && !isOurs(id)) {
      await remove(api, `${paths.gameServers}/${name}`).catch(warn('a server that nobody has was not removed'));
      await remove(api, `${paths.secrets}/${nameOfServer(id)}`).catch(warn('a secret that nobody has was not removed'));
      objects.delete(name);
    }
  }
}
