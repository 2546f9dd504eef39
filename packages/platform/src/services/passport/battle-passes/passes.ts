// Battle passes as developers set them up. Source: wire/passport.md 2.7, 3.8 rows 178 to 185.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { momentOf } from '../moments.ts';
import { refuseReserved } from '../reserved-slugs.ts';
import { passReplies } from './replies.ts';
import { heldPass, invalid, requirePass } from './require.ts';
import { wrongRewards, wrongSettings } from './rules.ts';
import {
  deletePass,
  insertPass,
  listPasses,
  type PassRow,
  passNames,
  publishPass,
  revokePass,
  slotsOf,
  updatePass,
} from './store/passes.ts';

export const battlePasses: Handlers<typeof passport>['battlePasses'] = {
  async search(call) {
    await requireIdDomain(call);
    const { displayName, status } = call.input;
    const page = startCountPage(call.input);
    const filter = { name: displayName === undefined ? undefined : likePart(displayName), status, now: call.now };
    const { rows, total } = await listPasses(call.db, call.appId, filter, page);
    return { battlePasses: await passReplies(call, rows), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const { input, now } = call;
    refuseReserved(call, 'battlePass', input.slugName);
    const settings = {
      max_level: input.maxLevel,
      level_exp: [...input.levelExp],
      start_time: momentOf(input.startTime) ?? now,
      end_time: momentOf(input.endTime),
    };
    refuseWrong(call, settings);
    const made = await insertPass(call.db, {
      ...settings,
      app_id: call.appId,
      slug_name: input.slugName,
      display_name: input.displayName,
      description: input.description ?? '',
      daily_exp_limit: input.dailyExpLimit ?? 0,
      weekly_exp_limit: input.weeklyExpLimit ?? 0,
      day_start_hour: input.dayStartHour ?? 0,
      level_exp: json<readonly number[]>(settings.level_exp),
      created_at: now,
      modified_at: now,
    });
    if (!made) {
      throw call.refuse('exists', 'slugName already exists');
    }
    return reply(call, input.slugName);
  },
  async update(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    const before = await noted(call, input.id);
    const settings = {
      max_level: input.maxLevel ?? before.max_level,
      level_exp: input.levelExp ?? before.level_exp,
      start_time: momentOf(input.startTime) ?? before.start_time,
      end_time: input.endTime === undefined ? before.end_time : momentOf(input.endTime),
    };
    refuseWrong(call, settings);
    if (settings.max_level < before.max_level) {
      if (before.status === 'Active') {
        throw call.refuse('precondition', 'the battle pass is Active: maxLevel may only grow');
      }
      for (const { slug_name, rewards } of await slotsOf(db, appId, [before.slug_name])) {
        if (wrongRewards(rewards, settings.max_level) !== undefined) {
          throw invalid(call, `maxLevel: the slot ${slug_name} gives something at a later level`);
        }
      }
    }
    await updatePass(db, appId, before.slug_name, {
      ...settings,
      level_exp: json<readonly number[]>([...settings.level_exp]),
      display_name: input.displayName,
      description: input.description,
      daily_exp_limit: input.dailyExpLimit,
      weekly_exp_limit: input.weeklyExpLimit,
      day_start_hour: input.dayStartHour,
      modified_at: now,
    });
    return reply(call, before.slug_name);
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await noted(call, call.input.id);
    call.note({ after: undefined });
    if (!(await deletePass(call.db, call.appId, before.slug_name, call.now))) {
      throw wrongState(call, before);
    }
    return {};
  },
  async names(call) {
    await requireIdDomain(call);
    const names = await passNames(call.db, call.appId);
    return { names, total: names.length };
  },
  async publish(call) {
    await requireIdDomain(call);
    const before = await noted(call, call.input.id);
    if (!(await publishPass(call.db, call.appId, before.slug_name, call.now))) {
      throw await notPublished(call, before);
    }
    return reply(call, before.slug_name);
  },
  async revoke(call) {
    await requireIdDomain(call);
    const before = await noted(call, call.input.id);
    if (!(await revokePass(call.db, call.appId, before.slug_name, call.now))) {
      throw before.published
        ? wrongState(call, before)
        : call.refuse('precondition', 'the battle pass is not published');
    }
    return reply(call, before.slug_name);
  },
};

/** A pass that is held until the end of the transaction, and told of in the history as it was. */
async function noted(call: Call, slug: string): Promise<PassRow> {
  const pass = await heldPass(call, slug);
  const [battlePass] = await passReplies(call, [pass]);
  call.note({ target: pass.slug_name, before: { battlePass } });
  return pass;
}

async function reply(call: Call, slug: string) {
  const [battlePass] = await passReplies(call, [await requirePass(call, slug)]);
  if (battlePass === undefined) {
    throw new Error('a row has a reply');
  }
  return { battlePass };
}

async function notPublished(call: Call, { slug_name, status, published }: PassRow) {
  if (published) {
    return call.refuse('precondition', `the battle pass is published already, and ${status}`);
  }
  return (await slotsOf(call.db, call.appId, [slug_name])).length === 0
    ? call.refuse('precondition', 'the battle pass has no slot')
    : call.refuse('precondition', 'the battle pass is past its end');
}

function refuseWrong(call: Pick<Call, 'refuse'>, settings: Parameters<typeof wrongSettings>[0]): void {
  const wrong = wrongSettings(settings);
  if (wrong !== undefined) {
    throw invalid(call, wrong);
  }
}

const wrongState = (call: Pick<Call, 'refuse'>, { status }: PassRow) =>
  call.refuse('precondition', `the battle pass is ${status}`);
