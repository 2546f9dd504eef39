// The work of `uos func servers`.
import { checkServerTag, serverTagOf } from '@uos/contract/rules';
import type { FuncServer } from '@uos/sdk/services/func';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { pageSize, take } from '../../../program/lists.ts';
import { addressOf } from '../../multiverse/hosting.ts';
import { watchServers } from '../../multiverse/servers/show.ts';
import { LIMIT } from '../../multiverse/servers/table.ts';

interface Flags {
  readonly tag: string | undefined;
  readonly watch: boolean;
  readonly limit: number | undefined;
}

/** Throws CliError with exit 2 for a tag that no server can carry. */
export async function showLogicServers(ctx: Context<unknown, Flags>, id: string) {
  const { tag, watch, limit = LIMIT } = ctx.flags;
  const fault = tag === undefined ? undefined : checkServerTag(serverTagOf(tag));
  if (fault !== undefined) {
    throw usageError(
      'bad-tag',
      () => ctx.say({ zh: `--tag：${fault.zh}。`, en: `--tag: ${fault.en}.` }),
      `uos ${ctx.command.id} --help`,
    );
  }
  const { servers } = await ctx.uos.service('func');
  const filter = { id, ...(tag !== undefined && { tag }), limit: pageSize(limit, 200) };
  const read = async () => (await take(servers.list.all(filter), limit)).map(rowOf);
  return watch ? watchServers(ctx, read) : read();
}

function rowOf(server: FuncServer) {
  const { id, name, profileName, version, regionId, status, ip, ports, playerCount, configLevel, tags } = server;
  return {
    ...{ name, uuid: id, profile: profileName, version, region: regionId, status },
    ...{ address: addressOf({ ip, gameServerPorts: ports }), ports, players: playerCount, level: configLevel, tags },
    ...{ createdAt: server.createdAt, readyAt: server.startedAt, expireAt: server.expireAt },
    ...{ endReason: server.endReason, exitCode: server.exitCode, exitSignal: server.exitSignal },
    ...{ endDetail: server.endDetail, msg: server.failedReason },
  };
}
