// Battle passes and quests. Source: wire/passport.md 2.7, 3.8 rows 178 to 206, 4, 5.5, 5.8.
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const PASS =
  'slugName idDomainID displayName description startTime maxLevel dailyExpLimit weeklyExpLimit dayStartHour levelExp status published slots createdAt modifiedAt';
const SLOT =
  'id idDomainID battlePassSlugName slugName displayName unlockedByDefault unlockProductSlug order rewards createdAt modifiedAt';
const STANDING = 'id personaId slugName level exp totalExp todayExp weekExp unlockedSlots claimed claimable updatedAt';
const QUEST = 'id idDomainID slugName displayName type layout status resetHour items createdAt modifiedAt properties';
const QUEST_ITEM = 'id slugName displayName kind thresholdValue points rewards order status';
const PROGRESS = 'slugName displayName type layout points periodStart periodEnd items';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const spec = { known: 'spec', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = (what: string) => ({ status: 404, has: no(50_001, `${what} not found`) }) as const;
const wrongState = { status: 400, has: no(90_001) } as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200 } as const;
const pass = { ...seen, call: 'passport.battlePasses.create', send: 'POST /v1/battle-pass' } as const;
const change = { ...seen, call: 'passport.battlePasses.update', send: 'PUT /v1/battle-pass/season_1' } as const;
const publish = {
  ...spec,
  call: 'passport.battlePasses.publish',
  send: 'POST /v1/battle-pass/season_1/publish',
} as const;
const slot = { ...app, call: 'passport.battlePassSlots.create', send: 'POST /v1/battle-pass/slots' } as const;
const exp = {
  ...ana,
  call: 'passport.playerBattlePasses.addExp',
  send: 'POST /v1/sdk/battle-pass/season_1/exp',
} as const;
const claim = {
  ...{ ...ana, call: 'passport.playerBattlePasses.claim', send: 'POST /v1/sdk/battle-pass/season_1/claim' },
} as const;
const quest = { ...seen, call: 'passport.quests.create', send: 'POST /v1/quests' } as const;
const item = { ...seen, call: 'passport.questItems.create', send: 'POST /v1/quests/daily-watch/items' } as const;
const step = { ...ana, call: 'passport.playerQuests.update', send: 'PUT /v1/sdk/quests/items/light_3_lamps' } as const;
const redeem = {
  ...{ ...ana, call: 'passport.playerQuests.redeem', send: 'POST /v1/sdk/quests/items/light_3_lamps/redeem' },
} as const;
const oil = [{ resourceSlug: 'lamp_oil', quantity: 2 }];

