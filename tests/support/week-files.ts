// A game's week as the files that `uos passport shop push` writes: a shop, a pass, a quest, a letter and a board.

const amount = (resourceSlug: string, quantity: number): Amount => ({ resourceSlug, quantity });
const prize = (from: number, to: number, resourceSlug: string, quantity: number) => ({
  ...{ from, to },
  items: [amount(resourceSlug, quantity)],
});

interface Amount {
  readonly resourceSlug: string;
  readonly quantity: number;
}

interface Product {
  readonly displayName: string;
  readonly categorySlug: string;
  readonly costs: readonly [Amount];
  readonly rewards: readonly Amount[];
  readonly limitCount?: number;
  readonly resetSchedule?: { readonly type: string; readonly day?: number; readonly hour: number };
  readonly published: boolean;
}

export type ProductSlug = 'lantern' | 'gems' | 'moon' | 'season-key';

const products: Readonly<Record<ProductSlug, Product>> = {
  lantern: {
    ...{ displayName: '灯笼', categorySlug: 'daily', published: true },
    ...{ costs: [amount('GOLD', 30)], rewards: [amount('LANTERN', 1)] },
    ...{ limitCount: 2, resetSchedule: { type: 'EveryDay', hour: 5 } },
  },
  gems: {
    ...{ displayName: '宝石袋', categorySlug: 'daily', published: true },
    ...{ costs: [amount('GOLD', 100)], rewards: [amount('GEM', 5)] },
    ...{ limitCount: 1, resetSchedule: { type: 'EveryWeek', day: 1, hour: 5 } },
  },
  moon: {
    ...{ displayName: '月光礼包', categorySlug: 'daily', published: true },
    ...{ costs: [amount('CNY', 600)], rewards: [amount('GEM', 60)] },
  },
  'season-key': {
    ...{ displayName: '进阶战令', categorySlug: 'daily', published: true, limitCount: 1 },
    ...{ costs: [amount('GEM', 50)], rewards: [amount('LANTERN', 3), amount('GOLD', 7)] },
  },
};

const SHOP = {
  resources: {
    GOLD: { type: 'VirtualCurrency', displayName: '金币' },
    GEM: { type: 'VirtualCurrency', displayName: '宝石' },
    LANTERN: { type: 'Item', displayName: '灯笼' },
  },
  categories: { daily: { displayName: '每日' } },
  products,
};

export const LEVELS = 10;
export const LEVEL_EXP = 100;

const season = {
  ...{ displayName: '初雾', maxLevel: LEVELS, levelExp: [LEVEL_EXP], published: true },
  ...{ dailyExpLimit: 150, weeklyExpLimit: 700, dayStartHour: 5 },
  slots: [
    {
      ...{ slugName: 'free', displayName: '免费', unlockedByDefault: true },
      rewards: Array.from({ length: LEVELS }, (_, at) => ({ level: at + 1, items: [amount('GOLD', 10 * (at + 1))] })),
    },
    {
      ...{ slugName: 'premium', displayName: '进阶', unlockProductSlug: 'season-key' },
      rewards: Array.from({ length: LEVELS }, (_, at) => ({ level: at + 1, items: [amount('GEM', 2)] })),
    },
  ],
} as const;

const daily = {
  ...{ displayName: '每日', type: 'DailyQuest', layout: 'Basic', resetHour: 5, published: true },
  items: [
    { slugName: 'play', displayName: '玩一局', thresholdValue: 1, rewards: [amount('GOLD', 50)] },
    { slugName: 'often', displayName: '玩三局', thresholdValue: 3, rewards: [amount('GOLD', 80), amount('GEM', 1)] },
  ],
} as const;

/** The template of the mail that brings the prizes of the board. */
export const PRIZE_MAIL = 'weekly-prize';

const weekly = {
  displayName: '周榜',
  rewardInboxTemplateSlug: PRIZE_MAIL,
  rewards: [
    prize(1, 1, 'GEM', 100),
    prize(2, 10, 'GEM', 50),
    prize(11, 100, 'GOLD', 200),
    prize(101, 5000, 'GOLD', 20),
  ],
  schedule: { resetSchedule: '0 5 * * 1', autoReward: true },
} as const;

export const WEEK = {
  ...SHOP,
  passes: { season },
  quests: { daily },
  templates: { [PRIZE_MAIL]: { displayName: '周榜奖励', scope: 'Persona', title: '周榜奖励' } },
  boards: { weekly },
};
