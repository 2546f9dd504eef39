// Allocations: somebody asks for a server, has it, and gives it back. Source: wire/realtime-and-compute.md 2.1, 9.1.

import { isDeepStrictEqual } from 'node:util';
import type { multiverse } from '@uos/contract';
import { formatTtl, parseTtlSeconds } from '@uos/contract/rules';
import { refuseOccupied } from '#core/apps/occupied';
import { refuseOffByNow } from '#core/apps/still-on';
import { json } from '#db/columns';
import { refuseEnvs } from '#engines/processes/servers/envs';
import { nameOf } from '#engines/processes/servers/words';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { refuseOff } from '../off.ts';
import { refuseOver } from '../quota.ts';
import { titleOf } from '../regions-served.ts';
import { auditReply } from '../replies.ts';
import { invalid, requireAllocation, requireGame, requireProfile } from '../require.ts';
import {
  type AllocationRow,
  type AllocationView,
  countLive,
  countServers,
  findAllocation,
  holdPlace,
  insertAllocation,
  listAllocations,
} from '../store/allocations.ts';
import { type GameView, lockGame } from '../store/games.ts';
import { revisionOf } from '../store/revisions.ts';
import { endAllocation } from './end.ts';
import { fulfilled, handOver } from './fulfil.ts';
import { followLog, logReply } from './logs.ts';
import { metrics } from './metrics.ts';
import { KIND, labelsOf, poolOf } from './names.ts';
import { limitsOf, placeServer, refusePlaced } from './place.ts';
import { refillPool } from './pool-turns.ts';
import { startBy } from './turns.ts';

type Allocations = Handlers<typeof multiverse>['allocations'];

export const allocations: Pick<
  Allocations,
  'list' | 'create' | 'get' | 'remove' | 'count' | 'log' | 'follow' | 'metrics'
> = {
  async list(call) {
    const { status, profileId, regionId, uuid, startTime, endTime } = call.input;
    const { game_id: gameId } = await requireGame(call, call.input.gameId);
    if (startTime !== undefined && endTime !== undefined && Date.parse(startTime) > Date.parse(endTime)) {
      throw invalid(call, 'startTime: comes after endTime');
    }
    const filter = { gameId, status, profileId, regionId, uuid, from: startTime, to: endTime };
    const { rows, total } = await listAllocations(call.db, filter, offsetLimitPage(call.input));
    return { allocations: rows.map(allocationReply), totalCount: total };
  },
  async create(call) {
    const { profileId, regionId, envs = {} } = call.input;
    const game = await requireGame(call, call.input.gameId);
    await refuseOff(call, 'multiverse');
    await refuseOccupied(call, 'multiverse');
    const uuid = (call.input.uuid ?? call.ports.ids.uuid()).toLowerCase();
    const asked = secondsOf(call, call.input.allocationTTL);
    refuseEnvs(call, envs);
    // why: of two calls with one uuid the second reads what the first one made, and counts hold
    await lockGame(call.db, game.game_id);
    await refuseOffByNow(call, 'multiverse');
    const same = await findAllocation(call.db, game.game_id, uuid);
    if (same !== undefined) {
      const sent = { profile_id: profileId.toLowerCase(), region_id: regionId, envs, asked_seconds: asked };
      if (!isDeepStrictEqual(sent, bodyOf(same))) {
        throw call.refuse('exists', 'the uuid is that of another allocation');
      }
      return { allocation: allocationReply(same) };
    }
    if (asked > 0 && game.lifetime_seconds > 0 && asked > game.lifetime_seconds) {
      throw invalid(call, `allocationTTL: at most that of the game, ${formatTtl(game.lifetime_seconds)}`);
    }
    await allocate(call, game, { uuid, profileId, regionId, envs, asked });
    const row = await requireAllocation(call, game.game_id, uuid);
    call.note({ target: row.name, after: { allocation: { ...allocationReply(row), envs: Object.keys(envs) } } });
    return { allocation: allocationReply(row) };
  },
  async get(call) {
    const { game_id } = await requireGame(call, call.input.gameId);
    return { allocation: allocationReply(await requireAllocation(call, game_id, call.input.id)) };
  },
  async remove(call) {
    const game = await requireGame(call, call.input.gameId);
    const found = await requireAllocation(call, game.game_id, call.input.id);
    const by = { at: call.now, by: call.actor.name, reason: 'deleted' as const, msg: '' };
    (await endAllocation(call, found.server_id, 'canceled', by)) ||
      (await endAllocation(call, found.server_id, 'deallocated', by));
    const row = await requireAllocation(call, game.game_id, found.uuid);
    call.note({ target: row.name, before: { status: found.status }, after: { status: row.status } });
    return { allocation: allocationReply(row) };
  },
  async count(call) {
    const { gameId, profileId, regionId } = call.input;
    const isAcross = call.role === 'operator' && call.appId === '';
    const rows = await countServers(call.db, {
      ...{ appId: isAcross ? undefined : call.appId, gameId, profileId, regionId },
    });
    return {
      counts: rows.map(({ game_id, profile_id, region_id, ready, allocated, total }) => ({
        ...{ gameId: game_id, profileId: profile_id, regionId: region_id, ready, allocated, total },
      })),
    };
  },
  async log(call) {
    const { game_id } = await requireGame(call, call.input.gameId);
    return logReply(call, await requireAllocation(call, game_id, call.input.id));
  },
  async follow(call) {
    const { game_id } = await requireGame(call, call.input.gameId);
    const row = await requireAllocation(call, game_id, call.input.id);
    return followLog(call, row, row.server_id);
  },
  metrics,
};

