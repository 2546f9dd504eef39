// Generated from the contract by `npm run gen`; do not edit.
import { passportFeatureLabels, passportPlayerLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const idDomainColumns = {
  id: { title: '应用 ID', kind: 'id' },
  name: { title: '名称' },
  logoURL: { title: '图标' },
  companyName: { title: '公司名称' },
  production: { title: '正式环境', kind: 'flag' },
  reviewStatus: { title: '审核状态', kind: 'status', labels: passportPlayerLabels.idDomain.reviewStatus },
  mockSms: { title: '模拟短信', kind: 'flag' },
  mockRealName: { title: '模拟实名', kind: 'flag' },
  loginMethods: { title: '登录方式' },
  loginPlatforms: { title: '登录平台' },
  minAge: { title: '最低年龄', kind: 'number' },
  realNameRequired: { title: '强制实名', kind: 'flag' },
  tosVersion: { title: '服务条款版本', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const idDomainReviewColumns = {
  production: { title: '正式环境', kind: 'flag' },
  reviewStatus: { title: '审核状态', kind: 'status', labels: passportPlayerLabels.idDomain.reviewStatus },
  reviewRemark: { title: '审核备注' },
} satisfies EntityColumns;

export const verificationCodeLogColumns = {
  id: { title: '记录 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  phoneNumber: { title: '手机号' },
  templateID: { title: '模板 ID', kind: 'id' },
  purpose: { title: '用途', kind: 'label', labels: passportPlayerLabels.verificationCodeLog.purpose },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.verificationCodeLog.status },
  mock: { title: '模拟', kind: 'flag' },
  errorMessage: { title: '错误信息' },
  ip: { title: 'IP' },
  sentAt: { title: '发送时间', kind: 'time' },
  verifiedAt: { title: '验证时间', kind: 'time' },
} satisfies EntityColumns;

export const idProviderColumns = {
  id: { title: '渠道 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  provider: { title: '渠道', kind: 'label', labels: passportPlayerLabels.idProvider.provider },
  loginPlatform: { title: '登录平台', kind: 'label', labels: passportPlayerLabels.idDomain.loginPlatform },
  clientID: { title: '客户端 ID', kind: 'id' },
  clientSecret: { title: '客户端密钥' },
  redirectURI: { title: '回调地址' },
  enabled: { title: '启用', kind: 'flag' },
  properties: { title: '属性' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const termsOfServiceColumns = {
  id: { title: '协议 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  title: { title: '标题' },
  content: { title: '正文' },
  links: { title: '链接', kind: 'count' },
  version: { title: '版本', kind: 'number' },
  enabled: { title: '启用', kind: 'flag' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const smsTemplateColumns = {
  id: { title: '模板 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  name: { title: '名称' },
  type: { title: '用途', kind: 'label', labels: passportPlayerLabels.smsTemplate.type },
  signature: { title: '签名' },
  content: { title: '内容' },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.smsTemplate.status },
  failReason: { title: '未通过原因' },
  enabled: { title: '启用', kind: 'flag' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const antiAddictionConfigColumns = {
  enabled: { title: '启用', kind: 'flag' },
  allowUnverified: { title: '允许未实名', kind: 'flag' },
  bands: { title: '年龄段' },
  holidays: { title: '节假日' },
  workdays: { title: '调休工作日' },
} satisfies EntityColumns;

export const passportConfigColumns = {
  MemberLimitCount: { title: '公会人数上限', kind: 'number' },
  EnableJoinMultiGuilds: { title: '允许加入多个公会', kind: 'flag' },
  RestrictedMinutesAfterLeaveGuild: { title: '退会冷却时间', kind: 'number' },
  EnableGainApprovalBeforeJoin: { title: '入会需审批', kind: 'flag' },
  GuildDisableUniqueGuildName: { title: '允许公会重名', kind: 'flag' },
  dauFactor: { title: '日活系数', kind: 'number' },
  dauMode: { title: '日活统计方式', kind: 'label', labels: passportFeatureLabels.passportConfig.dauMode },
  inboxCapacity: { title: '邮箱容量', kind: 'number' },
  inventoryCapacity: { title: '背包容量', kind: 'number' },
  propertiesBytesLimit: { title: '属性大小上限', kind: 'bytes' },
  maxFriendCount: { title: '好友上限', kind: 'number' },
  maxPendingFriendRequestCount: { title: '待处理好友申请上限', kind: 'number' },
  enableSensitiveWordCheck: { title: '敏感词检查', kind: 'flag' },
  sensitiveWords: { title: '敏感词' },
  inboxRetentionMonths: { title: '邮件保留月数', kind: 'number' },
  antiAddiction: { title: '防沉迷' },
} satisfies EntityColumns;

export const rateLimitUsageColumns = {
  name: { title: '限制项' },
  limit: { title: '上限', kind: 'number' },
  used: { title: '已用', kind: 'number' },
  windowSeconds: { title: '窗口秒数', kind: 'number' },
  resetAt: { title: '重置时间', kind: 'time' },
} satisfies EntityColumns;

export const passportMetricSeriesColumns = {
  metric: { title: '指标' },
  points: { title: '数据点', kind: 'count' },
  total: { title: '合计', kind: 'number' },
} satisfies EntityColumns;

export const passportRetentionColumns = {
  metric: { title: '指标' },
  cohorts: { title: '分组', kind: 'count' },
} satisfies EntityColumns;

export const passportMetricRankingColumns = {
  metric: { title: '指标' },
  items: { title: '应用', kind: 'count' },
} satisfies EntityColumns;

export const passportApiDocumentColumns = {
  openapi: { title: 'OpenAPI 版本' },
  info: { title: '信息' },
  paths: { title: '路径' },
} satisfies EntityColumns;

export const personaLoginColumns = {
  personaAccessToken: { title: '角色访问令牌' },
  personaRefreshToken: { title: '角色刷新令牌' },
  expiresAt: { title: '过期时间' },
  isNew: { title: '新角色', kind: 'flag' },
  persona: { title: '角色' },
} satisfies EntityColumns;

export const banInfoColumns = {
  reason: { title: '原因' },
  bannedAt: { title: '封禁时间', kind: 'time' },
  unbanAt: { title: '解封时间', kind: 'time' },
} satisfies EntityColumns;

export const banActionColumns = {
  type: { title: '限制' },
  options: { title: '选项' },
  reason: { title: '原因' },
  until: { title: '结束时间', kind: 'time' },
} satisfies EntityColumns;

export const personaColumns = {
  personaID: { title: '角色 ID', kind: 'id' },
  userID: { title: '用户 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  realmName: { title: '域名称' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  externalPersonaID: { title: '外部角色 ID', kind: 'id' },
  displayName: { title: '显示名称' },
  iconUrl: { title: '头像' },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.persona.status },
  banInfo: { title: '封禁信息' },
  banActions: { title: '封禁动作', kind: 'count' },
  tags: { title: '标签', kind: 'count' },
  lastLoginAt: { title: '最近登录时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const playerTokensColumns = {
  accessToken: { title: '访问令牌' },
  refreshToken: { title: '刷新令牌' },
  expiresAt: { title: '过期时间' },
} satisfies EntityColumns;

export const playerWebLoginColumns = {
  url: { title: '地址' },
  state: { title: '状态码' },
  expiresAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const realmColumns = {
  realmID: { title: '区服 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.realm.status },
  externalRealmID: { title: '外部关联 ID', kind: 'id' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const passportUserColumns = {
  userID: { title: '用户 ID', kind: 'id' },
  externalUserID: { title: '外部用户 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  deleted: { title: '已删除', kind: 'flag' },
  userStatus: { title: '状态', kind: 'status', labels: passportPlayerLabels.persona.status },
  displayName: { title: '显示名称' },
  avatarUrl: { title: '头像' },
  currentDeviceID: { title: '当前设备 ID', kind: 'id' },
  lastLoginIp: { title: '最近登录 IP' },
  lastLoginAt: { title: '最近登录时间', kind: 'time' },
  loginMethod: { title: '登录方式', kind: 'label', labels: passportPlayerLabels.idDomain.loginMethod },
  loginPlatform: { title: '登录平台', kind: 'label', labels: passportPlayerLabels.idDomain.loginPlatform },
  loginIDProvider: { title: '登录渠道' },
  isRealNameVerified: { title: '已实名', kind: 'flag' },
  realName: { title: '姓名' },
  idCardNumber: { title: '身份证号' },
  ageGroup: { title: '年龄段', kind: 'label', labels: passportPlayerLabels.playerUser.ageGroup },
  aboveMinAge: { title: '已达最低年龄', kind: 'flag' },
  email: { title: '邮箱' },
  emailVerified: { title: '邮箱已验证', kind: 'flag' },
  phoneNumber: { title: '手机号' },
  phoneNumberVerified: { title: '手机号已验证', kind: 'flag' },
  banInfo: { title: '封禁信息' },
  banActions: { title: '封禁动作', kind: 'count' },
  tags: { title: '标签', kind: 'count' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const passportTagColumns = {
  tagID: { title: '标签 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  name: { title: '名称' },
  color: { title: '颜色' },
  description: { title: '描述' },
  userCount: { title: '用户数', kind: 'number' },
  personaCount: { title: '角色数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const friendColumns = {
  id: { title: '好友关系 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  sourcePersonaID: { title: '角色 ID', kind: 'id' },
  sourceRealmID: { title: '区服 ID', kind: 'id' },
  sourceRealmName: { title: '域名称' },
  targetPersonaID: { title: '好友角色 ID', kind: 'id' },
  targetRealmID: { title: '好友区服 ID', kind: 'id' },
  targetRealmName: { title: '好友区服名称' },
  targetPersonaProperties: { title: '好友属性' },
  displayName: { title: '好友名称' },
  status: { title: '好友状态', kind: 'status', labels: passportPlayerLabels.persona.status },
  iconUrl: { title: '头像' },
  remark: { title: '备注' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const friendBlacklistEntryColumns = {
  id: { title: '记录 ID', kind: 'id' },
  targetPersonaID: { title: '角色 ID', kind: 'id' },
  displayName: { title: '名称' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const ownGuildColumns = {
  id: { title: '公会 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  guildName: { title: '公会名称' },
  announcement: { title: '公告' },
  guildType: { title: '公会类型' },
  visibility: { title: '可见性', kind: 'label', labels: passportPlayerLabels.guild.visibility },
  enableGainApprovalBeforeJoin: { title: '入会需审批', kind: 'flag' },
  ownerPersonaID: { title: '会长角色 ID', kind: 'id' },
  memberCount: { title: '成员数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
  selfRole: { title: '自己的角色' },
} satisfies EntityColumns;

export const entitlementColumns = {
  id: { title: '权益 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  type: { title: '类型' },
  displayName: { title: '显示名称' },
  ownerType: { title: '归属', kind: 'label', labels: passportFeatureLabels.entitlement.ownerType },
  userID: { title: '用户 ID', kind: 'id' },
  personaID: { title: '角色 ID', kind: 'id' },
  startTime: { title: '生效时间', kind: 'time' },
  endTime: { title: '失效时间', kind: 'time' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.entitlement.status },
  suspendReason: { title: '冻结原因' },
  source: { title: '来源', kind: 'label', labels: passportFeatureLabels.entitlement.source },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const guildColumns = {
  id: { title: '公会 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  guildName: { title: '公会名称' },
  announcement: { title: '公告' },
  guildType: { title: '公会类型' },
  visibility: { title: '可见性', kind: 'label', labels: passportPlayerLabels.guild.visibility },
  enableGainApprovalBeforeJoin: { title: '入会需审批', kind: 'flag' },
  ownerPersonaID: { title: '会长角色 ID', kind: 'id' },
  memberCount: { title: '成员数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
  members: { title: '成员', kind: 'count' },
} satisfies EntityColumns;

export const guildMemberColumns = {
  memberId: { title: '成员角色 ID', kind: 'id' },
  memberName: { title: '成员名称' },
  role: { title: '角色标识' },
  joinedAt: { title: '加入时间', kind: 'time' },
} satisfies EntityColumns;

export const guildRoleColumns = {
  id: { title: '角色 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  slugName: { title: '角色标识' },
  displayName: { title: '角色名称' },
  permissions: { title: '权限' },
  level: { title: '等级', kind: 'number' },
  limit: { title: '人数上限', kind: 'number' },
  isDefault: { title: '内置', kind: 'flag' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const playerReportColumns = {
  id: { title: '举报 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  reporterPersonaID: { title: '举报者角色 ID', kind: 'id' },
  targetPersonaID: { title: '被举报角色 ID', kind: 'id' },
  targetUserID: { title: '被举报用户 ID', kind: 'id' },
  category: { title: '类别' },
  content: { title: '内容' },
  evidence: { title: '证据' },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.report.status },
  result: { title: '处理结果' },
  reviewer: { title: '处理人' },
  reviewedAt: { title: '处理时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const leaderboardColumns = {
  slugName: { title: '标识' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  displayName: { title: '显示名称' },
  memberType: { title: '成员类型', kind: 'label', labels: passportFeatureLabels.leaderboard.memberType },
  sortOrder: { title: '排序', kind: 'label', labels: passportFeatureLabels.leaderboard.sortOrder },
  updateType: { title: '更新方式', kind: 'label', labels: passportFeatureLabels.leaderboard.updateType },
  crossRealm: { title: '跨区服', kind: 'flag' },
  bucketStrategy: { title: '分组方式', kind: 'label', labels: passportFeatureLabels.leaderboard.bucketStrategy },
  bucketSize: { title: '分组大小', kind: 'number' },
  tierStrategy: { title: '段位方式', kind: 'label', labels: passportFeatureLabels.leaderboard.tierStrategy },
  tiers: { title: '段位', kind: 'count' },
  rewardStrategy: { title: '奖励方式', kind: 'label', labels: passportFeatureLabels.leaderboard.rewardStrategy },
  rewards: { title: '奖励', kind: 'count' },
  rewardInboxTemplateSlug: { title: '奖励邮件模板' },
  resetSchedule: { title: '重置计划' },
  startTime: { title: '开始时间', kind: 'time' },
  endTime: { title: '结束时间', kind: 'time' },
  forceDistinctRank: { title: '名次不并列', kind: 'flag' },
  currentVersionId: { title: '当前版本 ID', kind: 'id' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const leaderboardTierColumns = {
  slugName: { title: '段位标识' },
  displayName: { title: '段位名称' },
  cutoff: { title: '门槛', kind: 'number' },
  order: { title: '顺序', kind: 'number' },
} satisfies EntityColumns;

export const leaderboardRewardColumns = {
  from: { title: '起始名次', kind: 'number' },
  to: { title: '结束名次', kind: 'number' },
  tier: { title: '段位标识' },
  items: { title: '奖励', kind: 'count' },
} satisfies EntityColumns;

export const leaderboardVersionColumns = {
  versionId: { title: '版本 ID', kind: 'id' },
  startTime: { title: '开始时间', kind: 'time' },
  endTime: { title: '结束时间', kind: 'time' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.leaderboardVersion.status },
  memberCount: { title: '成员数', kind: 'number' },
  reason: { title: '重置方式', kind: 'label', labels: passportFeatureLabels.leaderboardVersion.reason },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const leaderboardScoreColumns = {
  memberId: { title: '成员 ID', kind: 'id' },
  displayName: { title: '成员名称' },
  score: { title: '分数', kind: 'number' },
  rank: { title: '名次', kind: 'number' },
  tier: { title: '段位名称' },
  bucketId: { title: '分组 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  personaProperties: { title: '角色属性' },
  updateCount: { title: '更新次数', kind: 'number' },
  updatedAt: { title: '更新时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const leaderboardScoreResultColumns = {
  memberId: { title: '成员 ID', kind: 'id' },
  score: { title: '分数', kind: 'number' },
  rank: { title: '名次', kind: 'number' },
  tier: { title: '段位名称' },
  bucketId: { title: '分组 ID', kind: 'id' },
} satisfies EntityColumns;

export const leaderboardMemberScoreColumns = {
  leaderboardSlugName: { title: '排行榜标识' },
  leaderboardDisplayName: { title: '排行榜名称' },
  memberId: { title: '成员 ID', kind: 'id' },
  displayName: { title: '成员名称' },
  score: { title: '分数', kind: 'number' },
  rank: { title: '名次', kind: 'number' },
  tier: { title: '段位名称' },
  bucketId: { title: '分组 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  personaProperties: { title: '角色属性' },
  updateCount: { title: '更新次数', kind: 'number' },
  updatedAt: { title: '更新时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const leaderboardHistoryScoreColumns = {
  memberId: { title: '成员 ID', kind: 'id' },
  displayName: { title: '成员名称' },
  score: { title: '分数', kind: 'number' },
  rank: { title: '名次', kind: 'number' },
  tier: { title: '段位名称' },
  bucketId: { title: '分组 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  personaProperties: { title: '角色属性' },
  updateCount: { title: '更新次数', kind: 'number' },
  updatedAt: { title: '更新时间', kind: 'time' },
  properties: { title: '属性' },
  rewardState: { title: '奖励状态', kind: 'label', labels: passportFeatureLabels.leaderboard.rewardState },
} satisfies EntityColumns;

export const leaderboardScheduleColumns = {
  resetSchedule: { title: '重置计划' },
  nextResetAt: { title: '下次重置时间', kind: 'time' },
  enabled: { title: '启用', kind: 'flag' },
  startTime: { title: '开始时间', kind: 'time' },
  autoReward: { title: '自动发奖', kind: 'flag' },
} satisfies EntityColumns;

export const economyResourceColumns = {
  slugName: { title: '标识' },
  resourceSlug: { title: '资源标识' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  type: { title: '类型', kind: 'label', labels: passportFeatureLabels.resource.type },
  displayName: { title: '显示名称' },
  namespace: { title: '命名空间' },
  quantityLimit: { title: '持有上限', kind: 'number' },
  stackable: { title: '可堆叠', kind: 'flag' },
  customData: { title: '自定义数据' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const passportImportResultColumns = {
  createdCount: { title: '新建数量', kind: 'number' },
  updatedCount: { title: '更新数量', kind: 'number' },
  failed: { title: '失败', kind: 'count' },
} satisfies EntityColumns;

export const economyCategoryColumns = {
  id: { title: '分类 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  customData: { title: '自定义数据' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const economyProductColumns = {
  id: { title: '商品 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  categorySlug: { title: '分类标识' },
  costs: { title: '价格', kind: 'count' },
  rewards: { title: '内容', kind: 'count' },
  limitCount: { title: '限购次数', kind: 'number' },
  resetSchedule: { title: '限购重置' },
  consumeCount: { title: '已购次数', kind: 'number' },
  purchasable: { title: '可购买', kind: 'flag' },
  startTime: { title: '上架时间', kind: 'time' },
  endTime: { title: '下架时间', kind: 'time' },
  publishStatus: { title: '状态', kind: 'status', labels: passportFeatureLabels.product.publishStatus },
  customData: { title: '自定义数据' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const rewardItemColumns = {
  slugName: { title: '资源标识' },
  displayName: { title: '资源名称' },
  namespace: { title: '命名空间' },
  quantity: { title: '数量', kind: 'number' },
} satisfies EntityColumns;

export const economyTransactionColumns = {
  transactionId: { title: '订单 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  type: { title: '类型', kind: 'label', labels: passportFeatureLabels.order.type },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.order.status },
  personaId: { title: '角色 ID', kind: 'id' },
  product: { title: '商品' },
  quantity: { title: '数量', kind: 'number' },
  outTradeNo: { title: '外部订单号' },
  paymentMethod: { title: '支付方式', kind: 'label', labels: passportFeatureLabels.order.paymentMethod },
  totalAmount: { title: '总金额', kind: 'fen' },
  customData: { title: '自定义数据' },
  failReason: { title: '失败原因' },
  chargedAt: { title: '扣款时间', kind: 'time' },
  fulfilledAt: { title: '发货时间', kind: 'time' },
  refundedAt: { title: '退款时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const inventoryItemColumns = {
  inventoryItemId: { title: '物品 ID', kind: 'id' },
  personaId: { title: '角色 ID', kind: 'id' },
  namespace: { title: '命名空间' },
  quantity: { title: '数量', kind: 'number' },
  customData: { title: '自定义数据' },
  resource: { title: '资源' },
  expiresAt: { title: '过期时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const tokenClassColumns = {
  tokenClassId: { title: '礼包 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  name: { title: '名称' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.tokenClass.status },
  startTime: { title: '生效时间', kind: 'time' },
  endTime: { title: '失效时间', kind: 'time' },
  scopes: { title: '范围' },
  resources: { title: '资源' },
  deliveryType: { title: '发放方式', kind: 'label', labels: passportFeatureLabels.tokenClass.deliveryType },
  inboxTemplateSlug: { title: '邮件模板' },
  codeType: { title: '兑换码类型', kind: 'label', labels: passportFeatureLabels.tokenClass.codeType },
  code: { title: '通用码' },
  prefix: { title: '前缀' },
  codeLength: { title: '兑换码长度', kind: 'number' },
  redeemLimitPerPersona: { title: '每角色兑换上限', kind: 'number' },
  generatedCount: { title: '生成数量', kind: 'number' },
  usedCount: { title: '使用数量', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const tokenInstanceColumns = {
  id: { title: '兑换码 ID', kind: 'id' },
  tokenClassId: { title: '礼包 ID', kind: 'id' },
  code: { title: '兑换码' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.tokenInstance.status },
  resources: { title: '资源' },
  batchId: { title: '批次 ID', kind: 'id' },
  usedBy: { title: '使用者' },
  usedAt: { title: '使用时间', kind: 'time' },
  invalidatedAt: { title: '作废时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const tokenUseColumns = {
  personaID: { title: '角色 ID', kind: 'id' },
  userID: { title: '用户 ID', kind: 'id' },
  displayName: { title: '名称' },
  usedAt: { title: '使用时间', kind: 'time' },
  code: { title: '兑换码' },
} satisfies EntityColumns;

export const inboxTemplateColumns = {
  slugName: { title: '标识' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  displayName: { title: '模板名称' },
  scope: { title: '发送范围', kind: 'label', labels: passportFeatureLabels.inboxTemplate.scope },
  sendTime: { title: '发送时间', kind: 'time' },
  expireType: { title: '过期方式', kind: 'label', labels: passportFeatureLabels.inboxTemplate.expireType },
  expireDuration: { title: '有效时长', kind: 'number' },
  expireAt: { title: '过期时间', kind: 'time' },
  title: { title: '标题' },
  content: { title: '正文' },
  sender: { title: '发件人' },
  attachments: { title: '附件', kind: 'count' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const inboxRecordColumns = {
  id: { title: '记录 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  templateSlugName: { title: '模板标识' },
  templateName: { title: '模板名称' },
  scope: { title: '发送范围', kind: 'label', labels: passportFeatureLabels.inboxTemplate.scope },
  targets: { title: '发送对象' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.inboxRecord.status },
  sentCount: { title: '发送数量', kind: 'number' },
  receivedCount: { title: '接收数量', kind: 'number' },
  consumedCount: { title: '领取数量', kind: 'number' },
  sentAt: { title: '发送时间', kind: 'time' },
  recalledAt: { title: '撤回时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const inboxMessageColumns = {
  messageId: { title: '邮件 ID', kind: 'id' },
  recordId: { title: '记录 ID', kind: 'id' },
  personaId: { title: '角色 ID', kind: 'id' },
  title: { title: '标题' },
  content: { title: '正文' },
  sender: { title: '发件人' },
  attachments: { title: '附件', kind: 'count' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.inboxMessage.status },
  receivedAt: { title: '接收时间', kind: 'time' },
  readAt: { title: '阅读时间', kind: 'time' },
  consumedAt: { title: '领取时间', kind: 'time' },
  expiresAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const achievementMetaColumns = {
  slugName: { title: '标识' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  displayName: { title: '显示名称' },
  description: { title: '描述' },
  category: { title: '分类' },
  series: { title: '系列' },
  startValue: { title: '起始值', kind: 'number' },
  thresholdValue: { title: '目标值', kind: 'number' },
  rewards: { title: '奖励', kind: 'count' },
  hidden: { title: '隐藏', kind: 'flag' },
  releaseStatus: { title: '状态', kind: 'status', labels: passportFeatureLabels.achievementMeta.releaseStatus },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const personaAchievementColumns = {
  personaID: { title: '角色 ID', kind: 'id' },
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  achievedValue: { title: '当前值', kind: 'number' },
  thresholdValue: { title: '目标值', kind: 'number' },
  achieveStatus: { title: '达成状态', kind: 'status', labels: passportFeatureLabels.personaAchievement.achieveStatus },
  redeemStatus: { title: '领奖状态', kind: 'status', labels: passportFeatureLabels.personaAchievement.redeemStatus },
  achievedAt: { title: '达成时间', kind: 'time' },
  redeemedAt: { title: '领奖时间', kind: 'time' },
  customData: { title: '自定义数据' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const battlePassColumns = {
  slugName: { title: '标识' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  displayName: { title: '显示名称' },
  description: { title: '描述' },
  startTime: { title: '开始时间', kind: 'time' },
  endTime: { title: '结束时间', kind: 'time' },
  maxLevel: { title: '最高等级', kind: 'number' },
  dailyExpLimit: { title: '每日经验上限', kind: 'number' },
  weeklyExpLimit: { title: '每周经验上限', kind: 'number' },
  dayStartHour: { title: '每日起始时', kind: 'number' },
  levelExp: { title: '升级经验', kind: 'count' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.battlePass.status },
  published: { title: '已发布', kind: 'flag' },
  slots: { title: '档位', kind: 'count' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const battlePassSlotColumns = {
  id: { title: '档位 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  battlePassSlugName: { title: '战令标识' },
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  unlockedByDefault: { title: '默认解锁', kind: 'flag' },
  unlockProductSlug: { title: '解锁商品' },
  order: { title: '顺序', kind: 'number' },
  rewards: { title: '奖励', kind: 'count' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const personaBattlePassColumns = {
  personaId: { title: '角色 ID', kind: 'id' },
  slugName: { title: '战令标识' },
  level: { title: '等级', kind: 'number' },
  exp: { title: '经验', kind: 'number' },
  totalExp: { title: '总经验', kind: 'number' },
  todayExp: { title: '今日经验', kind: 'number' },
  weekExp: { title: '本周经验', kind: 'number' },
  unlockedSlots: { title: '已解锁档位' },
  claimed: { title: '已领取', kind: 'count' },
  claimable: { title: '可领取', kind: 'count' },
  updatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const questColumns = {
  id: { title: '任务 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  type: { title: '类型', kind: 'label', labels: passportFeatureLabels.quest.type },
  layout: { title: '形式', kind: 'label', labels: passportFeatureLabels.quest.layout },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.quest.status },
  resetHour: { title: '重置时', kind: 'number' },
  items: { title: '子任务', kind: 'count' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const questItemColumns = {
  id: { title: '子任务 ID', kind: 'id' },
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  kind: { title: '种类', kind: 'label', labels: passportFeatureLabels.questItem.kind },
  thresholdValue: { title: '目标值', kind: 'number' },
  points: { title: '积分', kind: 'number' },
  rewards: { title: '奖励', kind: 'count' },
  order: { title: '顺序', kind: 'number' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.questItem.status },
} satisfies EntityColumns;

export const personaQuestColumns = {
  slugName: { title: '标识' },
  displayName: { title: '显示名称' },
  type: { title: '类型', kind: 'label', labels: passportFeatureLabels.quest.type },
  layout: { title: '形式', kind: 'label', labels: passportFeatureLabels.quest.layout },
  points: { title: '积分', kind: 'number' },
  periodStart: { title: '周期开始', kind: 'time' },
  periodEnd: { title: '周期结束', kind: 'time' },
  items: { title: '子任务', kind: 'count' },
} satisfies EntityColumns;

export const billboardColumns = {
  billboardID: { title: '公告 ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', kind: 'id' },
  title: { title: '标题' },
  subtitle: { title: '副标题' },
  content: { title: '正文' },
  namespace: { title: '命名空间' },
  tags: { title: '标签' },
  status: { title: '状态', kind: 'status', labels: passportFeatureLabels.billboard.status },
  publishTime: { title: '发布时间', kind: 'time' },
  expireTime: { title: '过期时间', kind: 'time' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const publicIdDomainColumns = {
  id: { title: '应用 ID', kind: 'id' },
  name: { title: '名称' },
  logoURL: { title: '图标' },
  companyName: { title: '公司名称' },
  loginMethods: { title: '登录方式' },
  loginPlatforms: { title: '登录平台' },
  realNameRequired: { title: '强制实名', kind: 'flag' },
} satisfies EntityColumns;

export const userLoginColumns = {
  userAccessToken: { title: '用户访问令牌' },
  userRefreshToken: { title: '用户刷新令牌' },
  expiresAt: { title: '过期时间' },
  isNew: { title: '新用户', kind: 'flag' },
  user: { title: '用户' },
  personas: { title: '角色', kind: 'count' },
} satisfies EntityColumns;

export const publicPersonaColumns = {
  personaID: { title: '角色 ID', kind: 'id' },
  userID: { title: '用户 ID', kind: 'id' },
  realmID: { title: '区服 ID', kind: 'id' },
  realmName: { title: '域名称' },
  displayName: { title: '显示名称' },
  iconUrl: { title: '头像' },
  properties: { title: '属性' },
} satisfies EntityColumns;

export const playPermissionColumns = {
  userId: { title: '用户 ID', kind: 'id' },
  displayName: { title: '显示名称' },
  userType: { title: '年龄段', kind: 'label', labels: passportPlayerLabels.playerUser.ageGroup },
  playable: { title: '可玩', kind: 'flag' },
  reason: { title: '原因' },
  remainingTimeInSecond: { title: '剩余时长', kind: 'number' },
  description: { title: '说明' },
} satisfies EntityColumns;

export const payPermissionColumns = {
  approved: { title: '允许支付', kind: 'flag' },
  reason: { title: '原因' },
} satisfies EntityColumns;

export const friendRequestColumns = {
  id: { title: '申请 ID', kind: 'id' },
  sourcePersonaID: { title: '申请角色 ID', kind: 'id' },
  sourceDisplayName: { title: '申请者' },
  targetPersonaID: { title: '目标角色 ID', kind: 'id' },
  targetDisplayName: { title: '目标玩家' },
  message: { title: '附言' },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.friendRequest.status },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const presenceColumns = {
  personaID: { title: '角色 ID', kind: 'id' },
  status: { title: '状态' },
  properties: { title: '属性' },
  updatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const guildConfigColumns = {
  MemberLimitCount: { title: '公会人数上限', kind: 'number' },
  EnableJoinMultiGuilds: { title: '允许加入多个公会', kind: 'flag' },
  RestrictedMinutesAfterLeaveGuild: { title: '退会冷却时间', kind: 'number' },
  EnableGainApprovalBeforeJoin: { title: '入会需审批', kind: 'flag' },
  GuildDisableUniqueGuildName: { title: '允许公会重名', kind: 'flag' },
} satisfies EntityColumns;

export const guildRequestColumns = {
  id: { title: '申请 ID', kind: 'id' },
  guildId: { title: '公会 ID', kind: 'id' },
  personaID: { title: '角色 ID', kind: 'id' },
  displayName: { title: '名称' },
  message: { title: '附言' },
  status: { title: '状态', kind: 'status', labels: passportPlayerLabels.guildRequest.status },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;
