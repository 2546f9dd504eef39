// Generated from the contract by `npm run gen`; do not edit.
import { passportFeatureLabels, passportPlayerLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const idDomainColumns = {
  id: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  logoURL: { title: '图标', titleEn: 'Icon' },
  companyName: { title: '公司名称', titleEn: 'Company' },
  production: { title: '正式环境', titleEn: 'Production', kind: 'flag' },
  reviewStatus: { title: '审核状态', titleEn: 'Review', kind: 'status', labels: passportPlayerLabels.idDomain.reviewStatus },
  mockSms: { title: '模拟短信', titleEn: 'Mock text messages', kind: 'flag' },
  mockRealName: { title: '模拟实名', titleEn: 'Mock real names', kind: 'flag' },
  loginMethods: { title: '登录方式', titleEn: 'Login methods' },
  loginPlatforms: { title: '登录平台', titleEn: 'Login platforms' },
  minAge: { title: '最低年龄', titleEn: 'Least age', kind: 'number' },
  realNameRequired: { title: '强制实名', titleEn: 'Real name required', kind: 'flag' },
  tosVersion: { title: '服务条款版本', titleEn: 'Version of the terms', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const idDomainReviewColumns = {
  production: { title: '正式环境', titleEn: 'Production', kind: 'flag' },
  reviewStatus: { title: '审核状态', titleEn: 'Review', kind: 'status', labels: passportPlayerLabels.idDomain.reviewStatus },
  reviewRemark: { title: '审核备注', titleEn: 'Review remark' },
} satisfies EntityColumns;

export const verificationCodeLogColumns = {
  id: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  phoneNumber: { title: '手机号', titleEn: 'Phone' },
  templateID: { title: '模板 ID', titleEn: 'Template ID', kind: 'id' },
  purpose: { title: '用途', titleEn: 'Purpose', kind: 'label', labels: passportPlayerLabels.verificationCodeLog.purpose },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.verificationCodeLog.status },
  mock: { title: '模拟', titleEn: 'Mock', kind: 'flag' },
  errorMessage: { title: '错误信息', titleEn: 'Error' },
  ip: { title: 'IP', titleEn: 'IP' },
  sentAt: { title: '发送时间', titleEn: 'Sent', kind: 'time' },
  verifiedAt: { title: '验证时间', titleEn: 'Verified', kind: 'time' },
} satisfies EntityColumns;

export const idProviderColumns = {
  id: { title: '渠道 ID', titleEn: 'Channel ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  provider: { title: '渠道', titleEn: 'Channel', kind: 'label', labels: passportPlayerLabels.idProvider.provider },
  loginPlatform: { title: '登录平台', titleEn: 'Login platform', kind: 'label', labels: passportPlayerLabels.idDomain.loginPlatform },
  clientID: { title: '客户端 ID', titleEn: 'Client ID', kind: 'id' },
  clientSecret: { title: '客户端密钥', titleEn: 'Client secret' },
  redirectURI: { title: '回调地址', titleEn: 'Callback address' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  properties: { title: '属性', titleEn: 'Properties' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const termsOfServiceColumns = {
  id: { title: '协议 ID', titleEn: 'Agreement ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  content: { title: '正文', titleEn: 'Text' },
  links: { title: '链接', titleEn: 'Link', kind: 'count' },
  version: { title: '版本', titleEn: 'Version', kind: 'number' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const smsTemplateColumns = {
  id: { title: '模板 ID', titleEn: 'Template ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  type: { title: '用途', titleEn: 'Type', kind: 'label', labels: passportPlayerLabels.smsTemplate.type },
  signature: { title: '签名', titleEn: 'Signature' },
  content: { title: '内容', titleEn: 'Content' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.smsTemplate.status },
  failReason: { title: '未通过原因', titleEn: 'Reason' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const antiAddictionConfigColumns = {
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  allowUnverified: { title: '允许未实名', titleEn: 'Without real name', kind: 'flag' },
  holidays: { title: '节假日', titleEn: 'Holidays' },
  workdays: { title: '调休工作日', titleEn: 'Workdays' },
  bands: { title: '年龄段', titleEn: 'Age group' },
} satisfies EntityColumns;

export const passportConfigColumns = {
  MemberLimitCount: { title: '公会人数上限', titleEn: 'Guild size', kind: 'number' },
  EnableJoinMultiGuilds: { title: '允许加入多个公会', titleEn: 'Several guilds per player', kind: 'flag' },
  RestrictedMinutesAfterLeaveGuild: { title: '退会冷却时间', titleEn: 'Wait after leaving (min)', kind: 'number' },
  EnableGainApprovalBeforeJoin: { title: '入会需审批', titleEn: 'Joining needs approval', kind: 'flag' },
  GuildDisableUniqueGuildName: { title: '允许公会重名', titleEn: 'Guilds may share names', kind: 'flag' },
  dauFactor: { title: '日活系数', titleEn: 'Daily active factor', kind: 'number' },
  dauMode: { title: '日活统计方式', titleEn: 'Daily active by', kind: 'label', labels: passportFeatureLabels.passportConfig.dauMode },
  inboxCapacity: { title: '邮箱容量', titleEn: 'Inbox capacity', kind: 'number' },
  inventoryCapacity: { title: '背包容量', titleEn: 'Inventory capacity', kind: 'number' },
  propertiesBytesLimit: { title: '属性大小上限', titleEn: 'Largest properties', kind: 'bytes' },
  maxFriendCount: { title: '好友上限', titleEn: 'Friend limit', kind: 'number' },
  maxPendingFriendRequestCount: { title: '待处理好友申请上限', titleEn: 'Pending request limit', kind: 'number' },
  enableSensitiveWordCheck: { title: '敏感词检查', titleEn: 'Check for sensitive words', kind: 'flag' },
  sensitiveWords: { title: '敏感词', titleEn: 'Sensitive words' },
  inboxRetentionMonths: { title: '邮件保留月数', titleEn: 'Months mail is kept', kind: 'number' },
  serverAuthority: { title: '仅服务端可写', titleEn: 'Server authority' },
  rateLimits: { title: '限流', titleEn: 'Rate limits' },
  antiAddiction: { title: '防沉迷', titleEn: 'Anti addiction' },
} satisfies EntityColumns;

export const rateLimitUsageColumns = {
  name: { title: '限制项', titleEn: 'Limit' },
  limit: { title: '上限', titleEn: 'Limit', kind: 'number' },
  used: { title: '已用', titleEn: 'Used', kind: 'number' },
  windowSeconds: { title: '窗口秒数', titleEn: 'Window seconds', kind: 'number' },
  resetAt: { title: '重置时间', titleEn: 'Reset', kind: 'time' },
} satisfies EntityColumns;

export const passportMetricSeriesColumns = {
  metric: { title: '指标', titleEn: 'Metric' },
  points: { title: '数据点', titleEn: 'Points', kind: 'count' },
  total: { title: '合计', titleEn: 'Total', kind: 'number' },
} satisfies EntityColumns;

export const passportRetentionColumns = {
  metric: { title: '指标', titleEn: 'Metric' },
  cohorts: { title: '分组', titleEn: 'Cohorts', kind: 'count' },
} satisfies EntityColumns;

export const passportMetricRankingColumns = {
  metric: { title: '指标', titleEn: 'Metric' },
  items: { title: '应用', titleEn: 'App', kind: 'count' },
} satisfies EntityColumns;

export const passportApiDocumentColumns = {
  openapi: { title: 'OpenAPI 版本', titleEn: 'Openapi' },
  info: { title: '信息', titleEn: 'Info' },
  paths: { title: '路径', titleEn: 'Paths' },
} satisfies EntityColumns;

export const personaLoginColumns = {
  personaAccessToken: { title: '角色访问令牌', titleEn: 'Persona access token' },
  personaRefreshToken: { title: '角色刷新令牌', titleEn: 'Persona refresh token' },
  expiresAt: { title: '过期时间', titleEn: 'Expires' },
  isNew: { title: '新角色', titleEn: 'New persona', kind: 'flag' },
  persona: { title: '角色', titleEn: 'Persona' },
} satisfies EntityColumns;

export const banInfoColumns = {
  reason: { title: '原因', titleEn: 'Reason' },
  bannedAt: { title: '封禁时间', titleEn: 'Banned', kind: 'time' },
  unbanAt: { title: '解封时间', titleEn: 'Banned until', kind: 'time' },
} satisfies EntityColumns;

export const banActionColumns = {
  type: { title: '限制', titleEn: 'Restriction' },
  options: { title: '选项', titleEn: 'Options' },
  reason: { title: '原因', titleEn: 'Reason' },
  until: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
} satisfies EntityColumns;

export const personaColumns = {
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  userID: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  realmName: { title: '区服名称', titleEn: 'Realm' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  externalPersonaID: { title: '外部角色 ID', titleEn: 'External persona ID', kind: 'id' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  iconUrl: { title: '头像', titleEn: 'Avatar' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.persona.status },
  banInfo: { title: '封禁信息', titleEn: 'Ban' },
  banActions: { title: '封禁动作', titleEn: 'Banned from', kind: 'count' },
  tags: { title: '标签', titleEn: 'Tags', kind: 'count' },
  lastLoginAt: { title: '最近登录时间', titleEn: 'Last sign-in', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const playerTokensColumns = {
  accessToken: { title: '访问令牌', titleEn: 'Access token' },
  refreshToken: { title: '刷新令牌', titleEn: 'Refresh token' },
  expiresAt: { title: '过期时间', titleEn: 'Expires' },
} satisfies EntityColumns;

export const playerKeysColumns = {
  keys: { title: '公钥', titleEn: 'Keys', kind: 'count' },
} satisfies EntityColumns;

export const playerWebLoginColumns = {
  url: { title: '地址', titleEn: 'URL' },
  state: { title: '状态码', titleEn: 'State' },
  expiresAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const realmColumns = {
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.realm.status },
  externalRealmID: { title: '外部关联 ID', titleEn: 'External ID', kind: 'id' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const passportUserColumns = {
  userID: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  externalUserID: { title: '外部用户 ID', titleEn: 'External user ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  deleted: { title: '已删除', titleEn: 'Deleted', kind: 'flag' },
  userStatus: { title: '状态', titleEn: 'User status', kind: 'status', labels: passportPlayerLabels.persona.status },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  avatarUrl: { title: '头像', titleEn: 'Avatar' },
  currentDeviceID: { title: '当前设备 ID', titleEn: 'Current device ID', kind: 'id' },
  lastLoginIp: { title: '最近登录 IP', titleEn: 'Last sign-in IP' },
  lastLoginAt: { title: '最近登录时间', titleEn: 'Last sign-in', kind: 'time' },
  loginMethod: { title: '登录方式', titleEn: 'Login method', kind: 'label', labels: passportPlayerLabels.idDomain.loginMethod },
  loginPlatform: { title: '登录平台', titleEn: 'Login platform', kind: 'label', labels: passportPlayerLabels.idDomain.loginPlatform },
  loginIDProvider: { title: '登录渠道', titleEn: 'Sign-in by' },
  isRealNameVerified: { title: '已实名', titleEn: 'Real name verified', kind: 'flag' },
  realName: { title: '姓名', titleEn: 'Real name' },
  idCardNumber: { title: '身份证号', titleEn: 'Identity number' },
  ageGroup: { title: '年龄段', titleEn: 'Age group', kind: 'label', labels: passportPlayerLabels.playerUser.ageGroup },
  aboveMinAge: { title: '已达最低年龄', titleEn: 'Old enough', kind: 'flag' },
  email: { title: '邮箱', titleEn: 'Email' },
  emailVerified: { title: '邮箱已验证', titleEn: 'Email verified', kind: 'flag' },
  phoneNumber: { title: '手机号', titleEn: 'Phone' },
  phoneNumberVerified: { title: '手机号已验证', titleEn: 'Phone verified', kind: 'flag' },
  banInfo: { title: '封禁信息', titleEn: 'Ban' },
  banActions: { title: '封禁动作', titleEn: 'Banned from', kind: 'count' },
  tags: { title: '标签', titleEn: 'Tags', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const passportTagColumns = {
  tagID: { title: '标签 ID', titleEn: 'Tag ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  color: { title: '颜色', titleEn: 'Color' },
  description: { title: '描述', titleEn: 'Description' },
  userCount: { title: '用户数', titleEn: 'Users', kind: 'number' },
  personaCount: { title: '角色数', titleEn: 'Personas', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const friendColumns = {
  id: { title: '好友关系 ID', titleEn: 'Friendship ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  sourcePersonaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  sourceRealmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  sourceRealmName: { title: '区服名称', titleEn: 'Realm' },
  targetPersonaID: { title: '好友角色 ID', titleEn: 'Friend’s persona ID', kind: 'id' },
  targetRealmID: { title: '好友区服 ID', titleEn: 'Friend’s realm ID', kind: 'id' },
  targetRealmName: { title: '好友区服名称', titleEn: 'Friend’s realm' },
  targetPersonaProperties: { title: '好友属性', titleEn: 'Friend’s properties' },
  displayName: { title: '好友名称', titleEn: 'Friend' },
  status: { title: '好友状态', titleEn: 'Friendship', kind: 'status', labels: passportPlayerLabels.persona.status },
  iconUrl: { title: '头像', titleEn: 'Avatar' },
  remark: { title: '备注', titleEn: 'Remark' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const friendBlacklistEntryColumns = {
  id: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  targetPersonaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  displayName: { title: '名称', titleEn: 'Name' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const ownGuildColumns = {
  id: { title: '公会 ID', titleEn: 'Guild ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  guildName: { title: '公会名称', titleEn: 'Guild' },
  announcement: { title: '公告', titleEn: 'Notice' },
  guildType: { title: '公会类型', titleEn: 'Kind of guild' },
  visibility: { title: '可见性', titleEn: 'Visibility', kind: 'label', labels: passportPlayerLabels.guild.visibility },
  enableGainApprovalBeforeJoin: { title: '入会需审批', titleEn: 'Joining needs approval', kind: 'flag' },
  ownerPersonaID: { title: '会长角色 ID', titleEn: 'Owner’s persona ID', kind: 'id' },
  memberCount: { title: '成员数', titleEn: 'Members', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
  selfRole: { title: '自己的角色', titleEn: 'Own role' },
} satisfies EntityColumns;

export const entitlementColumns = {
  id: { title: '权益 ID', titleEn: 'Entitlement ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  type: { title: '类型', titleEn: 'Type' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  ownerType: { title: '归属', titleEn: 'Owner', kind: 'label', labels: passportFeatureLabels.entitlement.ownerType },
  userID: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  startTime: { title: '生效时间', titleEn: 'From', kind: 'time' },
  endTime: { title: '失效时间', titleEn: 'Until', kind: 'time' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.entitlement.status },
  suspendReason: { title: '冻结原因', titleEn: 'Reason' },
  source: { title: '来源', titleEn: 'Source', kind: 'label', labels: passportFeatureLabels.entitlement.source },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const entitlementExpiryColumns = {
  day: { title: '日期', titleEn: 'Day' },
  count: { title: '失效数', titleEn: 'Count', kind: 'number' },
  owners: { title: '玩家数', titleEn: 'Owners', kind: 'number' },
} satisfies EntityColumns;

export const guildColumns = {
  id: { title: '公会 ID', titleEn: 'Guild ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  guildName: { title: '公会名称', titleEn: 'Guild' },
  announcement: { title: '公告', titleEn: 'Notice' },
  guildType: { title: '公会类型', titleEn: 'Kind of guild' },
  visibility: { title: '可见性', titleEn: 'Visibility', kind: 'label', labels: passportPlayerLabels.guild.visibility },
  enableGainApprovalBeforeJoin: { title: '入会需审批', titleEn: 'Joining needs approval', kind: 'flag' },
  ownerPersonaID: { title: '会长角色 ID', titleEn: 'Owner’s persona ID', kind: 'id' },
  memberCount: { title: '成员数', titleEn: 'Members', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
  members: { title: '成员', titleEn: 'Members', kind: 'count' },
} satisfies EntityColumns;

export const guildMemberColumns = {
  memberId: { title: '成员角色 ID', titleEn: 'Member’s persona ID', kind: 'id' },
  memberName: { title: '成员名称', titleEn: 'Member' },
  role: { title: '角色标识', titleEn: 'Role identifier' },
  joinedAt: { title: '加入时间', titleEn: 'Joined', kind: 'time' },
} satisfies EntityColumns;

export const guildRequestColumns = {
  id: { title: '申请 ID', titleEn: 'Request ID', kind: 'id' },
  guildId: { title: '公会 ID', titleEn: 'Guild ID', kind: 'id' },
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  displayName: { title: '名称', titleEn: 'Name' },
  message: { title: '附言', titleEn: 'Message' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.guildRequest.status },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const guildRoleColumns = {
  id: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  slugName: { title: '角色标识', titleEn: 'Role identifier' },
  displayName: { title: '角色名称', titleEn: 'Role' },
  permissions: { title: '权限', titleEn: 'Permissions' },
  level: { title: '等级', titleEn: 'Level', kind: 'number' },
  limit: { title: '人数上限', titleEn: 'Player limit', kind: 'number' },
  isDefault: { title: '内置', titleEn: 'Built in', kind: 'flag' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const playerReportColumns = {
  id: { title: '举报 ID', titleEn: 'Report ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  reporterPersonaID: { title: '举报者角色 ID', titleEn: 'Reporter’s persona ID', kind: 'id' },
  targetPersonaID: { title: '被举报角色 ID', titleEn: 'Reported persona ID', kind: 'id' },
  targetUserID: { title: '被举报用户 ID', titleEn: 'Reported user ID', kind: 'id' },
  category: { title: '类别', titleEn: 'Kind' },
  content: { title: '内容', titleEn: 'Content' },
  evidence: { title: '证据', titleEn: 'Evidence' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.report.status },
  result: { title: '处理结果', titleEn: 'Result' },
  reviewer: { title: '处理人', titleEn: 'Handled by' },
  reviewedAt: { title: '处理时间', titleEn: 'Handled', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const reportedPersonaColumns = {
  targetPersonaID: { title: '被举报角色 ID', titleEn: 'Reported persona ID', kind: 'id' },
  displayName: { title: '名称', titleEn: 'Name' },
  targetUserID: { title: '被举报用户 ID', titleEn: 'Reported user ID', kind: 'id' },
  reviewingCount: { title: '审核中', titleEn: 'Reviewing count', kind: 'number' },
  reportCount: { title: '举报数', titleEn: 'Report count', kind: 'number' },
  reporterCount: { title: '举报人数', titleEn: 'Reporter count', kind: 'number' },
  categories: { title: '类别', titleEn: 'Kind' },
  lastReportID: { title: '最近举报 ID', titleEn: 'Last report ID', kind: 'id' },
  lastReportedAt: { title: '最近举报时间', titleEn: 'Last reported at', kind: 'time' },
} satisfies EntityColumns;

export const leaderboardColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  memberType: { title: '成员类型', titleEn: 'Kind of member', kind: 'label', labels: passportFeatureLabels.leaderboard.memberType },
  sortOrder: { title: '排序', titleEn: 'Order', kind: 'label', labels: passportFeatureLabels.leaderboard.sortOrder },
  updateType: { title: '更新方式', titleEn: 'Update', kind: 'label', labels: passportFeatureLabels.leaderboard.updateType },
  crossRealm: { title: '跨区服', titleEn: 'Across realms', kind: 'flag' },
  bucketStrategy: { title: '分组方式', titleEn: 'Groups by', kind: 'label', labels: passportFeatureLabels.leaderboard.bucketStrategy },
  bucketSize: { title: '分组大小', titleEn: 'Group size', kind: 'number' },
  tierStrategy: { title: '段位方式', titleEn: 'Tiers by', kind: 'label', labels: passportFeatureLabels.leaderboard.tierStrategy },
  tiers: { title: '段位', titleEn: 'Tiers', kind: 'count' },
  rewardStrategy: { title: '奖励方式', titleEn: 'Reward by', kind: 'label', labels: passportFeatureLabels.leaderboard.rewardStrategy },
  rewards: { title: '奖励', titleEn: 'Rewards', kind: 'count' },
  rewardInboxTemplateSlug: { title: '奖励邮件模板', titleEn: 'Reward mail template' },
  resetSchedule: { title: '重置计划', titleEn: 'Reset schedule' },
  nextResetAt: { title: '下次重置', titleEn: 'Next reset at', kind: 'time' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  endTime: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
  forceDistinctRank: { title: '名次不并列', titleEn: 'No shared ranks', kind: 'flag' },
  currentVersionId: { title: '当前版本 ID', titleEn: 'Current version ID', kind: 'id' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const leaderboardTierColumns = {
  slugName: { title: '段位标识', titleEn: 'Tier identifier' },
  displayName: { title: '段位名称', titleEn: 'Tier' },
  cutoff: { title: '门槛', titleEn: 'Threshold', kind: 'number' },
  order: { title: '顺序', titleEn: 'Order', kind: 'number' },
} satisfies EntityColumns;

export const leaderboardRewardColumns = {
  from: { title: '起始名次', titleEn: 'From rank', kind: 'number' },
  to: { title: '结束名次', titleEn: 'To rank', kind: 'number' },
  tier: { title: '段位标识', titleEn: 'Tier identifier' },
  items: { title: '奖励', titleEn: 'Items', kind: 'count' },
} satisfies EntityColumns;

export const leaderboardVersionColumns = {
  versionId: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  endTime: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.leaderboardVersion.status },
  memberCount: { title: '成员数', titleEn: 'Members', kind: 'number' },
  reason: { title: '重置方式', titleEn: 'Reset', kind: 'label', labels: passportFeatureLabels.leaderboardVersion.reason },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const leaderboardScoreColumns = {
  memberId: { title: '成员 ID', titleEn: 'Member ID', kind: 'id' },
  displayName: { title: '成员名称', titleEn: 'Member' },
  score: { title: '分数', titleEn: 'Score', kind: 'number' },
  rank: { title: '名次', titleEn: 'Rank', kind: 'number' },
  tier: { title: '段位名称', titleEn: 'Tier' },
  tierSlugName: { title: '段位标识', titleEn: 'Tier identifier' },
  bucketId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  personaProperties: { title: '角色属性', titleEn: 'Persona properties' },
  updateCount: { title: '更新次数', titleEn: 'Updates', kind: 'number' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const leaderboardScoreResultColumns = {
  memberId: { title: '成员 ID', titleEn: 'Member ID', kind: 'id' },
  score: { title: '分数', titleEn: 'Score', kind: 'number' },
  rank: { title: '名次', titleEn: 'Rank', kind: 'number' },
  tier: { title: '段位名称', titleEn: 'Tier' },
  tierSlugName: { title: '段位标识', titleEn: 'Tier identifier' },
  bucketId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
} satisfies EntityColumns;

export const leaderboardMemberScoreColumns = {
  leaderboardSlugName: { title: '排行榜标识', titleEn: 'Leaderboard identifier' },
  leaderboardDisplayName: { title: '排行榜名称', titleEn: 'Leaderboard' },
  memberId: { title: '成员 ID', titleEn: 'Member ID', kind: 'id' },
  displayName: { title: '成员名称', titleEn: 'Member' },
  score: { title: '分数', titleEn: 'Score', kind: 'number' },
  rank: { title: '名次', titleEn: 'Rank', kind: 'number' },
  tier: { title: '段位名称', titleEn: 'Tier' },
  tierSlugName: { title: '段位标识', titleEn: 'Tier identifier' },
  bucketId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  personaProperties: { title: '角色属性', titleEn: 'Persona properties' },
  updateCount: { title: '更新次数', titleEn: 'Updates', kind: 'number' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const leaderboardHistoryScoreColumns = {
  memberId: { title: '成员 ID', titleEn: 'Member ID', kind: 'id' },
  displayName: { title: '成员名称', titleEn: 'Member' },
  score: { title: '分数', titleEn: 'Score', kind: 'number' },
  rank: { title: '名次', titleEn: 'Rank', kind: 'number' },
  tier: { title: '段位名称', titleEn: 'Tier' },
  tierSlugName: { title: '段位标识', titleEn: 'Tier identifier' },
  bucketId: { title: '分组 ID', titleEn: 'Group ID', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  personaProperties: { title: '角色属性', titleEn: 'Persona properties' },
  updateCount: { title: '更新次数', titleEn: 'Updates', kind: 'number' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
  rewardState: { title: '奖励状态', titleEn: 'Reward', kind: 'label', labels: passportFeatureLabels.leaderboard.rewardState },
} satisfies EntityColumns;

export const leaderboardRewardPlanColumns = {
  from: { title: '起始名次', titleEn: 'From rank', kind: 'number' },
  to: { title: '结束名次', titleEn: 'To rank', kind: 'number' },
  tier: { title: '段位标识', titleEn: 'Tier identifier' },
  items: { title: '奖励', titleEn: 'Items', kind: 'count' },
  memberCount: { title: '成员数', titleEn: 'Members', kind: 'number' },
  issuedCount: { title: '已发放', titleEn: 'Issued count', kind: 'number' },
} satisfies EntityColumns;

export const leaderboardScheduleColumns = {
  resetSchedule: { title: '重置计划', titleEn: 'Reset schedule' },
  nextResetAt: { title: '下次重置时间', titleEn: 'Next reset', kind: 'time' },
  enabled: { title: '启用', titleEn: 'Enabled', kind: 'flag' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  autoReward: { title: '自动发奖', titleEn: 'Reward by itself', kind: 'flag' },
} satisfies EntityColumns;

export const economyResourceColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  resourceSlug: { title: '资源标识', titleEn: 'Resource' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: passportFeatureLabels.resource.type },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  namespace: { title: '命名空间', titleEn: 'Namespace' },
  quantityLimit: { title: '持有上限', titleEn: 'Holding limit', kind: 'number' },
  stackable: { title: '可堆叠', titleEn: 'Stackable', kind: 'flag' },
  lifetimeSeconds: { title: '有效时长', titleEn: 'Lasts', kind: 'number' },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const passportImportResultColumns = {
  createdCount: { title: '新建数量', titleEn: 'Created', kind: 'number' },
  updatedCount: { title: '更新数量', titleEn: 'Updated', kind: 'number' },
  failed: { title: '失败', titleEn: 'Failed', kind: 'count' },
} satisfies EntityColumns;

export const economyCategoryColumns = {
  id: { title: '分类 ID', titleEn: 'Category ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const economyProductColumns = {
  id: { title: '商品 ID', titleEn: 'Product ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  categorySlug: { title: '分类标识', titleEn: 'Category' },
  costs: { title: '价格', titleEn: 'Price', kind: 'count' },
  rewards: { title: '内容', titleEn: 'Rewards', kind: 'count' },
  limitCount: { title: '限购次数', titleEn: 'Purchase limit', kind: 'number' },
  resetSchedule: { title: '限购重置', titleEn: 'Limit reset' },
  consumeCount: { title: '已购次数', titleEn: 'Purchased', kind: 'number' },
  purchasable: { title: '可购买', titleEn: 'Purchasable', kind: 'flag' },
  startTime: { title: '上架时间', titleEn: 'On sale from', kind: 'time' },
  endTime: { title: '下架时间', titleEn: 'On sale until', kind: 'time' },
  publishStatus: { title: '状态', titleEn: 'Publish status', kind: 'status', labels: passportFeatureLabels.product.publishStatus },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const rewardItemColumns = {
  slugName: { title: '资源标识', titleEn: 'Resource' },
  displayName: { title: '资源名称', titleEn: 'Resource' },
  namespace: { title: '命名空间', titleEn: 'Namespace' },
  quantity: { title: '数量', titleEn: 'Quantity', kind: 'number' },
} satisfies EntityColumns;

export const economyTransactionColumns = {
  transactionId: { title: '订单 ID', titleEn: 'Order ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: passportFeatureLabels.order.type },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.order.status },
  personaId: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  product: { title: '商品', titleEn: 'Product' },
  quantity: { title: '数量', titleEn: 'Quantity', kind: 'number' },
  outTradeNo: { title: '外部订单号', titleEn: 'External order' },
  paymentMethod: { title: '支付方式', titleEn: 'Payment method', kind: 'label', labels: passportFeatureLabels.order.paymentMethod },
  totalAmount: { title: '总金额', titleEn: 'Total', kind: 'fen' },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  failReason: { title: '失败原因', titleEn: 'Reason' },
  chargedAt: { title: '扣款时间', titleEn: 'Charged', kind: 'time' },
  fulfilledAt: { title: '发货时间', titleEn: 'Delivered', kind: 'time' },
  refundedAt: { title: '退款时间', titleEn: 'Refunded', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const inventoryItemColumns = {
  inventoryItemId: { title: '物品 ID', titleEn: 'Item ID', kind: 'id' },
  personaId: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  namespace: { title: '命名空间', titleEn: 'Namespace' },
  quantity: { title: '数量', titleEn: 'Quantity', kind: 'number' },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  resource: { title: '资源', titleEn: 'Resource' },
  expiresAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const tokenClassColumns = {
  tokenClassId: { title: '礼包 ID', titleEn: 'Gift pack ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.tokenClass.status },
  startTime: { title: '生效时间', titleEn: 'From', kind: 'time' },
  endTime: { title: '失效时间', titleEn: 'Until', kind: 'time' },
  scopes: { title: '范围', titleEn: 'Scope' },
  resources: { title: '资源', titleEn: 'Resource' },
  deliveryType: { title: '发放方式', titleEn: 'Delivery', kind: 'label', labels: passportFeatureLabels.tokenClass.deliveryType },
  inboxTemplateSlug: { title: '邮件模板', titleEn: 'Mail template' },
  codeType: { title: '兑换码类型', titleEn: 'Kind of code', kind: 'label', labels: passportFeatureLabels.tokenClass.codeType },
  code: { title: '通用码', titleEn: 'Shared code' },
  prefix: { title: '前缀', titleEn: 'Prefix' },
  codeLength: { title: '兑换码长度', titleEn: 'Code length', kind: 'number' },
  redeemLimitPerPersona: { title: '每角色兑换上限', titleEn: 'Per persona', kind: 'number' },
  generatedCount: { title: '生成数量', titleEn: 'Codes made', kind: 'number' },
  usedCount: { title: '使用数量', titleEn: 'Codes used', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const tokenInstanceColumns = {
  id: { title: '兑换码 ID', titleEn: 'Code ID', kind: 'id' },
  tokenClassId: { title: '礼包 ID', titleEn: 'Gift pack ID', kind: 'id' },
  code: { title: '兑换码', titleEn: 'Code' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.tokenInstance.status },
  resources: { title: '资源', titleEn: 'Resource' },
  batchId: { title: '批次 ID', titleEn: 'Batch ID', kind: 'id' },
  usedBy: { title: '使用者', titleEn: 'Used by' },
  usedAt: { title: '使用时间', titleEn: 'Used', kind: 'time' },
  invalidatedAt: { title: '作废时间', titleEn: 'Voided', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const tokenUseColumns = {
  id: { title: '行标识', titleEn: 'ID' },
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  userID: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  displayName: { title: '名称', titleEn: 'Name' },
  usedAt: { title: '使用时间', titleEn: 'Used', kind: 'time' },
  code: { title: '兑换码', titleEn: 'Code' },
} satisfies EntityColumns;

export const inboxTemplateColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  displayName: { title: '模板名称', titleEn: 'Template' },
  scope: { title: '发送范围', titleEn: 'Scope', kind: 'label', labels: passportFeatureLabels.inboxTemplate.scope },
  sendTime: { title: '发送时间', titleEn: 'Sent', kind: 'time' },
  expireType: { title: '过期方式', titleEn: 'Expires by', kind: 'label', labels: passportFeatureLabels.inboxTemplate.expireType },
  expireDuration: { title: '有效时长', titleEn: 'Lasts', kind: 'number' },
  expireAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  title: { title: '标题', titleEn: 'Title' },
  content: { title: '正文', titleEn: 'Text' },
  sender: { title: '发件人', titleEn: 'Sender' },
  attachments: { title: '附件', titleEn: 'Attachments', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const inboxRecordColumns = {
  id: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  templateSlugName: { title: '模板标识', titleEn: 'Template identifier' },
  templateName: { title: '模板名称', titleEn: 'Template' },
  scope: { title: '发送范围', titleEn: 'Scope', kind: 'label', labels: passportFeatureLabels.inboxTemplate.scope },
  targets: { title: '发送对象', titleEn: 'Recipients' },
  title: { title: '标题', titleEn: 'Title' },
  content: { title: '正文', titleEn: 'Text' },
  sender: { title: '发件人', titleEn: 'Sender' },
  attachments: { title: '附件', titleEn: 'Attachments', kind: 'count' },
  expireType: { title: '过期方式', titleEn: 'Expires by', kind: 'label', labels: passportFeatureLabels.inboxTemplate.expireType },
  expireDuration: { title: '有效时长', titleEn: 'Lasts', kind: 'number' },
  expireAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.inboxRecord.status },
  sentCount: { title: '发送数量', titleEn: 'Sent', kind: 'number' },
  receivedCount: { title: '接收数量', titleEn: 'Received', kind: 'number' },
  consumedCount: { title: '领取数量', titleEn: 'Claimed', kind: 'number' },
  sentAt: { title: '发送时间', titleEn: 'Sent', kind: 'time' },
  recalledAt: { title: '撤回时间', titleEn: 'Recalled', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const inboxMessageColumns = {
  messageId: { title: '邮件 ID', titleEn: 'Mail ID', kind: 'id' },
  recordId: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  personaId: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  content: { title: '正文', titleEn: 'Text' },
  sender: { title: '发件人', titleEn: 'Sender' },
  attachments: { title: '附件', titleEn: 'Attachments', kind: 'count' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.inboxMessage.status },
  receivedAt: { title: '接收时间', titleEn: 'Received', kind: 'time' },
  readAt: { title: '阅读时间', titleEn: 'Read', kind: 'time' },
  consumedAt: { title: '领取时间', titleEn: 'Claimed', kind: 'time' },
  expiresAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const achievementMetaColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  description: { title: '描述', titleEn: 'Description' },
  category: { title: '分类', titleEn: 'Category' },
  series: { title: '系列', titleEn: 'Series' },
  startValue: { title: '起始值', titleEn: 'Start', kind: 'number' },
  thresholdValue: { title: '目标值', titleEn: 'Goal', kind: 'number' },
  rewards: { title: '奖励', titleEn: 'Rewards', kind: 'count' },
  hidden: { title: '隐藏', titleEn: 'Hidden', kind: 'flag' },
  releaseStatus: { title: '状态', titleEn: 'Release status', kind: 'status', labels: passportFeatureLabels.achievementMeta.releaseStatus },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const personaAchievementColumns = {
  id: { title: '行标识', titleEn: 'ID' },
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  personaName: { title: '角色名称', titleEn: 'Role' },
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  achievedValue: { title: '当前值', titleEn: 'Now', kind: 'number' },
  thresholdValue: { title: '目标值', titleEn: 'Goal', kind: 'number' },
  achieveStatus: { title: '达成状态', titleEn: 'Progress', kind: 'status', labels: passportFeatureLabels.personaAchievement.achieveStatus },
  redeemStatus: { title: '领奖状态', titleEn: 'Reward', kind: 'status', labels: passportFeatureLabels.personaAchievement.redeemStatus },
  achievedAt: { title: '达成时间', titleEn: 'Achieved', kind: 'time' },
  redeemedAt: { title: '领奖时间', titleEn: 'Rewarded', kind: 'time' },
  customData: { title: '自定义数据', titleEn: 'Custom data' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const battlePassColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  description: { title: '描述', titleEn: 'Description' },
  startTime: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  endTime: { title: '结束时间', titleEn: 'Ended', kind: 'time' },
  maxLevel: { title: '最高等级', titleEn: 'Max level', kind: 'number' },
  dailyExpLimit: { title: '每日经验上限', titleEn: 'Daily experience limit', kind: 'number' },
  weeklyExpLimit: { title: '每周经验上限', titleEn: 'Weekly experience limit', kind: 'number' },
  dayStartHour: { title: '每日起始时', titleEn: 'Day starts at', kind: 'number' },
  levelExp: { title: '升级经验', titleEn: 'Experience per level', kind: 'count' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.battlePass.status },
  published: { title: '已发布', titleEn: 'Published', kind: 'flag' },
  slots: { title: '档位', titleEn: 'Tracks', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const battlePassSlotColumns = {
  id: { title: '档位 ID', titleEn: 'Track ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  battlePassSlugName: { title: '战令标识', titleEn: 'Battle pass' },
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  unlockedByDefault: { title: '默认解锁', titleEn: 'Unlocked by default', kind: 'flag' },
  unlockProductSlug: { title: '解锁商品', titleEn: 'Unlocked by product' },
  order: { title: '顺序', titleEn: 'Order', kind: 'number' },
  rewards: { title: '奖励', titleEn: 'Rewards', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const personaBattlePassColumns = {
  id: { title: '行标识', titleEn: 'ID' },
  personaId: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  personaName: { title: '角色名称', titleEn: 'Role' },
  slugName: { title: '战令标识', titleEn: 'Battle pass' },
  level: { title: '等级', titleEn: 'Level', kind: 'number' },
  exp: { title: '经验', titleEn: 'Experience', kind: 'number' },
  totalExp: { title: '总经验', titleEn: 'Total experience', kind: 'number' },
  todayExp: { title: '今日经验', titleEn: 'Experience today', kind: 'number' },
  weekExp: { title: '本周经验', titleEn: 'Experience this week', kind: 'number' },
  unlockedSlots: { title: '已解锁档位', titleEn: 'Unlocked tracks' },
  claimed: { title: '已领取', titleEn: 'Claimed', kind: 'count' },
  claimable: { title: '可领取', titleEn: 'Claimable', kind: 'count' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const questColumns = {
  id: { title: '任务 ID', titleEn: 'Quest ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: passportFeatureLabels.quest.type },
  layout: { title: '形式', titleEn: 'Layout', kind: 'label', labels: passportFeatureLabels.quest.layout },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.quest.status },
  resetHour: { title: '重置时', titleEn: 'Resets at', kind: 'number' },
  items: { title: '子任务', titleEn: 'Subquests', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const questItemColumns = {
  id: { title: '子任务 ID', titleEn: 'Subquest ID', kind: 'id' },
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  kind: { title: '种类', titleEn: 'Kind', kind: 'label', labels: passportFeatureLabels.questItem.kind },
  thresholdValue: { title: '目标值', titleEn: 'Goal', kind: 'number' },
  points: { title: '积分', titleEn: 'Points', kind: 'number' },
  rewards: { title: '奖励', titleEn: 'Rewards', kind: 'count' },
  order: { title: '顺序', titleEn: 'Order', kind: 'number' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.questItem.status },
} satisfies EntityColumns;

export const questItemCompletionColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  completed: { title: '完成角色', titleEn: 'Completed', kind: 'number' },
  redeemed: { title: '领奖角色', titleEn: 'Redeemed', kind: 'number' },
} satisfies EntityColumns;

export const personaQuestColumns = {
  slugName: { title: '标识', titleEn: 'Identifier' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: passportFeatureLabels.quest.type },
  layout: { title: '形式', titleEn: 'Layout', kind: 'label', labels: passportFeatureLabels.quest.layout },
  points: { title: '积分', titleEn: 'Points', kind: 'number' },
  periodStart: { title: '周期开始', titleEn: 'From', kind: 'time' },
  periodEnd: { title: '周期结束', titleEn: 'Until', kind: 'time' },
  items: { title: '子任务', titleEn: 'Subquests', kind: 'count' },
} satisfies EntityColumns;

export const billboardColumns = {
  billboardID: { title: '公告 ID', titleEn: 'Notice ID', kind: 'id' },
  idDomainID: { title: '身份域 ID', titleEn: 'ID domain', kind: 'id' },
  title: { title: '标题', titleEn: 'Title' },
  subtitle: { title: '副标题', titleEn: 'Subtitle' },
  content: { title: '正文', titleEn: 'Text' },
  namespace: { title: '命名空间', titleEn: 'Namespace' },
  tags: { title: '标签', titleEn: 'Tags' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportFeatureLabels.billboard.status },
  publishTime: { title: '发布时间', titleEn: 'Released', kind: 'time' },
  expireTime: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const publicIdDomainColumns = {
  id: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  logoURL: { title: '图标', titleEn: 'Icon' },
  companyName: { title: '公司名称', titleEn: 'Company' },
  loginMethods: { title: '登录方式', titleEn: 'Login methods' },
  loginPlatforms: { title: '登录平台', titleEn: 'Login platforms' },
  realNameRequired: { title: '强制实名', titleEn: 'Real name required', kind: 'flag' },
} satisfies EntityColumns;

export const userLoginColumns = {
  userAccessToken: { title: '用户访问令牌', titleEn: 'User access token' },
  userRefreshToken: { title: '用户刷新令牌', titleEn: 'User refresh token' },
  expiresAt: { title: '过期时间', titleEn: 'Expires' },
  isNew: { title: '新用户', titleEn: 'New user', kind: 'flag' },
  user: { title: '用户', titleEn: 'User' },
  personas: { title: '角色', titleEn: 'Personas', kind: 'count' },
} satisfies EntityColumns;

export const termsAcceptanceColumns = {
  tosID: { title: '协议 ID', titleEn: 'Agreement ID', kind: 'id' },
  version: { title: '版本', titleEn: 'Version', kind: 'number' },
  isCurrent: { title: '最新', titleEn: 'Is current', kind: 'flag' },
  acceptedAt: { title: '同意时间', titleEn: 'Accepted at', kind: 'time' },
} satisfies EntityColumns;

export const publicPersonaColumns = {
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  userID: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  realmID: { title: '区服 ID', titleEn: 'Realm ID', kind: 'id' },
  realmName: { title: '区服名称', titleEn: 'Realm' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  iconUrl: { title: '头像', titleEn: 'Avatar' },
  properties: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const playPermissionColumns = {
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  userType: { title: '年龄段', titleEn: 'Age group', kind: 'label', labels: passportPlayerLabels.playerUser.ageGroup },
  playable: { title: '可玩', titleEn: 'Playable', kind: 'flag' },
  reason: { title: '原因', titleEn: 'Reason' },
  remainingTimeInSecond: { title: '剩余时长', titleEn: 'Time left', kind: 'number' },
  description: { title: '说明', titleEn: 'Notes' },
} satisfies EntityColumns;

export const payPermissionColumns = {
  approved: { title: '允许支付', titleEn: 'Payment allowed', kind: 'flag' },
  reason: { title: '原因', titleEn: 'Reason' },
} satisfies EntityColumns;

export const payMonthColumns = {
  userID: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  displayName: { title: '显示名称', titleEn: 'Display name' },
  ageGroup: { title: '年龄段', titleEn: 'Age group', kind: 'label', labels: passportPlayerLabels.playerUser.ageGroup },
  month: { title: '月份', titleEn: 'Month' },
  paid: { title: '已充值', titleEn: 'Paid', kind: 'fen' },
  held: { title: '待支付', titleEn: 'Held', kind: 'fen' },
  limit: { title: '每月上限', titleEn: 'Limit', kind: 'fen' },
} satisfies EntityColumns;

export const friendRequestColumns = {
  id: { title: '申请 ID', titleEn: 'Request ID', kind: 'id' },
  sourcePersonaID: { title: '申请角色 ID', titleEn: 'Requesting persona ID', kind: 'id' },
  sourceDisplayName: { title: '申请者', titleEn: 'From' },
  targetPersonaID: { title: '目标角色 ID', titleEn: 'Persona ID', kind: 'id' },
  targetDisplayName: { title: '目标玩家', titleEn: 'To' },
  message: { title: '附言', titleEn: 'Message' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: passportPlayerLabels.friendRequest.status },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const presenceColumns = {
  personaID: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  status: { title: '状态', titleEn: 'Status' },
  properties: { title: '属性', titleEn: 'Properties' },
  updatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const guildConfigColumns = {
  MemberLimitCount: { title: '公会人数上限', titleEn: 'Guild size', kind: 'number' },
  EnableJoinMultiGuilds: { title: '允许加入多个公会', titleEn: 'Several guilds per player', kind: 'flag' },
  RestrictedMinutesAfterLeaveGuild: { title: '退会冷却时间', titleEn: 'Wait after leaving (min)', kind: 'number' },
  EnableGainApprovalBeforeJoin: { title: '入会需审批', titleEn: 'Joining needs approval', kind: 'flag' },
  GuildDisableUniqueGuildName: { title: '允许公会重名', titleEn: 'Guilds may share names', kind: 'flag' },
} satisfies EntityColumns;
