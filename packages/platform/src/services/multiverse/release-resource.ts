// What a release takes, and what is free for it.
import type { multiverse } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { requireGame, requireProfile, requireRevision } from './require.ts';
import { limitsOf } from './servers/place.ts';
import { readyTarget } from './servers/pool-rules.ts';
import { countServers } from './store/allocations.ts';
import { listRegions } from './store/regions.ts';
import { revisionOf } from './store/revisions.ts';

const MOST_REGIONS = 1000;

export const releaseResource: Handlers<typeof multiverse>['profiles']['releaseResource'] = async (call) => {
  const profile = await requireProfile(call, call.input.id);
  const { revisionId } = call.input;
  const revision =
    revisionId === undefined
      ? await revisionOf(call.db, profile.id, 'newest')
      : await requireRevision(call, revisionId);
  if (revision === undefined || revision.profile_id !== profile.id) {
    throw call.refuse('not-found', 'revision not found');
  }
  const game = await requireGame(call, profile.game_id);
  const { rows } = await listRegions(call.db, game.game_id, { offset: 0, limit: MOST_REGIONS });
  const regions = rows.filter(
    ({ region_id }) => profile.region_ids.length === 0 || profile.region_ids.includes(region_id),
  );
  const counts = await countServers(call.db, { gameId: game.game_id, profileId: profile.id });
  const allocatedIn = (id: string) => counts.find(({ region_id }) => region_id === id)?.allocated ?? 0;
  // why one on demand: the next server that somebody asks for has to fit
  const servers =
    game.type === 'OnFleetGame'
      ? regions.reduce(
          (sum, { region_id, min_servers, buffer_percent }) =>
            sum +
            readyTarget({
              ...{ minServers: min_servers, bufferPercent: buffer_percent, placeholders: 0 },
              allocated: allocatedIn(region_id),
            }),
          0,
        )
      : 1;
  const limits = limitsOf(game, revision);
  const ids = new Set(regions.map(({ region_id }) => region_id));
  const nodes = (await call.ports.servers.nodes(call.db)).filter(
    ({ region, live, draining }) => ids.has(region) && live && !draining,
  );
  const free = (of: 'freeCpuMillis' | 'freeMemoryMiB'): number => nodes.reduce((sum, node) => sum + node[of], 0);
  const requiredCpu = (limits.cpuMillis * servers) / 1000;
  const requiredMemory = limits.memoryMiB * servers;
  const availableCpu = free('freeCpuMillis') / 1000;
  const availableMemory = free('freeMemoryMiB');
  return {
    releaseResource: {
      ...{ profileId: profile.id, requiredCpu, requiredMemory, availableCpu, availableMemory },
      sufficient: requiredCpu <= availableCpu && requiredMemory <= availableMemory,
      runningServers: counts.reduce((sum, { total }) => sum + total, 0),
    },
  };
};
