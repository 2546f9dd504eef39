// Overrides: other values of configs, for some players and some time.
import { isDeepStrictEqual } from 'node:util';
import type { remoteConfig } from '@uos/contract';
import { attributesOf } from '@uos/contract/rules';
import { ruleCompiler } from '#engines/rules/compile';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { changing } from './change.ts';
import { checkedRule, checkedVariants } from './checked.ts';
import { overrideHistory, overrideReply, variantReplies, variantsText } from './replies.ts';
import { differs, enableFault, foreignKey, LOWEST_PRIORITY, limits, momentOf, timesFault, WHOLE } from './rules.ts';
import { refuseStale } from './stale.ts';
import { typesOf } from './store/configs.ts';
import {
  countOverrides,
  deleteOverrides,
  findOverride,
  insertOverrides,
  keysOf,
  listOverrides,
  type OverrideRow,
  updateOverride,
} from './store/overrides.ts';
import type { Variant } from './tables.ts';

type Tree = Handlers<typeof remoteConfig>;

export const overrides: Tree['overrides'] = {
  async list(call) {
    const { start, count, keyword, status } = call.input;
    const part = keyword === undefined ? undefined : likePart(keyword);
    const page = offsetCountPage({ offset: start, count });
    const { rows, total } = await listOverrides(call.db, call.appId, { keyword: part, status }, page);
    return { overrides: rows.map(overrideReply), totalCount: total };
  },
  async create(call) {
    const { input } = call;
    const rule = await checkedRule(call, input.rule);
    const variants = checkedVariants(call, input.variants, []);
    const times = { start_at: momentOf(input.startDate), end_at: momentOf(input.endDate) };
    refuseInvalid(call, timesFault(times));
    const row: OverrideRow = {
      ...{ app_id: call.appId, id: call.ports.ids.uuid(), name: input.name, description: input.description ?? '' },
      ...{ status: 'disable', ...times, rule, rollout: input.rolloutPercentage ?? WHOLE },
      ...{ priority: input.priority ?? LOWEST_PRIORITY, variants, resource_age: 1 },
      ...{ created_at: call.now, created_by: call.actor.name, modified_at: call.now, modified_by: call.actor.name },
    };
    await changing(call, {}, async () => {
      if ((await countOverrides(call.db, call.appId)) >= limits.overrides) {
        throw call.refuse('precondition', `an app has at most ${limits.overrides} overrides`, { code: 80_000 });
      }
      await refuseForeign(call, variants);
      await insertOverrides(call.db, [row]);
    });
    const override = overrideReply(row);
    call.note({ target: row.name, after: { override: overrideHistory(row) } });
    return { override };
  },
  async get(call) {
    return { override: overrideReply(await requireOverride(call, call.input.id)) };
  },
  async update(call) {
    const { input } = call;
    const rule = input.rule === undefined ? undefined : await checkedRule(call, input.rule);
    await changing(call, {}, async () => {
      const found = await requireOverride(call, input.id);
      call.note({ target: found.name, before: { override: overrideHistory(found) } });
      refuseStale(call, found, input.resourceAge, overrideReply);
      const next = {
        name: input.name,
        description: input.description ?? found.description,
        start_at: input.startDate === undefined ? found.start_at : momentOf(input.startDate),
        end_at: input.endDate === undefined ? found.end_at : momentOf(input.endDate),
        rule: rule ?? found.rule,
        rollout: input.rolloutPercentage ?? found.rollout,
        priority: input.priority ?? found.priority,
        variants: input.variants === undefined ? found.variants : checkedVariants(call, input.variants, found.variants),
      };
      refuseInvalid(call, timesFault(next));
      if (found.status === 'enable') {
        refuseLive(call, found, next);
      }
      if (input.variants !== undefined) {
        await refuseForeign(call, next.variants);
      }
      if (differs(found, next)) {
        await updateOverride(call.db, found, { ...next, ...modified(call) });
      }
    });
    const saved = await requireOverride(call, input.id);
    call.note({ after: { override: overrideHistory(saved) } });
    return { override: overrideReply(saved) };
  },
  async remove(call) {
    await removeAll(call, [call.input.id]);
    return {};
  },
  async removeMany(call) {
    return { deleted: await removeAll(call, call.input.overrideIds) };
  },
  async validateRule(call) {
    const { rule = '' } = call.input;
    const compiled = (await ruleCompiler())(rule);
    return compiled.fault === undefined
      ? { valid: true, message: '', position: -1, attributes: attributesOf(compiled.rule) }
      : { valid: false, ...compiled.fault, attributes: [] };
  },
  async enable(call) {
    return move(call, 'enable');
  },
  async disable(call) {
    return move(call, 'disable');
  },
};

