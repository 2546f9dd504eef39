// Examples of the entities below `../features`, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../../app/examples.ts';
import type { AchievementMeta, PersonaAchievement } from '../features/achievements.ts';
import type * as b from '../features/battle-passes.ts';
import type { Billboard } from '../features/billboards.ts';
import type * as i from '../features/inbox.ts';
import type * as l from '../features/leaderboards.ts';
import type * as q from '../features/quests.ts';
import { rewardItem } from './economy.ts';
import { createdAt, ids, modifiedAt } from './ids.ts';

const idDomainID = app.AppId;
const prize = { resourceSlug: 'GOLD_COIN', quantity: 100 };

export const leaderboardTier: z.output<typeof l.LeaderboardTier> = {
  slugName: 'gold',
  displayName: '黄金',
  cutoff: 10,
  order: 0,
};

export const leaderboardReward: z.output<typeof l.LeaderboardReward> = { from: 1, to: 3, items: [prize] };

export const leaderboard: z.output<typeof l.Leaderboard> = {
  slugName: 'lamps-lit',
  idDomainID,
  displayName: '点灯榜',
  memberType: 'Player',
  sortOrder: 'Desc',
  updateType: 'KeepBest',
  crossRealm: true,
  bucketStrategy: 'None',
  bucketSize: 0,
  tierStrategy: 'Rank',
  tiers: [leaderboardTier],
  rewardStrategy: 'General',
  rewards: [leaderboardReward],
  rewardInboxTemplateSlug: 'weekly-prize',
  resetSchedule: '0 5 * * 1',
  nextResetAt: '2026-11-22T21:00:00Z',
  forceDistinctRank: false,
  currentVersionId: ids.version,
  createdAt,
  modifiedAt,
  properties: {},
};

export const leaderboardScore: z.output<typeof l.LeaderboardScore> = {
  memberId: ids.persona,
  displayName: '守灯人',
  score: 1280,
  rank: 1,
  tier: '黄金',
  tierSlugName: 'gold',
  bucketId: '',
  realmID: ids.realm,
  personaProperties: { level: '12' },
  updateCount: 7,
  updatedAt: '2026-11-20T11:12:00Z',
  properties: {},
};

export const leaderboardHistoryScore: z.output<typeof l.LeaderboardHistoryScore> = {
  ...leaderboardScore,
  rewardState: 'success',
};

export const leaderboardMemberScore: z.output<typeof l.LeaderboardMemberScore> = {
  leaderboardSlugName: 'lamps-lit',
  leaderboardDisplayName: '点灯榜',
  ...leaderboardScore,
};

export const leaderboardScoreResult: z.output<typeof l.LeaderboardScoreResult> = {
  memberId: ids.persona,
  score: 1280,
  rank: 1,
  tier: '黄金',
  tierSlugName: 'gold',
  bucketId: '',
};

export const leaderboardVersion: z.output<typeof l.LeaderboardVersion> = {
  versionId: ids.version,
  startTime: '2026-11-08T21:00:00Z',
  endTime: '2026-11-15T21:00:00Z',
  status: 'Archived',
  memberCount: 412,
  reason: 'Scheduled',
  createdAt: '2026-11-08T21:00:00Z',
};

export const leaderboardRewardPlan: z.output<typeof l.LeaderboardRewardPlan> = {
  ...leaderboardReward,
  memberCount: 3,
  issuedCount: 0,
};

export const leaderboardSchedule: z.output<typeof l.LeaderboardSchedule> = {
  resetSchedule: '0 5 * * 1',
  nextResetAt: '2026-11-22T21:00:00Z',
  enabled: true,
  autoReward: true,
};

export const inboxTemplate: z.output<typeof i.InboxTemplate> = {
  slugName: 'weekly-prize',
  idDomainID,
  displayName: '周榜奖励',
  scope: 'Persona',
  expireType: 'Duration',
  expireDuration: 2_592_000,
  title: '点灯榜奖励',
  content: '恭喜上榜！',
  sender: '灯塔管理处',
  attachments: [prize],
  createdAt,
  modifiedAt,
  properties: {},
};

export const inboxRecord: z.output<typeof i.InboxRecord> = {
  id: ids.inboxRecord,
  idDomainID,
  templateSlugName: 'weekly-prize',
  templateName: '周榜奖励',
  scope: 'Persona',
  targets: [ids.persona],
  title: '点灯榜奖励',
  content: '恭喜上榜！',
  sender: '灯塔管理处',
  attachments: [prize],
  expireType: 'Duration',
  expireDuration: 2_592_000,
  status: 'Sent',
  sentCount: 1,
  receivedCount: 1,
  consumedCount: 1,
  sentAt: '2026-11-15T21:00:03Z',
  createdAt,
  modifiedAt,
};

