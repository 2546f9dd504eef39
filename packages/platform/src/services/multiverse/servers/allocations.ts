// Allocations: somebody asks for a server, has it, and gives it back. Source: wire/realtime-and-compute.md 2.1, 9.1.

import { isDeepStrictEqual } from 'node:util';
import type { multiverse } from '@uos/contract';
import { formatTtl, parseTtlSeconds } from '@uos/contract/rules';
import { refuseOccupiedBy } from '#core/apps/occupied';
import { json } from '#db/columns';
import { refuseEnvs } from '#engines/processes/servers/envs';
import { nameOf } from '#engines/processes/servers/words';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { refuseOver } from '../quota.ts';
import { titleOf } from '../regions-served.ts';
import { auditReply } from '../replies.ts';
import { invalid, requireAllocation, requireGame } from '../require.ts';
import {
  type AllocationRow,
  type AllocationView,
  countServers,
  insertAllocation,
  listAllocations,
} from '../store/allocations.ts';
import { type GameView, holdGame } from '../store/games.ts';
import { type Standing, standingFor } from '../store/standing.ts';
import { endAllocation } from './end.ts';
import { endOf, expireLabel, fulfilled, handOver } from './fulfil.ts';
import { followLog, logReply } from './logs.ts';
import { metrics } from './metrics.ts';
import { KIND, labelsOf, poolOf } from './names.ts';
import { limitsOf, placeServer, refusePlaced } from './place.ts';
import { refillHeldPool } from './pool-turns.ts';
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
    // why held: of two calls with one uuid the second reads what the first one made, and counts hold
    const game = await holdGame(call.db, call.appId, call.input.gameId);
    if (game === undefined) {
      throw call.refuse('not-found', 'game not found');
    }
    const uuid = (call.input.uuid ?? call.ports.ids.uuid()).toLowerCase();
    const standing = await standingFor(call.db, game, { uuid, profileId, regionId });
    if (!standing.on.includes('multiverse')) {
      throw call.refuse('not-found', 'multiverse is not enabled for this app');
    }
    refuseOccupiedBy(call, 'multiverse', standing);
    const asked = secondsOf(call, call.input.allocationTTL);
    refuseEnvs(call, envs);
    if (standing.isAsked) {
      const same = await requireAllocation(call, game.game_id, uuid);
      const sent = { profile_id: profileId.toLowerCase(), region_id: regionId, envs, asked_seconds: asked };
      if (!isDeepStrictEqual(sent, bodyOf(same))) {
        throw call.refuse('exists', 'the uuid is that of another allocation');
      }
      return { allocation: allocationReply(same) };
    }
    if (asked > 0 && game.lifetime_seconds > 0 && asked > game.lifetime_seconds) {
      throw invalid(call, `allocationTTL: at most that of the game, ${formatTtl(game.lifetime_seconds)}`);
    }
    const row = await allocate(call, game, standing, { uuid, regionId, envs, asked });
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
      counts: rows.map(({ game_id, profile_id, region_id, ready, allocated, total, versions }) => ({
        ...{ gameId: game_id, profileId: profile_id, regionId: region_id, ready, allocated, total, versions },
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
  readonly regionId: string;
  readonly envs: Readonly<Record<string, string>>;
  readonly asked: number;
}

/** Takes a server that waits, else begins one. */
async function allocate(
  call: Call,
  game: GameView,
  standing: Standing,
  { uuid, regionId, envs, asked }: Asked,
): Promise<AllocationView> {
  const { db, ports, now } = call;
  const { profile, revision } = standing;
  if (profile === null) {
    throw call.refuse('not-found', 'profile not found');
  }
  const isIn = standing.maxServers !== null;
  if (!isIn || (profile.region_ids.length > 0 && !profile.region_ids.includes(regionId))) {
    throw invalid(call, `regionId: ${isIn ? 'the profile' : 'the game'} does not run there`);
  }
  if (revision === null) {
    throw call.refuse('precondition', 'the profile has no released revision');
  }
  refuseOver(call, { game, what: 'servers', used: standing.liveInAll });
  if (standing.liveInRegion >= (standing.maxServers ?? 0)) {
    throw call.refuse('precondition', `no capacity: the region has at most ${standing.maxServers} servers at once`, {
      code: 140_001,
    });
  }
  const isFleet = game.type === 'OnFleetGame';
  const labels = labelsOf(revision, 'allocation', uuid);
  const lifetime_seconds = lifetimeOf(asked, game);
  const claimed = isFleet
    ? await ports.servers.claim(db, {
        ...{ kind: KIND, pool: poolOf(revision.id, regionId) },
        // why: it runs already, so what it gets of its allocation it reads as labels
        labels: { ...envs, ...labels, 'uos.for': 'pool', ...expireLabel(endOf({ lifetime_seconds }, now)) },
      })
    : undefined;
  const serverId = claimed?.id ?? ports.ids.uuid();
  let node_now = claimed?.node ?? '';
  if (claimed === undefined) {
    const placed = await placeServer(call, game, revision, { id: serverId, regionId, labels });
    if (!placed.placed) {
      refusePlaced(call, placed);
    }
    node_now = placed.node;
  }
  const limits = limitsOf(game, revision);
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
    await refillHeldPool(db, { gameId: game.game_id, regionId }, new Date(now));
  }
  return { ...row, node_now, state_now: claimed?.state ?? 'Scheduled', heard_now: claimed?.heardAt ?? null };
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
    exitSignal: row.end_signal,
    endDetail: row.end_detail,
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
