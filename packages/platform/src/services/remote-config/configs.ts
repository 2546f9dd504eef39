// Configs: typed values that games read.
import type { remoteConfig } from '@uos/contract';
import { checkConfigValue } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, likePart, offsetCountPage } from '#kernel/call/paging';
import { changing } from './change.ts';
import { configReply } from './replies.ts';
import { differs, limits } from './rules.ts';
import { refuseStale } from './stale.ts';
import {
  areUsed,
  type ConfigView,
  countConfigs,
  deleteConfigs,
  findConfig,
  insertConfigs,
  listConfigs,
  updateConfig,
} from './store/configs.ts';
import { meterConfigs } from './usage.ts';

export const configs: Handlers<typeof remoteConfig>['configs'] = {
  async list(call) {
    const { start, count, keys, types, keyword } = call.input;
    const part = keyword === undefined ? undefined : likePart(keyword);
    const page = offsetCountPage({ offset: start, count });
    const { rows, total } = await listConfigs(call.db, call.appId, { keys, types, keyword: part }, page);
    return { configs: rows.map(configReply), totalCount: total };
  },
  async create(call) {
    const { key, type, value, description = '' } = call.input;
    refuseUnfit(call);
    const id = call.ports.ids.uuid();
    const by = {
      ...{ created_at: call.now, created_by: call.actor.name },
      ...{ modified_at: call.now, modified_by: call.actor.name },
    };
    await changing(call, {}, async () => {
      if ((await countConfigs(call.db, call.appId)) >= limits.configs) {
        throw call.refuse('precondition', `an app has at most ${limits.configs} configs`, { code: 80_000 });
      }
      const row = { app_id: call.appId, id, key, type, value, description, resource_age: 1, ...by };
      await insertConfigs(call.db, [row]).catch(refuseTaken(call));
    });
    await meterConfigs(call);
    const config = configReply(await requireConfig(call, id));
    call.note({ target: key, after: { config } });
    return { config };
  },
  async get(call) {
    return { config: configReply(await requireConfig(call, call.input.id)) };
  },
  async update(call) {
    const { id, key, type, value, description, resourceAge } = call.input;
    refuseUnfit(call);
    await changing(call, {}, async () => {
      const found = await requireConfig(call, id);
      call.note({ target: found.key, before: { config: configReply(found) } });
      refuseStale(call, found, resourceAge, configReply);
      if (key !== found.key && found.overrides > 0) {
        throw call.refuse('precondition', 'config is used by overrides');
      }
      // why: a build reads the type it was made for, and players are getting it right now
      if (type !== found.type && (await areUsed(call.db, call.appId, [found.key], 'enable'))) {
        throw call.refuse('precondition', 'config is used by overrides', {
          details: ['type: an enabled override sets this key; disable it first'],
        });
      }
      const next = { key, type, value, description: description ?? found.description };
      if (differs(found, next)) {
        const change = { ...next, modified_at: call.now, modified_by: call.actor.name };
        await updateConfig(call.db, found, change).catch(refuseTaken(call));
      }
    });
    const config = configReply(await requireConfig(call, id));
    call.note({ after: { config } });
    return { config };
  },
  async remove(call) {
    await removeAll(call, [call.input.id], call.input.force === true);
    return {};
  },
  async removeMany(call) {
    const { configIds, force } = call.input;
    return { deleted: await removeAll(call, configIds, force === true) };
  },
};

/** All of them or none. */
async function removeAll(call: Call, ids: readonly string[], isForced: boolean): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const { done: gone } = await changing(call, {}, async () => {
    const deleted = await deleteConfigs(call.db, call.appId, wanted);
    if (deleted.length < wanted.length) {
      throw call.refuse('not-found', 'config not found');
    }
    const keys = deleted.map(({ key }) => key);
    if (!isForced && (await areUsed(call.db, call.appId, keys))) {
      throw call.refuse('precondition', 'config is used by overrides');
    }
    return deleted;
  });
  call.note({
    target: gone
      .map(({ key }) => key)
      .sort()
      .join(', '),
    before: { keys: gone.map(({ key }) => key) },
  });
  return wanted;
}

async function requireConfig(call: Call, id: string): Promise<ConfigView> {
  const found = await findConfig(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'config not found');
  }
  return found;
}

function refuseUnfit(
  call: Call<{ readonly type: Parameters<typeof checkConfigValue>[0]; readonly value: string }>,
): void {
  const wrong = checkConfigValue(call.input.type, call.input.value);
  if (wrong !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: [`value: ${wrong.en}`] });
  }
}

const refuseTaken =
  (call: Pick<Call, 'refuse'>) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? call.refuse('exists', 'config key already exists') : error;
  };
