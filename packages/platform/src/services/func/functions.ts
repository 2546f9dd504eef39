// Functions: what an app's logic servers have in common. Source: wire/realtime-and-compute.md 5.
import type { func } from '@uos/contract';
import { parseTtlSeconds, serviceDefaults } from '@uos/contract/rules';
import { refuseOccupied } from '#core/apps/occupied';
import { json } from '#db/columns';
import type { WantedPort } from '#engines/processes/servers/port';
import { portsFault } from '#engines/processes/servers/wanted-ports';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { endpoint } from './endpoint.ts';
import { levelsOf } from './levels.ts';
import { levelOver, quotaOf, refuseOver, ttlOver } from './quota.ts';
import { functionReply } from './replies.ts';
import { invalid, requireFunction } from './require.ts';
import { endServers } from './servers/end.ts';
import { scaleSoon } from './servers/scale.ts';
import {
  findFunction,
  insertFunction,
  lockFunction,
  serviceOfApp,
  switchFunction,
  updateFunction,
} from './store/functions.ts';

const defaults = serviceDefaults.func;
const NAME_LENGTH = 64;

export const functions: Handlers<typeof func>['functions'] = {
  async create(call) {
    const { db, ports, now, appId, actor } = call;
    const asked = call.input.appId.toLowerCase();
    const service = await serviceOfApp(db, appId);
    if (service === undefined || (asked !== appId && asked !== service.serviceId)) {
      throw call.refuse('not-found', 'app not found');
    }
    await refuseOccupied(call, 'func');
    const given = await givenSettings(call);
    const quota = await quotaOf(call, appId);
    const name = call.input.name?.trim() || service.appName.slice(0, NAME_LENGTH);
    const gameId = service.serviceId;
    const { profileId } = await ports.services
      .ask('hosting')
      .open(call, { gameId, appId, name, source: 'func', by: actor.name, now });
    const isNew = await insertFunction(db, {
      ...{ function_id: gameId, app_id: appId, name, status: 'enabled', endpoint_selection: 'RANDOM' },
      ...{ ports: json<readonly WantedPort[]>([{ ...defaults.port, name: 'game' }]), level: defaults.configLevel },
      ...{ ttl_seconds: quota.isTrial ? defaults.trialTtlSeconds : defaults.ttlSeconds },
      ...{ default_profile_id: profileId, logs_open: false, created_at: now, created_by: actor.name },
      ...given,
    });
    const functionInfo = functionReply(await requireFunction(call, appId));
    call.note({ target: functionInfo.name, after: isNew ? { functionInfo } : {} });
    return { functionInfo };
  },
  async get(call) {
    return { functionInfo: functionReply(await requireFunction(call, call.input.id)) };
  },
  async update(call) {
    const { defaultProfileId } = call.input;
    const found = await requireFunction(call, call.input.id);
    const given = await givenSettings(call);
    if (defaultProfileId !== undefined) {
      await refuseUnknownProfile(call, found.function_id, defaultProfileId);
    }
    await updateFunction(call.db, found.function_id, {
      ...given,
      ...(defaultProfileId !== undefined && { default_profile_id: defaultProfileId }),
    });
    const functionInfo = functionReply(await requireFunction(call, found.function_id));
    call.note({ target: found.name, before: { functionInfo: functionReply(found) } });
    return { functionInfo };
  },
  async list(call) {
    const found = await findFunction(call.db, call.appId, call.input.id);
    const { offset, limit } = offsetLimitPage(call.input);
    const all = found === undefined ? [] : [functionReply(found)];
    return { functions: all.slice(offset, offset + limit), totalCount: all.length };
  },
  async enable(call) {
    const found = await requireFunction(call, call.input.id);
    await refuseOccupied(call, 'func');
    if (await switchFunction(call.db, found.function_id, 'enabled')) {
      await scaleSoon(call.db, found.function_id, call.now);
    }
    return switched(call, found);
  },
  async disable(call) {
    const { db, ports, now } = call;
    const found = await requireFunction(call, call.input.id);
    // why held: whoever begins a server meanwhile has begun it before, or finds it disabled
    await lockFunction(db, found.function_id);
    if (await switchFunction(db, found.function_id, 'disabled')) {
      await endServers({ db, ports }, found.function_id, {
        ...{ at: now, reason: 'deleted', word: 'function disabled', msg: 'the function was disabled' },
      });
    }
    return switched(call, found);
  },
  endpoint,
};

async function switched(call: Call<{ readonly id: string }>, found: Awaited<ReturnType<typeof requireFunction>>) {
  const functionInfo = functionReply(await requireFunction(call, found.function_id));
  call.note({ target: found.name, before: { status: found.status }, after: { status: functionInfo.status } });
  return { functionInfo };
}

interface Settings {
  readonly portList?: readonly WantedPort[] | undefined;
  readonly configLevel?: string | undefined;
  readonly allocationTTL?: string | undefined;
  readonly endpointSelection?: 'RANDOM' | 'LATEST' | 'LEAST' | undefined;
}

/** As columns; what is not given is not there. */
async function givenSettings(call: Call<Settings>) {
  const { portList, configLevel, allocationTTL, endpointSelection } = call.input;
  const fault = portList === undefined ? undefined : portsFault(portList);
  if (fault !== undefined) {
    throw invalid(call, fault);
  }
  if (configLevel !== undefined) {
    await refuseLevel(call, configLevel);
  }
  return {
    ...(portList !== undefined && {
      ports: json<readonly WantedPort[]>(portList.map(({ protocol, port, name }) => ({ protocol, port, name }))),
    }),
    ...(configLevel !== undefined && { level: configLevel }),
    ...(allocationTTL !== undefined && { ttl_seconds: await secondsOf(call, allocationTTL) }),
    ...(endpointSelection !== undefined && { endpoint_selection: endpointSelection }),
  };
}

async function secondsOf(call: Call, text: string): Promise<number> {
  const { value, reason } = parseTtlSeconds(text);
  if (value === undefined) {
    throw invalid(call, `allocationTTL: ${reason.en}`);
  }
  refuseOver(call, ttlOver(await quotaOf(call, call.appId), value));
  return value;
}

/** @throws invalid for a level that is none of the app's, quota exceeded for one that it may not have */
export async function refuseLevel(call: Pick<Call, 'db' | 'ports' | 'appId' | 'refuse'>, level: string): Promise<void> {
  const levels = levelsOf((await serviceOfApp(call.db, call.appId))?.configOptions);
  if (!levels.includes(level)) {
    throw invalid(call, `configLevel: one of ${levels.join(', ')}`);
  }
  refuseOver(call, levelOver(await quotaOf(call, call.appId), level));
}

async function refuseUnknownProfile(call: Call, gameId: string, profileId: string): Promise<void> {
  const held = await call.ports.services.ask('hosting').hold(call, { appId: call.appId, gameId, profileId });
  if (!held.held && held.lacks === 'profile') {
    throw call.refuse('not-found', 'profile not found');
  }
}
