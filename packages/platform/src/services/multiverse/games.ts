// Games: what hosting knows of an app.
import type { multiverse } from '@uos/contract';
import { checkWebhookHeaders, parseTtlSeconds } from '@uos/contract/rules';
import { refuseOccupied } from '#core/apps/occupied';
import { mayName } from '#core/external/guarded';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetLimitPage } from '#kernel/call/paging';
import { refuseOff } from './off.ts';
import { gameFacts, gameReply } from './replies.ts';
import { invalid, requireGame } from './require.ts';
import { DEFAULT_PROFILE, serviceOf, webhookHeadersContext } from './rules.ts';
import { refillPools } from './servers/pool-turns.ts';
import {
  type GameRow,
  idsOfApp,
  insertGame,
  listGames,
  setProperties,
  takeOverGame,
  updateGame,
} from './store/games.ts';
import { ensureProfile } from './store/profiles.ts';

export const games: Handlers<typeof multiverse>['games'] = {
  async create(call) {
    const { name, type = 'OnDemandGame', source = 'multiverse' } = call.input;
    const gameId = call.input.gameId.toLowerCase();
    if (!(await idsOfApp(call.db, call.appId)).has(gameId)) {
      throw call.refuse('not-found', 'app not found');
    }
    await refuseOff(call, serviceOf({ source }));
    await refuseOccupied(call, serviceOf({ source }));
    const audit = {
      ...{ created_at: call.now, created_by: call.actor.name },
      ...{ modified_at: call.now, modified_by: call.actor.name },
    };
    const isNew = await insertGame(call.db, {
      ...{ game_id: gameId, app_id: call.appId, name, type, source },
      ...{ lifetime_seconds: lifetimeOf(call) ?? 0, webhook_url: '', webhook_headers: null },
      ...webhookOf(call, gameId),
      ...{ has_rooms: false, cpu_factor: 1, memory_factor: 1, usage_factor: 1 },
      ...audit,
    });
    if (!isNew) {
      await takeOverGame(call.db, { gameId, source });
    }
    if (source === 'func') {
      await ensureProfile(call.db, {
        ...{ id: call.ports.ids.uuid(), app_id: call.appId, game_id: gameId, name: DEFAULT_PROFILE },
        ...{ description: '', region_ids: json<readonly string[]>([]) },
        ...audit,
      });
    }
    if (isNew) {
      await setPassThrough(call, { source });
    }
    const row = await requireGame(call, gameId);
    call.note({ target: row.name, after: isNew ? { game: gameFacts(call, row) } : {} });
    return { game: gameReply(call, row) };
  },
  async list(call) {
    const { name, source } = call.input;
    const isOperator = call.role === 'operator';
    const filter = {
      appId: isOperator && call.appId === '' ? undefined : call.appId,
      source: isOperator ? source : undefined,
      name: name === undefined ? undefined : likePart(name),
    };
    const { rows, total } = await listGames(call.db, filter, offsetLimitPage(call.input));
    return { games: rows.map((row) => gameReply(call, row)), totalCount: total };
  },
  async get(call) {
    return { game: gameReply(call, await requireGame(call, call.input.gameId)) };
  },
  async update(call) {
    const { name, type, memoryPerCpu, roomManagement } = call.input;
    const found = await requireGame(call, call.input.gameId);
    if (memoryPerCpu !== undefined && call.role !== 'operator') {
      throw call.refuse('denied', 'memoryPerCpu is set by operators');
    }
    if (type !== undefined && type !== found.type && found.source !== 'multiverse') {
      throw invalid(call, `type: servers of ${serviceOf(found)} do not wait in a fleet`);
    }
    const lifetime = lifetimeOf(call);
    await updateGame(call.db, found.game_id, {
      ...(name !== undefined && { name }),
      ...(type !== undefined && { type }),
      ...(lifetime !== undefined && { lifetime_seconds: lifetime }),
      ...(roomManagement !== undefined && { has_rooms: roomManagement.enabled }),
      ...webhookOf(call, found.game_id),
      ...{ modified_at: call.now, modified_by: call.actor.name },
    });
    await setPassThrough(call, found);
    if (memoryPerCpu !== undefined) {
      await setProperties(call.db, { appId: call.appId, service: serviceOf(found) }, { memoryPerCpu });
    }
    if (type !== undefined) {
      await refillPools(call.db, found.game_id, call.now);
    }
    const row = await requireGame(call, found.game_id);
    call.note({
      target: row.name,
      before: { game: gameFacts(call, found) },
      after: { game: gameFacts(call, row) },
    });
    return { game: gameReply(call, row) };
  },
  async resourceFactor(call) {
    return factorReply(await requireGame(call, call.input.gameId));
  },
  async setResourceFactor(call) {
    const { cpuFactor = 1, memoryFactor = 1 } = call.input;
    const found = await requireGame(call, call.input.gameId);
    await updateGame(call.db, found.game_id, { cpu_factor: cpuFactor, memory_factor: memoryFactor });
    call.note({ target: found.name, before: factorReply(found) });
    return factorReply({ cpu_factor: cpuFactor, memory_factor: memoryFactor });
  },
  async usageAdjustFactor(call) {
    return { usageAdjustFactor: (await requireGame(call, call.input.gameId)).usage_factor };
  },
  async setUsageAdjustFactor(call) {
    const { usageAdjustFactor = 1 } = call.input;
    const found = await requireGame(call, call.input.gameId);
    await updateGame(call.db, found.game_id, { usage_factor: usageAdjustFactor });
    call.note({ target: found.name, before: { usageAdjustFactor: found.usage_factor } });
    return { usageAdjustFactor };
  },
};

