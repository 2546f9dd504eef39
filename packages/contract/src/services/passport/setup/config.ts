// Settings of the service, read and written whole. Source: passport.md 9; wire/passport.md 2.8, 3.1 rows 22-23.

import * as z from 'zod';
import { enumOf, plainWords } from '../../../kernel/enums.ts';
import { entity, field, flag } from '../../../kernel/fields.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, replyIsOurs } from '../marks.ts';
import { openReply } from '../shared.ts';

export const DauMode = enumOf(labels.passportConfig.dauMode);

/** Families of what players write that an app may keep to its servers. */
export const ServerAuthority = plainWords(['leaderboards', 'achievements', 'quests', 'battlePass', 'deposit']);

/** Largest number of what a persona, a guild or a day may have: whatever is larger is a mistake. */
export const MOST = 10_000_000;
const upTo = (max: number, zh: string, en: string, min = 0) => field(z.int().min(min).max(max), zh, en);

/** What guilds may do. The spelling is the specification's own. */
export const guildSettings = {
  MemberLimitCount: upTo(MOST, '公会人数上限', 'Members of a guild, default 50', 1),
  EnableJoinMultiGuilds: flag('允许加入多个公会', 'A persona may be in several guilds, default false'),
  RestrictedMinutesAfterLeaveGuild: upTo(
    MOST,
    '退会冷却时间',
    'Minutes until a leaver may join or create, default 120',
  ),
  EnableGainApprovalBeforeJoin: flag('入会需审批', 'Joining asks for approval, default true'),
  GuildDisableUniqueGuildName: flag('允许公会重名', 'Names of guilds need not be unique, default false'),
};

const timeOfDay = field(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/), '时刻', 'HH:MM in Asia/Shanghai');
const payLimit = field(z.int().min(-1), '支付上限', 'Fen; 0 for none at all, -1 for no limit');

const bandRules = {
  days: field(z.array(z.int().min(1).max(7)).max(7), '可玩日', 'Days of the week, 1 is Monday'),
  includeHolidays: flag('含节假日', 'Public holidays count as such days'),
  startTime: field(timeOfDay, '开始时刻', 'Play begins, HH:MM in Asia/Shanghai'),
  endTime: field(timeOfDay, '结束时刻', 'Play ends, HH:MM in Asia/Shanghai'),
  dailyMinutes: upTo(1440, '每日时长', 'Minutes of play in a day; 1440 for no limit'),
  singlePayLimit: field(payLimit, '单次支付上限', 'Fen in one payment; 0 for none at all, -1 for no limit'),
  monthlyPayLimit: field(payLimit, '每月支付上限', 'Fen in a calendar month; 0 for none at all, -1 for no limit'),
};

const dates = (zh: string, en: string) => field(z.array(z.iso.date()).max(1000), zh, en);

const minorRules = {
  enabled: flag('启用', 'The rules are in force, default false'),
  allowUnverified: flag('允许未实名', 'Players without a verified real name may play, default false; they never pay'),
  holidays: dates('节假日', 'Public holidays, YYYY-MM-DD; default those that were announced'),
  workdays: dates('调休工作日', 'Weekend days that are worked, YYYY-MM-DD; default those that were announced'),
};

const bandsOf = <Band extends z.ZodType>(band: Band) => ({
  UnderEight: field(band, '8 岁以下', 'Below 8'),
  EightToSixteen: field(band, '8–15 岁', '8 to 15'),
  SixteenToEighteen: field(band, '16–17 岁', '16 and 17'),
  AboveEighteen: field(band, '18 岁及以上', '18 and above'),
});

export const AntiAddictionConfig = entity(
  z.object({
    ...minorRules,
    bands: field(z.object(bandsOf(z.object(bandRules))), '年龄段', 'Rules of each age band'),
  }),
  { id: 'AntiAddictionConfig', zh: '防沉迷设置', en: 'When and for how much minors may play' },
);

