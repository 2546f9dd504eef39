// Push of an app: how many servers of which kind it has.
import type { push } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetLimitPage } from '#kernel/call/paging';
import { connectToken } from './live/tokens.ts';
import { metrics } from './metrics.ts';
import { requireApp } from './require-app.ts';
import { levelOf, STANDARD } from './rules.ts';
import { servers } from './servers/infos.ts';
import { changeServers } from './servers/settle.ts';
import { type AppView, insertApp, listApps, nameOfApp, updateApp } from './store.ts';
import { usage, usageSum, usageTopK } from './usage.ts';
import { firstVersion } from './versions.ts';

export const apps: Handlers<typeof push>['apps'] = {
  async create(call) {
    const { appId, name } = call.input;
    if (!(await isOwn(call, appId))) {
      throw call.refuse('not-found', 'app not found');
    }
    const given = name?.trim() ?? '';
    const level = levelOf(call.ports.config.pushLevel) ?? STANDARD;
    await insertApp(call.db, {
      app_id: call.appId,
      name: given === '' ? await nameOfApp(call.db, call.appId) : given,
      level_id: level.id,
      version_id: await firstVersion(call),
      cpu_millis: level.cpuQuota * 1000,
      min_servers: 1,
      // why all of them: the specification names no number, and one that nobody needs does not begin
      max_servers: level.maxServers,
      created_at: call.now,
    });
    await changeServers(call, call.appId);
    const app = appReply(await requireApp(call, call.appId));
    call.note({ target: app.name, after: { app } });
    return { app };
  },
  async list(call) {
    const { name, appId } = call.input;
    const { rows, total } = await listApps(
      call.db,
      {
        appId,
        only: call.role === 'operator' ? undefined : call.appId,
        name: name === undefined ? undefined : likePart(name),
      },
      offsetLimitPage(call.input),
    );
    return { apps: rows.map(appReply), totalCount: total };
  },
  async get(call) {
    return { app: appReply(await requireApp(call, call.input.id)) };
  },
  async update(call) {
    const { id, name, serviceLevelId, minServers, maxServers, cpuQuota } = call.input;
    const found = await requireApp(call, id);
    if (cpuQuota !== undefined && call.role !== 'operator') {
      throw call.refuse('denied', 'cpuQuota is set by operators');
    }
    const level = levelOf(serviceLevelId ?? found.level_id);
    if (level === undefined) {
      throw call.refuse('invalid', 'serviceLevelId: no such level');
    }
    const isTrialOver = levelOf(found.level_id)?.isTrial === true && !level.isTrial;
    if (isTrialOver && call.ports.config.pushLevel === 'trial' && call.role !== 'operator') {
      throw call.refuse('denied', 'operators take an app off the trial level');
    }
    const min = minServers ?? found.min_servers;
    const max = maxServers ?? found.max_servers;
    if (min > max || max > level.maxServers) {
      throw call.refuse('invalid', `1 <= minServers <= maxServers <= ${level.maxServers}`);
    }
    await updateApp(call.db, found.app_id, {
      name: name ?? found.name,
      level_id: level.id,
      min_servers: min,
      max_servers: max,
      cpu_millis: cpuQuota === undefined ? found.cpu_millis : Math.max(1, Math.round(cpuQuota * 1000)),
    });
    await changeServers(call, found.app_id);
    const app = appReply(await requireApp(call, id));
    call.note({ target: app.name, before: { app: appReply(found) }, after: { app } });
    return { app };
  },
  connectToken,
  servers,
  usage,
  metrics,
  usageSum,
  usageTopK,
};

async function isOwn(call: Call, id: string): Promise<boolean> {
  const asked = id.toLowerCase();
  const row = await call.db
    .selectFrom('app_services')
    .select('service_id')
    .where('app_id', '=', call.appId)
    .where('name', '=', 'push')
    .executeTakeFirst();
  return asked === call.appId || asked === row?.service_id;
}

function appReply(row: AppView) {
  return {
    id: row.service_id,
    appId: row.app_id,
    gameId: row.app_id,
    name: row.name,
    status: row.service_status === 'Enabled' ? ('enabled' as const) : ('disabled' as const),
    serviceLevelId: row.level_id,
    serverVersionId: row.version_id,
    cpuQuota: row.cpu_millis / 1000,
    playerCountLimitPerServer: (levelOf(row.level_id) ?? STANDARD).playerCountLimitPerServer,
    minServers: row.min_servers,
    maxServers: row.max_servers,
    onlinePlayerCount: row.players,
    createdAt: row.created_at,
  };
}
