// Battle passes, their reward tracks, and how far personas are. Source: wire/passport.md 2.7, 3.8 rows 178-193, 4, 5.8.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { count, entity, field, flag, id, refersTo, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { changedInventory } from '../economy/inventory.ts';
import { bodyIsOurs, byPlayer, byPlayerOrServer, fieldsDocumented, replyIsOurs } from '../marks.ts';
import {
  displayName,
  filter,
  grant,
  idDomainID,
  idempotency,
  maybeId,
  maybeName,
  maybeTime,
  note,
  resourceQuantity,
  shownName,
  slugPath,
  stamps,
  timeInput,
  timeOrClear,
  total,
} from '../shared.ts';

export const BattlePassStatus = enumOf(labels.battlePass.status);

const level = count('等级', 'Level, from 1');
const slotLevel = z.object({ slot: text('档位标识', 'Slug of the slot'), level });

export const BattlePassSlot = entity(
  z.object({
    id: id('passport.battlePassSlot', '档位 ID', 'Slot id'),
    idDomainID,
    battlePassSlugName: text('战令标识', 'Slug of the battle pass', 'passport.battlePass'),
    slugName: text('标识', 'Never changes'),
    displayName: shownName,
    unlockedByDefault: flag('默认解锁', 'Open to every persona'),
    unlockProductSlug: text('解锁商品', 'Slug of the product that opens it, or empty', 'passport.product'),
    order: count('顺序', 'Position in the battle pass'),
    rewards: field(
      z.array(z.object({ level, items: field(z.array(z.object(resourceQuantity)), '奖励', 'What the level gives') })),
      '奖励',
      'One row per level that gives something',
    ),
    ...stamps,
  }),
  {
    id: 'BattlePassSlot',
    zh: '战令档位',
    en: 'A track of rewards, such as free or deluxe',
    columns: ['slugName', 'displayName', 'unlockedByDefault', 'unlockProductSlug', 'order', 'id'],
    key: 'id',
  },
);

export const BattlePass = entity(
  z.object({
    slugName: text('标识', 'Never changes'),
    idDomainID,
    displayName: shownName,
    description: text('描述', 'Words to the players'),
    startTime: time('开始时间', 'Start'),
    endTime: maybeTime('结束时间', 'End; absent for good'),
    maxLevel: count('最高等级', 'Last level'),
    dailyExpLimit: count('每日经验上限', 'Experience in a day, 0 for no limit'),
    weeklyExpLimit: count('每周经验上限', 'Experience in a week, 0 for no limit'),
    dayStartHour: field(z.int().min(0).max(23), '每日起始时', 'Hour a day begins at, Asia/Shanghai'),
    levelExp: field(z.array(z.int().min(1)), '升级经验', 'One for every level, or one per level'),
    status: field(BattlePassStatus, '状态', 'Follows from the time once published'),
    published: flag('已发布', 'Players see it'),
    slots: field(z.array(BattlePassSlot), '档位', 'Tracks of rewards'),
    ...stamps,
  }),
  {
    id: 'BattlePass',
    zh: '战令',
    en: 'A season of levels with rewards',
    columns: ['slugName', 'displayName', 'status', 'maxLevel', 'startTime', 'endTime'],
    key: 'slugName',
  },
);

export const PersonaBattlePass = entity(
  z.object({
    id: text('行标识', 'Persona id and slug: one in every list'),
    personaId: id('passport.persona', '角色 ID', 'Persona'),
    personaName: maybeName,
    slugName: text('战令标识', 'Slug of the battle pass', 'passport.battlePass'),
    level: count('等级', 'Level that was reached, from 0'),
    exp: count('经验', 'Experience towards the next level'),
    totalExp: count('总经验', 'Experience in all'),
    todayExp: count('今日经验', 'Experience of today'),
    weekExp: count('本周经验', 'Experience of this week'),
    unlockedSlots: field(z.array(z.string()), '已解锁档位', 'Slugs of the slots that are open'),
    claimed: field(z.array(slotLevel), '已领取', 'Rewards that were taken'),
    claimable: field(z.array(slotLevel), '可领取', 'Rewards that may be taken'),
    updatedAt: maybeTime('更新时间', 'Time of the last change; absent while nothing was written'),
  }),
  {
    id: 'PersonaBattlePass',
    zh: '角色战令',
    en: 'How far a persona is in a battle pass',
    columns: ['personaId', 'personaName', 'slugName', 'level', 'exp', 'totalExp', 'unlockedSlots', 'updatedAt'],
    key: 'id',
  },
);

/** Of one level and of one addition: a season of a thousand such levels is far from the end of a column. */
const MOST_EXP = 1_000_000_000;

