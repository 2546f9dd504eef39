// Examples of the entities below `../setup`, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../../app/examples.ts';
import type { PayMonth, PayPermission, PlayPermission } from '../setup/anti-addiction.ts';
import type { ApiDocument } from '../setup/api-docs.ts';
import type { AntiAddictionConfig, PassportConfig } from '../setup/config.ts';
import type { IdProvider } from '../setup/id-providers.ts';
import type {
  PersonaLogin,
  PlayerKeys,
  PlayerTokens,
  PlayerWebLogin,
  PublicIdDomain,
  UserLogin,
} from '../setup/login.ts';
import type { MetricRanking, MetricSeries, RateLimitUsage, RetentionMetric } from '../setup/metrics.ts';
import type { SmsTemplate } from '../setup/sms-templates.ts';
import type { TermsAcceptance, TermsOfService } from '../setup/terms-of-service.ts';
import { createdAt, modifiedAt } from './ids.ts';
import { passportUser, persona } from './players.ts';

const idDomainID = app.AppId;
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3ZDNlOTFhNSJ9.c2lnbmF0dXJl';
const refresh = 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJyZWZyZXNoIn0.c2lnbmF0dXJl';
const expiresAt = '1795255200';

export const idProvider: z.output<typeof IdProvider> = {
  id: '94c2d7f0-1e68-4b35-a9d4-73f50b8ec612',
  idDomainID,
  provider: 'Wechat',
  loginPlatform: 'Android',
  clientID: 'wx0123456789abcdef',
  clientSecret: '3f9a***',
  redirectURI: '',
  enabled: true,
  properties: {},
  createdAt,
  modifiedAt,
};

export const termsOfService: z.output<typeof TermsOfService> = {
  id: '2f8b05d3-c794-4e16-8d0a-e6917f3b5ca2',
  idDomainID,
  title: '灯塔守望者用户协议',
  content: '欢迎来到灯塔守望者……',
  links: [{ name: '隐私政策', url: 'https://lanternbay.example/privacy' }],
  version: 2,
  enabled: true,
  createdAt,
  modifiedAt,
};

export const termsAcceptance: z.output<typeof TermsAcceptance> = {
  tosID: termsOfService.id,
  version: 2,
  isCurrent: true,
  acceptedAt: modifiedAt,
};

export const smsTemplate: z.output<typeof SmsTemplate> = {
  id: 'b07d5e19-c3f8-4a62-8d94-2e61f7ba5c03',
  idDomainID,
  name: '登录验证码',
  type: 'Login',
  signature: '灯湾工作室',
  content: '您的登录验证码为 {code}，5 分钟内有效。',
  status: 'Available',
  failReason: '',
  enabled: true,
  createdAt,
  modifiedAt,
};

const minor = {
  days: [5, 6, 7],
  includeHolidays: true,
  startTime: '20:00',
  endTime: '21:00',
  dailyMinutes: 60,
};

export const antiAddictionConfig: z.output<typeof AntiAddictionConfig> = {
  enabled: true,
  allowUnverified: false,
  bands: {
    UnderEight: { ...minor, singlePayLimit: 0, monthlyPayLimit: 0 },
    EightToSixteen: { ...minor, singlePayLimit: 5000, monthlyPayLimit: 20_000 },
    SixteenToEighteen: { ...minor, singlePayLimit: 10_000, monthlyPayLimit: 40_000 },
    AboveEighteen: {
      days: [1, 2, 3, 4, 5, 6, 7],
      includeHolidays: true,
      startTime: '00:00',
      endTime: '24:00',
      dailyMinutes: 1440,
      singlePayLimit: -1,
      monthlyPayLimit: -1,
    },
  },
  holidays: ['2026-10-01', '2026-10-02'],
  workdays: ['2026-10-10'],
};

