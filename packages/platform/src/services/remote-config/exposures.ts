// Who really got what, and what games send.
import type { remoteConfig } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { readPeriod } from '#kernel/time/period';
import { estimateOf } from './serve/sketch.ts';
import { exposuresOfOverride, seenAttributes } from './store/exposures.ts';
import { findOverride } from './store/overrides.ts';

type Tree = Handlers<typeof remoteConfig>;

export const exposures: Tree['exposures'] = {
  async list(call) {
    const { id, startDate, endDate } = call.input;
    const found = await findOverride(call.db, call.appId, id);
    if (found === undefined) {
      throw call.refuse('not-found', 'override not found');
    }
    const period = readPeriod({ start: startDate, end: endDate }, new Date(call.now));
    if (typeof period === 'string') {
      throw call.refuse('invalid', period);
    }
    const names = new Map(found.variants.map(({ variantId, name }) => [variantId, name]));
    const { variants, players } = await exposuresOfOverride(call.db, call.appId, found.id, period);
    return {
      exposures: variants.map(({ date, variant_id: variantId, reads }) => ({
        ...{ date, variantId, variantName: names.get(variantId) ?? '', reads },
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
