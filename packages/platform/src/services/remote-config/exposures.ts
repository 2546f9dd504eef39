// Who really got what, and what games send.
import type { remoteConfig } from '@uos/contract';
import { startOfShanghaiDay } from '@uos/contract/rules';
import type { Handlers } from '#kernel/call/call';
import { periodOf } from '#kernel/call/period';
import { estimateOf } from './serve/sketch.ts';
import { exposuresOfOverride, seenAttributes } from './store/exposures.ts';
import { findOverride } from './store/overrides.ts';

type Tree = Handlers<typeof remoteConfig>;

const MOST_DAYS_BY_HOUR = 31;

export const exposures: Tree['exposures'] = {
  async list(call) {
    const { id, granularity = 'day' } = call.input;
    const found = await findOverride(call.db, call.appId, id);
    if (found === undefined) {
      throw call.refuse('not-found', 'override not found');
    }
    const period = periodOf(call);
    if (granularity === 'hour' && period.days.length > MOST_DAYS_BY_HOUR) {
      throw call.refuse('invalid', `by the hour at most ${MOST_DAYS_BY_HOUR} days`);
    }
    const names = new Map(found.variants.map(({ variantId, name }) => [variantId, name]));
    const { variants, players } = await exposuresOfOverride(call.db, call.appId, found.id, period, granularity);
    return {
      exposures: variants.map(({ date, hour, variant_id: variantId, reads }) => ({
        ...{ date, time: hour ?? new Date(startOfShanghaiDay(date) ?? 0).toISOString() },
        ...{ variantId, variantName: names.get(variantId) ?? '', reads },
      })),
      players: players.map(({ date, sketch }) => ({ date, players: estimateOf(sketch) })),
    };
  },
};

export const attributes: Tree['attributes'] = {
  async list(call) {
    const rows = await seenAttributes(call.db, call.appId);
    return { attributes: rows.map(({ name, type, values }) => ({ name, type, values: [...values] })) };
  },
};