export const passportConfig: z.output<typeof PassportConfig> = {
  MemberLimitCount: 50,
  EnableJoinMultiGuilds: false,
  RestrictedMinutesAfterLeaveGuild: 120,
  EnableGainApprovalBeforeJoin: true,
  GuildDisableUniqueGuildName: false,
  dauFactor: 1,
  dauMode: 'HyperLogLog',
  inboxCapacity: 500,
  inventoryCapacity: 5000,
  propertiesBytesLimit: 512,
  maxFriendCount: 200,
  maxPendingFriendRequestCount: 50,
  enableSensitiveWordCheck: false,
  sensitiveWords: [],
  inboxRetentionMonths: 12,
  serverAuthority: [],
  rateLimits: {
    login: { enabled: true, limit: 600, windowSeconds: 60 },
    sms: { enabled: false, limit: 60, windowSeconds: 60 },
    realName: { enabled: false, limit: 60, windowSeconds: 60 },
    api: { enabled: false, limit: 6000, windowSeconds: 60 },
  },
  antiAddiction: antiAddictionConfig,
};

export const rateLimitUsage: z.output<typeof RateLimitUsage> = {
  name: 'login',
  limit: 600,
  used: 42,
  windowSeconds: 60,
  resetAt: '2026-11-21T06:31:00Z',
};

export const passportMetricSeries: z.output<typeof MetricSeries> = {
  metric: 'dau',
  points: [
    { time: '2026-11-18T16:00:00Z', value: 1204 },
    { time: '2026-11-19T16:00:00Z', value: 1311 },
  ],
  total: 2515,
};

export const passportRetention: z.output<typeof RetentionMetric> = {
  metric: 'retention',
  cohorts: [{ time: '2026-11-10T16:00:00Z', users: 310, day1: 0.42, day7: 0.18, day30: null }],
};

export const passportMetricRanking: z.output<typeof MetricRanking> = {
  metric: 'dau',
  items: [{ idDomainID, appName: app.ProjectName, value: 1311 }],
};

export const passportApiDocument: z.output<typeof ApiDocument> = {
  openapi: '3.1.0',
  info: { title: 'Passport developer API', version: '1.0' },
  paths: { '/upass/v1/realms/search': {} },
};

export const playerKeys: z.output<typeof PlayerKeys> = {
  keys: [
    {
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
      kid: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
      use: 'sig',
      alg: 'ES256',
    },
  ],
};

export const playerTokens: z.output<typeof PlayerTokens> = {
  accessToken: token,
  refreshToken: refresh,
  expiresAt,
};

export const personaLogin: z.output<typeof PersonaLogin> = {
  personaAccessToken: token,
  personaRefreshToken: refresh,
  expiresAt,
  isNew: false,
  persona,
};

export const userLogin: z.output<typeof UserLogin> = {
  userAccessToken: token,
  userRefreshToken: refresh,
  expiresAt,
  isNew: false,
  user: passportUser,
  personas: [persona],
};

export const playerWebLogin: z.output<typeof PlayerWebLogin> = {
  url: 'http://localhost:6080/v1/third-party/consent?state=Zx3kQ9',
  state: 'Zx3kQ9',
  expiresAt: '2026-11-21T06:40:00Z',
};

export const publicIdDomain: z.output<typeof PublicIdDomain> = {
  id: idDomainID,
  name: app.ProjectName,
  logoURL: app.IconUrl,
  companyName: '上海灯湾互动科技有限公司',
  loginMethods: ['Phone', 'OAuth'],
  loginPlatforms: ['Android', 'Ios'],
  realNameRequired: true,
};

export const playPermission: z.output<typeof PlayPermission> = {
  userId: passportUser.userID,
  displayName: passportUser.displayName,
  userType: 'SixteenToEighteen',
  playable: true,
  reason: '',
  remainingTimeInSecond: 1740,
  description: '未成年人仅可在周五、周六、周日和法定节假日 20 时至 21 时进行游戏',
};

export const payMonth: z.output<typeof PayMonth> = {
  userID: passportUser.userID,
  displayName: passportUser.displayName,
  ageGroup: 'SixteenToEighteen',
  month: '2026-10',
  paid: 33_000,
  held: 0,
  limit: 40_000,
};

export const payPermission: z.output<typeof PayPermission> = {
  approved: false,
  reason: '单次充值金额不得超过 100 元',
};
