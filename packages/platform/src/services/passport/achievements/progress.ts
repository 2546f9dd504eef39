// How far personas are with achievements, moved by a server or by the game itself, and the rewards of what is done.
// Source: wire/passport.md 2.7, 3.7 rows 167 and 168, 4, 5.8.
import type { InputOf, passport } from '@uos/contract';
import type { Db } from '#db/connect';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { type GrantedRow, grant, holdPersona } from '../economy/grant.ts';
import { once } from '../economy/keys.ts';
import { requireIdDomain } from '../id-domains.ts';
import { findPersonas, namesOf, ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { noAchievement } from './achievements.ts';
import {
  type AchievementRow,
  forgetProgress,
  keepAchievements,
  listStandings,
  type Move,
  markRedeemed,
  moveOn,
  type StandingRow,
  standingsOf,
} from './store.ts';

type Passport = Handlers<typeof passport>;

/** All of what one call may name. */
const ALL = { offset: 0, limit: 10_000 };

export const personaAchievements: Passport['personaAchievements'] = {
  async search(call) {
    await requireIdDomain(call);
    const { personaID, slugName, category, achieveStatus, redeemStatus } = call.input;
    const page = startCountPage(call.input);
    const filter = { slugs: slugName === undefined ? undefined : [slugName], category, achieveStatus, redeemStatus };
    const { rows, total } = await (personaID === undefined
      ? listStandings(call.db, call.appId, filter, page)
      : (await findPersonas(call.db, call.appId, [personaID])).length === 0
        ? { rows: [], total: 0 }
        : standingsOf(call.db, call.appId, personaID.toLowerCase(), filter, page));
    const names = await namesOf(call.db, call.appId, rows);
    const achievements = rows.map((row) => ({ ...standingReply(row), personaName: names.get(row.persona_id) ?? '' }));
    return { achievements, start: page.offset, count: page.limit, total };
  },
  async update(call) {
    await requireIdDomain(call);
    const moves = movesOf(call);
    const { id: personaId } = await holdPersona(call, call.input.id);
    const slugs = [...new Set(moves.map(({ slugName }) => slugName))];
    const found = new Map((await keepAchievements(call.db, call.appId, slugs)).map((row) => [row.slug_name, row]));
    for (const { slugName, redeem = false, action, value, customData } of moves) {
      const achievement = releasedOf(call, found.get(slugName));
      await moveOn(call.db, achievement, { personaId, now: call.now }, { action, value, customData });
      if (redeem) {
        await takeRewards(call, achievement, personaId);
      }
    }
    call.note({ target: personaId });
    return { achievements: await repliesOf(call, personaId, slugs) };
  },
};

export const playerAchievements: Passport['playerAchievements'] = {
  async fetch(call) {
    await requireIdDomain(call);
    const { id } = await ownPersona(call);
    const filter = { slugs: call.input.slugNames, isPlayer: true };
    const { rows, total } = await standingsOf(call.db, call.appId, id, filter, ALL);
    return { achievements: rows.map(standingReply), total };
  },
  async list(call) {
    await requireIdDomain(call);
    const { category, completed } = call.input;
    const { id } = await ownPersona(call);
    const page = startCountPage(call.input);
    const achieveStatus = completed === undefined ? undefined : completed ? 'achieved' : 'not_achieved';
    const filter = { category, achieveStatus, isPlayer: true } as const;
    const { rows, total } = await standingsOf(call.db, call.appId, id, filter, page);
    return { achievements: rows.map(standingReply), start: page.offset, count: page.limit, total };
  },
  async update(call) {
    await requireIdDomain(call);
    const { serverAuthority } = await readConfig(call.db, call.appId);
    if (serverAuthority.includes('achievements')) {
      throw call.refuse('denied', 'permission denied', {
        details: ['achievements are moved by the server of the game'],
      });
    }
    const { id: personaId } = await holdPersona(call, (await ownPersona(call)).id);
    const { slugName, action, value, customData } = call.input;
    const achievement = await keptReleased(call, slugName);
    await moveOn(call.db, achievement, { personaId, now: call.now }, { action, value, customData });
    return { achievement: await replyOf(call, personaId, achievement) };
  },
  redeem: once('playerAchievements.redeem', async (call) => {
    await requireIdDomain(call);
    const { id: personaId } = await holdPersona(call, (await ownPersona(call)).id);
    const achievement = await keptReleased(call, call.input.slugName);
    const rows = await takeRewards(call, achievement, personaId);
    const standing = await replyOf(call, personaId, achievement);
    if (rows === undefined) {
      const isTaken = standing.redeemStatus === 'redeemed';
      throw call.refuse('precondition', `the achievement is ${isTaken ? 'redeemed' : 'not achieved'}`);
    }
    return { reply: { achievement: standing, inventory: [...rows] } };
  }),
};

interface NamedMove extends Move {
  readonly slugName: string;
  readonly redeem?: boolean | undefined;
}

/** @throws 30001 unless it is a list, or one whole item beside the id */
function movesOf(call: Call<InputOf<typeof passport.tree.personaAchievements.update>>): NamedMove[] {
  const { achievements, slugName, action, value, customData, redeem } = call.input;
  const isOne = [slugName, action, value, customData, redeem].some((one) => one !== undefined);
  if (achievements !== undefined && !isOne) {
    return achievements.map(({ customData: data, ...one }) => ({ ...one, customData: data }));
  }
  if (achievements === undefined && slugName !== undefined && action !== undefined && value !== undefined) {
    return [{ slugName, action, value, customData, redeem }];
  }
  throw call.refuse('invalid', 'invalid parameters', {
    details: ['achievements: a list, or slugName, action and value beside no list'],
  });
}

/** Marks the rewards taken and gives them; undefined where there are none to take. */
async function takeRewards(
  call: Call,
  { slug_name: slug, rewards }: AchievementRow,
  personaId: string,
): Promise<readonly GrantedRow[] | undefined> {
  if (!(await markRedeemed(call.db, call.appId, { personaId, slug, now: call.now }))) {
    return undefined;
  }
  return rewards.length === 0 ? [] : grant(call, { personaId, items: rewards, reason: 'achievement', source: slug });
}

async function keptReleased(call: Call, slug: string): Promise<AchievementRow> {
  const [row] = await keepAchievements(call.db, call.appId, [slug]);
  return releasedOf(call, row);
}

/** @throws 404, 90001 where it is not released */
function releasedOf(call: Call, row: AchievementRow | undefined): AchievementRow {
  if (row === undefined) {
    throw noAchievement(call);
  }
  if (!row.is_released) {
    throw call.refuse('precondition', 'the achievement is unreleased');
  }
  return row;
}

/** In the order of the slugs. */
async function repliesOf(call: Call, personaId: string, slugs: readonly string[]) {
  const { rows } = await standingsOf(call.db, call.appId, personaId, { slugs }, ALL);
  const bySlug = new Map(rows.map((row) => [row.slug_name, standingReply(row)]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

async function replyOf(call: Call, personaId: string, { slug_name: slug }: AchievementRow) {
  const [reply] = await repliesOf(call, personaId, [slug]);
  if (reply === undefined) {
    throw noAchievement(call);
  }
  return reply;
}

function standingReply(row: StandingRow) {
  return {
    id: `${row.persona_id}:${row.slug_name}`,
    personaID: row.persona_id,
    slugName: row.slug_name,
    displayName: row.display_name,
    achievedValue: row.value,
    thresholdValue: row.threshold_value,
    achieveStatus: row.achieved_at === null ? ('not_achieved' as const) : ('achieved' as const),
    redeemStatus: row.redeemed_at === null ? ('not_redeemed' as const) : ('redeemed' as const),
    ...(row.achieved_at !== null && { achievedAt: row.achieved_at }),
    ...(row.redeemed_at !== null && { redeemedAt: row.redeemed_at }),
    customData: row.custom_data,
    properties: row.properties,
  };
}

/** A player who is deleted has achieved nothing. */
export async function leaveAchievements(
  db: Db,
  _ports: unknown,
  { appId, personaIds }: { readonly appId: string; readonly personaIds: readonly string[] },
): Promise<void> {
  if (personaIds.length > 0) {
    await forgetProgress(db, appId, personaIds);
  }
}
