// Achievements, and how far personas are. Source: wire/passport.md 2.7, 3.7 rows 157-168, 4, 5.8.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { entity, field, flag, id, properties, ruled, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { changedInventory } from '../economy/inventory.ts';
import { bodyIsOurs, byPlayer, fieldsDocumented, fieldsSeen, pathIsOurs, replyIsOurs } from '../marks.ts';
import {
  customData,
  displayName,
  filter,
  grant,
  ImportResult,
  idDomainID,
  idempotency,
  importRows,
  maybeId,
  maybeName,
  maybeTime,
  note,
  overwrite,
  RewardItem,
  shownName,
  slugPath,
  stamps,
  total,
} from '../shared.ts';

export const ReleaseStatus = enumOf(labels.achievementMeta.releaseStatus);
export const AchieveStatus = enumOf(labels.personaAchievement.achieveStatus);
export const RedeemStatus = enumOf(labels.personaAchievement.redeemStatus);
export const AchievementAction = enumOf(labels.personaAchievement.action);

const startValue = field(z.number(), '起始值', 'Where personas begin');
const thresholdValue = field(z.number(), '目标值', 'Above the start: done at or above it; below: at or below');

export const AchievementMeta = entity(
  z.object({
    slugName: text('标识', 'Never changes'),
    idDomainID,
    displayName: shownName,
    description: text('描述', 'What to do'),
    category: text('分类', 'Word of the game itself or empty'),
    series: text('系列', 'Word of the game itself or empty'),
    startValue,
    thresholdValue,
    rewards: field(z.array(RewardItem), '奖励', 'Given once'),
    hidden: flag('隐藏', 'Players do not see it until it is done'),
    releaseStatus: field(ReleaseStatus, '状态', 'Players see released ones'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'AchievementMeta',
    zh: '成就',
    en: 'Something that personas achieve once',
    columns: ['slugName', 'displayName', 'category', 'series', 'thresholdValue', 'releaseStatus', 'createdAt'],
    key: 'slugName',
  },
);

export const PersonaAchievement = entity(
  z.object({
    id: text('行标识', 'Persona id and slug: one in every list'),
    personaID: id('passport.persona', '角色 ID', 'Persona'),
    personaName: maybeName,
    slugName: text('标识', 'Slug of the achievement', 'passport.achievement'),
    displayName: shownName,
    achievedValue: field(z.number(), '当前值', 'How far the persona is'),
    thresholdValue,
    achieveStatus: field(AchieveStatus, '达成状态', 'Once achieved it stays so'),
    redeemStatus: field(RedeemStatus, '领奖状态', 'Whether the rewards were taken'),
    achievedAt: maybeTime('达成时间', 'Time it was done'),
    redeemedAt: maybeTime('领奖时间', 'Time the rewards were taken'),
    customData,
    properties: properties('属性', 'Properties of the achievement'),
  }),
  {
    id: 'PersonaAchievement',
    zh: '角色成就',
    en: 'How far a persona is with an achievement',
    columns: [
      'personaID',
      'personaName',
      'slugName',
      'achievedValue',
      'thresholdValue',
      'achieveStatus',
      'redeemStatus',
      'achievedAt',
    ],
    key: 'id',
  },
);

const writable = {
  description: note(1000, '描述', 'What to do'),
  category: note(64, '分类', 'Word of the game itself'),
  series: note(64, '系列', 'Word of the game itself'),
  rewards: field(z.array(grant).max(100).optional(), '奖励', 'Given once'),
  hidden: field(z.boolean().optional(), '隐藏', 'Hide it until it is done, default false'),
  properties: properties('属性', 'Data of the game itself').optional(),
};
const create = z.strictObject({
  slugName: ruled(itemSlug, '标识'),
  displayName,
  startValue: startValue.optional(),
  thresholdValue,
  ...writable,
});

const progress = {
  action: field(AchievementAction, '操作', 'How the value changes'),
  value: field(z.int().min(0), '数值', 'Units'),
  customData: customData.optional(),
};

const bySlug = { id: slugPath('passport.achievement', '标识', 'Slug of the achievement') };
const achievementMeta = z.object({ achievementMeta: field(AchievementMeta, '成就', 'The achievement') });
const many = z.object({ achievementMeta: field(z.array(AchievementMeta), '成就', 'The achievements') });
const chosen = z.strictObject({
  slugNames: field(z.array(z.string().min(1).max(64)).min(1).max(100), '标识', 'Slugs, at most 100'),
});

export const achievements = {
  search: op('POST /achievements/meta/search', {
    body: z.strictObject({
      ...startCount,
      displayName: filter('显示名称', 'Part of the name'),
      category: filter('分类', 'Whole category'),
      series: filter('系列', 'Whole series'),
      releaseStatus: field(ReleaseStatus.optional(), '状态', 'State'),
    }),
    reply: z.object({
      achievementMeta: field(z.array(AchievementMeta), '成就', 'Achievements of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'achievementMeta',
    effect: 'read',
    known: 'spec',
    because: 'filters are ours',
    summary: { zh: '搜索成就', en: 'Search achievements' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /achievements/meta/{id}', {
    params: bySlug,
    reply: achievementMeta,
    ...replyIsOurs,
    summary: { zh: '查看成就', en: 'Read an achievement' },
    errors: [codes.notFound],
  }),
  create: op('POST /achievements/meta', {
    body: create,
    reply: achievementMeta,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建成就，尚未发布', en: 'Create an achievement, not yet released' },
    errors: [codes.invalidParameters, codes.badSlug, codes.notFound, codes.exists],
  }),
  update: op('PUT /achievements/meta/{id}', {
    params: bySlug,
    body: z.strictObject({
      displayName: displayName.optional(),
      startValue: startValue.optional(),
      thresholdValue: thresholdValue.optional(),
      ...writable,
    }),
    reply: achievementMeta,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改成就', en: 'Change an achievement; its values only while unreleased' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /achievements/meta/{id}', {
    params: bySlug,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除未发布的成就', en: 'Delete an achievement that is not released' },
    errors: [codes.notFound, codes.wrongState],
  }),
  release: op('POST /achievements/meta/release', {
    body: chosen,
    reply: many,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'body is ours; all or nothing',
    summary: { zh: '发布成就', en: 'Release achievements' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  revoke: op('POST /achievements/meta/revoke', {
    body: chosen,
    reply: many,
    access: 'owner',
    retry: 'always',
    known: 'spec',
    because: 'body is ours; all or nothing',
    summary: { zh: '撤回成就', en: 'Take achievements back' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  import: op('POST /achievements/meta/import', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({ achievementMeta: importRows(create, '成就', 'Achievements as in a create'), overwrite }),
    reply: ImportResult,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '导入成就', en: 'Import achievements' },
    errors: [codes.invalidParameters],
  }),
  categories: op('GET /achievements/categories', {
    reply: z.object({ categories: field(z.array(z.string()), '分类', 'Those in use'), total }),
    known: 'spec',
    because: 'the specification names the list and drops blanks',
    summary: { zh: '列出成就分类', en: 'List the categories of achievements' },
  }),
  series: op('GET /achievements/series', {
    reply: z.object({ series: field(z.array(z.string()), '系列', 'Those in use'), total }),
    known: 'spec',
    because: 'the specification names the list and drops blanks',
    summary: { zh: '列出成就系列', en: 'List the series of achievements' },
  }),
} as const;

const list = field(z.array(PersonaAchievement), '角色成就', 'How far the persona is');

export const personaAchievements = {
  search: op('POST /personas/achievements/search', {
    body: z.strictObject({
      ...startCount,
      personaID: maybeId('passport.persona', '角色 ID', 'Of this persona; adds those never touched'),
      slugName: filter('标识', 'Of this achievement'),
      category: filter('分类', 'Whole category'),
      achieveStatus: field(AchieveStatus.optional(), '达成状态', 'State'),
      redeemStatus: field(RedeemStatus.optional(), '领奖状态', 'Whether the rewards were taken'),
    }),
    reply: z.object({
      achievements: field(z.array(PersonaAchievement), '角色成就', 'Rows of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'achievements',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索角色成就', en: 'Search the achievements of personas' },
    errors: [codes.invalidParameters],
  }),
  update: op('POST /personas/{id}/achievements', {
    params: { id: id('passport.persona', '角色 ID', 'Persona id') },
    // why not a union of one and many: flags and forms are made of one flat object. The platform refuses as 30001 what
    // is neither one whole item nor a list, and what is both
    body: z.strictObject({
      achievements: field(
        z
          .array(
            z.strictObject({
              slugName: ruled(itemSlug, '标识'),
              ...progress,
              redeem: field(z.boolean().optional(), '领奖', 'Also take the rewards'),
            }),
          )
          .min(1)
          .max(100)
          .optional(),
        '成就',
        'Up to 100; or one, written into the body itself',
      ),
      slugName: ruled(itemSlug, '标识').optional(),
      action: progress.action.optional(),
      value: progress.value.optional(),
      customData: progress.customData,
      redeem: field(z.boolean().optional(), '领奖', 'Also take the rewards'),
    }),
    reply: z.object({ achievements: list }),
    access: 'owner',
    retry: 'never',
    ...fieldsSeen,
    summary: { zh: '更新角色成就', en: 'Move a persona on in achievements' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState, codes.capacityReached],
  }),
} as const;

const playerSlug = { slugName: slugPath('passport.achievement', '标识', 'Slug of the achievement') };

export const playerAchievements = {
  fetch: op('POST /sdk/achievements/fetch', {
    body: z.strictObject({
      slugNames: field(z.array(z.string().min(1).max(64)).max(100).optional(), '标识', 'Default: all'),
    }),
    reply: z.object({ achievements: list, total }),
    effect: 'read',
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '获取自己的成就', en: 'Read the own achievements' },
    errors: [codes.invalidParameters],
  }),
  list: op('GET /sdk/achievements', {
    query: z.object({
      ...startCount,
      category: filter('分类', 'Whole category'),
      completed: field(z.boolean().optional(), '已达成', 'Only done or only open ones'),
    }),
    reply: z.object({
      achievements: field(z.array(PersonaAchievement), '角色成就', 'Rows of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'achievements',
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '列出自己的成就', en: 'List the own achievements' },
    errors: [codes.invalidParameters],
  }),
  update: op('PUT /sdk/achievements/{slugName}', {
    params: playerSlug,
    body: z.strictObject(progress),
    reply: z.object({ achievement: field(PersonaAchievement, '角色成就', 'How far it is now') }),
    retry: 'never',
    ...byPlayer,
    withNonce: true,
    known: 'seen',
    because: 'arguments seen, path is ours',
    summary: { zh: '更新自己的成就', en: 'Move on in an own achievement' },
    errors: [codes.invalidParameters, codes.permissionDenied, codes.notFound, codes.wrongState],
  }),
  redeem: op('POST /sdk/achievements/{slugName}/redeem', {
    params: playerSlug,
    headers: idempotency,
    reply: z.object({
      achievement: field(PersonaAchievement, '角色成就', 'How far it is now'),
      inventory: changedInventory,
    }),
    ...byPlayer,
    withNonce: true,
    known: 'seen',
    because: 'arguments seen, path is ours',
    summary: { zh: '领取成就奖励', en: 'Take the rewards of an achievement' },
    errors: [codes.notFound, codes.exists, codes.wrongState, codes.capacityReached],
  }),
} as const;
