// Rows → what callers see: battle passes, their slots, and how far personas are.
import type { Call } from '#kernel/call/call';
import { periodsOf, reachedRewards } from './rules.ts';
import { type PassRow, type SlotRow, slotsOf } from './store/passes.ts';
import { boughtBy, claimsOf, type ProgressRow, unlocksOf } from './store/progress.ts';

export function slotReply(row: SlotRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    battlePassSlugName: row.battle_pass,
    slugName: row.slug_name,
    displayName: row.display_name,
    unlockedByDefault: row.unlocked_by_default,
    unlockProductSlug: row.unlock_product,
    order: row.position,
    rewards: row.rewards.map(({ level, items }) => ({ level, items: [...items] })),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

/** With their slots, in the order of the rows. */
export async function passReplies({ db, appId }: Pick<Call, 'db' | 'appId'>, rows: readonly PassRow[]) {
  const slots = await slotsOf(
    db,
    appId,
    rows.map(({ slug_name }) => slug_name),
  );
  return rows.map((row) => ({
    slugName: row.slug_name,
    idDomainID: row.app_id,
    displayName: row.display_name,
    description: row.description,
    startTime: row.start_time,
    ...(row.end_time !== null && { endTime: row.end_time }),
    maxLevel: row.max_level,
    dailyExpLimit: row.daily_exp_limit,
    weeklyExpLimit: row.weekly_exp_limit,
    dayStartHour: row.day_start_hour,
    levelExp: [...row.level_exp],
    status: row.status,
    published: row.published,
    slots: slots.filter(({ battle_pass }) => battle_pass === row.slug_name).map(slotReply),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  }));
}

/** A persona in a pass; without a row it has not begun. */
export interface Standing {
  readonly personaId: string;
  readonly pass: PassRow;
  readonly row: ProgressRow | undefined;
}

/** A slot as a persona has it. */
interface OwnSlot {
  readonly slot: SlotRow;
  readonly isUnlocked: boolean;
  readonly claimed: readonly number[];
}

type Asked = Pick<Call, 'db' | 'appId' | 'now'>;

/** What personas have of the slots of their passes, in the order of what is asked. */
export async function ownSlots({ db, appId }: Asked, standings: readonly Standing[]): Promise<readonly OwnSlot[][]> {
  const passes = [...new Set(standings.map(({ pass }) => pass.slug_name))];
  const whose = { personaIds: [...new Set(standings.map(({ personaId }) => personaId))], battlePasses: passes };
  const slots = await slotsOf(db, appId, passes);
  const products = slots.map(({ unlock_product }) => unlock_product).filter((product) => product !== '');
  const bought = await boughtBy(db, appId, { personaIds: whose.personaIds, products });
  const boughtAt = new Map(bought.map((one) => [`${one.persona_id} ${one.product_slug}`, Date.parse(one.at)]));
  const unlocks = new Set((await unlocksOf(db, appId, whose)).map((one) => `${one.persona_id} ${one.slot_id}`));
  const claims = new Map<string, number[]>();
  for (const { persona_id, slot_id, level } of await claimsOf(db, appId, whose)) {
    const own = claims.get(`${persona_id} ${slot_id}`);
    if (own === undefined) {
      claims.set(`${persona_id} ${slot_id}`, [level]);
    } else {
      own.push(level);
    }
  }
  return standings.map(({ personaId, pass }) =>
    slots
      .filter(({ battle_pass }) => battle_pass === pass.slug_name)
      .map((slot) => ({
        slot,
        isUnlocked:
          slot.unlocked_by_default ||
          unlocks.has(`${personaId} ${slot.id}`) ||
          (boughtAt.get(`${personaId} ${slot.unlock_product}`) ?? Number.NEGATIVE_INFINITY) >=
            Date.parse(pass.start_time),
        claimed: claims.get(`${personaId} ${slot.id}`) ?? [],
      })),
  );
}

/** The rewards that a persona may take, by slot and level. */
export function claimableOf({ pass, row }: Pick<Standing, 'pass' | 'row'>, slots: readonly OwnSlot[]) {
  return pass.status !== 'Active'
    ? []
    : slots
        .filter(({ isUnlocked }) => isUnlocked)
        .flatMap(({ slot, claimed }) =>
          reachedRewards(slot.rewards, row?.level ?? 0)
            .filter(({ level }) => !claimed.includes(level))
            .map(({ level, items }) => ({ slot, level, items })),
        );
}

/** In the order of what is asked. */
export async function standingReplies(call: Asked, standings: readonly Standing[]) {
  const slots = await ownSlots(call, standings);
  return standings.map((standing, place) => standingReply(call.now, standing, slots[place] ?? []));
}

function standingReply(now: string, { personaId, pass, row }: Standing, slots: readonly OwnSlot[]) {
  const { day, week } = periodsOf(pass, now);
  const since = (start: string, exp: number, from: string) => (Date.parse(start) < Date.parse(from) ? 0 : exp);
  return {
    id: `${personaId}/${pass.slug_name}`,
    personaId,
    slugName: pass.slug_name,
    level: row?.level ?? 0,
    exp: row?.exp ?? 0,
    totalExp: row?.total_exp ?? 0,
    todayExp: row === undefined ? 0 : since(row.day_start, row.day_exp, day),
    weekExp: row === undefined ? 0 : since(row.week_start, row.week_exp, week),
    unlockedSlots: slots.filter(({ isUnlocked }) => isUnlocked).map(({ slot }) => slot.slug_name),
    claimed: slots.flatMap(({ slot, claimed }) => claimed.map((level) => ({ slot: slot.slug_name, level }))),
    claimable: claimableOf({ pass, row }, slots).map(({ slot, level }) => ({ slot: slot.slug_name, level })),
    ...(row !== undefined && { updatedAt: row.updated_at }),
  };
}
