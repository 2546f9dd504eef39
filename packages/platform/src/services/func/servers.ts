// The servers of a function: begun, changed and ended by whoever may. Source: wire/realtime-and-compute.md 5, 9.7.
import type { func } from '@uos/contract';
import { checkServerTags, serverTagOf } from '@uos/contract/rules';
import { refuseOccupied } from '#core/apps/occupied';
import { refuseOffByNow } from '#core/apps/still-on';
import { json } from '#db/columns';
import { refuseEnvs } from '#engines/processes/servers/envs';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { refuseLevel } from './functions.ts';
import { overWith, refuseOver } from './quota.ts';
import { serverReply } from './replies.ts';
import { invalid, requireFunction, requireServer } from './require.ts';
import { beginAgain, beginServer, type NotBegun } from './servers/begin.ts';
import { endServer } from './servers/end.ts';
import { meterServers } from './servers/meter.ts';
import { scaleSoon } from './servers/scale.ts';
import { dropTurns, EXPIRE, START } from './servers/turns.ts';
import { lockFunction } from './store/functions.ts';
import {
  listServers,
  liveServers,
  moveServer,
  noteServer,
  playersOn,
  type ServerView,
  tagsOf,
} from './store/servers.ts';

export const servers: Handlers<typeof func>['servers'] = {
  async list(call) {
    const { status, tag, profileId } = call.input;
    const { function_id: functionId } = await requireFunction(call, call.input.id);
    const filter = { functionId, status, tag: tag === undefined ? undefined : serverTagOf(tag), profileId };
    const { rows, total } = await listServers(call.db, filter, offsetLimitPage(call.input));
    return { servers: rows.map(serverReply), totalCount: total };
  },
  async create(call) {
    const { db, ports, now, actor } = call;
    const { name, profileId, profileRevisionId, regionId, tags = {}, envs = {}, maxPlayers = 0 } = call.input;
    const found = await requireFunction(call, call.input.id);
    await refuseOccupied(call, 'func');
    refuseTags(call, tags);
    refuseEnvs(call, envs);
    if (call.input.configLevel !== undefined) {
      await refuseLevel(call, call.input.configLevel);
    }
    const of = await lockFunction(db, found.function_id);
    await refuseOffByNow(call, 'func');
    if (of?.status !== 'enabled') {
      throw call.refuse('precondition', 'the function is disabled');
    }
    const level = call.input.configLevel ?? of.level;
    refuseOver(call, await overWith(call, call.appId, { level }));
    const begun = await beginServer({ db, ports, now, by: actor.name }, of, {
      ...{ name, profileId: profileId ?? of.default_profile_id, revisionId: profileRevisionId, regionId, level },
      ...{ tags, envs, maxPlayers, isScaled: false },
    });
    if (!begun.begun) {
      throw refusalOf(call, begun);
    }
    const server = serverReply(await requireServer(call, of.function_id, begun.id));
    call.note({ target: server.name, after: { server: factsOf(server) } });
    return { server };
  },
  async get(call) {
    const { function_id } = await requireFunction(call, call.input.id);
    return { server: serverReply(await requireServer(call, function_id, call.input.serverId)) };
  },
  async update(call) {
    const { name, tags, configLevel, maxPlayers } = call.input;
    const { function_id } = await requireFunction(call, call.input.id);
    const found = await requireServer(call, function_id, call.input.serverId);
    refuseTags(call, tags ?? {});
    if (configLevel !== undefined) {
      await restart(call, found, configLevel);
    }
    await noteServer(call.db, found.id, {
      ...(name !== undefined && { name }),
      ...(tags !== undefined && { tags: json(tags) }),
      ...(maxPlayers !== undefined && { max_players: maxPlayers }),
    });
    const server = serverReply(await requireServer(call, function_id, found.id));
    call.note({
      target: server.name,
      before: { server: factsOf(serverReply(found)) },
      after: { server: factsOf(server) },
    });
    return { server };
  },
  async remove(call) {
    const { db, ports, now } = call;
    const { function_id } = await requireFunction(call, call.input.id);
    const found = await requireServer(call, function_id, call.input.serverId);
    await endServer({ db, ports }, found.id, { at: now, reason: 'deleted', msg: '' });
    await scaleSoon(db, function_id, now);
    const server = serverReply(await requireServer(call, function_id, found.id));
    call.note({ target: found.name, before: { status: found.status }, after: { status: server.status } });
    return { server };
  },
  async tags(call) {
    const { function_id } = await requireFunction(call, call.input.id);
    const rows = await tagsOf(call.db, function_id);
    return { tags: rows.map(({ key, values, servers: serverCount }) => ({ key, values: [...values], serverCount })) };
  },
  async players(call) {
    const { function_id } = await requireFunction(call, call.input.id);
    const players = await playersOn(call.db, await requireServer(call, function_id, call.input.serverId));
    const { offset, limit } = offsetLimitPage(call.input);
    return { players: players.slice(offset, offset + limit).map((one) => ({ ...one })), totalCount: players.length };
  },
  async playerCount(call) {
    const { function_id } = await requireFunction(call, call.input.id);
    const live = await liveServers(call.db, function_id);
    const running = live.filter(({ status }) => status !== 'created');
    return {
      total: running.reduce((sum, { players }) => sum + players, 0),
      servers: running.map(({ id: serverId, players: playerCount }) => ({ serverId, playerCount })),
    };
  },
};

/** As the history keeps it: what a variable is set to is nobody's business there. */
function factsOf(server: ReturnType<typeof serverReply>) {
  return { ...server, envs: Object.keys(server.envs) };
}

/** Ends what runs; it is begun again at that level once that has ended. */
async function restart(call: Call, found: ServerView, level: string): Promise<void> {
  const { db, ports, now } = call;
  await refuseOccupied(call, 'func');
  await refuseLevel(call, level);
  const of = await lockFunction(db, found.function_id);
  if (of?.status !== 'enabled') {
    throw call.refuse('precondition', 'the function is disabled');
  }
  await meterServers({ db, ports }, now, { id: found.id });
  const row = await moveServer(db, found.id, 'created', { level, starts_again: true, metered_until: null });
  if (row === undefined) {
    throw call.refuse('precondition', `the server is ${found.status}`);
  }
  await dropTurns(db, found.id, START, EXPIRE);
  if (!(await ports.servers.stop(db, row.server_id, 'deleted'))) {
    await beginAgain({ db, ports, now }, of, row);
  }
}

function refusalOf(call: Pick<Call, 'refuse'>, { why, message }: NotBegun) {
  switch (why) {
    case 'no profile':
      return call.refuse('not-found', message);
    case 'no region':
      return invalid(call, `regionId: ${message}`);
    case 'no revision':
    case 'no sandbox':
      return call.refuse('precondition', message);
    case 'no capacity':
      return call.refuse('precondition', message, { code: 140_001 });
  }
}

function refuseTags(call: Pick<Call, 'refuse'>, tags: Readonly<Record<string, string>>): void {
  const fault = checkServerTags(tags);
  if (fault !== undefined) {
    throw invalid(call, `tags: ${fault.en}`);
  }
}
