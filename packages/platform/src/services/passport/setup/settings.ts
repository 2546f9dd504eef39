// Settings of the service: what an app has said of them, and the defaults of the rest. Source: wire/passport.md 2.8.
import type { passport, ReplyOf } from '@uos/contract';
import {
  completePassportSettings,
  type GivenPassportSettings,
  keptPassportSettings,
  type PassportSettings,
  wrongBand,
} from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { LIMITS } from '../limits/memory.ts';
import { findSettings, writeSettings } from './store.ts';

type Config = Handlers<typeof passport>['config'];

/** The settings of an app with every default filled in; the defaults alone where it has never said anything. */
export async function readConfig(db: Db, appId: string): Promise<PassportSettings> {
  return completePassportSettings((await findSettings(db, appId)) ?? {});
}

export const config: Config = {
  async get(call) {
    await requireIdDomain(call);
    return reply(call);
  },
  async set(call) {
    await requireIdDomain(call);
    const before = await reply(call);
    const given = keptPassportSettings(call.input.config as GivenPassportSettings);
    const wrong = wrongBand(completePassportSettings(given).antiAddiction);
    if (wrong !== undefined) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: [`antiAddiction.bands.${wrong}: startTime comes before endTime`],
      });
    }
    await writeSettings(call.db, { app_id: call.appId, settings: json(given), modified_at: call.now });
    await call.ports.fanOut.publish(call.db, LIMITS, call.appId);
    const after = await reply(call);
    call.note({ before, after });
    return after;
  },
};

/** The rules are read-only on our side; what a call answers is its caller's own. */
async function reply(call: Call) {
  return { config: (await readConfig(call.db, call.appId)) as ReplyOf<typeof passport.tree.config.get>['config'] };
}
