// How much of its own limits an app has used. Source: wire/passport.md 2.8, 3.1 row 21.
import type { passport } from '@uos/contract';
import { rateLimitFamilies } from '@uos/contract/rules';
import { appLimitKey } from '#kernel/call/app-limits';
import type { Handlers } from '#kernel/call/call';
import { takenOf } from '#kernel/call/call-limits';
import { systemClock } from '#kernel/time/clock';
import { requireIdDomain } from '../id-domains.ts';
import { readConfig } from '../setup/settings.ts';

export const rateLimits: Handlers<typeof passport>['rateLimits'] = {
  async usage(call) {
    await requireIdDomain(call);
    const limits = (await readConfig(call.db, call.appId)).rateLimits;
    // why the real clock: it is the one that limits are counted by
    const now = systemClock.now();
    const usages = await Promise.all(
      rateLimitFamilies
        .filter((family) => limits[family].enabled)
        .map(async (name) => {
          const { limit, windowSeconds } = limits[name];
          const key = appLimitKey('passport', name, call.appId);
          const { taken: used, ends } = await takenOf(call.db, key, { calls: limit, seconds: windowSeconds }, now);
          return { name, limit, used, windowSeconds, resetAt: ends.toISOString() };
        }),
    );
    return { usages, total: usages.length };
  },
};
