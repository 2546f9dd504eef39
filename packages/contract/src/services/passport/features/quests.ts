// Quests that start anew each day, week or month. Source: wire/passport.md 2.7, 3.8 rows 194-206, 4, 5.8.

import * as z from 'zod';
import { enumOf, only } from '../../../kernel/enums.ts';
import { count, entity, field, flag, id, properties, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { changedInventory } from '../economy/inventory.ts';
import { byPlayerOrServer, fieldsDocumented, fieldsSeen, pathIsOurs, replyIsOurs, shapeIsOurs } from '../marks.ts';
import {
  displayName,
  filter,
  grant,
  ImportResult,
  idDomainID,
  idempotency,
  importRows,
  maybeId,
  overwrite,
  RewardItem,
  shownName,
  slugPath,
  stamps,
  total,
} from '../shared.ts';

export const QuestType = enumOf(labels.quest.type);
export const QuestLayout = enumOf(labels.quest.layout);
export const QuestStatus = enumOf(labels.quest.status);
export const QuestItemKind = enumOf(labels.questItem.kind);
export const QuestItemStatus = enumOf(labels.questItem.status);

const threshold = field(z.number(), '目标值', 'Done at or above it');

export const QuestItem = entity(
  z.object({
    id: id('passport.questItem', '子任务 ID', 'Item id'),
    slugName: text('标识', 'Never changes'),
    displayName: shownName,
    kind: field(QuestItemKind, '种类', 'PointReward is done by the points of tasks'),
    thresholdValue: threshold,
    points: count('积分', 'Points when done, for WithProgressBar'),
    rewards: field(z.array(RewardItem), '奖励', 'Given once in a period'),
    order: count('顺序', 'Position in the quest'),
    status: field(QuestItemStatus, '状态', 'Players see published ones'),
  }),
  {
    id: 'QuestItem',
    zh: '子任务',
    en: 'One task of a quest',
    columns: ['slugName', 'displayName', 'kind', 'thresholdValue', 'points', 'status', 'id'],
    key: 'id',
  },
);

export const Quest = entity(
  z.object({
    id: id('passport.quest', '任务 ID', 'Quest id'),
    idDomainID,
    slugName: text('标识', 'Never changes'),
    displayName: shownName,
    type: field(QuestType, '类型', 'Starts anew daily, on Monday or on the 1st'),
    layout: field(QuestLayout, '形式', 'Tasks alone, or tasks that give points'),
    status: field(QuestStatus, '状态', 'Follows from the states of the items'),
    resetHour: field(z.int().min(0).max(23), '重置时', 'Hour it starts anew at, Asia/Shanghai'),
    items: field(z.array(QuestItem), '子任务', 'Tasks'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'Quest',
    zh: '任务',
    en: 'A set of tasks that starts anew',
    columns: ['slugName', 'displayName', 'type', 'layout', 'status', 'id', 'createdAt'],
    key: 'slugName',
  },
);

export const PersonaQuest = entity(
  z.object({
    slugName: text('标识', 'Slug of the quest'),
    displayName: shownName,
    type: field(QuestType, '类型', 'Starts anew daily, on Monday or on the 1st'),
    layout: field(QuestLayout, '形式', 'Tasks alone, or tasks that give points'),
    points: count('积分', 'Points of this period'),
    periodStart: time('周期开始', 'Start of this period'),
    periodEnd: time('周期结束', 'Start of the next one'),
    items: field(
      z.array(
        z.object({
          slugName: text('标识', 'Slug of the item', 'passport.questItem'),
          displayName: shownName,
          kind: field(QuestItemKind, '种类', 'PointReward is done by the points of tasks'),
          points: count('积分', 'Points when done, for WithProgressBar'),
          order: count('顺序', 'Position in the quest'),
          achievedValue: field(z.number(), '当前值', 'How far the persona is'),
          thresholdValue: threshold,
          completed: flag('已完成', 'Done in this period'),
          redeemed: flag('已领奖', 'The rewards were taken'),
          rewards: field(z.array(RewardItem), '奖励', 'Given once in a period'),
        }),
      ),
      '子任务',
      'Published tasks',
    ),
  }),
  {
    id: 'PersonaQuest',
    zh: '角色任务',
    en: 'How far a persona is in a quest',
    columns: ['slugName', 'displayName', 'type', 'points', 'periodStart', 'periodEnd'],
    key: 'slugName',
  },
);

export const QuestItemCompletion = entity(
  z.object({
    slugName: text('标识', 'Slug of the item', 'passport.questItem'),
    completed: count('完成角色', 'Personas that have done it in this period'),
    redeemed: count('领奖角色', 'Those of them that took the rewards'),
  }),
  {
    id: 'QuestItemCompletion',
    zh: '子任务完成情况',
    en: 'How many personas have done an item in the period of now',
    columns: ['slugName', 'completed', 'redeemed'],
    key: 'slugName',
  },
);

/** A hundred items of so many points are a number that every client reads exactly. */
const MOST_POINTS = 1_000_000_000;

const newItem = z.strictObject({
  slugName: ruled(itemSlug, '标识'),
  displayName,
  thresholdValue: field(z.number().min(1), '目标值', 'Done at or above it, at least 1'),
  rewards: field(z.array(grant).max(100), '奖励', 'Given once in a period'),
  points: field(z.int().min(0).max(MOST_POINTS).optional(), '积分', 'Points when done, for WithProgressBar'),
  kind: field(QuestItemKind.optional(), '种类', 'Default Task; PointReward is done by the points of tasks'),
  order: count('顺序', 'Position in the quest').optional(),
});
const create = z.strictObject({
  slugName: ruled(itemSlug, '标识'),
  displayName,
  type: field(QuestType, '类型', 'Starts anew daily, on Monday or on the 1st'),
  layout: field(QuestLayout, '形式', 'Tasks alone, or tasks that give points'),
  resetHour: field(z.int().min(0).max(23).optional(), '重置时', 'Hour it starts anew at, Asia/Shanghai, default 0'),
  items: field(z.array(newItem).max(100).optional(), '子任务', 'Tasks, not yet published'),
  properties: properties('属性', 'Data of the game itself').optional(),
});

const byId = { id: slugPath('passport.quest', '任务', 'Quest id or slug') };
const byItem = { id: id('passport.questItem', '子任务 ID', 'Item id') };
const quest = z.object({ quest: field(Quest, '任务', 'The quest with its items') });
const questItem = z.object({ questItem: field(QuestItem, '子任务', 'The item') });

export const quests = {
  search: op('POST /quests/search', {
    body: z.strictObject({
      ...startCount,
      displayName: filter('显示名称', 'Part of the name'),
      type: field(QuestType.optional(), '类型', 'How often it starts anew'),
      status: field(QuestStatus.optional(), '状态', 'State'),
    }),
    reply: z.object({ quests: field(z.array(Quest), '任务', 'Newest first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'quests',
    effect: 'read',
    known: 'spec',
    because: 'filters are ours',
    summary: { zh: '搜索任务', en: 'Search quests, newest first' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /quests/{id}', {
    params: byId,
    reply: quest,
    known: 'spec',
    because: 'wrapped as the other reads are',
    summary: { zh: '查看任务及其子任务', en: 'Read a quest with its items' },
    errors: [codes.notFound],
  }),
  completion: op('GET /quests/{id}/completion', {
    params: byId,
    reply: z.object({
      begun: count('参与角色', 'Personas whose period of now has begun'),
      periodStart: time('周期开始', 'Start of this period'),
      periodEnd: time('周期结束', 'Start of the next one'),
      items: field(z.array(QuestItemCompletion), '子任务', 'Of every item, in their order'),
    }),
    ...shapeIsOurs,
    summary: { zh: '统计任务本期完成情况', en: 'Count who has done the items of a quest in the period of now' },
    errors: [codes.notFound],
  }),
  create: op('POST /quests', {
    bodyLimit: LARGE_BODY,
    body: create,
    reply: quest,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建任务，尚未发布', en: 'Create a quest, not yet published' },
    errors: [codes.invalidParameters, codes.badSlug, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /quests/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    known: 'spec',
    because: 'one with a published item stays',
    summary: { zh: '删除任务', en: 'Delete a quest of which nothing is published' },
    errors: [codes.notFound, codes.wrongState],
  }),
  import: op('POST /quests/import', {
    bodyLimit: LARGE_BODY,
    // why 100: a quest has up to 100 items, and 1000 such quests are past every limit of a body
    body: z.strictObject({ quests: importRows(create, '任务', 'Quests as in a create', 100), overwrite }),
    reply: ImportResult,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '导入任务', en: 'Import quests' },
    errors: [codes.invalidParameters],
  }),
  publish: op('POST /quests/{id}/publish', {
    params: byId,
    reply: quest,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'reply is ours; needs at least one item',
    summary: { zh: '发布任务及其全部子任务', en: 'Publish a quest with all items' },
    errors: [codes.notFound, codes.wrongState],
  }),
  revoke: op('POST /quests/{id}/revoke', {
    params: byId,
    reply: quest,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '撤回任务及其全部子任务', en: 'Take a quest back with all items' },
    errors: [codes.notFound],
  }),
} as const;

export const questItems = {
  create: op('POST /quests/{id}/items', {
    params: byId,
    body: newItem,
    reply: questItem,
    access: 'owner',
    ...fieldsSeen,
    summary: { zh: '创建子任务，尚未发布', en: 'Add an item to a quest, not yet published' },
    errors: [codes.invalidParameters, codes.badSlug, codes.notFound, codes.exists, codes.capacityReached],
  }),
  publish: op('POST /quests/items/{id}/publish', {
    params: byItem,
    reply: questItem,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '发布子任务', en: 'Publish an item' },
    errors: [codes.notFound],
  }),
  revoke: op('POST /quests/items/{id}/revoke', {
    params: byItem,
    reply: questItem,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '撤回子任务', en: 'Take an item back' },
    errors: [codes.notFound],
  }),
  remove: op('DELETE /quests/items/{id}', {
    params: byItem,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除未发布的子任务', en: 'Delete an item that is not published' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

const ofPersona = { id: id('passport.persona', '角色 ID', 'Persona id') };
const searchBody = z.strictObject({
  ...startCount,
  slugName: filter('标识', 'Of this quest'),
  type: field(QuestType.optional(), '类型', 'How often it starts anew'),
});
const searchReply = z.object({
  quests: field(z.array(PersonaQuest), '角色任务', 'Rows of this page'),
  ...startCountTotal,
});
const fetchBody = z.strictObject({
  slugNames: field(z.array(z.string().min(1).max(64)).max(100).optional(), '标识', 'Default: every published quest'),
});
const fetchReply = z.object({ quests: field(z.array(PersonaQuest), '角色任务', 'Quests in this period'), total });
const progress = field(PersonaQuest, '角色任务', 'How far the persona is');

export const personaQuests = {
  search: op('POST /personas/{id}/quests/search', {
    params: ofPersona,
    body: searchBody,
    reply: searchReply,
    paging: 'start-count',
    listField: 'quests',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索角色任务', en: 'Search the quests of a persona' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  fetch: op('POST /personas/{id}/quests/fetch', {
    params: ofPersona,
    body: fetchBody,
    reply: fetchReply,
    access: 'owner',
    retry: 'always',
    ...fieldsSeen,
    summary: {
      zh: '获取角色任务，必要时开启新周期',
      en: 'Read the quests of a persona; begins a new period where one is due',
    },
    errors: [codes.invalidParameters, codes.notFound],
  }),
} as const;

/** The other fields of a call that a player makes for themselves, and a back end for anyone. */
const forAnyone = maybeId(
  'passport.persona',
  '角色 ID',
  'Of which persona; with the service secret only, and needed there',
);
const sign = { ...byPlayerOrServer, ...pathIsOurs } as const;
const playerErrors = [codes.invalidParameters, codes.permissionDenied, codes.notFound] as const;
const playerItem = { slugName: slugPath('passport.questItem', '标识', 'Slug of the item') };

export const playerQuests = {
  fetch: op('POST /sdk/quests/fetch', {
    body: fetchBody.extend({ personaId: forAnyone }),
    reply: fetchReply,
    retry: 'always',
    ...sign,
    summary: { zh: '获取自己的任务', en: 'Read the own quests; begins a new period where one is due' },
    errors: playerErrors,
  }),
  search: op('POST /sdk/quests/search', {
    body: searchBody.extend({ personaId: forAnyone }),
    reply: searchReply,
    paging: 'start-count',
    listField: 'quests',
    effect: 'read',
    ...sign,
    summary: { zh: '搜索自己的任务', en: 'Search the own quests' },
    errors: playerErrors,
  }),
  update: op('PUT /sdk/quests/items/{slugName}', {
    params: playerItem,
    body: z.strictObject({
      personaId: forAnyone,
      action: field(
        only(enumOf(labels.personaAchievement.action), ['Increase', 'Set']),
        '操作',
        'How the value changes',
      ),
      value: field(z.int().min(0), '数值', 'Units'),
    }),
    reply: z.object({ quest: progress }),
    retry: 'never',
    ...sign,
    summary: { zh: '更新自己的任务进度', en: 'Move on in an own quest item' },
    errors: playerErrors,
  }),
  redeem: op('POST /sdk/quests/items/{slugName}/redeem', {
    params: playerItem,
    headers: idempotency,
    body: z.strictObject({ personaId: forAnyone }),
    reply: z.object({ quest: progress, inventory: changedInventory }),
    ...sign,
    summary: { zh: '领取任务奖励', en: 'Take the rewards of an own quest item' },
    errors: [...playerErrors, codes.exists, codes.wrongState, codes.capacityReached],
  }),
} as const;