const rate = {
  enabled: flag('启用', 'The limit is in force, default false'),
  limit: upTo(MOST, '次数上限', 'Calls of the whole app in one window', 1),
  windowSeconds: upTo(86_400, '窗口秒数', 'Length of a window', 1),
};
const families = <Limit extends z.ZodType>(limit: Limit) => ({
  login: field(limit, '登录', 'Logins, default 600 a minute'),
  sms: field(limit, '短信', 'Verification codes, default 60 a minute'),
  realName: field(limit, '实名', 'Real-name checks, default 60 a minute'),
  api: field(limit, '接口', 'Every other call of players and game builds, default 6000 a minute'),
});
const rateLimits = <Limits extends z.ZodType>(limits: Limits) =>
  field(limits, '限流', 'Limits of families of calls, each with a switch of its own; none is on by default');

/** The same where every key may be left out, of each band too: the default stands in its place. */
const antiAddictionBody = z
  .object({
    ...minorRules,
    bands: field(z.object(bandsOf(z.object(bandRules).partial())).partial(), '年龄段', 'Rules of age bands'),
  })
  .partial();

const plainSettings = {
  ...guildSettings,
  dauFactor: field(z.number().min(0), '日活系数', 'Factor of the billed daily active users, default 1'),
  dauMode: field(DauMode, '日活统计方式', 'How daily active users are counted, default HyperLogLog'),
  inboxCapacity: upTo(MOST, '邮箱容量', 'Messages of a persona, default 500', 1),
  inventoryCapacity: upTo(MOST, '背包容量', 'Rows of a persona, default 5000', 1),
  propertiesBytesLimit: upTo(
    65_536,
    '属性大小上限',
    'Bytes of properties as JSON, default 512; an empty object has 2',
    2,
  ),
  maxFriendCount: upTo(MOST, '好友上限', 'Friends of a persona, default 200'),
  maxPendingFriendRequestCount: upTo(MOST, '待处理好友申请上限', 'Requests a persona has sent, default 50'),
  enableSensitiveWordCheck: flag('敏感词检查', 'Names are checked, default false'),
  sensitiveWords: field(z.array(z.string().min(1).max(64)).max(10_000), '敏感词', 'Words that names may not hold'),
  inboxRetentionMonths: upTo(1200, '邮件保留月数', 'Months a message is kept, default 12', 1),
  serverAuthority: field(
    z.array(ServerAuthority).max(ServerAuthority.options.length),
    '仅服务端可写',
    'Families that only a server may write, default none',
  ),
};

const antiAddiction = <Rules extends z.ZodType>(rules: Rules) =>
  field(rules, '防沉迷', 'When and for how much minors may play');

// why loose: keys that nobody knows are kept; wire/passport.md 3.1 row 23
export const PassportConfig = entity(
  openReply({
    ...plainSettings,
    rateLimits: rateLimits(z.object(families(z.object(rate)))),
    antiAddiction: antiAddiction(AntiAddictionConfig),
  }),
  {
    id: 'PassportConfig',
    zh: '服务配置',
    en: 'Settings of the player-account service',
  },
);

const reply = z.object({ config: field(PassportConfig, '服务配置', 'The settings, defaults filled in') });

export const config = {
  get: op('GET /config', {
    reply,
    ...replyIsOurs,
    summary: { zh: '查看服务配置', en: 'Read the settings of the service' },
  }),
  set: op('POST /config', {
    bodyLimit: LARGE_BODY,
    body: field(
      z
        .looseObject({
          ...plainSettings,
          rateLimits: rateLimits(z.object(families(z.object(rate).partial())).partial()),
          antiAddiction: antiAddiction(antiAddictionBody),
        })
        .partial(),
      '服务配置',
      'The settings; unknown keys are kept, and the default stands for whatever is left out, within an age band too',
    ),
    bodyAt: 'config',
    reply,
    access: 'owner',
    retry: 'always',
    ...bodyIsOurs,
    summary: {
      zh: '整体保存服务配置，未给出的项恢复默认',
      en: 'Write the settings whole; what is left out becomes the default',
    },
    errors: [codes.invalidParameters],
  }),
} as const;