export const rows: readonly Row[] = [
  {
    ...{ ...app, ...missing('Id Domain'), call: 'passport.battlePasses.names', send: 'GET /v1/battle-pass/names' },
    says: 'before there are players',
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '战令' } },
  {
    ...{ known: 'seen', call: 'passport.login.external', as: 'game', send: 'POST /v1/login/external', status: 200 },
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },
  {
    ...{ ...seen, call: 'passport.resources.create', send: 'POST /v1/resources' },
    body: { slugName: 'lamp_oil', type: 'Item', displayName: '灯油', quantityLimit: 50 },
  },

  // Battle passes.
  {
    ...pass,
    body: { slugName: 'season_1', displayName: '初雾', maxLevel: 3, levelExp: [10, 20, 30], dailyExpLimit: 40 },
    names: { battlePass: PASS },
    has: { battlePass: { status: 'Pending', published: false, weeklyExpLimit: 0, dayStartHour: 0, startTime: TIME } },
  },
  {
    ...{ ...pass, says: 'once more', body: { slugName: 'season_1', displayName: 'x', maxLevel: 1, levelExp: [1] } },
    ...{ status: 409, has: no(60_001, 'slugName already exists') },
  },
  {
    ...{ ...pass, ...invalid, says: 'with two values for three levels' },
    body: { slugName: 'season_2', displayName: 'x', maxLevel: 3, levelExp: [1, 2] },
  },
  { ...publish, ...wrongState, says: 'without a slot' },
  {
    ...slot,
    body: {
      ...{ battlePassSlugName: 'season_1', slugName: 'free', displayName: '免费', unlockedByDefault: true },
      rewards: [{ level: 1, items: oil }],
    },
    names: { slot: SLOT },
    has: { slot: { id: UUID, order: 0, unlockProductSlug: '', rewards: [{ level: 1, items: oil }] } },
    keep: { freeSlot: 'slot.id' },
  },
  {
    ...{ ...slot, ...invalid, says: 'beyond the last level' },
    body: {
      ...{ battlePassSlugName: 'season_1', slugName: 'deluxe', displayName: '豪华' },
      rewards: [{ level: 4, items: oil }],
    },
  },
  {
    ...slot,
    says: 'locked',
    body: {
      ...{ battlePassSlugName: 'season_1', slugName: 'deluxe', displayName: '豪华', order: 1 },
      rewards: [{ level: 1, items: oil }],
    },
  },
  {
    ...{ ...app, call: 'passport.battlePassSlots.update', send: 'PUT /v1/battle-pass/slots/{freeSlot}' },
    body: { displayName: '基础' },
    has: { slot: { slugName: 'free', displayName: '基础' } },
  },
  { ...app, call: 'passport.battlePassSlots.get', send: 'GET /v1/battle-pass/slots/{freeSlot}' },
  {
    ...{ ...ana, ...missing('battlepass'), says: 'that players do not see' },
    ...{ call: 'passport.playerBattlePasses.get', send: 'GET /v1/sdk/battle-pass/season_1' },
  },
  { ...publish, has: { battlePass: { status: 'Active', published: true } } },
  {
    ...{ ...ana, call: 'passport.playerBattlePasses.get', send: 'GET /v1/sdk/battle-pass/season_1' },
    has: { personaBattlePass: { slugName: 'season_1', level: 0 } },
  },
  { ...publish, ...wrongState, says: 'once more' },
  { ...change, ...wrongState, says: 'fewer levels while active', body: { maxLevel: 2, levelExp: [1] } },
  { ...change, says: 'more levels', body: { maxLevel: 4, levelExp: [10, 20, 30, 40] } },
  {
    ...{ ...app, call: 'passport.battlePasses.remove', send: 'DELETE /v1/battle-pass/season_1' },
    ...{ ...wrongState, says: 'while active' },
  },
  {
    ...{ ...app, call: 'passport.battlePasses.search', send: 'POST /v1/battle-pass/search' },
    body: { status: 'Active', count: 5 },
    has: { battlePasses: [{ slugName: 'season_1' }], start: 0, count: 5, total: 1 },
  },
  {
    ...{ ...app, call: 'passport.battlePasses.names', send: 'GET /v1/battle-pass/names' },
    has: { names: [{ slugName: 'season_1', displayName: '初雾' }], total: 1 },
  },
  {
    ...app,
    call: 'passport.battlePasses.get',
    send: 'GET /v1/battle-pass/season_1',
    has: { battlePass: { maxLevel: 4 } },
  },
  {
    ...{ ...app, call: 'passport.personaBattlePasses.get', says: 'of who never began' },
    send: 'GET /v1/personas/{anaPersona}/battle-pass/season_1',
    has: { personaBattlePass: { level: 0, totalExp: 0, unlockedSlots: ['free'], claimable: [] } },
  },
  {
    ...exp,
    body: { exp: 70 },
    names: { personaBattlePass: STANDING },
    has: {
      addedExp: 40,
      personaBattlePass: { level: 2, exp: 10, totalExp: 40, claimable: [{ slot: 'free', level: 1 }] },
    },
  },
  { ...claim, ...wrongState, says: 'of a locked slot', body: { slot: 'deluxe', level: 1 } },
  {
    ...{ ...ana, call: 'passport.playerBattlePasses.unlock', send: 'POST /v1/sdk/battle-pass/season_1/unlock' },
    body: { slot: 'deluxe' },
    has: { personaBattlePass: { unlockedSlots: ['free', 'deluxe'] } },
  },
  {
    ...{ ...claim, says: 'everything', body: {} },
    has: {
      personaBattlePass: {
        claimed: [
          { slot: 'free', level: 1 },
          { slot: 'deluxe', level: 1 },
        ],
        claimable: [],
      },
      inventory: [{ quantity: 4 }],
    },
  },
  { ...claim, ...wrongState, says: 'once more', body: { slot: 'free', level: 1 } },
  {
    ...{ ...app, call: 'passport.battlePassSlots.remove', send: 'DELETE /v1/battle-pass/slots/{freeSlot}' },
    ...{ ...wrongState, says: 'of which something was taken' },
  },
  {
    ...{ ...app, call: 'passport.personaBattlePasses.search', send: 'POST /v1/personas/battle-pass/search' },
    body: { slugName: 'season_1' },
    has: { personaBattlePasses: [{ level: 2 }], total: 1 },
  },
  {
    ...{ ...app, call: 'passport.playerBattlePasses.addExp', says: 'by the server of the game' },
    send: 'POST /v1/sdk/battle-pass/season_1/exp',
    body: { exp: 1 },
    ...invalid,
  },
  {
    ...{ ...app, call: 'passport.personaBattlePasses.remove' },
    send: 'DELETE /v1/personas/{anaPersona}/battle-pass/season_1',
    has: {},
  },
  {
    ...{ ...app, call: 'passport.battlePassSlots.remove', send: 'DELETE /v1/battle-pass/slots/{freeSlot}' },
    ...{ says: 'of which nothing is taken any more', has: {} },
  },
  {
    ...{ ...seen, call: 'passport.personaBattlePasses.removeAll', send: 'DELETE /v1/personas/battle-pass/season_1' },
    has: { deletedCount: 0 },
  },
  {
    ...{ ...spec, call: 'passport.battlePasses.revoke', send: 'POST /v1/battle-pass/season_1/revoke' },
    has: { battlePass: { status: 'Suspended', published: false } },
  },
  { ...app, call: 'passport.battlePasses.remove', send: 'DELETE /v1/battle-pass/season_1', has: {} },

  // Quests.
  {
    ...quest,
    body: {
      slugName: 'daily-watch',
      displayName: '每日守望',
      type: 'DailyQuest',
      layout: 'WithProgressBar',
      items: [],
    },
    names: { quest: QUEST },
    has: { quest: { id: UUID, status: 'questPending', resetHour: 0 } },
    keep: { quest: 'quest.id' },
  },
  {
    ...{ ...quest, status: 400, says: 'with a fixed word of the paths', has: no(30_003) },
    body: { slugName: 'items', displayName: 'x', type: 'DailyQuest', layout: 'Basic' },
  },
  {
    ...spec,
    ...wrongState,
    call: 'passport.quests.publish',
    says: 'without an item',
    send: 'POST /v1/quests/{quest}/publish',
  },
  {
    ...item,
    body: { slugName: 'light_3_lamps', displayName: '点亮三盏灯', thresholdValue: 3, points: 20, rewards: oil },
    names: { questItem: QUEST_ITEM },
    has: {
      questItem: {
        ...{ kind: 'Task', status: 'unpublished', order: 0 },
        rewards: [{ slugName: 'lamp_oil', displayName: '灯油', namespace: 'default', quantity: 2 }],
      },
    },
    keep: { item: 'questItem.id' },
  },
  {
    ...item,
    ...invalid,
    says: 'of no size',
    body: { slugName: 'x', displayName: 'x', thresholdValue: 0, rewards: [] },
  },
  {
    ...{ ...spec, call: 'passport.quests.publish', send: 'POST /v1/quests/daily-watch/publish' },
    has: { quest: { status: 'questPublished' } },
  },
  {
    ...{ ...item, says: 'into a published quest' },
    body: { slugName: 'chest', displayName: '宝箱', kind: 'PointReward', thresholdValue: 20, rewards: [], order: 9 },
    keep: { chest: 'questItem.id' },
  },
  {
    ...{ ...spec, call: 'passport.quests.get', send: 'GET /v1/quests/{quest}' },
    has: { quest: { status: 'questPartialPublished' } },
  },
  {
    ...{ ...app, call: 'passport.quests.completion', send: 'GET /v1/quests/{quest}/completion' },
    has: { begun: 0, items: [{ completed: 0, redeemed: 0 }, {}] },
  },
  {
    ...{ ...spec, call: 'passport.questItems.publish', send: 'POST /v1/quests/items/{chest}/publish' },
    has: { questItem: { status: 'published' } },
  },
  {
    ...{ ...spec, call: 'passport.quests.search', send: 'POST /v1/quests/search' },
    body: { type: 'DailyQuest', status: 'questPublished' },
    has: { quests: [{ slugName: 'daily-watch' }], total: 1 },
  },
  {
    ...{ ...app, call: 'passport.quests.import', send: 'POST /v1/quests/import' },
    body: {
      quests: [{ slugName: 'daily-watch', displayName: 'x', type: 'DailyQuest', layout: 'Basic' }],
      overwrite: true,
    },
    has: { createdCount: 0, updatedCount: 0, failed: [{ index: 0, slugName: 'daily-watch' }] },
  },
  { ...redeem, ...wrongState, says: 'before it is done' },
  {
    ...step,
    body: { action: 'Increase', value: 4 },
    names: { quest: PROGRESS },
    has: {
      quest: {
        ...{ points: 20, periodStart: TIME, periodEnd: TIME },
        items: [{ slugName: 'light_3_lamps', achievedValue: 4, completed: true, redeemed: false }, { completed: true }],
      },
    },
  },
  {
    ...step,
    says: 'after it is done',
    body: { action: 'Set', value: 0 },
    has: { quest: { items: [{ achievedValue: 4 }, {}] } },
  },
  { ...redeem, has: { quest: { items: [{ redeemed: true }, {}] }, inventory: [{}] } },
  { ...redeem, ...wrongState, says: 'once more' },
  {
    ...{ ...seen, call: 'passport.personaQuests.search', send: 'POST /v1/personas/{anaPersona}/quests/search' },
    body: { type: 'DailyQuest' },
    has: { quests: [{ points: 20 }], total: 1 },
  },
  {
    ...{ ...seen, call: 'passport.personaQuests.fetch', send: 'POST /v1/personas/{anaPersona}/quests/fetch' },
    body: { slugNames: ['daily-watch'] },
    has: { quests: [{ slugName: 'daily-watch' }], total: 1 },
  },
  { ...ana, call: 'passport.playerQuests.fetch', send: 'POST /v1/sdk/quests/fetch', body: {}, has: { total: 1 } },
  {
    ...ana,
    call: 'passport.playerQuests.search',
    send: 'POST /v1/sdk/quests/search',
    body: { slugName: 'none' },
    has: { total: 0 },
  },
  {
    ...{ ...spec, call: 'passport.questItems.revoke', send: 'POST /v1/quests/items/{item}/revoke' },
    has: { questItem: { status: 'unpublished' } },
  },
  { ...step, ...missing('questitem'), says: 'of what players do not see', body: { action: 'Set', value: 1 } },
  {
    ...{ ...app, call: 'passport.questItems.remove', send: 'DELETE /v1/quests/items/{chest}' },
    ...{ ...wrongState, says: 'that is published' },
  },
  {
    ...spec,
    ...wrongState,
    call: 'passport.quests.remove',
    says: 'of which something is',
    send: 'DELETE /v1/quests/daily-watch',
  },
  {
    ...{ ...spec, call: 'passport.quests.revoke', send: 'POST /v1/quests/daily-watch/revoke' },
    has: { quest: { status: 'questPending' } },
  },
  { ...app, call: 'passport.questItems.remove', send: 'DELETE /v1/quests/items/{item}', has: {} },
  { ...spec, call: 'passport.quests.remove', send: 'DELETE /v1/quests/daily-watch', has: {} },
];
