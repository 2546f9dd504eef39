// Leaderboards, their scores, versions and resets. Source: wire/passport.md 2.2, 3.3, 4, 5.1, 5.2.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { count, entity, field, flag, id, lineIfAny, properties, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { featureSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayer, fieldsSeen, pathIsOurs, replyIsOurs, shapeIsOurs } from '../marks.ts';
import {
  deletedCount,
  displayName,
  filter,
  grant,
  idDomainID,
  line,
  maybeId,
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

export const MemberType = enumOf(labels.leaderboard.memberType);
export const SortOrder = enumOf(labels.leaderboard.sortOrder);
export const UpdateType = enumOf(labels.leaderboard.updateType);
export const BucketStrategy = enumOf(labels.leaderboard.bucketStrategy);
export const TierStrategy = enumOf(labels.leaderboard.tierStrategy);
export const RewardStrategy = enumOf(labels.leaderboard.rewardStrategy);
export const RewardState = enumOf(labels.leaderboard.rewardState);
export const VersionStatus = enumOf(labels.leaderboardVersion.status);
export const VersionReason = enumOf(labels.leaderboardVersion.reason);

const cutoff = field(z.number(), '门槛', 'Score, rank or percentage that must be reached');
const rank = count('名次', 'From 1');

export const LeaderboardTier = entity(
  z.object({
    slugName: text('段位标识', 'Slug of the tier'),
    displayName: text('段位名称', 'Name of the tier'),
    cutoff,
    order: count('顺序', 'Best first'),
  }),
  {
    id: 'LeaderboardTier',
    zh: '段位',
    en: 'A class of scores',
    columns: ['slugName', 'displayName', 'cutoff', 'order'],
    key: 'slugName',
  },
);

export const LeaderboardReward = entity(
  z.object({
    from: field(z.int().min(1).optional(), '起始名次', 'First rank, for General and InBucket'),
    to: field(z.int().min(1).optional(), '结束名次', 'Last rank, for General and InBucket'),
    tier: field(z.string().optional(), '段位标识', 'Slug of the tier, for ByTier'),
    items: field(z.array(z.object(resourceQuantity)), '奖励', 'What each member gets'),
  }),
  { id: 'LeaderboardReward', zh: '奖励规则', en: 'What the members of a range of ranks or of a tier get' },
);

export const Leaderboard = entity(
  z.object({
    slugName: text('标识', 'Never changes'),
    idDomainID,
    displayName: shownName,
    memberType: field(MemberType, '成员类型', 'Player: members are personas; Entity: any text'),
    sortOrder: field(SortOrder, '排序', 'Desc: larger is better'),
    updateType: field(UpdateType, '更新方式', 'What a further score does'),
    crossRealm: flag('跨区服', 'Realms are ranked together'),
    bucketStrategy: field(
      BucketStrategy,
      '分组方式',
      'Customized: the caller names the bucket; System: filled by size',
    ),
    bucketSize: count('分组大小', 'Members of a bucket, for System'),
    tierStrategy: field(TierStrategy.optional(), '段位方式', 'What cutoffs mean'),
    tiers: field(z.array(LeaderboardTier), '段位', 'Best first'),
    rewardStrategy: field(RewardStrategy, '奖励方式', 'What rewards go by'),
    rewards: field(z.array(LeaderboardReward), '奖励', 'Rules'),
    rewardInboxTemplateSlug: text(
      '奖励邮件模板',
      'Empty: rewards go straight to the inventory',
      'passport.inboxTemplate',
    ),
    resetSchedule: text('重置计划', 'Cron text of 5 fields in Asia/Shanghai, empty for none'),
    nextResetAt: maybeTime('下次重置', 'Absent without a schedule, and while it is switched off'),
    startTime: maybeTime('开始时间', 'Scores are refused before'),
    endTime: maybeTime('结束时间', 'Scores are refused after'),
    forceDistinctRank: flag('名次不并列', 'Equal scores get different ranks'),
    currentVersionId: id('passport.leaderboardVersion', '当前版本 ID', 'Version that takes scores'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'Leaderboard',
    zh: '排行榜',
    en: 'A ranking of players or other things',
    columns: ['slugName', 'displayName', 'memberType', 'sortOrder', 'updateType', 'nextResetAt', 'createdAt'],
    key: 'slugName',
  },
);

const scoreFacts = {
  memberId: text('成员 ID', 'Persona id, or any text for Entity', 'passport.leaderboardMember'),
  displayName: text('成员名称', 'Name of the member'),
  score: field(z.number(), '分数', 'Score'),
  rank,
  tier: text('段位名称', 'Name of the tier or empty'),
  // why beside the name: filters take the slug
  tierSlugName: text('段位标识', 'Slug of the tier or empty'),
  bucketId: text('分组 ID', 'Bucket or empty'),
  realmID: text('区服 ID', 'Realm of the member or empty', 'passport.realm'),
  personaProperties: properties('角色属性', 'Properties of the persona'),
  updateCount: count('更新次数', 'Scores that were counted'),
  updatedAt: time('更新时间', 'Earlier ranks higher among equal scores'),
  properties: properties('属性', 'Data beside the score'),
};
const scoreTable = { columns: ['rank', 'memberId', 'displayName', 'score', 'tier', 'updatedAt'], key: 'memberId' };

export const LeaderboardScore = entity(z.object(scoreFacts), {
  id: 'LeaderboardScore',
  zh: '分数',
  en: 'The place of a member',
  ...scoreTable,
  named: ['displayName'],
});

export const LeaderboardHistoryScore = entity(
  z.object({
    ...scoreFacts,
    // why no call of a player: rewards are issued; `true` is only what a correction of the entry says
    rewardState: field(
      RewardState,
      '奖励状态',
      'false open, success issued; true only where a correction says claimed',
    ),
  }),
  {
    id: 'LeaderboardHistoryScore',
    zh: '历史分数',
    en: 'The place of a member in an archived version',
    columns: ['rank', 'memberId', 'displayName', 'score', 'tier', 'rewardState'],
    key: 'memberId',
  },
);

export const LeaderboardMemberScore = entity(
  z.object({
    leaderboardSlugName: text('排行榜标识', 'Slug of the leaderboard', 'passport.leaderboard'),
    leaderboardDisplayName: text('排行榜名称', 'Name of the leaderboard'),
    ...scoreFacts,
  }),
  {
    id: 'LeaderboardMemberScore',
    zh: '成员分数',
    en: 'The place of one member in one of the leaderboards',
    columns: ['leaderboardSlugName', 'leaderboardDisplayName', 'rank', 'score', 'tier', 'updatedAt'],
    key: 'leaderboardSlugName',
  },
);

const resultFacts = {
  memberId: scoreFacts.memberId,
  score: scoreFacts.score,
  rank,
  tier: scoreFacts.tier,
  tierSlugName: scoreFacts.tierSlugName,
  bucketId: scoreFacts.bucketId,
};

export const LeaderboardScoreResult = entity(z.object(resultFacts), {
  id: 'LeaderboardScoreResult',
  zh: '提交结果',
  en: 'Where a member stands after a score',
  columns: ['memberId', 'score', 'rank', 'tier', 'bucketId'],
  key: 'memberId',
});

export const LeaderboardVersion = entity(
  z.object({
    versionId: id('passport.leaderboardVersion', '版本 ID', 'Version id'),
    startTime: time('开始时间', 'Start'),
    endTime: maybeTime('结束时间', 'Time of the reset that ended it'),
    status: field(VersionStatus, '状态', 'Current takes scores'),
    memberCount: count('成员数', 'Members with a score'),
    reason: field(VersionReason.optional(), '重置方式', 'What ended it'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'LeaderboardVersion',
    zh: '排行榜版本',
    en: 'The scores between two resets',
    columns: ['versionId', 'status', 'memberCount', 'reason', 'startTime', 'endTime'],
    key: 'versionId',
  },
);

export const LeaderboardRewardPlan = entity(
  z.object({
    from: field(z.int().min(1).optional(), '起始名次', 'First rank, for General and InBucket'),
    to: field(z.int().min(1).optional(), '结束名次', 'Last rank, for General and InBucket'),
    tier: field(z.string().optional(), '段位标识', 'Slug of the tier, for ByTier'),
    items: field(z.array(z.object(resourceQuantity)), '奖励', 'What each member gets'),
    memberCount: count('成员数', 'Members that the rule names'),
    issuedCount: count('已发放', 'Those of them that have it'),
  }),
  {
    id: 'LeaderboardRewardPlan',
    zh: '奖励预览',
    en: 'Whom a rule gives something, by the ranks as they are',
    columns: ['from', 'to', 'tier', 'memberCount', 'issuedCount', 'items'],
  },
);

export const LeaderboardSchedule = entity(
  z.object({
    resetSchedule: text('重置计划', 'Cron text of 5 fields in Asia/Shanghai'),
    nextResetAt: maybeTime('下次重置时间', 'Absent while switched off'),
    enabled: flag('启用', 'Resets happen'),
    startTime: maybeTime('开始时间', 'No reset before'),
    autoReward: flag('自动发奖', 'A reset issues the rewards'),
  }),
  { id: 'LeaderboardSchedule', zh: '定时重置', en: 'When a leaderboard is reset by itself' },
);

const ranks = {
  from: field(z.int().min(1), '起始名次', 'First rank, for General and InBucket; not after the last'),
  to: field(z.int().min(1), '结束名次', 'Last rank, for General and InBucket; ranges do not overlap'),
};
const given = field(z.array(grant).min(1).max(100), '奖励', 'What each member gets');
// why two shapes: a rule for ranks has both ends, one for a tier has neither. That a range does not end before it
// begins, that no two overlap and that all go by the board's strategy is the platform's to refuse, as 30001
const rewardRule = z.union([
  z.strictObject({ ...ranks, items: given }),
  z.strictObject({ tier: field(z.string().min(1).max(64), '段位标识', 'Slug of the tier, for ByTier'), items: given }),
]);

const cron = field(z.string().min(9).max(100), '重置计划', 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1');
const writable = {
  crossRealm: field(z.boolean().optional(), '跨区服', 'Rank realms together, default true'),
  bucketSize: field(z.int().min(1).optional(), '分组大小', 'Members of a bucket, for System'),
  tierStrategy: field(TierStrategy.optional(), '段位方式', 'What cutoffs mean'),
  tiers: field(
    z
      .array(
        z.strictObject({
          slugName: ruled(featureSlug, '段位标识'),
          displayName: line(64, '段位名称', 'Name of the tier'),
          cutoff,
          order: count('顺序', 'Best first').optional(),
        }),
      )
      .max(100)
      .optional(),
    '段位',
    'Best first',
  ),
  rewardStrategy: field(RewardStrategy.optional(), '奖励方式', 'What rewards go by, default General'),
  rewards: field(z.array(rewardRule).max(100).optional(), '奖励', 'Rules'),
  rewardInboxTemplateSlug: note(64, '奖励邮件模板', 'Default: straight to the inventory', 'passport.inboxTemplate'),
  resetSchedule: cron.optional(),
  startTime: timeInput('开始时间', 'Refuse scores before'),
  endTime: timeInput('结束时间', 'Refuse scores after'),
  forceDistinctRank: field(z.boolean().optional(), '名次不并列', 'Give equal scores different ranks, default false'),
  properties: properties('属性', 'Data of the game itself').optional(),
};

const byName = { name: slugPath('passport.leaderboard', '排行榜标识', 'Slug of the leaderboard') };
const byVersion = { ...byName, v: id('passport.leaderboardVersion', '版本 ID', 'Version id') };
const leaderboard = z.object({ leaderboard: field(Leaderboard, '排行榜', 'The leaderboard') });
const listed = z.object({
  leaderboards: field(z.array(Leaderboard), '排行榜', 'Newest first'),
  ...startCountTotal,
});
const scoresOfVersion = z.object({
  scores: field(z.array(LeaderboardScore), '分数', 'Best first'),
  versionId: id('passport.leaderboardVersion', '版本 ID', 'Version they are of'),
  ...startCountTotal,
});
const invalid = [codes.invalidParameters, codes.notFound] as const;

export const leaderboards = {
  list: op('GET /leaderboards', {
    query: z.object({ ...startCount, displayName: filter('显示名称', 'Part of the name') }),
    reply: listed,
    paging: 'start-count',
    listField: 'leaderboards',
    known: 'seen',
    summary: { zh: '列出排行榜', en: 'List leaderboards, newest first' },
    errors: [codes.invalidParameters],
  }),
  create: op('POST /leaderboards', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({
      slugName: ruled(featureSlug, '标识'),
      displayName,
      memberType: field(MemberType.optional(), '成员类型', 'Default Player'),
      sortOrder: field(SortOrder.optional(), '排序', 'Default Desc: larger is better'),
      updateType: field(UpdateType.optional(), '更新方式', 'Default KeepBest'),
      bucketStrategy: field(BucketStrategy.optional(), '分组方式', 'Default None'),
      ...writable,
    }),
    reply: leaderboard,
    access: 'owner',
    known: 'assumed',
    because: 'enums of the specification; other names are ours',
    summary: { zh: '创建排行榜', en: 'Create a leaderboard' },
    errors: [codes.invalidParameters, codes.badSlug, codes.notFound, codes.exists],
  }),
  get: op('GET /leaderboards/{name}', {
    params: byName,
    reply: leaderboard,
    known: 'seen',
    summary: { zh: '查看排行榜', en: 'Read a leaderboard' },
    errors: [codes.notFound],
  }),
  update: op('PUT /leaderboards/{name}', {
    bodyLimit: LARGE_BODY,
    params: byName,
    body: z.strictObject({
      displayName: displayName.optional(),
      sortOrder: field(SortOrder.optional(), '排序', 'Only while there are no scores'),
      updateType: field(UpdateType.optional(), '更新方式', 'Only while there are no scores'),
      ...writable,
      crossRealm: field(z.boolean().optional(), '跨区服', 'Rank realms together; only while there are no scores'),
      tierStrategy: field(TierStrategy.nullable().optional(), '段位方式', 'What cutoffs mean; null for no tiers'),
      // why a text that may be empty: it is one schedule by two ways in, and the same call takes it away
      resetSchedule: field(
        z
          .string()
          .max(100)
          .regex(/^(?:|.{9,})$/)
          .optional(),
        '重置计划',
        'Cron text of 5 fields in Asia/Shanghai takes the place of the schedule there is; empty cancels it',
      ),
      startTime: timeOrClear('开始时间', 'Refuse scores before'),
      endTime: timeOrClear('结束时间', 'Refuse scores after'),
    }),
    reply: leaderboard,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改排行榜', en: 'Change a leaderboard' },
    errors: [...invalid, codes.wrongState],
  }),
  remove: op('DELETE /leaderboards/{name}', {
    params: byName,
    reply: z.object({}),
    access: 'owner',
    danger: 'type-name',
    ...replyIsOurs,
    summary: { zh: '删除排行榜及其分数、版本和计划', en: 'Delete a leaderboard with scores, versions and schedule' },
    errors: [codes.notFound],
  }),
  reset: op('POST /leaderboards/{name}/reset', {
    params: byName,
    reply: z.object({ version: field(LeaderboardVersion, '版本', 'The version that was archived') }),
    access: 'owner',
    danger: 'confirm',
    retry: 'never',
    ...replyIsOurs,
    summary: {
      zh: '重置排行榜：归档当前版本并重新开始',
      en: 'Reset a leaderboard: archive the version and start anew',
    },
    errors: [codes.notFound],
  }),
} as const;

export const leaderboardScores = {
  list: op('GET /leaderboards/{name}/scores', {
    params: byName,
    query: z.object({
      ...startCount,
      realmID: maybeId('passport.realm', '区服 ID', 'In this realm'),
      bucketId: filter('分组 ID', 'In this bucket, ranked inside it'),
      tier: filter('段位', 'Slug of a tier; not beside a bucket, nor beside a realm that is ranked with others'),
      memberId: filter('成员 ID', 'Only this member'),
    }),
    reply: scoresOfVersion,
    paging: 'start-count',
    listField: 'scores',
    ...fieldsSeen,
    summary: { zh: '列出当前分数', en: 'List the current scores, best first' },
    errors: invalid,
  }),
  submit: op('POST /leaderboards/{name}/scores', {
    bodyLimit: LARGE_BODY,
    params: byName,
    // why not a union of one and many: flags and forms are made of one flat object. The platform refuses as 30001 what
    // is neither one whole score nor a list, and what is both
    body: z.strictObject({
      memberId: note(
        128,
        '成员 ID',
        'Persona id, or any text for Entity; with one score',
        'passport.leaderboardMember',
      ),
      score: field(z.number().optional(), '分数', 'With one score'),
      bucketId: note(64, '分组 ID', 'For Customized; with one score'),
      displayName: lineIfAny(64, '成员名称', 'Name of the member; with one score').optional(),
      properties: properties('属性', 'Data beside the score; with one score').optional(),
      scores: field(
        z
          .array(
            z.strictObject({
              memberId: field(
                z.string().min(1).max(128),
                '成员 ID',
                'Persona id, or any text for Entity',
                'passport.leaderboardMember',
              ),
              score: field(z.number(), '分数', 'Score'),
              bucketId: note(64, '分组 ID', 'For Customized'),
              displayName: lineIfAny(64, '成员名称', 'Name of the member').optional(),
              properties: properties('属性', 'Data beside the score').optional(),
            }),
          )
          .min(1)
          .max(100)
          .optional(),
        '批量分数',
        'In place of one score: up to 100, all or nothing',
      ),
    }),
    reply: z.object({
      memberId: resultFacts.memberId.optional(),
      score: resultFacts.score.optional(),
      rank: resultFacts.rank.optional(),
      tier: resultFacts.tier.optional(),
      tierSlugName: resultFacts.tierSlugName.optional(),
      bucketId: resultFacts.bucketId.optional(),
      scores: field(z.array(LeaderboardScoreResult).optional(), '批量结果', 'Where the members stand'),
    }),
    access: 'owner',
    ...fieldsSeen,
    summary: { zh: '提交分数', en: 'Submit one score or a batch' },
    errors: [...invalid, codes.leaderboardNotActive, codes.memberBanned],
  }),
  clear: op('DELETE /leaderboards/{name}/scores', {
    params: byName,
    query: z.object({
      // why 100: they travel in the address, and servers take 16 KiB of it; why no client splits a longer list: where the
      // second hundred is refused, the first is gone, and whoever called has to know which
      memberIds: field(
        z.array(z.string().min(1).max(128)).max(100).optional(),
        '成员 ID',
        'At most 100 in one call; default: all members',
      ),
      bucketId: filter('分组 ID', 'Only this bucket'),
    }),
    reply: deletedCount,
    access: 'owner',
    danger: 'type-name',
    ...replyIsOurs,
    summary: { zh: '删除当前分数', en: 'Delete current scores' },
    errors: invalid,
  }),
  ofMember: op('GET /leaderboards/members/{id}/scores', {
    params: {
      id: field(
        z.string().min(1).max(128),
        '成员 ID',
        'Persona id, or any text for Entity',
        'passport.leaderboardMember',
      ),
    },
    query: z.object({
      leaderboards: field(z.array(z.string().min(1)).max(100).optional(), '排行榜', 'Slugs, default all'),
    }),
    reply: z.object({ scores: field(z.array(LeaderboardMemberScore), '分数', 'One row per leaderboard'), total }),
    ...replyIsOurs,
    summary: { zh: '列出成员在各排行榜的分数', en: 'List the scores of one member' },
    errors: [codes.invalidParameters],
  }),
} as const;

export const leaderboardVersions = {
  list: op('GET /leaderboards/{name}/versions', {
    params: byName,
    query: z.object(startCount),
    reply: z.object({ versions: field(z.array(LeaderboardVersion), '版本', 'Newest first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'versions',
    known: 'seen',
    because: 'versions are documented; fields are ours',
    summary: { zh: '列出排行榜版本', en: 'List the versions, newest first' },
    errors: invalid,
  }),
  scores: op('GET /leaderboards/{name}/versions/{v}/scores', {
    params: byVersion,
    query: z.object({
      ...startCount,
      realmID: maybeId('passport.realm', '区服 ID', 'In this realm'),
      bucketId: filter('分组 ID', 'In this bucket'),
      memberId: filter('成员 ID', 'Only this member'),
      rewardState: field(RewardState.optional(), '奖励状态', 'Only this state'),
    }),
    reply: z.object({ scores: field(z.array(LeaderboardHistoryScore), '分数', 'Best first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'scores',
    known: 'spec',
    because: 'the reward state is named; filters are ours',
    summary: { zh: '列出版本的分数', en: 'List the scores of a version' },
    errors: invalid,
  }),
  memberScore: op('POST /leaderboards/{name}/versions/{v}/members/{m}/scores', {
    params: { ...byVersion, m: field(z.string().min(1).max(128), '成员 ID', 'Member', 'passport.leaderboardMember') },
    body: z.strictObject({
      score: field(z.number().optional(), '分数', 'Corrects the score; ranks follow'),
      rewardState: field(RewardState.optional(), '奖励状态', 'Corrects the state; nothing is taken back'),
    }),
    reply: z.object({ score: field(LeaderboardHistoryScore, '分数', 'The score as it stands now') }),
    access: 'owner',
    retry: 'always',
    known: 'assumed',
    because: 'purpose not shown; without a field it only reads',
    summary: { zh: '查看或更正成员的历史分数', en: 'Read or correct the score of a member in a version' },
    errors: invalid,
  }),
  rewardPlan: op('GET /leaderboards/{name}/versions/{v}/rewards', {
    params: byVersion,
    reply: z.object({
      rules: field(z.array(LeaderboardRewardPlan), '规则', 'Of the current version: as if it ended now'),
    }),
    ...shapeIsOurs,
    summary: { zh: '预览版本奖励', en: 'Count whom the rewards of a version go to, without giving anything' },
    errors: [codes.notFound],
  }),
  issueRewards: op('POST /leaderboards/{name}/versions/{v}/rewards', {
    bodyLimit: LARGE_BODY,
    params: byVersion,
    body: z.strictObject({
      memberIds: field(z.array(z.string().min(1).max(128)).max(1000).optional(), '成员 ID', 'Default: all members'),
    }),
    reply: z.object({
      issuedCount: count('发放数量', 'Members that got their reward now'),
      skippedCount: count('跳过数量', 'Members that had it'),
      failed: field(
        z.array(
          z.object({ memberId: text('成员 ID', 'Member', 'passport.leaderboardMember'), message: text('原因', 'Why') }),
        ),
        '失败',
        'Members that did not get it',
      ),
    }),
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    known: 'spec',
    because: 'body and reply are ours; repeating it gives nothing twice',
    summary: { zh: '补发版本奖励', en: 'Issue the rewards of a version that are still open' },
    errors: [...invalid, codes.wrongState],
  }),
} as const;

const schedule = z.object({ schedule: field(LeaderboardSchedule, '定时重置', 'The schedule') });
const scheduleWritable = {
  startTime: timeInput('开始时间', 'No reset before'),
  autoReward: field(z.boolean().optional(), '自动发奖', 'A reset issues the rewards, default false'),
  enabled: field(z.boolean().optional(), '启用', 'Resets happen, default true'),
};

export const leaderboardSchedules = {
  get: op('GET /leaderboards/{name}/schedule', {
    params: byName,
    reply: z.object({
      schedule: field(z.union([LeaderboardSchedule, z.null()]), '定时重置', 'The schedule, null for none'),
    }),
    ...replyIsOurs,
    summary: { zh: '查看定时重置', en: 'Read the schedule of a leaderboard' },
    errors: [codes.notFound],
  }),
  create: op('POST /leaderboards/{name}/schedule', {
    params: byName,
    body: z.strictObject({ resetSchedule: cron, ...scheduleWritable }),
    reply: schedule,
    access: 'owner',
    known: 'assumed',
    because: 'the cron text was seen; the rest is ours',
    summary: { zh: '设置定时重置', en: 'Schedule the resets of a leaderboard' },
    errors: [...invalid, codes.exists],
  }),
  update: op('PUT /leaderboards/{name}/schedule', {
    params: byName,
    body: z.strictObject({
      resetSchedule: cron.optional(),
      ...scheduleWritable,
      startTime: timeOrClear('开始时间', 'No reset before'),
    }),
    reply: schedule,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改定时重置', en: 'Change the schedule of a leaderboard' },
    errors: invalid,
  }),
  cancel: op('POST /leaderboards/{name}/schedule-cancel', {
    params: byName,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '取消定时重置', en: 'Cancel the schedule of a leaderboard' },
    errors: [codes.notFound],
  }),
} as const;

const bySlug = { slugName: slugPath('passport.leaderboard', '排行榜标识', 'Slug of the leaderboard') };
const member = filter('成员 ID', 'For Entity; default the own persona');
const sign = { ...byPlayer, ...pathIsOurs } as const;

export const playerLeaderboards = {
  list: op('GET /sdk/leaderboards', {
    query: z.object(startCount),
    reply: listed,
    paging: 'start-count',
    listField: 'leaderboards',
    ...sign,
    summary: { zh: '列出排行榜', en: 'List leaderboards as a player' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /sdk/leaderboards/{slugName}', {
    params: bySlug,
    reply: leaderboard,
    ...sign,
    summary: { zh: '查看排行榜', en: 'Read a leaderboard as a player' },
    errors: [codes.notFound],
  }),
  submit: op('POST /sdk/leaderboards/{slugName}/scores', {
    params: bySlug,
    body: z.strictObject({
      score: field(z.number(), '分数', 'Score'),
      bucketId: note(64, '分组 ID', 'For Customized'),
      memberId: note(128, '成员 ID', 'For Entity only'),
      properties: properties('属性', 'Data beside the score').optional(),
    }),
    reply: LeaderboardScoreResult,
    ...sign,
    summary: { zh: '提交自己的分数', en: 'Submit an own score' },
    errors: [...invalid, codes.permissionDenied, codes.leaderboardNotActive, codes.memberBanned],
  }),
  scores: op('GET /sdk/leaderboards/{slugName}/scores', {
    params: bySlug,
    query: z.object({
      ...startCount,
      versionId: maybeId('passport.leaderboardVersion', '版本 ID', 'Default: the current one'),
      realmID: maybeId('passport.realm', '区服 ID', 'In this realm'),
      bucketId: filter('分组 ID', 'In this bucket, ranked inside it'),
      tier: filter('段位', 'Slug of a tier; not beside a bucket, nor beside a realm that is ranked with others'),
      memberIds: field(
        z.array(z.string().min(1).max(128)).max(100).optional(),
        '成员 ID',
        'Only these, such as friends; ranks stay those of the whole board',
      ),
    }),
    reply: scoresOfVersion,
    paging: 'start-count',
    listField: 'scores',
    ...sign,
    summary: { zh: '列出分数', en: 'List scores as a player' },
    errors: invalid,
  }),
  myScore: op('GET /sdk/leaderboards/{slugName}/scores/me', {
    params: bySlug,
    query: z.object({
      range: field(z.int().min(0).max(50).optional(), '前后条数', 'Rows before and after the own one, default 0'),
      memberId: member,
    }),
    reply: z.object({
      scores: field(
        z.array(LeaderboardScore),
        '分数',
        'The own row stands at index `range`, or earlier where fewer are before it',
      ),
    }),
    ...sign,
    summary: { zh: '查看自己的分数', en: 'Read the own score and those around it' },
    errors: [...invalid, codes.memberBanned],
  }),
  bucket: op('GET /sdk/leaderboards/{slugName}/bucket', {
    params: bySlug,
    query: z.object({ memberId: member }),
    reply: z.object({
      bucketId: text('分组 ID', 'Bucket of the member'),
      scores: field(z.array(LeaderboardScore), '分数', 'Scores of the bucket, best first, at most 1000'),
    }),
    ...sign,
    summary: { zh: '查看自己的分组', en: 'Read the scores of the own bucket' },
    errors: [...invalid, codes.memberBanned],
  }),
} as const;
