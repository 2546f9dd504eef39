// Servers that live: those that somebody has, and those that wait.
import type { multiverse } from '@uos/contract';
import type { Server } from '#engines/processes/servers/port';
import { nameOf, portsOf } from '#engines/processes/servers/words';
import type { Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { requireGame } from '../require.ts';
import { holdersOf, namesOf } from '../store/instances.ts';
import { KIND } from './names.ts';
import { TEST } from './test-servers.ts';

const MOST = 1000;

export const servers: Handlers<typeof multiverse>['servers'] = {
  async list(call) {
    const { state, regionId, revisionId } = call.input;
    const { game_id } = await requireGame(call, call.input.gameId);
    const all = await call.ports.servers.list(call.db, {
      ...{ kind: KIND, appId: call.appId, limit: MOST },
      ...(regionId !== undefined && { region: regionId }),
      ...(state !== undefined && { states: state }),
    });
    const mine = all.servers
      .filter(({ labels }) => labels['uos.game'] === game_id)
      .filter(({ labels }) => revisionId === undefined || labels['uos.revision'] === revisionId)
      .toSorted((a, b) => (a.placedAt < b.placedAt ? 1 : -1));
    const { offset, limit } = offsetLimitPage(call.input);
    const page = mine.slice(offset, offset + limit);
    const names = await namesOf(
      call.db,
      page.flatMap(({ labels }) => labels['uos.revision'] ?? []),
    );
    const holders = await holdersOf(
      call.db,
      page.map(({ id }) => id),
    );
    return {
      servers: page.map((one) => serverReply(one, names.get(one.labels['uos.revision'] ?? ''), holders.get(one.id))),
      totalCount: mine.length,
    };
  },
};

function serverReply(
  server: Server,
  { profile = '', version = 0 }: { readonly profile?: string; readonly version?: number } = {},
  holder: string | undefined,
) {
  return {
    id: server.id,
    gameId: server.labels['uos.game'] ?? '',
    profileId: server.labels['uos.profile'] ?? '',
    profileName: profile,
    profileRevisionId: server.labels['uos.revision'] ?? '',
    version,
    regionId: server.region,
    name: nameOf(profile, server.id),
    state: server.state,
    purpose: purposeOf(server, holder),
    allocationId: holder ?? null,
    ip: server.readyAt === null ? '' : server.address,
    gameServerPorts: server.readyAt === null ? [] : portsOf(server.ports).map((port) => ({ ...port })),
    nodeName: server.node,
    createdAt: server.placedAt,
    readyAt: server.readyAt,
    lastHeartbeatAt: server.heardAt,
  };
}

/** why not the label alone: one that waited keeps its own when somebody gets it */
function purposeOf({ labels }: Server, holder: string | undefined): 'allocated' | 'waiting' | 'test' {
  return labels['uos.for'] === TEST ? TEST : holder === undefined ? 'waiting' : 'allocated';
}
