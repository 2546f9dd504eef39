// Where a player shall connect to. Source: wire/realtime-and-compute.md 5, 9.7.
import type { func } from '@uos/contract';
import { serverTagOf } from '@uos/contract/rules';
import type { Handlers } from '#kernel/call/call';
import { requireFunction } from './require.ts';
import { chooseServer, holdPlace } from './store/endpoint.ts';
import { lockFunction } from './store/functions.ts';

/** For so long somebody counts as being on the server that was named: by then the server has said so itself, or not. */
const HOLD_MS = 5000;

export const endpoint: Handlers<typeof func>['functions']['endpoint'] = async (call) => {
  const { principal, input, ports, now } = call;
  if (principal.kind === 'player' && input.playerId !== undefined && input.playerId !== principal.personaId) {
    throw call.refuse('denied', 'a player asks only for its own persona');
  }
  const found = await requireFunction(call, input.id);
  const tag = input.tag === undefined ? undefined : serverTagOf(input.tag);
  const chosen = await ports.db.transaction().execute(async (db) => {
    // why one by one: else a hundred who ask at once are all sent to the server that was the emptiest before
    const of = await lockFunction(db, found.function_id);
    const choice = { functionId: found.function_id, selection: found.endpoint_selection, tag, now };
    const server = of?.status === 'enabled' ? await chooseServer(db, choice) : undefined;
    if (server !== undefined) {
      const until = new Date(Date.parse(now) + HOLD_MS).toISOString();
      await holdPlace(db, { serverId: server.id, appId: server.app_id, now, until });
    }
    return server;
  });
  if (chosen === undefined) {
    throw call.refuse('precondition', 'no server is running with a place to give', { code: 140_001 });
  }
  return { ip: chosen.ip, ports: chosen.ports.map((port) => ({ ...port })), serverId: chosen.id };
};