interface Asked {
  readonly uuid: string;
  readonly profileId: string;
  readonly regionId: string;
  readonly envs: Readonly<Record<string, string>>;
  readonly asked: number;
}

/** Takes a server that waits, else begins one. */
async function allocate(call: Call, game: GameView, { uuid, profileId, regionId, envs, asked }: Asked): Promise<void> {
  const { db, ports, now } = call;
  const profile = await requireProfile(call, profileId);
  const place = await holdPlace(db, { gameId: game.game_id, regionId, profileId: profile.id });
  if (!place.hasProfile) {
    throw call.refuse('not-found', 'profile not found');
  }
  if (!place.hasRegion || (profile.region_ids.length > 0 && !profile.region_ids.includes(regionId))) {
    throw invalid(call, `regionId: ${place.hasRegion ? 'the profile' : 'the game'} does not run there`);
  }
  const revision = await revisionOf(db, profile.id, 'released');
  if (revision === undefined) {
    throw call.refuse('precondition', 'the profile has no released revision');
  }
  const live = await countLive(db, { appId: call.appId, gameId: game.game_id, regionId });
  await refuseOver(call, { game, what: 'servers', used: live.all });
  if (live.inRegion >= place.maxServers) {
    throw call.refuse('precondition', `no capacity: the region has at most ${place.maxServers} servers at once`, {
      code: 140_001,
    });
  }
  const isFleet = game.type === 'OnFleetGame';
  const labels = labelsOf(revision, 'allocation', uuid);
  const claimed = isFleet
    ? await ports.servers.claim(db, {
        ...{ kind: KIND, pool: poolOf(revision.id, regionId) },
        // why: it runs already, so what it gets of its allocation it reads as labels
        labels: { ...envs, ...labels, 'uos.for': 'pool' },
      })
    : undefined;
  const serverId = claimed?.id ?? ports.ids.uuid();
  if (claimed === undefined) {
    const placed = await placeServer(call, game, revision, { id: serverId, regionId, labels });
    if (!placed.placed) {
      refusePlaced(call, placed);
    }
  }
  const limits = limitsOf(game, revision);
  const lifetime_seconds = lifetimeOf(asked, game);
  const row = await insertAllocation(db, {
    ...{ game_id: game.game_id, uuid, app_id: call.appId, profile_id: profile.id, profile_name: profile.name },
    ...{ revision_id: revision.id, region_id: regionId, server_id: serverId, exit_code: null },
    ...{ envs: json(envs), asked_seconds: asked, lifetime_seconds },
    ...{ cpu_millis: limits.cpuMillis, memory_mib: limits.memoryMiB, name: nameOf(profile.name, serverId) },
    ...{ ports: json([]), fulfilled_at: null, expire_at: null, heard_at: null, deleted_at: null, metered_until: null },
    ...{ created_at: now, created_by: call.actor.name, modified_at: now, modified_by: call.actor.name },
    status: claimed === undefined ? 'created' : 'allocated',
    ...(claimed !== undefined && fulfilled(claimed, { lifetime_seconds }, now)),
  });
  if (claimed === undefined) {
    await startBy(db, serverId, new Date(Date.parse(now) + revision.start_seconds * 1000));
  } else {
    await handOver({ db, ports }, row, now, game);
  }
  if (isFleet) {
    await refillPool(db, { gameId: game.game_id, regionId }, new Date(now));
  }
}

/** Seconds, 0 is without end: the smaller of both. */
function lifetimeOf(asked: number, { lifetime_seconds: most }: GameView): number {
  return asked === 0 ? most : most === 0 ? asked : Math.min(asked, most);
}

function bodyOf({ profile_id, region_id, envs, asked_seconds }: AllocationRow) {
  return { profile_id, region_id, envs: { ...envs }, asked_seconds };
}

function secondsOf(call: Pick<Call, 'refuse'>, text: string | undefined): number {
  const { value, reason } = parseTtlSeconds(text ?? '');
  if (value === undefined) {
    throw invalid(call, `allocationTTL: ${reason.en}`);
  }
  return value;
}

function allocationReply(row: AllocationView) {
  return {
    uuid: row.uuid,
    gameId: row.game_id,
    profileId: row.profile_id,
    profileName: row.profile_name,
    profileRevisionId: row.revision_id,
    regionId: row.region_id,
    regionName: titleOf(row.region_id),
    ip: row.ip,
    gameServerPorts: row.ports.map((port) => ({ ...port })),
    gameServerName: row.name,
    status: row.status,
    msg: row.msg,
    endReason: row.end_reason,
    exitCode: row.exit_code,
    serverState: row.state_now,
    nodeName: row.node_now,
    allocationTTL: formatTtl(row.lifetime_seconds),
    envs: { ...row.envs },
    ...auditReply(row),
    fulfilledAt: row.fulfilled_at,
    expireAt: row.expire_at,
    lastHeartbeatAt: row.heard_now,
    deletedAt: row.deleted_at,
    deletedByUser: row.deleted_by,
  };
}
