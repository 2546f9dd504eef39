// Where the servers of a game run, and how many wait there.
import type { multiverse } from '@uos/contract';
import { localRegion, serviceDefaults } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { qosOf } from './qos.ts';
import { isOffered, offeredRegions, servedRegions } from './regions-served.ts';
import { regionReply } from './replies.ts';
import { invalid, requireGame } from './require.ts';
import { refillPools } from './servers/pool-turns.ts';
import {
  deleteRegion,
  findRegion,
  insertRegion,
  listRegions,
  lockRegionToGo,
  type RegionView,
  updateRegion,
} from './store/regions.ts';

const defaults = serviceDefaults.multiverse;

export const regions: Handlers<typeof multiverse>['regions'] = {
  async offered(call) {
    const served = await servedRegions(call.ports, call.db);
    const qos = await qosOf(call.ports, call.db);
    return {
      regions: offeredRegions.map(({ id, zh }) => ({
        ...{ id, name: id, displayName: zh, available: served.has(id) },
        ...{ provider: id === localRegion.id ? 'local' : 'cluster', location: '' },
        ...qos(id),
      })),
    };
  },
  async list(call) {
    const { game_id } = await requireGame(call, call.input.gameId);
    const { rows, total } = await listRegions(call.db, game_id, offsetLimitPage(call.input));
    const served = await servedRegions(call.ports, call.db);
    return {
      gameRegions: rows.map((row) => regionReply(row, { isServed: served.has(row.region_id) })),
      totalCount: total,
    };
  },
  async create(call) {
    const { gameId, regionId, minServers, maxServers, bufferPercent } = call.input;
    const { game_id } = await requireGame(call, gameId);
    if (!isOffered(regionId)) {
      throw invalid(call, 'regionId: no such region');
    }
    const max = maxServers ?? Math.max(defaults.serviceCount, minServers ?? 0);
    const min = minServers ?? Math.min(defaults.minServers, max);
    if (min > max) {
      throw tooMany(call);
    }
    const isNew = await insertRegion(call.db, {
      ...{ game_id, region_id: regionId, min_servers: min, max_servers: max },
      ...{ buffer_percent: bufferPercent ?? defaults.bufferPercent, created_at: call.now },
    });
    if (!isNew) {
      throw call.refuse('exists', 'the game has the region already');
    }
    await refillPools(call.db, game_id, call.now);
    const gameRegion = await replyOf(call, game_id, regionId);
    call.note({ target: regionId, after: { gameRegion } });
    return { gameRegion };
  },
  async update(call) {
    const { regionId, minServers, maxServers, bufferPercent } = call.input;
    const { game_id } = await requireGame(call, call.input.gameId);
    const before = await replyOf(call, game_id, regionId);
    const isDone = await updateRegion(
      call.db,
      { game_id, region_id: regionId },
      { min_servers: minServers, max_servers: maxServers, buffer_percent: bufferPercent },
    );
    if (!isDone) {
      throw tooMany(call);
    }
    await refillPools(call.db, game_id, call.now);
    const gameRegion = await replyOf(call, game_id, regionId);
    call.note({ target: regionId, before: { gameRegion: before } });
    return { gameRegion };
  },
  async remove(call) {
    const { regionId } = call.input;
    const { game_id } = await requireGame(call, call.input.gameId);
    const before = await replyOf(call, game_id, regionId);
    await lockRegionToGo(call.db, game_id, regionId);
    if (!(await deleteRegion(call.db, game_id, regionId))) {
      throw call.refuse('precondition', 'servers live in the region');
    }
    await refillPools(call.db, game_id, call.now);
    call.note({ target: regionId, before: { gameRegion: before }, after: undefined });
    return {};
  },
};

/** @throws not found where the game does not run in it */
export async function requireRegion(
  call: Pick<Call, 'db' | 'refuse'>,
  gameId: string,
  regionId: string,
): Promise<RegionView> {
  const found = await findRegion(call.db, gameId, regionId);
  if (found === undefined) {
    throw call.refuse('not-found', 'the game does not run in the region');
  }
  return found;
}

async function replyOf(call: Pick<Call, 'db' | 'ports' | 'refuse'>, gameId: string, regionId: string) {
  const row = await requireRegion(call, gameId, regionId);
  const served = await servedRegions(call.ports, call.db);
  return regionReply(row, { isServed: served.has(regionId) });
}

function tooMany(call: Pick<Call, 'refuse'>) {
  return invalid(call, 'minServers: at most maxServers');
}