const levelExp = field(
  z.array(z.int().min(1).max(MOST_EXP)).min(1).max(1000),
  '升级经验',
  'One value for every level, or one per level',
);
const maxLevel = field(z.int().min(1).max(1000), '最高等级', 'Last level; may only grow while active');
const writable = {
  description: note(1000, '描述', 'Words to the players'),
  startTime: timeInput('开始时间', 'Start, default now'),
  endTime: timeInput('结束时间', 'End, default none'),
  dailyExpLimit: count('每日经验上限', 'Experience in a day, 0 for no limit').optional(),
  weeklyExpLimit: count('每周经验上限', 'Experience in a week, 0 for no limit').optional(),
  dayStartHour: field(z.int().min(0).max(23).optional(), '每日起始时', 'Hour a day begins at, default 0'),
};
const slotWritable = {
  unlockedByDefault: field(z.boolean().optional(), '默认解锁', 'Open it to every persona, default false'),
  unlockProductSlug: note(64, '解锁商品', 'Slug of the product that opens it', 'passport.product'),
  order: count('顺序', 'Position in the battle pass').optional(),
  rewards: field(
    z
      .array(
        z.strictObject({
          level: field(z.int().min(1), '等级', 'Level, from 1'),
          items: field(z.array(grant).min(1).max(20), '奖励', 'What the level gives'),
        }),
      )
      .max(1000)
      .optional(),
    '奖励',
    'One row per level that gives something',
  ),
};

const bySlug = { id: slugPath('passport.battlePass', '标识', 'Slug of the battle pass') };
const bySlot = { id: id('passport.battlePassSlot', '档位 ID', 'Slot id') };
const battlePass = z.object({ battlePass: field(BattlePass, '战令', 'The battle pass with its slots') });
const slot = z.object({ slot: field(BattlePassSlot, '战令档位', 'The slot') });

