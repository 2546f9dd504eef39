// What a week of the game comes to, computed from its files and from what players do, with nothing of the platform.
import { LEVEL_EXP, LEVELS, type ProductSlug, WEEK } from './week-files.ts';

type Item = (typeof WEEK.quests.daily.items)[number]['slugName'];

interface Amount {
  readonly resourceSlug: string;
  readonly quantity: number;
}

/** A number of a refusal, or that it is done. */
export type Verdict = 'done' | 90_001 | 90_020 | 90_021;

export interface WeekPlayer {
  /** What is bought on a day of the game, which begins at five in the morning. */
  buy(product: ProductSlug, day: number): Verdict;
  /** An order of real money that was paid. */
  pay(product: ProductSlug): void;
  /** What is really added of some experience. */
  addExp(exp: number, day: number): number;
  /** Answers how far it is then. */
  step(item: Item, value: number, day: number): number;
  takeQuest(item: Item, day: number): Verdict;
  /** All that may be taken, which may be nothing. */
  claimPass(): void;
  score(value: number): void;
  readonly best: () => number | undefined;
  /** Attachments of a mail. */
  takeMail(items: readonly Amount[]): void;
  /** `resource` → units. */
  readonly held: ReadonlyMap<string, number>;
  /** `reason resource` → sum of what was given and taken. */
  readonly told: ReadonlyMap<string, number>;
  readonly paidFen: () => number;
}

const WHOLE_WEEK = 'week';

export function newWeekPlayer(): WeekPlayer {
  const held = new Map<string, number>();
  const told = new Map<string, number>();
  const bought = new Map<string, number>();
  const steps = new Map<string, number>();
  const taken = new Set<string>();
  const exp = new Map<string, number>();
  let [hasKey, claimedFree, claimedPremium, paid] = [false, 0, 0, 0];
  let best: number | undefined;

  const count = (map: Map<string, number>, key: string, more: number): void => {
    map.set(key, (map.get(key) ?? 0) + more);
  };
  const move = (reason: string, { resourceSlug, quantity }: Amount, sign: 1 | -1): void => {
    count(held, resourceSlug, sign * quantity);
    count(told, `${reason} ${resourceSlug}`, sign * quantity);
  };
  const give = (reason: string, items: readonly Amount[]): void => {
    for (const item of items) {
      move(reason, item, 1);
    }
  };
  const limitOf = (name: ProductSlug, day: number): { readonly key: string; readonly most: number } => {
    const { limitCount = Number.POSITIVE_INFINITY, resetSchedule } = WEEK.products[name];
    return { key: `${name} ${resetSchedule?.type === 'EveryDay' ? day : WHOLE_WEEK}`, most: limitCount };
  };

  return {
    held,
    told,
    best: () => best,
    paidFen: () => paid,
    buy(name, day) {
      const { costs, rewards } = WEEK.products[name];
      const { key, most } = limitOf(name, day);
      if ((bought.get(key) ?? 0) >= most) {
        return 90_021;
      }
      if (costs.some(({ resourceSlug, quantity }) => (held.get(resourceSlug) ?? 0) < quantity)) {
        return 90_020;
      }
      count(bought, key, 1);
      for (const cost of costs) {
        move('purchase', cost, -1);
      }
      give('purchase', rewards);
      hasKey ||= name === 'season-key';
      return 'done';
    },
    pay(name) {
      const { costs, rewards } = WEEK.products[name];
      paid += costs[0].quantity;
      give('purchase', rewards);
    },
    addExp(more, day) {
      const dayLeft = WEEK.passes.season.dailyExpLimit - (exp.get(`day ${day}`) ?? 0);
      const weekLeft = WEEK.passes.season.weeklyExpLimit - (exp.get(WHOLE_WEEK) ?? 0);
      const added = Math.min(more, dayLeft, weekLeft);
      count(exp, `day ${day}`, added);
      count(exp, WHOLE_WEEK, added);
      return added;
    },
    step(item, value, day) {
      const key = `${item} ${day}`;
      const { thresholdValue } = itemOf(item);
      if ((steps.get(key) ?? 0) < thresholdValue) {
        count(steps, key, value);
      }
      return steps.get(key) ?? 0;
    },
    takeQuest(item, day) {
      const key = `${item} ${day}`;
      const { thresholdValue, rewards } = itemOf(item);
      if ((steps.get(key) ?? 0) < thresholdValue || taken.has(key)) {
        return 90_001;
      }
      taken.add(key);
      give('quest', rewards);
      return 'done';
    },
    claimPass() {
      const level = Math.min(LEVELS, Math.floor((exp.get(WHOLE_WEEK) ?? 0) / LEVEL_EXP));
      const [free, premium] = WEEK.passes.season.slots;
      const fresh = [
        ...free.rewards.slice(claimedFree, level),
        ...(hasKey ? premium.rewards.slice(claimedPremium, level) : []),
      ];
      claimedFree = level;
      claimedPremium = hasKey ? level : claimedPremium;
      for (const { items } of fresh) {
        give('battlePass', items);
      }
    },
    score(value) {
      best = Math.max(best ?? value, value);
    },
    takeMail: (items) => give('mail', items),
  };
}

function itemOf(name: Item) {
  const found = WEEK.quests.daily.items.find(({ slugName }) => slugName === name);
  if (found === undefined) {
    throw new Error(`no item ${name}`);
  }
  return found;
}

/** What a place of the board brings; nothing beyond the last rule. */
export const prizeOf = (rank: number): readonly Amount[] =>
  WEEK.boards.weekly.rewards.find(({ from, to }) => from <= rank && rank <= to)?.items ?? [];