export const variants: Tree['variants'] = {
  async list(call) {
    return { variants: variantReplies((await requireOverride(call, call.input.id)).variants) };
  },
  async set(call) {
    const { id } = call.input;
    await changing(call, {}, async () => {
      const found = await requireOverride(call, id);
      const next = { ...found, variants: checkedVariants(call, call.input.variants, found.variants) };
      call.note({
        ...{ target: found.name, before: { variants: variantsText(found.variants) } },
        after: { variants: variantsText(next.variants) },
      });
      if (found.status === 'enable') {
        refuseLive(call, found, next);
      }
      await refuseForeign(call, next.variants);
      if (differs(found, { variants: next.variants })) {
        await updateOverride(call.db, found, { variants: next.variants, ...modified(call) });
      }
    });
    return { variants: variantReplies((await requireOverride(call, id)).variants) };
  },
};

const modified = (call: Call) => ({ modified_at: call.now, modified_by: call.actor.name });

async function move(call: Call<{ readonly id: string }>, to: OverrideRow['status']) {
  const { id } = call.input;
  await changing(call, {}, async () => {
    const found = await requireOverride(call, id);
    call.note({
      ...{ target: found.name, before: { override: { status: found.status } } },
      after: { override: { status: to } },
    });
    if (found.status === to) {
      return;
    }
    if (to === 'enable') {
      const types = await typesOf(call.db, call.appId, keysOf(found.variants));
      refuseState(call, 'the override is not ready', enableFault(found, types, call.now));
    }
    await updateOverride(call.db, found, { status: to, ...modified(call) });
  });
  return { override: overrideReply(await requireOverride(call, id)) };
}

/** All of them or none. */
async function removeAll(call: Call, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const { done: gone } = await changing(call, {}, async () => {
    const deleted = await deleteOverrides(call.db, call.appId, wanted);
    if (deleted.length < wanted.length) {
      throw call.refuse('not-found', 'override not found');
    }
    if (deleted.some(({ status }) => status === 'enable')) {
      throw call.refuse('precondition', 'the override is enabled', { details: ['disable it first'] });
    }
    return deleted;
  });
  const names = gone.map(({ name }) => name).sort();
  call.note({ target: names.join(', '), before: { names } });
  return wanted;
}

async function requireOverride(call: Call, id: string): Promise<OverrideRow> {
  const found = await findOverride(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'override not found');
  }
  return found;
}

async function refuseForeign(call: Call, given: readonly Variant[]): Promise<void> {
  const types = await typesOf(call.db, call.appId, keysOf(given));
  const wrong = foreignKey(given, types);
  refuseInvalid(call, wrong === undefined ? undefined : `variants: ${wrong}`);
}

function refuseInvalid(call: Pick<Call, 'refuse'>, wrong: string | undefined): void {
  if (wrong !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: [wrong] });
  }
}

function refuseState(call: Pick<Call, 'refuse'>, text: string, wrong: string | undefined): void {
  if (wrong !== undefined) {
    throw call.refuse('precondition', text, { details: [wrong] });
  }
}

type Live = Pick<OverrideRow, 'start_at' | 'rule' | 'priority' | 'variants' | 'end_at'>;

/** While players get its values only its name, description, end and percentage change. */
function refuseLive(call: Call, found: Live, next: Live): void {
  const held = (['start_at', 'rule', 'priority', 'variants'] as const).filter(
    (name) => !isDeepStrictEqual(found[name], next[name]),
  );
  refuseState(
    call,
    'the override is enabled',
    held.length === 0
      ? undefined
      : 'while it is enabled only name, description, endDate and rolloutPercentage change; disable it first',
  );
  if (next.end_at !== found.end_at && next.end_at !== null && next.end_at <= call.now) {
    refuseInvalid(call, 'endDate is over; disable the override to end it now');
  }
}