export const battlePasses = {
  search: op('POST /battle-pass/search', {
    body: z.strictObject({
      ...startCount,
      displayName: filter('显示名称', 'Part of the name'),
      status: field(BattlePassStatus.optional(), '状态', 'State'),
    }),
    reply: z.object({ battlePasses: field(z.array(BattlePass), '战令', 'Rows of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'battlePasses',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索战令', en: 'Search battle passes' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /battle-pass/{id}', {
    params: bySlug,
    reply: battlePass,
    ...replyIsOurs,
    summary: { zh: '查看战令及其档位', en: 'Read a battle pass with its slots' },
    errors: [codes.notFound],
  }),
  create: op('POST /battle-pass', {
    body: z.strictObject({ slugName: ruled(itemSlug, '标识'), displayName, maxLevel, levelExp, ...writable }),
    reply: battlePass,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建战令，尚未发布', en: 'Create a battle pass, not yet published' },
    errors: [codes.invalidParameters, codes.badSlug, codes.exists],
  }),
  update: op('PUT /battle-pass/{id}', {
    params: bySlug,
    body: z.strictObject({
      displayName: displayName.optional(),
      maxLevel: maxLevel.optional(),
      levelExp: levelExp.optional(),
      ...writable,
      endTime: timeOrClear('结束时间', 'End'),
    }),
    reply: battlePass,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改战令', en: 'Change a battle pass' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /battle-pass/{id}', {
    params: bySlug,
    reply: z.object({}),
    access: 'owner',
    danger: 'type-name',
    ...replyIsOurs,
    summary: { zh: '删除未生效的战令', en: 'Delete a battle pass that is not active' },
    errors: [codes.notFound, codes.wrongState],
  }),
  names: op('GET /battle-pass/names', {
    reply: z.object({
      names: field(
        z.array(z.object({ slugName: text('标识', 'Slug'), displayName: shownName })),
        '战令',
        'Every battle pass',
      ),
      total,
    }),
    ...replyIsOurs,
    summary: { zh: '列出战令名称', en: 'List the names of all battle passes' },
  }),
  publish: op('POST /battle-pass/{id}/publish', {
    params: bySlug,
    reply: battlePass,
    access: 'owner',
    known: 'spec',
    because: 'reply is ours; needs at least one slot',
    summary: { zh: '发布战令', en: 'Publish a battle pass' },
    errors: [codes.notFound, codes.wrongState],
  }),
  revoke: op('POST /battle-pass/{id}/revoke', {
    params: bySlug,
    reply: battlePass,
    access: 'owner',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '撤回战令', en: 'Take a battle pass back' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

export const battlePassSlots = {
  get: op('GET /battle-pass/slots/{id}', {
    params: bySlot,
    reply: slot,
    ...replyIsOurs,
    summary: { zh: '查看战令档位', en: 'Read a slot of a battle pass' },
    errors: [codes.notFound],
  }),
  create: op('POST /battle-pass/slots', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({
      battlePassSlugName: refersTo(ruled(itemSlug, '战令标识'), 'passport.battlePass'),
      slugName: ruled(itemSlug, '标识'),
      displayName,
      ...slotWritable,
    }),
    reply: slot,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '创建战令档位', en: 'Add a slot to a battle pass' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.capacityReached],
  }),
  update: op('PUT /battle-pass/slots/{id}', {
    bodyLimit: LARGE_BODY,
    params: bySlot,
    body: z.strictObject({ displayName: displayName.optional(), ...slotWritable }),
    reply: slot,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改战令档位', en: 'Change a slot of a battle pass' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /battle-pass/slots/{id}', {
    params: bySlot,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除战令档位', en: 'Delete a slot of which nothing was claimed' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

const ofPersona = {
  id: id('passport.persona', '角色 ID', 'Persona id'),
  bp: slugPath('passport.battlePass', '战令标识', 'Slug of the battle pass'),
};
const personaBattlePass = z.object({
  personaBattlePass: field(PersonaBattlePass, '角色战令', 'How far the persona is'),
});

export const personaBattlePasses = {
  search: op('POST /personas/battle-pass/search', {
    body: z.strictObject({
      ...startCount,
      personaId: maybeId('passport.persona', '角色 ID', 'Of this persona'),
      slugName: filter('战令标识', 'Of this battle pass', 'passport.battlePass'),
    }),
    reply: z.object({
      personaBattlePasses: field(z.array(PersonaBattlePass), '角色战令', 'Rows of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'personaBattlePasses',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索角色战令', en: 'Search the battle passes of personas' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /personas/{id}/battle-pass/{bp}', {
    params: ofPersona,
    reply: personaBattlePass,
    known: 'assumed',
    because: 'reply not shown; a read writes nothing, so a persona that never began is answered as level 0',
    summary: { zh: '查看角色战令', en: 'Read the battle pass of a persona' },
    errors: [codes.notFound],
  }),
  remove: op('DELETE /personas/{id}/battle-pass/{bp}', {
    params: ofPersona,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除角色战令', en: 'Delete the battle pass of a persona' },
    errors: [codes.notFound],
  }),
  removeAll: op('DELETE /personas/battle-pass/{bp}', {
    params: { bp: ofPersona.bp },
    reply: z.object({ deletedCount: count('删除数量', 'Personas that lost their progress') }),
    access: 'owner',
    danger: 'type-name',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '删除全部角色的战令进度', en: 'Delete a battle pass of all personas' },
    errors: [codes.notFound],
  }),
} as const;

const personaId = maybeId(
  'passport.persona',
  '角色 ID',
  'Of which persona; with the service secret only, and needed there',
);
const playerSlug = { slugName: slugPath('passport.battlePass', '战令标识', 'Slug of the battle pass') };
const sign = { ...byPlayer, known: 'seen', because: 'verbs are documented, path and fields are ours' } as const;
const signBoth = { ...sign, ...byPlayerOrServer } as const;
const progressErrors = [codes.invalidParameters, codes.permissionDenied, codes.notFound, codes.wrongState] as const;

export const playerBattlePasses = {
  get: op('GET /sdk/battle-pass/{slugName}', {
    params: playerSlug,
    reply: personaBattlePass,
    ...sign,
    summary: { zh: '查看自己的战令', en: 'Read the own battle pass' },
    errors: [codes.notFound],
  }),
  addExp: op('POST /sdk/battle-pass/{slugName}/exp', {
    params: playerSlug,
    body: z.strictObject({
      personaId,
      exp: field(z.int().min(1).max(MOST_EXP), '经验', 'Experience to add; cut at the daily and weekly limits'),
    }),
    reply: personaBattlePass.extend({
      addedExp: count('实际增加经验', 'Experience that was added: less than asked for where a limit cut it'),
    }),
    ...signBoth,
    summary: { zh: '增加战令经验', en: 'Add experience to the own battle pass' },
    errors: progressErrors,
  }),
  unlock: op('POST /sdk/battle-pass/{slugName}/unlock', {
    params: playerSlug,
    body: z.strictObject({ personaId, slot: ruled(itemSlug, '档位标识') }),
    reply: personaBattlePass,
    ...signBoth,
    summary: { zh: '解锁战令档位', en: 'Open a slot of the own battle pass' },
    errors: progressErrors,
  }),
  claim: op('POST /sdk/battle-pass/{slugName}/claim', {
    params: playerSlug,
    headers: idempotency,
    body: z.strictObject({
      personaId,
      slot: ruled(itemSlug, '档位标识').optional(),
      level: field(z.int().min(1).optional(), '等级', 'Level; without slot and level, everything that may be taken'),
    }),
    reply: z.object({
      personaBattlePass: field(PersonaBattlePass, '角色战令', 'How far the persona is'),
      inventory: changedInventory,
    }),
    ...signBoth,
    summary: { zh: '领取战令奖励', en: 'Take rewards of the own battle pass' },
    errors: [...progressErrors, codes.exists, codes.capacityReached],
  }),
} as const;