type Settings = Pick<
  Parameters<Extract<Handlers<typeof multiverse>['games']['update'], (...args: never[]) => unknown>>[0]['input'],
  'allocationTTL' | 'webhook' | 'enablePassThrough'
>;

function lifetimeOf({ input, refuse }: Pick<Call<Settings>, 'input' | 'refuse'>): number | undefined {
  if (input.allocationTTL === undefined) {
    return undefined;
  }
  const { value, reason } = parseTtlSeconds(input.allocationTTL);
  if (value === undefined) {
    throw invalid({ refuse }, `allocationTTL: ${reason.en}`);
  }
  return value;
}

function webhookOf(
  { input, refuse, ports }: Pick<Call<Settings>, 'input' | 'refuse' | 'ports'>,
  gameId: string,
): Partial<Pick<GameRow, 'webhook_url' | 'webhook_headers'>> {
  if (input.webhook === undefined) {
    return {};
  }
  const { url, headers } = input.webhook;
  if (url !== '' && !mayName(ports, url)) {
    const why = 'https, to an address that everybody may name; http only to this machine, from a platform on it';
    throw invalid({ refuse }, `webhook.url: ${why}`);
  }
  const wrong = checkWebhookHeaders(headers);
  if (wrong !== undefined) {
    throw invalid({ refuse }, `webhook.headers: ${wrong.en}`);
  }
  const sealed = ports.seal.seal(JSON.stringify(headers), webhookHeadersContext(gameId));
  return { webhook_url: url, webhook_headers: Object.keys(headers).length === 0 ? null : sealed };
}

// why not in the game's row: the switches of the app say it too, and say the same
async function setPassThrough(
  call: Pick<Call<Settings>, 'db' | 'appId' | 'input'>,
  game: Pick<GameRow, 'source'>,
): Promise<void> {
  const { enablePassThrough } = call.input;
  if (enablePassThrough !== undefined) {
    const whose = { appId: call.appId, service: serviceOf(game) };
    await setProperties(call.db, whose, { enablePassThrough: String(enablePassThrough) });
  }
}

function factorReply({ cpu_factor, memory_factor }: Pick<GameRow, 'cpu_factor' | 'memory_factor'>) {
  return { resourceFactor: { cpuFactor: cpu_factor, memoryFactor: memory_factor } };
}
