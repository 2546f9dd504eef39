// What remote config was used, read from the meter by day in Asia/Shanghai.
import type { remoteConfig } from '@uos/contract';
import { recordUse } from '#core/meter/meter';
import { type Day, topApps, usesByDay, type Whose } from '#core/meter/report';
import type { Call, Handlers } from '#kernel/call/call';
import { periodOf } from '#kernel/call/period';
import { countConfigs } from './store/configs.ts';

export const METERED = ['getSettingsCall', 'overridesCall', 'configCount', 'maxCachedCount'] as const;
const MEASURE = { service: 'remote-config', metrics: METERED };
const LEVELS = ['configCount', 'maxCachedCount', 'activeAppCount'] as const;

export const usages: Handlers<typeof remoteConfig>['usages'] = {
  async total(call) {
    const period = periodOf(call);
    const days = await usesByDay(call.db, MEASURE, period, whoseOf(call, call.input.appId));
    const each = period.days.map((date) => amountsOf(days.get(date)));
    const most = (name: (typeof LEVELS)[number]) => each.reduce((highest, day) => Math.max(highest, day[name]), 0);
    return {
      getSettingsCall: each.reduce((sum, day) => sum + day.getSettingsCall, 0),
      getOverridesCall: each.reduce((sum, day) => sum + day.getOverridesCall, 0),
      configCount: most('configCount'),
      maxCachedCount: most('maxCachedCount'),
      activeAppCount: most('activeAppCount'),
    };
  },
  async daily(call) {
    const period = periodOf(call);
    const days = await usesByDay(call.db, MEASURE, period, whoseOf(call));
    return { usages: period.days.map((date) => ({ date, ...amountsOf(days.get(date)) })) };
  },
  async byApp(call) {
    const { k = 10 } = call.input;
    const period = periodOf(call);
    const ranked = await topApps(call.db, { service: 'remote-config', metric: 'getSettingsCall' }, period, k);
    return {
      usages: await Promise.all(
        ranked.map(async ({ app_id: appId, name: appName }) => {
          const days = await usesByDay(call.db, MEASURE, period, { appId });
          const each = [...days.values()].map(amountsOf);
          return {
            ...{ appId, appName },
            getSettingsCall: each.reduce((sum, day) => sum + day.getSettingsCall, 0),
            getOverridesCall: each.reduce((sum, day) => sum + day.getOverridesCall, 0),
            configCount: Math.max(0, ...each.map((day) => day.configCount)),
            maxCachedCount: Math.max(0, ...each.map((day) => day.maxCachedCount)),
          };
        }),
      ),
    };
  },
};

/** Operators ask about all apps unless they name one, anybody else about the app of the call. */
function whoseOf({ role, appId }: Pick<Call, 'role' | 'appId'>, asked?: string): Whose {
  const named = asked ?? (appId === '' ? undefined : appId);
  return role === 'operator' ? { appId: named } : { appId };
}

function amountsOf(day: Day | undefined) {
  const of = (metric: (typeof METERED)[number]): number => day?.amounts.get(metric) ?? 0;
  const [settingsCalls, overridesCalls] = [of('getSettingsCall'), of('overridesCall')];
  return {
    getSettingsCall: settingsCalls,
    getOverridesCall: overridesCalls,
    configCount: of('configCount'),
    maxCachedCount: of('maxCachedCount'),
    activeAppCount: settingsCalls + overridesCalls > 0 ? (day?.apps ?? 0) : 0,
  };
}

/** Puts how many configs an app has on the meter. */
export async function meterConfigs(call: Call): Promise<void> {
  const amount = await countConfigs(call.db, call.appId);
  await recordUse(call.ports, call.db, new Date(call.now), [
    { appId: call.appId, service: 'remote-config', metric: 'configCount', amount },
  ]);
}
