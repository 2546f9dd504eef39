// Servers that wait for who comes: as many as the region wants, of the released revisions, and no others.
import type { Db } from '#db/connect';
import type { Server } from '#engines/processes/servers/port';
import type { Ports } from '#kernel/ports';
import { removeSchedule } from '#kernel/time/schedules';
import { schedulesOf } from '../capacity.ts';
import { type FleetProfile, findFleetRegion, fleetProfiles } from '../store/fleets.ts';
import { lockGame } from '../store/games.ts';
import { KIND, labelsOf, poolOf } from './names.ts';
import { placeServer } from './place.ts';
import { isActive, readyTarget } from './pool-rules.ts';
import { type Place, POOL } from './pool-turns.ts';
import { SERVICE } from './turns.ts';

/** A server that never got ready is counted as one that will be; so many of them at once. */
const STARTS_AT_ONCE = 5;
const MOST = 1000;

/** Brings the pool of a region closer to what it wants; the caller's transaction makes it whole. */
export async function settlePool(db: Db, ports: Ports, { gameId, regionId }: Place): Promise<void> {
  // why: who takes a server of it holds the game too, so that none is ended that was just taken
  await lockGame(db, gameId);
  const now = ports.clock.now();
  const region = await findFleetRegion(db, gameId, regionId);
  const profiles = region === undefined ? [] : await fleetProfiles(db, gameId, regionId);
  const waiting = await serversOf(db, ports, { gameId, regionId, appId: region?.app_id });
  const pools = new Map(profiles.map((profile) => [poolOf(profile.revision.id, regionId), profile]));
  for (const server of waiting.filter(({ pool }) => !pools.has(pool))) {
    await ports.servers.stop(db, server.id, 'deleted');
  }
  if (region === undefined) {
    await removeSchedule(db, SERVICE, `${POOL}/${gameId}/${regionId}`);
    return;
  }
  const placeholders = (await schedulesOf({ db })).find(({ region_id }) => region_id === regionId);
  const reserved = placeholders !== undefined && isActive(placeholders, now.getTime()) ? placeholders.replicas : 0;
  const isPaused = region.paused_until !== null && Date.parse(region.paused_until) > now.getTime();
  let room = region.max_servers - region.live - waiting.filter(({ pool }) => pools.has(pool)).length;
  for (const [pool, profile] of pools) {
    const mine = waiting.filter((server) => server.pool === pool);
    const target = readyTarget({
      ...{ minServers: region.min_servers, bufferPercent: region.buffer_percent },
      ...{ allocated: profile.allocated, placeholders: reserved },
    });
    const starting = mine.filter(({ readyAt }) => readyAt === null).length;
    const missing = Math.min(target - mine.length, room, STARTS_AT_ONCE - starting);
    for (let index = 0; index < missing && !isPaused; index += 1) {
      if (!(await begin(db, ports, { profile, pool, regionId, game: region.game }))) {
        break;
      }
      room -= 1;
    }
    // why the youngest: players of the oldest may be on their way
    for (const server of mine.toSorted(byAge).slice(Math.max(target, 0))) {
      await ports.servers.stop(db, server.id, 'deleted');
    }
  }
}

const byAge = (a: Server, b: Server): number =>
  a.placedAt === b.placedAt ? (a.id < b.id ? -1 : 1) : a.placedAt < b.placedAt ? -1 : 1;

async function serversOf(
  db: Db,
  ports: Ports,
  { gameId, regionId, appId }: Place & { readonly appId: string | undefined },
): Promise<readonly Server[]> {
  const { servers } = await ports.servers.list(db, {
    ...{ kind: KIND, region: regionId, limit: MOST, states: ['Scheduled', 'RequestReady', 'Ready', 'Reserved'] },
    ...(appId !== undefined && { appId }),
  });
  return servers.filter(
    ({ labels, state }) => labels['uos.for'] === 'pool' && labels['uos.game'] === gameId && state !== 'Shutdown',
  );
}

interface Beginning {
  readonly profile: FleetProfile;
  readonly pool: string;
  readonly regionId: string;
  readonly game: Parameters<typeof placeServer>[1];
}

async function begin(db: Db, ports: Ports, { profile, pool, regionId, game }: Beginning): Promise<boolean> {
  const { revision } = profile;
  const wanted = { id: ports.ids.uuid(), regionId, pool, labels: labelsOf(revision, 'pool') };
  const placed = await placeServer({ db, ports }, game, revision, wanted);
  return placed.placed;
}