export const inboxMessage: z.output<typeof i.InboxMessage> = {
  messageId: ids.inboxMessage,
  recordId: ids.inboxRecord,
  personaId: ids.persona,
  title: '点灯榜奖励',
  content: '恭喜上榜！',
  sender: '灯塔管理处',
  attachments: [prize],
  status: 'Completed',
  receivedAt: '2026-11-15T21:00:03Z',
  readAt: '2026-11-16T03:10:00Z',
  consumedAt: '2026-11-16T03:10:09Z',
  expiresAt: '2026-12-15T21:00:03Z',
};

export const achievementMeta: z.output<typeof AchievementMeta> = {
  slugName: 'first-light',
  idDomainID,
  displayName: '第一盏灯',
  description: '点亮第一盏灯',
  category: '成长',
  series: '点灯',
  startValue: 0,
  thresholdValue: 1,
  rewards: [rewardItem],
  hidden: false,
  releaseStatus: 'released',
  createdAt,
  modifiedAt,
  properties: {},
};

export const personaAchievement: z.output<typeof PersonaAchievement> = {
  id: `${ids.persona}/first-light`,
  personaID: ids.persona,
  personaName: '守灯人',
  slugName: 'first-light',
  displayName: '第一盏灯',
  achievedValue: 1,
  thresholdValue: 1,
  achieveStatus: 'achieved',
  redeemStatus: 'not_redeemed',
  achievedAt: '2026-04-02T09:00:00Z',
  customData: {},
  properties: {},
};

export const battlePassSlot: z.output<typeof b.BattlePassSlot> = {
  id: '3d84fb07-c926-4e51-ae8d-72f0195bc6e3',
  idDomainID,
  battlePassSlugName: 'season-1',
  slugName: 'deluxe',
  displayName: '豪华档',
  unlockedByDefault: false,
  unlockProductSlug: 'season-1-deluxe',
  order: 1,
  rewards: [{ level: 5, items: [prize] }],
  createdAt,
  modifiedAt,
};

export const battlePass: z.output<typeof b.BattlePass> = {
  slugName: 'season-1',
  idDomainID,
  displayName: '第一季 · 初雾',
  description: '',
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2027-01-01T00:00:00Z',
  maxLevel: 50,
  dailyExpLimit: 500,
  weeklyExpLimit: 2500,
  dayStartHour: 5,
  levelExp: [100],
  status: 'Active',
  published: true,
  slots: [battlePassSlot],
  createdAt,
  modifiedAt,
};

export const personaBattlePass: z.output<typeof b.PersonaBattlePass> = {
  id: `${ids.persona}/season-1`,
  personaId: ids.persona,
  personaName: '守灯人',
  slugName: 'season-1',
  level: 6,
  exp: 40,
  totalExp: 640,
  todayExp: 120,
  weekExp: 340,
  unlockedSlots: ['free', 'deluxe'],
  claimed: [{ slot: 'free', level: 5 }],
  claimable: [{ slot: 'deluxe', level: 5 }],
  updatedAt: '2026-11-20T11:12:00Z',
};

export const questItem: z.output<typeof q.QuestItem> = {
  id: ids.questItem,
  slugName: 'light_3_lamps',
  displayName: '点亮三盏灯',
  kind: 'Task',
  thresholdValue: 3,
  points: 20,
  rewards: [rewardItem],
  order: 0,
  status: 'published',
};

export const questItemCompletion: z.output<typeof q.QuestItemCompletion> = {
  slugName: 'light_3_lamps',
  completed: 320,
  redeemed: 290,
};

export const quest: z.output<typeof q.Quest> = {
  id: 'a5c08e3b-71fd-4926-b8d4-e0f957c1638a',
  idDomainID,
  slugName: 'daily-watch',
  displayName: '每日守望',
  type: 'DailyQuest',
  layout: 'WithProgressBar',
  status: 'questPublished',
  resetHour: 0,
  items: [questItem],
  createdAt,
  modifiedAt,
  properties: {},
};

export const personaQuest: z.output<typeof q.PersonaQuest> = {
  slugName: 'daily-watch',
  displayName: '每日守望',
  type: 'DailyQuest',
  layout: 'WithProgressBar',
  points: 20,
  periodStart: '2026-11-19T16:00:00Z',
  periodEnd: '2026-11-20T16:00:00Z',
  items: [
    {
      slugName: 'light_3_lamps',
      displayName: '点亮三盏灯',
      kind: 'Task',
      points: 20,
      order: 0,
      achievedValue: 3,
      thresholdValue: 3,
      completed: true,
      redeemed: false,
      rewards: [rewardItem],
    },
  ],
};

export const billboard: z.output<typeof Billboard> = {
  billboardID: '6b0e4d97-f82a-4c35-91d6-a8c7053fe12b',
  idDomainID,
  title: '十二月维护公告',
  subtitle: '',
  content: '12 月 3 日 5:00 至 7:00 停服维护。',
  namespace: 'default',
  tags: { channel: 'taptap' },
  status: 'billboardScheduled',
  publishTime: '2026-12-01T00:00:00Z',
  expireTime: '2026-12-04T00:00:00Z',
  createdAt,
  modifiedAt,
  properties: {},
};
