// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const idDomainsCreateFields: OperationFields = {
  id: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'Default: the calling app; another one for operators only' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: '1 to 60 characters, not only blanks' },
  logoURL: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '图标', titleEn: 'Icon', en: 'Icon of the login page' },
  companyName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '公司名称', titleEn: 'Company', en: 'Company on the login page' },
  mockSms: { in: 'body', type: 'boolean', zh: '模拟短信', titleEn: 'Mock text messages', en: 'Send no SMS, the code is 111111' },
  mockRealName: { in: 'body', type: 'boolean', zh: '模拟实名', titleEn: 'Mock real names', en: 'Check real names by format only' },
  loginMethods: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Phone', 'OAuth', 'AccessToken', 'ServerSide'] }, zh: '登录方式', titleEn: 'Login methods', en: 'Login methods on offer' },
  loginPlatforms: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'] }, zh: '登录平台', titleEn: 'Login platforms', en: 'Platforms players log in from' },
  minAge: { in: 'body', type: 'integer', min: 0, zh: '最低年龄', titleEn: 'Least age', en: 'Players below it may not play, 0 for none' },
  realNameRequired: { in: 'body', type: 'boolean', zh: '强制实名', titleEn: 'Real name required', en: 'Login needs a verified real name' },
};

export const idDomainsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'App id' },
};

export const idDomainsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'App id' },
  name: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: '1 to 60 characters, not only blanks' },
  logoURL: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '图标', titleEn: 'Icon', en: 'Icon of the login page' },
  companyName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '公司名称', titleEn: 'Company', en: 'Company on the login page' },
  mockSms: { in: 'body', type: 'boolean', zh: '模拟短信', titleEn: 'Mock text messages', en: 'Send no SMS, the code is 111111' },
  mockRealName: { in: 'body', type: 'boolean', zh: '模拟实名', titleEn: 'Mock real names', en: 'Check real names by format only' },
  loginMethods: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Phone', 'OAuth', 'AccessToken', 'ServerSide'] }, zh: '登录方式', titleEn: 'Login methods', en: 'Login methods on offer' },
  loginPlatforms: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'] }, zh: '登录平台', titleEn: 'Login platforms', en: 'Platforms players log in from' },
  minAge: { in: 'body', type: 'integer', min: 0, zh: '最低年龄', titleEn: 'Least age', en: 'Players below it may not play, 0 for none' },
  realNameRequired: { in: 'body', type: 'boolean', zh: '强制实名', titleEn: 'Real name required', en: 'Login needs a verified real name' },
};

export const idDomainsGetProductionFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'App id' },
};

export const idDomainsSetProductionFields: OperationFields = {
  idDomainID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'App id' },
  production: { in: 'body', type: 'boolean', required: true, zh: '正式环境', titleEn: 'Production', en: 'true approves and ends mocking; false while in review rejects' },
  remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Remark' },
};

export const idDomainsSendForReviewFields: OperationFields = {
  idDomainID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'App id' },
  remark: { in: 'body', type: 'string', max: 1000, zh: '备注', titleEn: 'Remark', en: 'Remark' },
};

export const idDomainsNotifyAppSecretUpdateFields: OperationFields = {};

export const idDomainsVerificationCodeLogsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'App id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  phoneNumber: { in: 'query', type: 'string', zh: '手机号', titleEn: 'Phone', en: 'Whole number' },
  status: { in: 'query', type: 'string', enum: ['Sent', 'Verified', 'Expired', 'Failed'], zh: '状态', titleEn: 'Status', en: 'What became of the code' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Sent at or after' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Sent before' },
};

export const idProvidersListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const idProvidersCreateFields: OperationFields = {
  provider: { in: 'body', type: 'string', required: true, enum: ['Wechat', 'Apple', 'QQ', 'Weibo', 'WechatWeb', 'QQWeb', 'ServiceLogin', 'Hykb', 'TapTap'], zh: '渠道', titleEn: 'Channel', en: 'Who vouches for the player' },
  loginPlatform: { in: 'body', type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', titleEn: 'Login platform', en: 'Platform the settings are for' },
  clientID: { in: 'body', type: 'string', max: 256, zh: '客户端 ID', titleEn: 'Client ID', en: 'App id at the provider' },
  clientSecret: { in: 'body', type: 'string', secret: true, zh: '客户端密钥', titleEn: 'Client secret', en: 'Secret at the provider; kept when it is left out' },
  redirectURI: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', titleEn: 'Callback address', en: 'Where the provider sends the player back to' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Default true' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Settings of one provider only' },
};

export const idProvidersUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '渠道 ID', titleEn: 'Channel ID', en: 'Provider id' },
  clientID: { in: 'body', type: 'string', max: 256, zh: '客户端 ID', titleEn: 'Client ID', en: 'App id at the provider' },
  clientSecret: { in: 'body', type: 'string', secret: true, zh: '客户端密钥', titleEn: 'Client secret', en: 'Secret at the provider; kept when it is left out' },
  redirectURI: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', titleEn: 'Callback address', en: 'Where the provider sends the player back to' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Default true' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Settings of one provider only' },
};

export const idProvidersRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '渠道 ID', titleEn: 'Channel ID', en: 'Provider id' },
};

export const termsOfServiceListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const termsOfServiceCreateFields: OperationFields = {
  title: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', required: true, min: 1, max: 100000, zh: '正文', titleEn: 'Text', en: 'Text of the document' },
  links: { in: 'body', type: 'array', max: 20, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Text of the link, 1 to 128 characters' }, url: { type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '地址', titleEn: 'URL', en: 'URL' } }, strict: true }, zh: '链接', titleEn: 'Link', en: 'Attached links' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Players see it, default true' },
};

export const termsOfServiceUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '协议 ID', titleEn: 'Agreement ID', en: 'Document id' },
  title: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', min: 1, max: 100000, zh: '正文', titleEn: 'Text', en: 'Text of the document' },
  links: { in: 'body', type: 'array', max: 20, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Text of the link, 1 to 128 characters' }, url: { type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '地址', titleEn: 'URL', en: 'URL' } }, strict: true }, zh: '链接', titleEn: 'Link', en: 'Attached links' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Players see it, default true' },
};

export const termsOfServiceRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '协议 ID', titleEn: 'Agreement ID', en: 'Document id' },
};

export const smsTemplatesListFields: OperationFields = {
  idDomainID: { in: 'query', type: 'string', format: 'uuid', zh: '身份域 ID', titleEn: 'ID domain', en: 'Default: the calling app' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const smsTemplatesCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  type: { in: 'body', type: 'string', required: true, enum: ['Login', 'Bind', 'RealName', 'Custom'], zh: '用途', titleEn: 'Type', en: 'What the message is for' },
  signature: { in: 'body', type: 'string', required: true, min: 2, max: 12, zh: '签名', titleEn: 'Signature', en: 'Who the message is from, 2 to 12 characters' },
  content: { in: 'body', type: 'string', required: true, max: 500, pattern: '\\{code\\}', zh: '内容', titleEn: 'Content', en: 'Text with {code} in it, at most 500 characters' },
};

export const smsTemplatesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模板 ID', titleEn: 'Template ID', en: 'Template id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name, 1 to 64 characters' },
  type: { in: 'body', type: 'string', enum: ['Login', 'Bind', 'RealName', 'Custom'], zh: '用途', titleEn: 'Type', en: 'What the message is for' },
  signature: { in: 'body', type: 'string', min: 2, max: 12, zh: '签名', titleEn: 'Signature', en: 'Who the message is from, 2 to 12 characters' },
  content: { in: 'body', type: 'string', max: 500, pattern: '\\{code\\}', zh: '内容', titleEn: 'Content', en: 'Text with {code} in it, at most 500 characters' },
  status: { in: 'body', type: 'string', enum: ['Reviewing', 'Available', 'Failed'], zh: '状态', titleEn: 'Status', en: 'Verdict of the review; operators only' },
  failReason: { in: 'body', type: 'string', max: 500, zh: '未通过原因', titleEn: 'Reason', en: 'Why the review failed; operators only' },
};

export const smsTemplatesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模板 ID', titleEn: 'Template ID', en: 'Template id' },
};

export const smsTemplatesEnableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模板 ID', titleEn: 'Template ID', en: 'Template id' },
};

export const configGetFields: OperationFields = {};

export const configSetFields: OperationFields = {
  config: { in: 'body', type: 'object', required: true, fields: { MemberLimitCount: { type: 'integer', min: 1, max: 10000000, zh: '公会人数上限', titleEn: 'Guild size', en: 'Members of a guild, default 50' }, EnableJoinMultiGuilds: { type: 'boolean', zh: '允许加入多个公会', titleEn: 'Several guilds per player', en: 'A persona may be in several guilds, default false' }, RestrictedMinutesAfterLeaveGuild: { type: 'integer', min: 0, max: 10000000, zh: '退会冷却时间', titleEn: 'Wait after leaving (min)', en: 'Minutes until a leaver may join or create, default 120' }, EnableGainApprovalBeforeJoin: { type: 'boolean', zh: '入会需审批', titleEn: 'Joining needs approval', en: 'Joining asks for approval, default true' }, GuildDisableUniqueGuildName: { type: 'boolean', zh: '允许公会重名', titleEn: 'Guilds may share names', en: 'Names of guilds need not be unique, default false' }, dauFactor: { type: 'number', min: 0, zh: '日活系数', titleEn: 'Daily active factor', en: 'Factor of the billed daily active users, default 1' }, dauMode: { type: 'string', enum: ['HyperLogLog', 'Exact'], zh: '日活统计方式', titleEn: 'Daily active by', en: 'How daily active users are counted, default HyperLogLog' }, inboxCapacity: { type: 'integer', min: 1, max: 10000000, zh: '邮箱容量', titleEn: 'Inbox capacity', en: 'Messages of a persona, default 500' }, inventoryCapacity: { type: 'integer', min: 1, max: 10000000, zh: '背包容量', titleEn: 'Inventory capacity', en: 'Rows of a persona, default 5000' }, propertiesBytesLimit: { type: 'integer', min: 2, max: 65536, zh: '属性大小上限', titleEn: 'Largest properties', en: 'Bytes of properties as JSON, default 512; an empty object has 2' }, maxFriendCount: { type: 'integer', min: 0, max: 10000000, zh: '好友上限', titleEn: 'Friend limit', en: 'Friends of a persona, default 200' }, maxPendingFriendRequestCount: { type: 'integer', min: 0, max: 10000000, zh: '待处理好友申请上限', titleEn: 'Pending request limit', en: 'Requests a persona has sent, default 50' }, enableSensitiveWordCheck: { type: 'boolean', zh: '敏感词检查', titleEn: 'Check for sensitive words', en: 'Names are checked, default false' }, sensitiveWords: { type: 'array', max: 10000, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '敏感词', titleEn: 'Sensitive words', en: 'Words that names may not hold' }, inboxRetentionMonths: { type: 'integer', min: 1, max: 1200, zh: '邮件保留月数', titleEn: 'Months mail is kept', en: 'Months a message is kept, default 12' }, serverAuthority: { type: 'array', max: 5, items: { type: 'string', required: true, enum: ['leaderboards', 'achievements', 'quests', 'battlePass', 'deposit'] }, zh: '仅服务端可写', titleEn: 'Server authority', en: 'Families that only a server may write, default none' }, rateLimits: { type: 'object', fields: { login: { type: 'object', fields: { enabled: { type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'The limit is in force, default false' }, limit: { type: 'integer', min: 1, max: 10000000, zh: '次数上限', titleEn: 'Limit', en: 'Calls of the whole app in one window' }, windowSeconds: { type: 'integer', min: 1, max: 86400, zh: '窗口秒数', titleEn: 'Window seconds', en: 'Length of a window' } }, zh: '登录', titleEn: 'Login', en: 'Logins, default 600 a minute' }, sms: { type: 'object', fields: { enabled: { type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'The limit is in force, default false' }, limit: { type: 'integer', min: 1, max: 10000000, zh: '次数上限', titleEn: 'Limit', en: 'Calls of the whole app in one window' }, windowSeconds: { type: 'integer', min: 1, max: 86400, zh: '窗口秒数', titleEn: 'Window seconds', en: 'Length of a window' } }, zh: '短信', titleEn: 'SMS', en: 'Verification codes, default 60 a minute' }, realName: { type: 'object', fields: { enabled: { type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'The limit is in force, default false' }, limit: { type: 'integer', min: 1, max: 10000000, zh: '次数上限', titleEn: 'Limit', en: 'Calls of the whole app in one window' }, windowSeconds: { type: 'integer', min: 1, max: 86400, zh: '窗口秒数', titleEn: 'Window seconds', en: 'Length of a window' } }, zh: '实名', titleEn: 'Real name', en: 'Real-name checks, default 60 a minute' }, api: { type: 'object', fields: { enabled: { type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'The limit is in force, default false' }, limit: { type: 'integer', min: 1, max: 10000000, zh: '次数上限', titleEn: 'Limit', en: 'Calls of the whole app in one window' }, windowSeconds: { type: 'integer', min: 1, max: 86400, zh: '窗口秒数', titleEn: 'Window seconds', en: 'Length of a window' } }, zh: '接口', titleEn: 'API', en: 'Every other call of players and game builds, default 6000 a minute' } }, zh: '限流', titleEn: 'Rate limits', en: 'Limits of families of calls, each with a switch of its own; none is on by default' }, antiAddiction: { type: 'object', fields: { enabled: { type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'The rules are in force, default false' }, allowUnverified: { type: 'boolean', zh: '允许未实名', titleEn: 'Without real name', en: 'Players without a verified real name may play, default false; they never pay' }, holidays: { type: 'array', max: 1000, items: { type: 'string', required: true, format: 'date' }, zh: '节假日', titleEn: 'Holidays', en: 'Public holidays, YYYY-MM-DD; default those that were announced' }, workdays: { type: 'array', max: 1000, items: { type: 'string', required: true, format: 'date' }, zh: '调休工作日', titleEn: 'Workdays', en: 'Weekend days that are worked, YYYY-MM-DD; default those that were announced' }, bands: { type: 'object', fields: { UnderEight: { type: 'object', fields: { days: { type: 'array', max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', titleEn: 'Days', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', zh: '含节假日', titleEn: 'Include holidays', en: 'Public holidays count as such days' }, startTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', titleEn: 'Start time', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', titleEn: 'End time', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', min: 0, max: 1440, zh: '每日时长', titleEn: 'Daily minutes', en: 'Minutes of play in a day; 1440 for no limit' }, singlePayLimit: { type: 'integer', min: -1, zh: '单次支付上限', titleEn: 'Single pay limit', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', min: -1, zh: '每月支付上限', titleEn: 'Monthly pay limit', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '8 岁以下', titleEn: 'Under eight', en: 'Below 8' }, EightToSixteen: { type: 'object', fields: { days: { type: 'array', max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', titleEn: 'Days', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', zh: '含节假日', titleEn: 'Include holidays', en: 'Public holidays count as such days' }, startTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', titleEn: 'Start time', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', titleEn: 'End time', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', min: 0, max: 1440, zh: '每日时长', titleEn: 'Daily minutes', en: 'Minutes of play in a day; 1440 for no limit' }, singlePayLimit: { type: 'integer', min: -1, zh: '单次支付上限', titleEn: 'Single pay limit', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', min: -1, zh: '每月支付上限', titleEn: 'Monthly pay limit', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '8–15 岁', titleEn: 'Eight to sixteen', en: '8 to 15' }, SixteenToEighteen: { type: 'object', fields: { days: { type: 'array', max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', titleEn: 'Days', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', zh: '含节假日', titleEn: 'Include holidays', en: 'Public holidays count as such days' }, startTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', titleEn: 'Start time', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', titleEn: 'End time', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', min: 0, max: 1440, zh: '每日时长', titleEn: 'Daily minutes', en: 'Minutes of play in a day; 1440 for no limit' }, singlePayLimit: { type: 'integer', min: -1, zh: '单次支付上限', titleEn: 'Single pay limit', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', min: -1, zh: '每月支付上限', titleEn: 'Monthly pay limit', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '16–17 岁', titleEn: 'Sixteen to eighteen', en: '16 and 17' }, AboveEighteen: { type: 'object', fields: { days: { type: 'array', max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', titleEn: 'Days', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', zh: '含节假日', titleEn: 'Include holidays', en: 'Public holidays count as such days' }, startTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', titleEn: 'Start time', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', titleEn: 'End time', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', min: 0, max: 1440, zh: '每日时长', titleEn: 'Daily minutes', en: 'Minutes of play in a day; 1440 for no limit' }, singlePayLimit: { type: 'integer', min: -1, zh: '单次支付上限', titleEn: 'Single pay limit', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', min: -1, zh: '每月支付上限', titleEn: 'Monthly pay limit', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '18 岁及以上', titleEn: 'Above eighteen', en: '18 and above' } }, zh: '年龄段', titleEn: 'Age group', en: 'Rules of age bands' } }, zh: '防沉迷', titleEn: 'Anti addiction', en: 'When and for how much minors may play' } }, zh: '服务配置', titleEn: 'Config', en: 'The settings; unknown keys are kept, and the default stands for whatever is left out, within an age band too' },
};

export const rateLimitsUsageFields: OperationFields = {};

export const metricsOperationFields: OperationFields = {
  metric: { in: 'query', type: 'string', required: true, enum: ['dau', 'sms', 'retention'], zh: '指标', titleEn: 'Metric', en: 'Which one' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  interval: { in: 'query', type: 'string', enum: ['1h', '1d'], zh: '粒度', titleEn: 'Interval', en: 'Hour or day, default 1d' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'Only this realm; messages belong to none, so not with sms' },
};

export const metricsTopKFields: OperationFields = {
  metric: { in: 'query', type: 'string', required: true, enum: ['dau', 'sms', 'usage'], zh: '指标', titleEn: 'Metric', en: 'Which one' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', titleEn: 'K', en: 'How many apps, default 10' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const metricsAggregationFields: OperationFields = {
  metric: { in: 'query', type: 'string', required: true, enum: ['usage', 'apps', 'dau', 'sms'], zh: '指标', titleEn: 'Metric', en: 'Which one' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const apiDocsDeveloperFields: OperationFields = {};

export const apiDocsPlayerFields: OperationFields = {};

export const loginExternalFields: OperationFields = {
  externalUserID: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '外部用户 ID', titleEn: 'External user ID', en: 'Id of the game itself' },
  externalPersonaID: { in: 'body', type: 'string', max: 128, zh: '外部角色 ID', titleEn: 'External persona ID', en: 'Tells several personas of a user apart' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Used only when the persona is made, 1 to 64 characters' },
  realmID: { in: 'body', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'Realm, default the first' },
  idProvider: { in: 'body', type: 'string', max: 64, zh: '登录渠道', titleEn: 'Sign-in by', en: 'Who vouches for the player' },
  externalAppId: { in: 'body', type: 'string', max: 128, zh: '外部应用 ID', titleEn: 'External app ID', en: 'App at that provider' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const loginTokenFields: OperationFields = {
  userID: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '用户 ID', titleEn: 'User ID', en: 'Id of the game itself' },
  externalPersonaID: { in: 'body', type: 'string', max: 128, zh: '外部角色 ID', titleEn: 'External persona ID', en: 'Tells several personas of a user apart' },
};

export const loginRefreshTokenFields: OperationFields = {
  accessToken: { in: 'body', type: 'string', required: true, secret: true, zh: '访问令牌', titleEn: 'Access token', en: 'The old one, even when it has expired' },
  refreshToken: { in: 'body', type: 'string', required: true, secret: true, zh: '刷新令牌', titleEn: 'Refresh token', en: 'It stops with this call' },
};

export const loginKeysFields: OperationFields = {};

export const loginBeginWebFields: OperationFields = {
  social: { in: 'path', type: 'string', required: true, pattern: '^(wechat|qq)$', zh: '社交平台', titleEn: 'Social', en: 'wechat or qq' },
  appId: { in: 'query', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App' },
  redirectUri: { in: 'query', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', titleEn: 'Callback address', en: 'That of the provider, or on the own origin' },
};

export const loginWechatCallbackFields: OperationFields = {
  code: { in: 'query', type: 'string', min: 1, max: 2048, zh: '授权码', titleEn: 'Code', en: 'Code of the provider; none where the player did not agree' },
  state: { in: 'query', type: 'string', required: true, min: 1, max: 512, zh: '状态码', titleEn: 'State', en: 'State of the login that was begun' },
};

export const loginQqCallbackFields: OperationFields = {
  code: { in: 'query', type: 'string', min: 1, max: 2048, zh: '授权码', titleEn: 'Code', en: 'Code of the provider; none where the player did not agree' },
  state: { in: 'query', type: 'string', required: true, min: 1, max: 512, zh: '状态码', titleEn: 'State', en: 'State of the login that was begun' },
};

export const realmsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  name: { in: 'body', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', titleEn: 'Status', en: 'State' },
};

export const realmsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'Realm id' },
};

export const realmsCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: '1 to 64 characters, not only blanks' },
  status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', titleEn: 'Status', en: 'From any state to any; Created when it is left out of a create' },
  externalRealmID: { in: 'body', type: 'string', max: 128, zh: '外部关联 ID', titleEn: 'External ID', en: 'Unique id of the game itself' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const realmsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'Realm id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: '1 to 64 characters, not only blanks' },
  status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', titleEn: 'Status', en: 'From any state to any; Created when it is left out of a create' },
  externalRealmID: { in: 'body', type: 'string', max: 128, zh: '外部关联 ID', titleEn: 'External ID', en: 'Unique id of the game itself' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const realmsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'Realm id' },
};

export const usersSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  externalUserID: { in: 'body', type: 'string', zh: '外部用户 ID', titleEn: 'External user ID', en: 'Whole id of the game itself' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  phoneNumber: { in: 'body', type: 'string', zh: '手机号', titleEn: 'Phone', en: 'Whole number' },
  email: { in: 'body', type: 'string', zh: '邮箱', titleEn: 'Email', en: 'Whole address' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned', 'Sealed'], zh: '状态', titleEn: 'Status', en: 'Deleted users only with Sealed' },
  tagID: { in: 'body', type: 'string', format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Carries this tag' },
  ageGroup: { in: 'body', type: 'string', enum: ['', 'UnderEight', 'EightToSixteen', 'SixteenToEighteen', 'AboveEighteen'], zh: '年龄段', titleEn: 'Age group', en: 'Empty for users that are not verified' },
  isRealNameVerified: { in: 'body', type: 'boolean', zh: '已实名', titleEn: 'Real name verified', en: 'The real name was verified' },
  sameIdCardAs: { in: 'body', type: 'string', format: 'uuid', zh: '与该用户同证件', titleEn: 'Same ID card as', en: 'Verified with the same number as this user, who is one of them' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Created before' },
};

export const usersGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
};

export const usersUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  avatarUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', titleEn: 'Avatar', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
  email: { in: 'body', type: 'union', anyOf: [{ type: 'string', required: true, enum: [''] }, { type: 'string', required: true, max: 254, pattern: '^(?:[A-Za-z0-9_\'+\\-]+\\.)*[A-Za-z0-9_\'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$' }], zh: '邮箱', titleEn: 'Email', en: 'Not verified by anybody; empty removes it' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned'], zh: '状态', titleEn: 'Status', en: 'Bans or lifts the ban' },
};

export const usersSetRealNameFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  realName: { in: 'body', type: 'string', required: true, max: 50, pattern: '^\\P{Cc}*$', zh: '姓名', titleEn: 'Real name', en: 'Legal name; empty beside an empty number clears both' },
  idCardNumber: { in: 'body', type: 'string', required: true, pattern: '^(\\d{17}[\\dXx])?$', zh: '身份证号', titleEn: 'Identity number', en: '18 characters, the last one a checksum; empty clears' },
};

export const usersRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
};

export const usersBanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', titleEn: 'Reason', en: 'Shown to the player' },
  duration: { in: 'body', type: 'integer', min: 1, zh: '时长', titleEn: 'Duration', en: 'Seconds from now' },
  unbanAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '解封时间', titleEn: 'Banned until', en: 'End of the ban' },
};

export const usersUnbanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
};

export const usersSetBanActionsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  banActions: { in: 'body', type: 'array', required: true, max: 10, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['BanLeaderboard'], zh: '限制', titleEn: 'Restriction', en: 'What is forbidden' }, options: { type: 'object', fields: { clearLeaderboard: { type: 'boolean', zh: '清除分数', titleEn: 'Clear leaderboard', en: 'Also delete current scores' } }, strict: true, zh: '选项', titleEn: 'Options', en: 'How far it goes' } }, strict: true }, zh: '封禁动作', titleEn: 'Banned from', en: 'The whole set; an empty one lifts all' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', titleEn: 'Reason', en: 'Shown to the player' },
  until: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End; absent for good' },
};

export const usersClearScoresFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  leaderboard: { in: 'query', type: 'string', zh: '排行榜', titleEn: 'Leaderboard', en: 'Slug of one leaderboard, default all' },
};

export const usersTagsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
};

export const usersTagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', titleEn: 'Tag ID', en: 'Tags' },
};

export const usersUntagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'User id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', titleEn: 'Tag ID', en: 'Tags' },
};

export const personasSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'Of this user' },
  realmID: { in: 'body', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'In this realm' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned', 'Sealed'], zh: '状态', titleEn: 'Status', en: 'Deleted personas only with Sealed' },
  tagID: { in: 'body', type: 'string', format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Carries this tag' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Created before' },
};

export const personasGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
};

export const personasUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  iconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', titleEn: 'Avatar', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned'], zh: '状态', titleEn: 'Status', en: 'Bans or lifts the ban' },
};

export const personasRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
};

export const personasBanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', titleEn: 'Reason', en: 'Shown to the player' },
  duration: { in: 'body', type: 'integer', min: 1, zh: '时长', titleEn: 'Duration', en: 'Seconds from now' },
  unbanAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '解封时间', titleEn: 'Banned until', en: 'End of the ban' },
};

export const personasUnbanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
};

export const personasSetBanActionsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  banActions: { in: 'body', type: 'array', required: true, max: 10, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['BanLeaderboard'], zh: '限制', titleEn: 'Restriction', en: 'What is forbidden' }, options: { type: 'object', fields: { clearLeaderboard: { type: 'boolean', zh: '清除分数', titleEn: 'Clear leaderboard', en: 'Also delete current scores' } }, strict: true, zh: '选项', titleEn: 'Options', en: 'How far it goes' } }, strict: true }, zh: '封禁动作', titleEn: 'Banned from', en: 'The whole set; an empty one lifts all' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', titleEn: 'Reason', en: 'Shown to the player' },
  until: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End; absent for good' },
};

export const personasClearScoresFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  leaderboard: { in: 'query', type: 'string', zh: '排行榜', titleEn: 'Leaderboard', en: 'Slug of one leaderboard, default all' },
};

export const personasTagsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
};

export const personasTagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', titleEn: 'Tag ID', en: 'Tags' },
};

export const personasUntagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', titleEn: 'Tag ID', en: 'Tags' },
};

export const personasFriendsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const personasFriendBlacklistFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const personasGuildsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
};

export const tagsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
};

export const tagsCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 32, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in the app, 1 to 32 characters' },
  color: { in: 'body', type: 'string', min: 7, max: 7, pattern: '^#[0-9A-Fa-f]{6}$', zh: '颜色', titleEn: 'Color', en: 'A colour like #1a2b3c' },
  description: { in: 'body', type: 'string', max: 500, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const tagsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Tag id' },
};

export const tagsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Tag id' },
  name: { in: 'body', type: 'string', min: 1, max: 32, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in the app, 1 to 32 characters' },
  color: { in: 'body', type: 'string', min: 7, max: 7, pattern: '^#[0-9A-Fa-f]{6}$', zh: '颜色', titleEn: 'Color', en: 'A colour like #1a2b3c' },
  description: { in: 'body', type: 'string', max: 500, zh: '描述', titleEn: 'Description', en: 'Free text' },
};

export const tagsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Tag id' },
};

export const tagsPersonasFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Tag id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const tagsUsersFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', titleEn: 'Tag ID', en: 'Tag id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const entitlementsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  type: { in: 'body', type: 'string', zh: '类型', titleEn: 'Type', en: 'Whole type' },
  status: { in: 'body', type: 'string', enum: ['Pending', 'Active', 'Expired', 'Suspended'], zh: '状态', titleEn: 'Status', en: 'State' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'Of this user' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of this persona' },
  endsFrom: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效不早于', titleEn: 'Ends from', en: 'Ends at or after' },
  endsTo: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效早于', titleEn: 'Ends to', en: 'Ends before' },
};

export const entitlementsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', titleEn: 'Entitlement ID', en: 'Entitlement id' },
};

export const entitlementsCreateFields: OperationFields = {
  type: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '类型', titleEn: 'Type', en: 'Such as default, subscription, dlc, vip, 1 to 64 characters' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  ownerType: { in: 'body', type: 'string', required: true, enum: ['User', 'Persona'], zh: '归属', titleEn: 'Owner', en: 'Who gets it' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'With ownerType User' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'With ownerType Persona' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', titleEn: 'From', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效时间', titleEn: 'Until', en: 'End, default none; after the start' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const entitlementsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', titleEn: 'Entitlement ID', en: 'Entitlement id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', titleEn: 'From', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '失效时间', titleEn: 'Until', en: 'End, after the start; null for none' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const entitlementsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', titleEn: 'Entitlement ID', en: 'Entitlement id' },
};

export const entitlementsSuspendFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', titleEn: 'Entitlement ID', en: 'Entitlement id' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', titleEn: 'Reason', en: 'Why' },
};

export const entitlementsRestoreFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', titleEn: 'Entitlement ID', en: 'Entitlement id' },
};

export const entitlementsTypesFields: OperationFields = {};

export const entitlementsExpiriesFields: OperationFields = {
  month: { in: 'query', type: 'string', required: true, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM, in Asia/Shanghai' },
  type: { in: 'query', type: 'string', zh: '类型', titleEn: 'Type', en: 'Whole type' },
};

export const guildsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  guildName: { in: 'query', type: 'string', zh: '公会名称', titleEn: 'Guild', en: 'Part of the name' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'In this realm' },
  memberId: { in: 'query', type: 'string', format: 'uuid', zh: '成员角色 ID', titleEn: 'Member’s persona ID', en: 'With this member' },
};

export const guildsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
};

export const guildsRequestsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Rejected', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'What became of them' },
};

export const guildsApproveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const guildsRejectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const guildsHandOverFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  memberId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', titleEn: 'Member’s persona ID', en: 'The new owner' },
};

export const guildsDismissFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
};

export const guildRolesListFields: OperationFields = {};

export const guildRolesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  level: { in: 'body', type: 'integer', required: true, min: 1, max: 99, zh: '等级', titleEn: 'Level', en: 'A higher level outranks a lower one; the owner has 100' },
  permissions: { in: 'body', type: 'object', required: true, fields: { dismissGuild: { type: 'boolean', zh: '解散公会', titleEn: 'Dismiss guild', en: 'May dismiss the guild; the owner role only' }, manageGuildRequests: { type: 'boolean', zh: '审批加入申请', titleEn: 'Manage guild requests', en: 'May answer requests to join' }, manageMemberRole: { type: 'boolean', zh: '管理成员角色', titleEn: 'Manage member role', en: 'May change roles of a lower level' }, updateGuildInfo: { type: 'boolean', zh: '修改公会信息', titleEn: 'Update guild info', en: 'May change the guild' }, removeMembers: { type: 'boolean', zh: '移除成员', titleEn: 'Remove members', en: 'May remove members of a lower level' } }, strict: true, zh: '权限', titleEn: 'Permissions', en: 'What a holder may do, default nothing' },
  limit: { in: 'body', type: 'integer', min: 0, max: 10000000, zh: '人数上限', titleEn: 'Player limit', en: 'Holders in one guild, 0 for no limit' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const guildRolesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Role id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  level: { in: 'body', type: 'integer', min: 1, max: 99, zh: '等级', titleEn: 'Level', en: 'A higher level outranks a lower one; the owner has 100' },
  permissions: { in: 'body', type: 'object', fields: { dismissGuild: { type: 'boolean', zh: '解散公会', titleEn: 'Dismiss guild', en: 'May dismiss the guild; the owner role only' }, manageGuildRequests: { type: 'boolean', zh: '审批加入申请', titleEn: 'Manage guild requests', en: 'May answer requests to join' }, manageMemberRole: { type: 'boolean', zh: '管理成员角色', titleEn: 'Manage member role', en: 'May change roles of a lower level' }, updateGuildInfo: { type: 'boolean', zh: '修改公会信息', titleEn: 'Update guild info', en: 'May change the guild' }, removeMembers: { type: 'boolean', zh: '移除成员', titleEn: 'Remove members', en: 'May remove members of a lower level' } }, strict: true, zh: '权限', titleEn: 'Permissions', en: 'What a holder may do, default nothing' },
  limit: { in: 'body', type: 'integer', min: 0, max: 10000000, zh: '人数上限', titleEn: 'Player limit', en: 'Holders in one guild, 0 for no limit' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const guildRolesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Role id' },
};

export const reportsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  id: { in: 'body', type: 'string', format: 'uuid', zh: '举报 ID', titleEn: 'Report ID', en: 'This one' },
  status: { in: 'body', type: 'string', enum: ['Reviewing', 'Cleared', 'Actioned', 'Revoked'], zh: '状态', titleEn: 'Status', en: 'State' },
  category: { in: 'body', type: 'string', zh: '类别', titleEn: 'Kind', en: 'Whole category' },
  targetPersonaID: { in: 'body', type: 'string', format: 'uuid', zh: '被举报角色 ID', titleEn: 'Reported persona ID', en: 'Who is reported' },
  reporterPersonaID: { in: 'body', type: 'string', format: 'uuid', zh: '举报者角色 ID', titleEn: 'Reporter’s persona ID', en: 'Who reports' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Created before' },
};

export const reportsTargetsFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  status: { in: 'query', type: 'string', enum: ['Reviewing', 'Cleared', 'Actioned', 'Revoked'], zh: '状态', titleEn: 'Status', en: 'Only reports in this state' },
};

export const reportsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', titleEn: 'Report ID', en: 'Report id' },
};

export const reportsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', titleEn: 'Report ID', en: 'Report id' },
  status: { in: 'body', type: 'string', required: true, enum: ['Reviewing', 'Cleared', 'Actioned'], zh: '状态', titleEn: 'Status', en: 'The verdict; Revoked is up to the player' },
  result: { in: 'body', type: 'string', max: 1000, zh: '处理结果', titleEn: 'Result', en: 'Words of the reviewer' },
};

export const reportsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', titleEn: 'Report ID', en: 'Report id' },
};

export const leaderboardsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'query', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
};

export const leaderboardsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  memberType: { in: 'body', type: 'string', enum: ['Player', 'Entity'], zh: '成员类型', titleEn: 'Kind of member', en: 'Default Player' },
  sortOrder: { in: 'body', type: 'string', enum: ['Asc', 'Desc'], zh: '排序', titleEn: 'Order', en: 'Default Desc: larger is better' },
  updateType: { in: 'body', type: 'string', enum: ['KeepBest', 'KeepLatest', 'Aggregate'], zh: '更新方式', titleEn: 'Update', en: 'Default KeepBest' },
  bucketStrategy: { in: 'body', type: 'string', enum: ['None', 'Customized', 'System'], zh: '分组方式', titleEn: 'Groups by', en: 'Default None' },
  crossRealm: { in: 'body', type: 'boolean', zh: '跨区服', titleEn: 'Across realms', en: 'Rank realms together, default true' },
  bucketSize: { in: 'body', type: 'integer', min: 1, zh: '分组大小', titleEn: 'Group size', en: 'Members of a bucket, for System' },
  tierStrategy: { in: 'body', type: 'string', enum: ['Score', 'Rank', 'Percent'], zh: '段位方式', titleEn: 'Tiers by', en: 'What cutoffs mean' },
  tiers: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '段位标识', titleEn: 'Tier identifier', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '段位名称', titleEn: 'Tier', en: 'Name of the tier, 1 to 64 characters' }, cutoff: { type: 'number', required: true, zh: '门槛', titleEn: 'Threshold', en: 'Score, rank or percentage that must be reached' }, order: { type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Best first' } }, strict: true }, zh: '段位', titleEn: 'Tiers', en: 'Best first' },
  rewardStrategy: { in: 'body', type: 'string', enum: ['General', 'InBucket', 'ByTier'], zh: '奖励方式', titleEn: 'Reward by', en: 'What rewards go by, default General' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'union', required: true, anyOf: [{ type: 'object', required: true, fields: { from: { type: 'integer', required: true, min: 1, zh: '起始名次', titleEn: 'From rank', en: 'First rank, for General and InBucket; not after the last' }, to: { type: 'integer', required: true, min: 1, zh: '结束名次', titleEn: 'To rank', en: 'Last rank, for General and InBucket; ranges do not overlap' }, items: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Items', en: 'What each member gets' } }, strict: true }, { type: 'object', required: true, fields: { tier: { type: 'string', required: true, min: 1, max: 64, zh: '段位标识', titleEn: 'Tier identifier', en: 'Slug of the tier, for ByTier' }, items: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Items', en: 'What each member gets' } }, strict: true }] }, zh: '奖励', titleEn: 'Rewards', en: 'Rules' },
  rewardInboxTemplateSlug: { in: 'body', type: 'string', max: 64, zh: '奖励邮件模板', titleEn: 'Reward mail template', en: 'Default: straight to the inventory' },
  resetSchedule: { in: 'body', type: 'string', min: 9, max: 100, zh: '重置计划', titleEn: 'Reset schedule', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Refuse scores before' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Refuse scores after' },
  forceDistinctRank: { in: 'body', type: 'boolean', zh: '名次不并列', titleEn: 'No shared ranks', en: 'Give equal scores different ranks, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const leaderboardsGetFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
};

export const leaderboardsUpdateFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  sortOrder: { in: 'body', type: 'string', enum: ['Asc', 'Desc'], zh: '排序', titleEn: 'Order', en: 'Only while there are no scores' },
  updateType: { in: 'body', type: 'string', enum: ['KeepBest', 'KeepLatest', 'Aggregate'], zh: '更新方式', titleEn: 'Update', en: 'Only while there are no scores' },
  crossRealm: { in: 'body', type: 'boolean', zh: '跨区服', titleEn: 'Across realms', en: 'Rank realms together; only while there are no scores' },
  bucketSize: { in: 'body', type: 'integer', min: 1, zh: '分组大小', titleEn: 'Group size', en: 'Members of a bucket, for System' },
  tierStrategy: { in: 'body', type: 'string', nullable: true, enum: ['Score', 'Rank', 'Percent'], zh: '段位方式', titleEn: 'Tiers by', en: 'What cutoffs mean; null for no tiers' },
  tiers: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '段位标识', titleEn: 'Tier identifier', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '段位名称', titleEn: 'Tier', en: 'Name of the tier, 1 to 64 characters' }, cutoff: { type: 'number', required: true, zh: '门槛', titleEn: 'Threshold', en: 'Score, rank or percentage that must be reached' }, order: { type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Best first' } }, strict: true }, zh: '段位', titleEn: 'Tiers', en: 'Best first' },
  rewardStrategy: { in: 'body', type: 'string', enum: ['General', 'InBucket', 'ByTier'], zh: '奖励方式', titleEn: 'Reward by', en: 'What rewards go by, default General' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'union', required: true, anyOf: [{ type: 'object', required: true, fields: { from: { type: 'integer', required: true, min: 1, zh: '起始名次', titleEn: 'From rank', en: 'First rank, for General and InBucket; not after the last' }, to: { type: 'integer', required: true, min: 1, zh: '结束名次', titleEn: 'To rank', en: 'Last rank, for General and InBucket; ranges do not overlap' }, items: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Items', en: 'What each member gets' } }, strict: true }, { type: 'object', required: true, fields: { tier: { type: 'string', required: true, min: 1, max: 64, zh: '段位标识', titleEn: 'Tier identifier', en: 'Slug of the tier, for ByTier' }, items: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Items', en: 'What each member gets' } }, strict: true }] }, zh: '奖励', titleEn: 'Rewards', en: 'Rules' },
  rewardInboxTemplateSlug: { in: 'body', type: 'string', max: 64, zh: '奖励邮件模板', titleEn: 'Reward mail template', en: 'Default: straight to the inventory' },
  resetSchedule: { in: 'body', type: 'string', max: 100, pattern: '^(?:|.{9,})$', zh: '重置计划', titleEn: 'Reset schedule', en: 'Cron text of 5 fields in Asia/Shanghai takes the place of the schedule there is; empty cancels it' },
  startTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Refuse scores before; null for none' },
  endTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Refuse scores after; null for none' },
  forceDistinctRank: { in: 'body', type: 'boolean', zh: '名次不并列', titleEn: 'No shared ranks', en: 'Give equal scores different ranks, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const leaderboardsRemoveFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
};

export const leaderboardsResetFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
};

export const leaderboardScoresListFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'In this realm' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', titleEn: 'Group ID', en: 'In this bucket, ranked inside it' },
  tier: { in: 'query', type: 'string', zh: '段位', titleEn: 'Tier', en: 'Slug of a tier; not beside a bucket, nor beside a realm that is ranked with others' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', titleEn: 'Member ID', en: 'Only this member' },
};

export const leaderboardScoresSubmitFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  memberId: { in: 'body', type: 'string', max: 128, zh: '成员 ID', titleEn: 'Member ID', en: 'Persona id, or any text for Entity; with one score' },
  score: { in: 'body', type: 'number', zh: '分数', titleEn: 'Score', en: 'With one score' },
  bucketId: { in: 'body', type: 'string', max: 64, zh: '分组 ID', titleEn: 'Group ID', en: 'For Customized; with one score' },
  displayName: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '成员名称', titleEn: 'Member', en: 'Name of the member; with one score' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data beside the score; with one score' },
  scores: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { memberId: { type: 'string', required: true, min: 1, max: 128, zh: '成员 ID', titleEn: 'Member ID', en: 'Persona id, or any text for Entity' }, score: { type: 'number', required: true, zh: '分数', titleEn: 'Score', en: 'Score' }, bucketId: { type: 'string', max: 64, zh: '分组 ID', titleEn: 'Group ID', en: 'For Customized' }, displayName: { type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '成员名称', titleEn: 'Member', en: 'Name of the member' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data beside the score' } }, strict: true }, zh: '批量分数', titleEn: 'Scores', en: 'In place of one score: up to 100, all or nothing' },
};

export const leaderboardScoresClearFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  memberIds: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 128 }, zh: '成员 ID', titleEn: 'Member ID', en: 'At most 100 in one call; default: all members' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', titleEn: 'Group ID', en: 'Only this bucket' },
};

export const leaderboardScoresOfMemberFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 128, zh: '成员 ID', titleEn: 'Member ID', en: 'Persona id, or any text for Entity' },
  leaderboards: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1 }, zh: '排行榜', titleEn: 'Leaderboards', en: 'Slugs, default all' },
};

export const leaderboardVersionsListFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const leaderboardVersionsScoresFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Version id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'In this realm' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', titleEn: 'Group ID', en: 'In this bucket' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', titleEn: 'Member ID', en: 'Only this member' },
  rewardState: { in: 'query', type: 'string', enum: ['false', 'true', 'success'], zh: '奖励状态', titleEn: 'Reward', en: 'Only this state' },
};

export const leaderboardVersionsMemberScoreFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Version id' },
  m: { in: 'path', type: 'string', required: true, min: 1, max: 128, zh: '成员 ID', titleEn: 'Member ID', en: 'Member' },
  score: { in: 'body', type: 'number', zh: '分数', titleEn: 'Score', en: 'Corrects the score; ranks follow' },
  rewardState: { in: 'body', type: 'string', enum: ['false', 'true', 'success'], zh: '奖励状态', titleEn: 'Reward', en: 'Corrects the state; nothing is taken back' },
};

export const leaderboardVersionsRewardPlanFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Version id' },
};

export const leaderboardVersionsIssueRewardsFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Version id' },
  memberIds: { in: 'body', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1, max: 128 }, zh: '成员 ID', titleEn: 'Member ID', en: 'Default: all members' },
};

export const leaderboardSchedulesGetFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
};

export const leaderboardSchedulesCreateFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  resetSchedule: { in: 'body', type: 'string', required: true, min: 9, max: 100, zh: '重置计划', titleEn: 'Reset schedule', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'No reset before' },
  autoReward: { in: 'body', type: 'boolean', zh: '自动发奖', titleEn: 'Reward by itself', en: 'A reset issues the rewards, default false' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Resets happen, default true' },
};

export const leaderboardSchedulesUpdateFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  resetSchedule: { in: 'body', type: 'string', min: 9, max: 100, zh: '重置计划', titleEn: 'Reset schedule', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'No reset before; null for none' },
  autoReward: { in: 'body', type: 'boolean', zh: '自动发奖', titleEn: 'Reward by itself', en: 'A reset issues the rewards, default false' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', titleEn: 'Enabled', en: 'Resets happen, default true' },
};

export const leaderboardSchedulesCancelFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
};

export const resourcesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', titleEn: 'Identifier', en: 'Whole slug' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  type: { in: 'body', type: 'string', enum: ['VirtualCurrency', 'Item', 'Currency'], zh: '类型', titleEn: 'Type', en: 'Type' },
  namespace: { in: 'body', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Whole namespace' },
};

export const resourcesGetFields: OperationFields = {
  slug: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the resource' },
};

export const resourcesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  type: { in: 'body', type: 'string', required: true, enum: ['VirtualCurrency', 'Item'], zh: '类型', titleEn: 'Type', en: 'Real money cannot be created' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  stackable: { in: 'body', type: 'boolean', zh: '可堆叠', titleEn: 'Stackable', en: 'Default true, always so for VirtualCurrency' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Group of the game itself, default default' },
  quantityLimit: { in: 'body', type: 'integer', min: 0, zh: '持有上限', titleEn: 'Holding limit', en: 'Most a persona may hold, 0 for no limit' },
  lifetimeSeconds: { in: 'body', type: 'integer', min: 0, max: 3153600000, zh: '有效时长', titleEn: 'Lasts', en: 'Seconds that what a persona gets lasts; 0, the default, for good' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const resourcesUpdateFields: OperationFields = {
  slug: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the resource' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Group of the game itself, default default' },
  quantityLimit: { in: 'body', type: 'integer', min: 0, zh: '持有上限', titleEn: 'Holding limit', en: 'Most a persona may hold, 0 for no limit' },
  lifetimeSeconds: { in: 'body', type: 'integer', min: 0, max: 3153600000, zh: '有效时长', titleEn: 'Lasts', en: 'Seconds that what a persona gets lasts; 0, the default, for good' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const resourcesRemoveFields: OperationFields = {
  slug: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the resource' },
};

export const resourcesImportFields: OperationFields = {
  resources: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, type: { type: 'string', required: true, enum: ['VirtualCurrency', 'Item'], zh: '类型', titleEn: 'Type', en: 'Real money cannot be created' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' }, stackable: { type: 'boolean', zh: '可堆叠', titleEn: 'Stackable', en: 'Default true, always so for VirtualCurrency' }, namespace: { type: 'string', min: 1, max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Group of the game itself, default default' }, quantityLimit: { type: 'integer', min: 0, zh: '持有上限', titleEn: 'Holding limit', en: 'Most a persona may hold, 0 for no limit' }, lifetimeSeconds: { type: 'integer', min: 0, max: 3153600000, zh: '有效时长', titleEn: 'Lasts', en: 'Seconds that what a persona gets lasts; 0, the default, for good' }, customData: { type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' } }, strict: true }, zh: '资源', titleEn: 'Resource', en: 'Resources as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', titleEn: 'Overwrite', en: 'Change objects that exist, default false' },
};

export const resourcesNamespacesFields: OperationFields = {};

export const categoriesListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const categoriesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const categoriesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', titleEn: 'ID', en: 'Category id or slug' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const categoriesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', titleEn: 'ID', en: 'Category id or slug' },
};

export const categoriesPublishProductsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', titleEn: 'ID', en: 'Category id or slug' },
};

export const categoriesRevokeProductsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', titleEn: 'ID', en: 'Category id or slug' },
};

export const productsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', titleEn: 'Identifier', en: 'Whole slug' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  categorySlug: { in: 'body', type: 'string', zh: '分类标识', titleEn: 'Category', en: 'In this category' },
  publishStatus: { in: 'body', type: 'string', enum: ['published', 'unpublished'], zh: '状态', titleEn: 'Publish status', en: 'State' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Adds what this persona has bought and may buy' },
};

export const productsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '商品', titleEn: 'ID', en: 'Product id or slug' },
};

export const productsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  categorySlug: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '分类标识', titleEn: 'Category', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  costs: { in: 'body', type: 'array', required: true, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '价格', titleEn: 'Price', en: 'Empty: free; CNY in fen stands alone' },
  rewards: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '内容', titleEn: 'Rewards', en: 'What the persona gets' },
  limitCount: { in: 'body', type: 'integer', min: 0, zh: '限购次数', titleEn: 'Purchase limit', en: 'Purchases of a persona in a period, 0 for no limit' },
  resetSchedule: { in: 'body', type: 'object', fields: { type: { type: 'string', required: true, enum: ['EveryDay', 'EveryWeek', 'EveryMonth'], zh: '周期', titleEn: 'Type', en: 'How often' }, day: { type: 'integer', min: 1, max: 31, zh: '日', titleEn: 'Day', en: 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31' }, hour: { type: 'integer', required: true, min: 0, max: 23, zh: '时', titleEn: 'Hour', en: 'Hour of the day in Asia/Shanghai' } }, strict: true, zh: '限购重置', titleEn: 'Limit reset', en: 'When the limit starts anew, default never' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '上架时间', titleEn: 'On sale from', en: 'Sell from' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '下架时间', titleEn: 'On sale until', en: 'Sell until' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const productsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '商品', titleEn: 'ID', en: 'Product id or slug' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  categorySlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '分类标识', titleEn: 'Category', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  costs: { in: 'body', type: 'array', max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '价格', titleEn: 'Price', en: 'Empty: free; CNY in fen stands alone' },
  rewards: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '内容', titleEn: 'Rewards', en: 'What the persona gets' },
  limitCount: { in: 'body', type: 'integer', min: 0, zh: '限购次数', titleEn: 'Purchase limit', en: 'Purchases of a persona in a period, 0 for no limit' },
  resetSchedule: { in: 'body', type: 'object', nullable: true, fields: { type: { type: 'string', required: true, enum: ['EveryDay', 'EveryWeek', 'EveryMonth'], zh: '周期', titleEn: 'Type', en: 'How often' }, day: { type: 'integer', min: 1, max: 31, zh: '日', titleEn: 'Day', en: 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31' }, hour: { type: 'integer', required: true, min: 0, max: 23, zh: '时', titleEn: 'Hour', en: 'Hour of the day in Asia/Shanghai' } }, strict: true, zh: '限购重置', titleEn: 'Limit reset', en: 'When the limit starts anew; null for never' },
  startTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '上架时间', titleEn: 'On sale from', en: 'Sell from; null for none' },
  endTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '下架时间', titleEn: 'On sale until', en: 'Sell until; null for none' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const productsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '商品', titleEn: 'ID', en: 'Product id or slug' },
};

export const productsPublishFields: OperationFields = {
  ids: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '商品', titleEn: 'IDs', en: 'Ids or slugs, at most 100' },
};

export const productsRevokeFields: OperationFields = {
  ids: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '商品', titleEn: 'IDs', en: 'Ids or slugs, at most 100' },
};

export const productsPurchaseFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  personaId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Who buys' },
  productSlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '商品标识', titleEn: 'Product slug', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  productId: { in: 'body', type: 'string', format: 'uuid', zh: '商品 ID', titleEn: 'Product ID', en: 'In place of the slug: exactly one of the two' },
  quantity: { in: 'body', type: 'integer', min: 1, max: 9999, zh: '数量', titleEn: 'Quantity', en: 'Units, default 1' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
  outTradeNo: { in: 'body', type: 'string', max: 64, zh: '外部订单号', titleEn: 'External order', en: 'Unique number of the game itself; needed for real money' },
  paymentMethod: { in: 'body', type: 'string', enum: ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'], zh: '支付方式', titleEn: 'Payment method', en: 'Needed for real money' },
};

export const productsImportFields: OperationFields = {
  products: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' }, categorySlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '分类标识', titleEn: 'Category', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, costs: { type: 'array', required: true, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '价格', titleEn: 'Price', en: 'Empty: free; CNY in fen stands alone' }, rewards: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '内容', titleEn: 'Rewards', en: 'What the persona gets' }, limitCount: { type: 'integer', min: 0, zh: '限购次数', titleEn: 'Purchase limit', en: 'Purchases of a persona in a period, 0 for no limit' }, resetSchedule: { type: 'object', fields: { type: { type: 'string', required: true, enum: ['EveryDay', 'EveryWeek', 'EveryMonth'], zh: '周期', titleEn: 'Type', en: 'How often' }, day: { type: 'integer', min: 1, max: 31, zh: '日', titleEn: 'Day', en: 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31' }, hour: { type: 'integer', required: true, min: 0, max: 23, zh: '时', titleEn: 'Hour', en: 'Hour of the day in Asia/Shanghai' } }, strict: true, zh: '限购重置', titleEn: 'Limit reset', en: 'When the limit starts anew, default never' }, startTime: { type: 'string', format: 'date-time-offset', zh: '上架时间', titleEn: 'On sale from', en: 'Sell from' }, endTime: { type: 'string', format: 'date-time-offset', zh: '下架时间', titleEn: 'On sale until', en: 'Sell until' }, customData: { type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' } }, strict: true }, zh: '商品', titleEn: 'Products', en: 'Products as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', titleEn: 'Overwrite', en: 'Change objects that exist, default false' },
};

export const transactionsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  transactionId: { in: 'body', type: 'string', format: 'uuid', zh: '订单 ID', titleEn: 'Order ID', en: 'Only this order' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of this persona' },
  status: { in: 'body', type: 'string', enum: ['Pending', 'Charged', 'Fulfilled', 'FulfillFailed', 'ChargeFailed', 'Refunded'], zh: '状态', titleEn: 'Status', en: 'State' },
  type: { in: 'body', type: 'string', enum: ['RealMoneyPurchase', 'VirtualPurchase'], zh: '类型', titleEn: 'Type', en: 'What is paid with' },
  productSlug: { in: 'body', type: 'string', zh: '商品标识', titleEn: 'Product slug', en: 'Of this product' },
  outTradeNo: { in: 'body', type: 'string', zh: '外部订单号', titleEn: 'External order', en: 'Whole number' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Created before' },
};

export const transactionsMetricsFields: OperationFields = {
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
  interval: { in: 'query', type: 'string', enum: ['1h', '1d'], zh: '粒度', titleEn: 'Interval', en: 'Hour or day, default 1d' },
  type: { in: 'query', type: 'string', enum: ['RealMoneyPurchase', 'VirtualPurchase'], zh: '类型', titleEn: 'Type', en: 'What is paid with' },
};

export const transactionsReFulfilFields: OperationFields = {
  transactionIds: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '订单 ID', titleEn: 'Order ID', en: 'Orders, at most 100' },
};

export const paymentsNotifyFields: OperationFields = {
  outTradeNo: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '外部订单号', titleEn: 'External order', en: 'Unique number of the game itself' },
  status: { in: 'body', type: 'string', required: true, enum: ['success', 'failed', 'refunded'], zh: '状态', titleEn: 'Status', en: 'What became of the payment' },
  totalAmount: { in: 'body', type: 'integer', min: 1, zh: '总金额', titleEn: 'Total', en: 'Fen' },
  paymentMethod: { in: 'body', type: 'string', enum: ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'], zh: '支付方式', titleEn: 'Payment method', en: 'How it was paid' },
  tradeNo: { in: 'body', type: 'string', max: 64, zh: '支付平台订单号', titleEn: 'Trade no', en: 'Number of the payment provider' },
};

export const paymentsCreateFields: OperationFields = {
  personaId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Who buys; with a token, the own persona' },
  outTradeNo: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '外部订单号', titleEn: 'External order', en: 'Unique number of the game itself' },
  totalAmount: { in: 'body', type: 'integer', required: true, min: 1, zh: '总金额', titleEn: 'Total', en: 'Fen' },
  paymentMethod: { in: 'body', type: 'string', required: true, enum: ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'], zh: '支付方式', titleEn: 'Payment method', en: 'How it is paid' },
  productSlug: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '商品标识', titleEn: 'Product slug', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  quantity: { in: 'body', type: 'integer', min: 1, max: 9999, zh: '数量', titleEn: 'Quantity', en: 'Units, default 1' },
};

export const inventorySearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of this persona' },
  resourceSlug: { in: 'body', type: 'string', zh: '资源标识', titleEn: 'Resource', en: 'Of this resource' },
  namespace: { in: 'body', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Of resources in this namespace' },
};

export const inventoryMetricsFields: OperationFields = {
  resourceSlug: { in: 'query', type: 'string', zh: '资源标识', titleEn: 'Resource', en: 'Only this resource' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default now' },
};

export const inventoryUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '物品 ID', titleEn: 'Item ID', en: 'Inventory row id' },
  quantity: { in: 'body', type: 'integer', min: 0, zh: '数量', titleEn: 'Quantity', en: '0 takes the row away; 0 or 1 where it does not stack' },
  expectedQuantity: { in: 'body', type: 'integer', min: 0, zh: '预期数量', titleEn: 'Expected quantity', en: 'Refused where the row holds another quantity by now' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
  reason: { in: 'body', type: 'string', max: 200, zh: '原因', titleEn: 'Reason', en: 'Why; kept in the history of the persona' },
};

export const tokenClassesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  name: { in: 'body', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['unreleased', 'pending', 'active', 'expired'], zh: '状态', titleEn: 'Status', en: 'State' },
  codeType: { in: 'body', type: 'string', enum: ['Universal', 'Unique'], zh: '兑换码类型', titleEn: 'Kind of code', en: 'Kind of codes' },
};

export const tokenClassesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Class id' },
};

export const tokenClassesCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in the app, 1 to 64 characters' },
  resources: { in: 'body', type: 'map', required: true, values: { type: 'integer', required: true, min: 1, max: 4294967295 }, zh: '资源', titleEn: 'Resource', en: 'Units of each resource by slug, at least one' },
  codeType: { in: 'body', type: 'string', required: true, enum: ['Universal', 'Unique'], zh: '兑换码类型', titleEn: 'Kind of code', en: 'Universal: one code for all; Unique: one code per use' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', titleEn: 'From', en: 'Codes work from, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效时间', titleEn: 'Until', en: 'Codes work until, default for good' },
  scopes: { in: 'body', type: 'array', max: 50, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '范围', titleEn: 'Scope', en: 'A code works in one of these' },
  redeemLimitPerPersona: { in: 'body', type: 'integer', min: 1, zh: '每角色兑换上限', titleEn: 'Per persona', en: 'Codes a persona may use, default 1' },
  deliveryType: { in: 'body', type: 'string', enum: ['Direct', 'Inbox'], zh: '发放方式', titleEn: 'Delivery', en: 'Default Direct' },
  inboxTemplateSlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '邮件模板', titleEn: 'Mail template', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  code: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{8,20}$', zh: '通用码', titleEn: 'Shared code', en: 'For Universal: 8 to 20 letters and digits, default a random one' },
  prefix: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{0,12}$', zh: '前缀', titleEn: 'Prefix', en: 'Letters and digits; at least 8 characters follow it' },
  codeLength: { in: 'body', type: 'integer', min: 8, max: 20, zh: '兑换码长度', titleEn: 'Code length', en: 'Characters with the prefix, default 12' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const tokenClassesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Class id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Unique in the app, 1 to 64 characters' },
  resources: { in: 'body', type: 'map', values: { type: 'integer', required: true, min: 1, max: 4294967295 }, zh: '资源', titleEn: 'Resource', en: 'Units of each resource by slug, at least one' },
  codeType: { in: 'body', type: 'string', enum: ['Universal', 'Unique'], zh: '兑换码类型', titleEn: 'Kind of code', en: 'Universal: one code for all; Unique: one code per use' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', titleEn: 'From', en: 'Codes work from, default now' },
  endTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '失效时间', titleEn: 'Until', en: 'Codes work until; null for none' },
  scopes: { in: 'body', type: 'array', max: 50, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '范围', titleEn: 'Scope', en: 'A code works in one of these' },
  redeemLimitPerPersona: { in: 'body', type: 'integer', min: 1, zh: '每角色兑换上限', titleEn: 'Per persona', en: 'Codes a persona may use, default 1' },
  deliveryType: { in: 'body', type: 'string', enum: ['Direct', 'Inbox'], zh: '发放方式', titleEn: 'Delivery', en: 'Default Direct' },
  inboxTemplateSlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '邮件模板', titleEn: 'Mail template', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  code: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{8,20}$', zh: '通用码', titleEn: 'Shared code', en: 'For Universal: 8 to 20 letters and digits, default a random one' },
  prefix: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{0,12}$', zh: '前缀', titleEn: 'Prefix', en: 'Letters and digits; at least 8 characters follow it' },
  codeLength: { in: 'body', type: 'integer', min: 8, max: 20, zh: '兑换码长度', titleEn: 'Code length', en: 'Characters with the prefix, default 12' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const tokenClassesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Class id' },
};

export const tokenClassesReleaseFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Class id' },
};

export const tokenClassesSuspendFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Class id' },
};

export const tokenClassesNamesFields: OperationFields = {};

export const tokenInstancesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Of this gift pack' },
  code: { in: 'body', type: 'string', zh: '兑换码', titleEn: 'Code', en: 'Whole code, case ignored' },
  status: { in: 'body', type: 'string', enum: ['unused', 'used', 'invalid'], zh: '状态', titleEn: 'Status', en: 'State' },
  batchId: { in: 'body', type: 'string', format: 'uuid', zh: '批次 ID', titleEn: 'Batch ID', en: 'Of this batch' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Used by this persona' },
};

export const tokenInstancesGenerateFields: OperationFields = {
  tokenClassId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Gift pack with Unique codes' },
  count: { in: 'body', type: 'integer', required: true, min: 1, max: 10000, zh: '数量', titleEn: 'Quantity', en: 'How many, at most 10000' },
};

export const tokenInstancesInvalidateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '兑换码 ID', titleEn: 'Code ID', en: 'Code id' },
};

export const tokenInstancesInvalidateManyFields: OperationFields = {
  ids: { in: 'body', type: 'array', min: 1, max: 10000, items: { type: 'string', required: true, format: 'uuid' }, zh: '兑换码 ID', titleEn: 'Code ID', en: 'These codes' },
  batchId: { in: 'body', type: 'string', format: 'uuid', zh: '批次 ID', titleEn: 'Batch ID', en: 'Or all of this batch' },
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Or all of this gift pack' },
};

export const tokenInstancesExportFields: OperationFields = {
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Of this gift pack' },
  code: { in: 'body', type: 'string', zh: '兑换码', titleEn: 'Code', en: 'Whole code, case ignored' },
  status: { in: 'body', type: 'string', enum: ['unused', 'used', 'invalid'], zh: '状态', titleEn: 'Status', en: 'State' },
  batchId: { in: 'body', type: 'string', format: 'uuid', zh: '批次 ID', titleEn: 'Batch ID', en: 'Of this batch' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Used by this persona' },
};

export const tokenInstancesUsedInfoFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  code: { in: 'body', type: 'string', zh: '兑换码', titleEn: 'Code', en: 'Of this code' },
  id: { in: 'body', type: 'string', format: 'uuid', zh: '兑换码 ID', titleEn: 'Code ID', en: 'Or of this code' },
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', titleEn: 'Gift pack ID', en: 'Or of this gift pack' },
};

export const inboxTemplatesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '模板名称', titleEn: 'Template', en: 'Part of the name' },
  scope: { in: 'body', type: 'string', enum: ['Persona', 'Realm', 'All'], zh: '发送范围', titleEn: 'Scope', en: 'Who gets the mail' },
};

export const inboxTemplatesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '模板标识', titleEn: 'Template identifier', en: 'Slug of the template' },
};

export const inboxTemplatesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  scope: { in: 'body', type: 'string', required: true, enum: ['Persona', 'Realm', 'All'], zh: '发送范围', titleEn: 'Scope', en: 'Who gets the mail' },
  title: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title of the mail, 1 to 128 characters' },
  sendTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '发送时间', titleEn: 'Sent', en: 'Do not send before, default at once' },
  expireType: { in: 'body', type: 'string', enum: ['Duration', 'FixedTime'], zh: '过期方式', titleEn: 'Expires by', en: 'Default Duration of 30 days' },
  expireDuration: { in: 'body', type: 'integer', min: 1, max: 315360000, zh: '有效时长', titleEn: 'Lasts', en: 'Seconds from receipt, for Duration, at most ten years' },
  expireAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', titleEn: 'Expires', en: 'For FixedTime' },
  content: { in: 'body', type: 'string', max: 10000, zh: '正文', titleEn: 'Text', en: 'Text of the mail' },
  sender: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '发件人', titleEn: 'Sender', en: 'Name of the sender' },
  attachments: { in: 'body', type: 'array', max: 50, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '附件', titleEn: 'Attachments', en: 'Resources in the mail' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const inboxTemplatesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '模板标识', titleEn: 'Template identifier', en: 'Slug of the template' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  title: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title of the mail, 1 to 128 characters' },
  sendTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '发送时间', titleEn: 'Sent', en: 'Do not send before; null for none' },
  expireType: { in: 'body', type: 'string', enum: ['Duration', 'FixedTime'], zh: '过期方式', titleEn: 'Expires by', en: 'Default Duration of 30 days' },
  expireDuration: { in: 'body', type: 'integer', min: 1, max: 315360000, zh: '有效时长', titleEn: 'Lasts', en: 'Seconds from receipt, for Duration, at most ten years' },
  expireAt: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '过期时间', titleEn: 'Expires', en: 'For FixedTime; null for none' },
  content: { in: 'body', type: 'string', max: 10000, zh: '正文', titleEn: 'Text', en: 'Text of the mail' },
  sender: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '发件人', titleEn: 'Sender', en: 'Name of the sender' },
  attachments: { in: 'body', type: 'array', max: 50, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '附件', titleEn: 'Attachments', en: 'Resources in the mail' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const inboxTemplatesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '模板标识', titleEn: 'Template identifier', en: 'Slug of the template' },
};

export const inboxTemplatesNamesFields: OperationFields = {};

export const inboxMessagesSendFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  templateSlugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '模板标识', titleEn: 'Template identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'For a template of scope Persona' },
  realmID: { in: 'body', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'For a template of scope Realm' },
};

export const inboxMessagesSendManyFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  templateSlugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '模板标识', titleEn: 'Template identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  personaIds: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'string', required: true, format: 'uuid' }, zh: '角色 ID', titleEn: 'Persona ID', en: 'Personas, at most 1000' },
};

export const inboxMessagesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'In the inbox of this persona' },
  recordId: { in: 'body', type: 'string', format: 'uuid', zh: '记录 ID', titleEn: 'Record ID', en: 'Of this sending' },
  templateSlugName: { in: 'body', type: 'string', zh: '模板标识', titleEn: 'Template identifier', en: 'Of this template' },
  status: { in: 'body', type: 'string', enum: ['Unread', 'Unconsumed', 'Completed'], zh: '状态', titleEn: 'Status', en: 'State' },
};

export const inboxMessagesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', titleEn: 'Mail ID', en: 'Message id' },
};

export const inboxRecordsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  id: { in: 'body', type: 'string', format: 'uuid', zh: '记录 ID', titleEn: 'Record ID', en: 'Only this sending' },
  templateSlugName: { in: 'body', type: 'string', zh: '模板标识', titleEn: 'Template identifier', en: 'Of this template' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'Created before' },
};

export const inboxRecordsRecallFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '记录 ID', titleEn: 'Record ID', en: 'Record id' },
};

export const achievementsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  category: { in: 'body', type: 'string', zh: '分类', titleEn: 'Category', en: 'Whole category' },
  series: { in: 'body', type: 'string', zh: '系列', titleEn: 'Series', en: 'Whole series' },
  releaseStatus: { in: 'body', type: 'string', enum: ['released', 'unreleased'], zh: '状态', titleEn: 'Release status', en: 'State' },
};

export const achievementsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the achievement' },
};

export const achievementsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  startValue: { in: 'body', type: 'number', zh: '起始值', titleEn: 'Start', en: 'Where personas begin' },
  thresholdValue: { in: 'body', type: 'number', required: true, zh: '目标值', titleEn: 'Goal', en: 'Above the start: done at or above it; below: at or below' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'What to do' },
  category: { in: 'body', type: 'string', max: 64, zh: '分类', titleEn: 'Category', en: 'Word of the game itself' },
  series: { in: 'body', type: 'string', max: 64, zh: '系列', titleEn: 'Series', en: 'Word of the game itself' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'Given once' },
  hidden: { in: 'body', type: 'boolean', zh: '隐藏', titleEn: 'Hidden', en: 'Hide it until it is done, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const achievementsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the achievement' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  startValue: { in: 'body', type: 'number', zh: '起始值', titleEn: 'Start', en: 'Where personas begin' },
  thresholdValue: { in: 'body', type: 'number', zh: '目标值', titleEn: 'Goal', en: 'Above the start: done at or above it; below: at or below' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'What to do' },
  category: { in: 'body', type: 'string', max: 64, zh: '分类', titleEn: 'Category', en: 'Word of the game itself' },
  series: { in: 'body', type: 'string', max: 64, zh: '系列', titleEn: 'Series', en: 'Word of the game itself' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'Given once' },
  hidden: { in: 'body', type: 'boolean', zh: '隐藏', titleEn: 'Hidden', en: 'Hide it until it is done, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const achievementsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the achievement' },
};

export const achievementsReleaseFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', titleEn: 'Identifier', en: 'Slugs, at most 100' },
};

export const achievementsRevokeFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', titleEn: 'Identifier', en: 'Slugs, at most 100' },
};

export const achievementsImportFields: OperationFields = {
  achievementMeta: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' }, startValue: { type: 'number', zh: '起始值', titleEn: 'Start', en: 'Where personas begin' }, thresholdValue: { type: 'number', required: true, zh: '目标值', titleEn: 'Goal', en: 'Above the start: done at or above it; below: at or below' }, description: { type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'What to do' }, category: { type: 'string', max: 64, zh: '分类', titleEn: 'Category', en: 'Word of the game itself' }, series: { type: 'string', max: 64, zh: '系列', titleEn: 'Series', en: 'Word of the game itself' }, rewards: { type: 'array', max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'Given once' }, hidden: { type: 'boolean', zh: '隐藏', titleEn: 'Hidden', en: 'Hide it until it is done, default false' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' } }, strict: true }, zh: '成就', titleEn: 'Achievement meta', en: 'Achievements as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', titleEn: 'Overwrite', en: 'Change objects that exist, default false' },
};

export const achievementsCategoriesFields: OperationFields = {};

export const achievementsSeriesFields: OperationFields = {};

export const personaAchievementsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of this persona; adds those never touched' },
  slugName: { in: 'body', type: 'string', zh: '标识', titleEn: 'Identifier', en: 'Of this achievement' },
  category: { in: 'body', type: 'string', zh: '分类', titleEn: 'Category', en: 'Whole category' },
  achieveStatus: { in: 'body', type: 'string', enum: ['achieved', 'not_achieved'], zh: '达成状态', titleEn: 'Progress', en: 'State' },
  redeemStatus: { in: 'body', type: 'string', enum: ['redeemed', 'not_redeemed'], zh: '领奖状态', titleEn: 'Reward', en: 'Whether the rewards were taken' },
};

export const personaAchievementsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  achievements: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, action: { type: 'string', required: true, enum: ['Increase', 'Decrease', 'Set'], zh: '操作', titleEn: 'Action', en: 'How the value changes' }, value: { type: 'integer', required: true, min: 0, zh: '数值', titleEn: 'Value', en: 'Units' }, customData: { type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' }, redeem: { type: 'boolean', zh: '领奖', titleEn: 'Redeem', en: 'Also take the rewards' } }, strict: true }, zh: '成就', titleEn: 'Achievements', en: 'Up to 100; or one, written into the body itself' },
  slugName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  action: { in: 'body', type: 'string', enum: ['Increase', 'Decrease', 'Set'], zh: '操作', titleEn: 'Action', en: 'How the value changes' },
  value: { in: 'body', type: 'integer', min: 0, zh: '数值', titleEn: 'Value', en: 'Units' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
  redeem: { in: 'body', type: 'boolean', zh: '领奖', titleEn: 'Redeem', en: 'Also take the rewards' },
};

export const battlePassesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['Pending', 'Active', 'Expired', 'Suspended'], zh: '状态', titleEn: 'Status', en: 'State' },
};

export const battlePassesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the battle pass' },
};

export const battlePassesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  maxLevel: { in: 'body', type: 'integer', required: true, min: 1, max: 1000, zh: '最高等级', titleEn: 'Max level', en: 'Last level; may only grow while active' },
  levelExp: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'integer', required: true, min: 1, max: 1000000000 }, zh: '升级经验', titleEn: 'Experience per level', en: 'One value for every level, or one per level' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Words to the players' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End, default none' },
  dailyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每日经验上限', titleEn: 'Daily experience limit', en: 'Experience in a day, 0 for no limit' },
  weeklyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每周经验上限', titleEn: 'Weekly experience limit', en: 'Experience in a week, 0 for no limit' },
  dayStartHour: { in: 'body', type: 'integer', min: 0, max: 23, zh: '每日起始时', titleEn: 'Day starts at', en: 'Hour a day begins at, default 0' },
};

export const battlePassesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the battle pass' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  maxLevel: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '最高等级', titleEn: 'Max level', en: 'Last level; may only grow while active' },
  levelExp: { in: 'body', type: 'array', min: 1, max: 1000, items: { type: 'integer', required: true, min: 1, max: 1000000000 }, zh: '升级经验', titleEn: 'Experience per level', en: 'One value for every level, or one per level' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Words to the players' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', titleEn: 'Started', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '结束时间', titleEn: 'Ended', en: 'End; null for none' },
  dailyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每日经验上限', titleEn: 'Daily experience limit', en: 'Experience in a day, 0 for no limit' },
  weeklyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每周经验上限', titleEn: 'Weekly experience limit', en: 'Experience in a week, 0 for no limit' },
  dayStartHour: { in: 'body', type: 'integer', min: 0, max: 23, zh: '每日起始时', titleEn: 'Day starts at', en: 'Hour a day begins at, default 0' },
};

export const battlePassesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the battle pass' },
};

export const battlePassesNamesFields: OperationFields = {};

export const battlePassesPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the battle pass' },
};

export const battlePassesRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the battle pass' },
};

export const battlePassSlotsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '档位 ID', titleEn: 'Track ID', en: 'Slot id' },
};

export const battlePassSlotsCreateFields: OperationFields = {
  battlePassSlugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '战令标识', titleEn: 'Battle pass', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  unlockedByDefault: { in: 'body', type: 'boolean', zh: '默认解锁', titleEn: 'Unlocked by default', en: 'Open it to every persona, default false' },
  unlockProductSlug: { in: 'body', type: 'string', max: 64, zh: '解锁商品', titleEn: 'Unlocked by product', en: 'Slug of the product that opens it' },
  order: { in: 'body', type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Position in the battle pass' },
  rewards: { in: 'body', type: 'array', max: 1000, items: { type: 'object', required: true, fields: { level: { type: 'integer', required: true, min: 1, zh: '等级', titleEn: 'Level', en: 'Level, from 1' }, items: { type: 'array', required: true, min: 1, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Items', en: 'What the level gives' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'One row per level that gives something' },
};

export const battlePassSlotsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '档位 ID', titleEn: 'Track ID', en: 'Slot id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  unlockedByDefault: { in: 'body', type: 'boolean', zh: '默认解锁', titleEn: 'Unlocked by default', en: 'Open it to every persona, default false' },
  unlockProductSlug: { in: 'body', type: 'string', max: 64, zh: '解锁商品', titleEn: 'Unlocked by product', en: 'Slug of the product that opens it' },
  order: { in: 'body', type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Position in the battle pass' },
  rewards: { in: 'body', type: 'array', max: 1000, items: { type: 'object', required: true, fields: { level: { type: 'integer', required: true, min: 1, zh: '等级', titleEn: 'Level', en: 'Level, from 1' }, items: { type: 'array', required: true, min: 1, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Items', en: 'What the level gives' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'One row per level that gives something' },
};

export const battlePassSlotsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '档位 ID', titleEn: 'Track ID', en: 'Slot id' },
};

export const personaBattlePassesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of this persona' },
  slugName: { in: 'body', type: 'string', zh: '战令标识', titleEn: 'Battle pass', en: 'Of this battle pass' },
};

export const personaBattlePassesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  bp: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
};

export const personaBattlePassesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  bp: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
};

export const personaBattlePassesRemoveAllFields: OperationFields = {
  bp: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
};

export const questsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  type: { in: 'body', type: 'string', enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', titleEn: 'Type', en: 'How often it starts anew' },
  status: { in: 'body', type: 'string', enum: ['questPending', 'questPartialPublished', 'questPublished'], zh: '状态', titleEn: 'Status', en: 'State' },
};

export const questsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', titleEn: 'ID', en: 'Quest id or slug' },
};

export const questsCompletionFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', titleEn: 'ID', en: 'Quest id or slug' },
};

export const questsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  type: { in: 'body', type: 'string', required: true, enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', titleEn: 'Type', en: 'Starts anew daily, on Monday or on the 1st' },
  layout: { in: 'body', type: 'string', required: true, enum: ['Basic', 'WithProgressBar'], zh: '形式', titleEn: 'Layout', en: 'Tasks alone, or tasks that give points' },
  resetHour: { in: 'body', type: 'integer', min: 0, max: 23, zh: '重置时', titleEn: 'Resets at', en: 'Hour it starts anew at, Asia/Shanghai, default 0' },
  items: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' }, thresholdValue: { type: 'number', required: true, min: 1, zh: '目标值', titleEn: 'Goal', en: 'Done at or above it, at least 1' }, rewards: { type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'Given once in a period' }, points: { type: 'integer', min: 0, max: 1000000000, zh: '积分', titleEn: 'Points', en: 'Points when done, for WithProgressBar' }, kind: { type: 'string', enum: ['Task', 'PointReward'], zh: '种类', titleEn: 'Kind', en: 'Default Task; PointReward is done by the points of tasks' }, order: { type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Position in the quest' } }, strict: true }, zh: '子任务', titleEn: 'Subquests', en: 'Tasks, not yet published' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const questsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', titleEn: 'ID', en: 'Quest id or slug' },
};

export const questsImportFields: OperationFields = {
  quests: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' }, type: { type: 'string', required: true, enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', titleEn: 'Type', en: 'Starts anew daily, on Monday or on the 1st' }, layout: { type: 'string', required: true, enum: ['Basic', 'WithProgressBar'], zh: '形式', titleEn: 'Layout', en: 'Tasks alone, or tasks that give points' }, resetHour: { type: 'integer', min: 0, max: 23, zh: '重置时', titleEn: 'Resets at', en: 'Hour it starts anew at, Asia/Shanghai, default 0' }, items: { type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' }, thresholdValue: { type: 'number', required: true, min: 1, zh: '目标值', titleEn: 'Goal', en: 'Done at or above it, at least 1' }, rewards: { type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'Given once in a period' }, points: { type: 'integer', min: 0, max: 1000000000, zh: '积分', titleEn: 'Points', en: 'Points when done, for WithProgressBar' }, kind: { type: 'string', enum: ['Task', 'PointReward'], zh: '种类', titleEn: 'Kind', en: 'Default Task; PointReward is done by the points of tasks' }, order: { type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Position in the quest' } }, strict: true }, zh: '子任务', titleEn: 'Subquests', en: 'Tasks, not yet published' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' } }, strict: true }, zh: '任务', titleEn: 'Quests', en: 'Quests as in a create, 1 to 100' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', titleEn: 'Overwrite', en: 'Change objects that exist, default false' },
};

export const questsPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', titleEn: 'ID', en: 'Quest id or slug' },
};

export const questsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', titleEn: 'ID', en: 'Quest id or slug' },
};

export const questItemsCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', titleEn: 'ID', en: 'Quest id or slug' },
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', titleEn: 'Identifier', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  thresholdValue: { in: 'body', type: 'number', required: true, min: 1, zh: '目标值', titleEn: 'Goal', en: 'Done at or above it, at least 1' },
  rewards: { in: 'body', type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', titleEn: 'Quantity', en: 'Units' } }, strict: true }, zh: '奖励', titleEn: 'Rewards', en: 'Given once in a period' },
  points: { in: 'body', type: 'integer', min: 0, max: 1000000000, zh: '积分', titleEn: 'Points', en: 'Points when done, for WithProgressBar' },
  kind: { in: 'body', type: 'string', enum: ['Task', 'PointReward'], zh: '种类', titleEn: 'Kind', en: 'Default Task; PointReward is done by the points of tasks' },
  order: { in: 'body', type: 'integer', min: 0, zh: '顺序', titleEn: 'Order', en: 'Position in the quest' },
};

export const questItemsPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '子任务 ID', titleEn: 'Subquest ID', en: 'Item id' },
};

export const questItemsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '子任务 ID', titleEn: 'Subquest ID', en: 'Item id' },
};

export const questItemsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '子任务 ID', titleEn: 'Subquest ID', en: 'Item id' },
};

export const personaQuestsSearchFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', titleEn: 'Identifier', en: 'Of this quest' },
  type: { in: 'body', type: 'string', enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', titleEn: 'Type', en: 'How often it starts anew' },
};

export const personaQuestsFetchFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  slugNames: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', titleEn: 'Identifier', en: 'Default: every published quest' },
};

export const billboardsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  title: { in: 'body', type: 'string', zh: '标题', titleEn: 'Title', en: 'Part of the title' },
  namespace: { in: 'body', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Whole namespace' },
  status: { in: 'body', type: 'string', enum: ['billboardPending', 'billboardScheduled', 'billboardPublished', 'billboardRevoked'], zh: '状态', titleEn: 'Status', en: 'State' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'Each of these must match' },
};

export const billboardsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', titleEn: 'Notice ID', en: 'Notice id' },
};

export const billboardsCreateFields: OperationFields = {
  title: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', required: true, min: 1, max: 20000, zh: '正文', titleEn: 'Text', en: 'Text' },
  subtitle: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '副标题', titleEn: 'Subtitle', en: 'Subtitle' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Group of the game itself, default default' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'Whom it is for, such as channel, version, region' },
  expireTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', titleEn: 'Expires', en: 'Players do not see it after, default never' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const billboardsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', titleEn: 'Notice ID', en: 'Notice id' },
  title: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', min: 1, max: 20000, zh: '正文', titleEn: 'Text', en: 'Text' },
  subtitle: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '副标题', titleEn: 'Subtitle', en: 'Subtitle' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Group of the game itself, default default' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'Whom it is for, such as channel, version, region' },
  expireTime: { in: 'body', type: 'string', nullable: true, format: 'date-time-offset', zh: '过期时间', titleEn: 'Expires', en: 'Players do not see it after; null for none' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const billboardsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', titleEn: 'Notice ID', en: 'Notice id' },
};

export const billboardsPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', titleEn: 'Notice ID', en: 'Notice id' },
  publishTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '发布时间', titleEn: 'Released', en: 'Default now; a future one schedules it' },
  expireTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', titleEn: 'Expires', en: 'Players do not see it after' },
  expireDays: { in: 'body', type: 'number', enum: [1, 3, 7, 14, 30], zh: '展示天数', titleEn: 'Expire days', en: 'Or: days from going live' },
};

export const billboardsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', titleEn: 'Notice ID', en: 'Notice id' },
};

export const billboardsNamespacesFields: OperationFields = {};

export const billboardsImportFields: OperationFields = {
  billboards: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { title: { type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', titleEn: 'Title', en: 'Title, 1 to 128 characters' }, content: { type: 'string', required: true, min: 1, max: 20000, zh: '正文', titleEn: 'Text', en: 'Text' }, subtitle: { type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '副标题', titleEn: 'Subtitle', en: 'Subtitle' }, namespace: { type: 'string', min: 1, max: 64, zh: '命名空间', titleEn: 'Namespace', en: 'Group of the game itself, default default' }, tags: { type: 'map', values: { type: 'string', required: true }, zh: '标签', titleEn: 'Tags', en: 'Whom it is for, such as channel, version, region' }, expireTime: { type: 'string', format: 'date-time-offset', zh: '过期时间', titleEn: 'Expires', en: 'Players do not see it after, default never' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' } }, strict: true }, zh: '公告', titleEn: 'Notice', en: 'Notices as in a create, 1 to 1000' },
};

export const playerLoginPublicInfoFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
};

export const playerLoginSendCodeFields: OperationFields = {
  phoneNumber: { in: 'body', type: 'string', required: true, min: 11, max: 11, pattern: '^1[3-9][0-9]{9}$', zh: '手机号', titleEn: 'Phone', en: 'An 11-digit mobile number' },
  purpose: { in: 'body', type: 'string', required: true, enum: ['Login', 'Bind'], zh: '用途', titleEn: 'Purpose', en: 'What the code is for' },
};

export const playerLoginPhoneFields: OperationFields = {
  phoneNumber: { in: 'body', type: 'string', required: true, min: 11, max: 11, pattern: '^1[3-9][0-9]{9}$', zh: '手机号', titleEn: 'Phone', en: 'An 11-digit mobile number' },
  code: { in: 'body', type: 'string', required: true, min: 4, max: 8, zh: '验证码', titleEn: 'Code', en: 'Code of the message' },
  loginPlatform: { in: 'body', type: 'string', enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', titleEn: 'Login platform', en: 'Platform of the player' },
  deviceID: { in: 'body', type: 'string', max: 128, zh: '设备 ID', titleEn: 'Device ID', en: 'Device of the player' },
};

export const playerLoginOauthFields: OperationFields = {
  idProvider: { in: 'body', type: 'string', required: true, enum: ['Wechat', 'Apple', 'QQ', 'Weibo', 'WechatWeb', 'QQWeb', 'ServiceLogin', 'Hykb', 'TapTap'], zh: '登录渠道', titleEn: 'Sign-in by', en: 'Who vouches for the player' },
  loginPlatform: { in: 'body', type: 'string', enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', titleEn: 'Login platform', en: 'Platform of the player' },
  code: { in: 'body', type: 'string', required: true, min: 1, max: 2048, zh: '授权码', titleEn: 'Code', en: 'Code of the provider, or the loginCode of a web login' },
  codeVerifier: { in: 'body', type: 'string', secret: true, zh: '授权码校验串', titleEn: 'Code verifier', en: 'PKCE, of the providers that know it: TapTap, Hykb, ServiceLogin' },
  nonce: { in: 'body', type: 'string', max: 256, zh: '随机串', titleEn: 'Nonce', en: 'What the app gave Apple with the login; its id token has to repeat it' },
  deviceID: { in: 'body', type: 'string', max: 128, zh: '设备 ID', titleEn: 'Device ID', en: 'Device of the player' },
};

export const playerLoginAccessTokenFields: OperationFields = {
  accessToken: { in: 'body', type: 'string', required: true, secret: true, zh: '访问令牌', titleEn: 'Access token', en: 'A user token that is still valid' },
  deviceID: { in: 'body', type: 'string', max: 128, zh: '设备 ID', titleEn: 'Device ID', en: 'Device of the player' },
};

export const playerLoginRefreshTokenFields: OperationFields = {
  accessToken: { in: 'body', type: 'string', required: true, secret: true, zh: '访问令牌', titleEn: 'Access token', en: 'The old one, even when it has expired' },
  refreshToken: { in: 'body', type: 'string', required: true, secret: true, zh: '刷新令牌', titleEn: 'Refresh token', en: 'It stops with this call' },
};

export const playerTermsOfServiceListFields: OperationFields = {};

export const playerTermsOfServiceAcceptFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '协议 ID', titleEn: 'Agreement ID', en: 'Document id' },
  version: { in: 'body', type: 'integer', required: true, min: 1, max: 1000000, zh: '版本', titleEn: 'Version', en: 'Version that the player has read' },
};

export const playerTermsOfServiceAcceptedFields: OperationFields = {};

export const playerRealmsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const playerUsersMeFields: OperationFields = {};

export const playerUsersUpdateMeFields: OperationFields = {
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  avatarUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', titleEn: 'Avatar', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const playerUsersVerifyRealNameFields: OperationFields = {
  realName: { in: 'body', type: 'string', required: true, max: 50, pattern: '^\\P{Cc}*$', zh: '姓名', titleEn: 'Real name', en: 'Legal name; empty beside an empty number clears both' },
  idCardNumber: { in: 'body', type: 'string', required: true, pattern: '^(\\d{17}[\\dXx])?$', zh: '身份证号', titleEn: 'Identity number', en: '18 characters, the last one a checksum; empty clears' },
};

export const playerUsersBindPhoneFields: OperationFields = {
  phoneNumber: { in: 'body', type: 'string', required: true, min: 11, max: 11, pattern: '^1[3-9][0-9]{9}$', zh: '手机号', titleEn: 'Phone', en: 'An 11-digit mobile number' },
  code: { in: 'body', type: 'string', required: true, min: 4, max: 8, zh: '验证码', titleEn: 'Code', en: 'Code that was sent for Bind' },
};

export const playerUsersLinkAccountFields: OperationFields = {
  idProvider: { in: 'body', type: 'string', required: true, enum: ['Wechat', 'Apple', 'QQ', 'Weibo', 'WechatWeb', 'QQWeb', 'ServiceLogin', 'Hykb', 'TapTap'], zh: '登录渠道', titleEn: 'Sign-in by', en: 'Who vouches for the player' },
  loginPlatform: { in: 'body', type: 'string', enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', titleEn: 'Login platform', en: 'Platform of the player' },
  code: { in: 'body', type: 'string', required: true, min: 1, max: 2048, zh: '授权码', titleEn: 'Code', en: 'Code of the provider, or the loginCode of a web login' },
  codeVerifier: { in: 'body', type: 'string', secret: true, zh: '授权码校验串', titleEn: 'Code verifier', en: 'PKCE, of the providers that know it: TapTap, Hykb, ServiceLogin' },
  nonce: { in: 'body', type: 'string', max: 256, zh: '随机串', titleEn: 'Nonce', en: 'What the app gave Apple with the login; its id token has to repeat it' },
};

export const playerPersonasCreateFields: OperationFields = {
  realmID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'Realm to live in' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  iconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', titleEn: 'Avatar', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const playerPersonasSelectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
};

export const playerPersonasMeFields: OperationFields = {};

export const playerPersonasUpdateMeFields: OperationFields = {
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', titleEn: 'Display name', en: 'Name that players see, 1 to 64 characters' },
  iconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', titleEn: 'Avatar', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const playerPersonasSearchFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  personaID: { in: 'query', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Persona id' },
  displayName: { in: 'query', type: 'string', zh: '显示名称', titleEn: 'Display name', en: 'Part of the name' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'In this realm' },
};

export const playerPersonasRandomFields: OperationFields = {
  count: { in: 'query', type: 'integer', min: 1, max: 100, zh: '条数', titleEn: 'Count', en: 'How many, default 20' },
};

export const antiAddictionRecordPaymentFields: OperationFields = {
  userID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'Who paid' },
  amount: { in: 'body', type: 'integer', required: true, min: 0, zh: '金额', titleEn: 'Amount', en: 'Fen' },
  outTradeNo: { in: 'body', type: 'string', max: 128, zh: '交易号', titleEn: 'Out trade no', en: 'Trade number of the game; the same one counts once' },
};

export const antiAddictionPlayableFields: OperationFields = {};

export const antiAddictionPayableFields: OperationFields = {
  amount: { in: 'query', type: 'integer', required: true, min: 0, zh: '金额', titleEn: 'Amount', en: 'Fen' },
};

export const minorPaymentsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  month: { in: 'query', type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', zh: '月份', titleEn: 'Month', en: 'YYYY-MM in Asia/Shanghai, default the running one' },
  userID: { in: 'query', type: 'string', format: 'uuid', zh: '用户 ID', titleEn: 'User ID', en: 'This one' },
  ageGroup: { in: 'query', type: 'string', enum: ['', 'UnderEight', 'EightToSixteen', 'SixteenToEighteen', 'AboveEighteen'], zh: '年龄段', titleEn: 'Age group', en: 'Of today; empty for users that are not verified' },
  isNear: { in: 'query', type: 'boolean', zh: '临近上限', titleEn: 'Is near', en: 'Only who has used four fifths of the limit, or all of it' },
};

export const playerFriendsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const playerFriendsUpdateFields: OperationFields = {
  personaID: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '好友角色 ID', titleEn: 'Friend’s persona ID', en: 'The friend' },
  remark: { in: 'body', type: 'string', required: true, max: 64, zh: '备注', titleEn: 'Remark', en: 'What to call the friend' },
};

export const playerFriendsRemoveFields: OperationFields = {
  personaID: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '好友角色 ID', titleEn: 'Friend’s persona ID', en: 'The friend' },
  removeBoth: { in: 'query', type: 'boolean', zh: '双向删除', titleEn: 'Remove both', en: 'End it for the friend too, default false' },
};

export const playerFriendRequestsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  direction: { in: 'query', type: 'string', required: true, enum: ['received', 'sent'], zh: '方向', titleEn: 'Direction', en: 'Who asks: others or the own persona' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Rejected', 'Revoked'], zh: '状态', titleEn: 'Status', en: 'What became of them' },
};

export const playerFriendRequestsSendFields: OperationFields = {
  targetPersonaID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '目标角色 ID', titleEn: 'Persona ID', en: 'The other persona' },
  message: { in: 'body', type: 'string', max: 200, zh: '附言', titleEn: 'Message', en: 'Words beside the request' },
};

export const playerFriendRequestsApproveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const playerFriendRequestsRejectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const playerFriendRequestsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const playerFriendRequestsApproveAllFields: OperationFields = {};

export const playerFriendRequestsRejectAllFields: OperationFields = {};

export const playerFriendBlacklistListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const playerFriendBlacklistAddFields: OperationFields = {
  targetPersonaID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '目标角色 ID', titleEn: 'Persona ID', en: 'The other persona' },
};

export const playerFriendBlacklistRemoveFields: OperationFields = {
  personaID: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Who was kept out' },
};

export const playerPresencesListFields: OperationFields = {
  personaIDs: { in: 'query', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '角色 ID', titleEn: 'Persona ID', en: 'Whose, at most 100' },
};

export const playerPresencesSetFields: OperationFields = {
  status: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '状态', titleEn: 'Status', en: 'Word of the game itself, such as online' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data of the game itself' },
};

export const playerGuildsCreateFields: OperationFields = {
  guildName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '公会名称', titleEn: 'Guild', en: 'Name, 1 to 64 characters' },
  visibility: { in: 'body', type: 'string', required: true, enum: ['Public', 'Private'], zh: '可见性', titleEn: 'Visibility', en: 'Players find public ones' },
  announcement: { in: 'body', type: 'string', max: 1000, zh: '公告', titleEn: 'Notice', en: 'Words to the members' },
  guildType: { in: 'body', type: 'string', max: 64, zh: '公会类型', titleEn: 'Kind of guild', en: 'Word of the game itself' },
  enableGainApprovalBeforeJoin: { in: 'body', type: 'boolean', zh: '入会需审批', titleEn: 'Joining needs approval', en: 'Default as configured' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const playerGuildsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  guildName: { in: 'query', type: 'string', zh: '公会名称', titleEn: 'Guild', en: 'Part of the name' },
  random: { in: 'query', type: 'boolean', zh: '随机', titleEn: 'Random', en: 'In random order' },
};

export const playerGuildsMineFields: OperationFields = {};

export const playerGuildsConfigFields: OperationFields = {};

export const playerGuildsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
};

export const playerGuildsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  guildName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '公会名称', titleEn: 'Guild', en: 'Name, 1 to 64 characters' },
  visibility: { in: 'body', type: 'string', enum: ['Public', 'Private'], zh: '可见性', titleEn: 'Visibility', en: 'Players find public ones' },
  announcement: { in: 'body', type: 'string', max: 1000, zh: '公告', titleEn: 'Notice', en: 'Words to the members' },
  guildType: { in: 'body', type: 'string', max: 64, zh: '公会类型', titleEn: 'Kind of guild', en: 'Word of the game itself' },
  enableGainApprovalBeforeJoin: { in: 'body', type: 'boolean', zh: '入会需审批', titleEn: 'Joining needs approval', en: 'Default as configured' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'At most 512 bytes as JSON' },
};

export const playerGuildsDismissFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
};

export const playerGuildsJoinFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  message: { in: 'body', type: 'string', max: 200, zh: '附言', titleEn: 'Message', en: 'Words beside the request' },
};

export const playerGuildsLeaveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
};

export const playerGuildsRequestsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Rejected', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'What became of them' },
};

export const playerGuildsApproveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const playerGuildsRejectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const playerGuildsMyRequestsFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Rejected', 'Cancelled'], zh: '状态', titleEn: 'Status', en: 'What became of them' },
};

export const playerGuildsCancelRequestFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', titleEn: 'Request ID', en: 'Request id' },
};

export const playerGuildsRemoveMemberFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  memberId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', titleEn: 'Member’s persona ID', en: 'Persona of the member' },
};

export const playerGuildsSetMemberRoleFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  memberId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', titleEn: 'Member’s persona ID', en: 'Persona of the member' },
  role: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '角色标识', titleEn: 'Role identifier', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' },
};

export const playerGuildsHandOverFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', titleEn: 'Guild ID', en: 'Guild id' },
  memberId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', titleEn: 'Member’s persona ID', en: 'The new owner' },
};

export const playerLeaderboardsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const playerLeaderboardsGetFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
};

export const playerLeaderboardsSubmitFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  score: { in: 'body', type: 'number', required: true, zh: '分数', titleEn: 'Score', en: 'Score' },
  bucketId: { in: 'body', type: 'string', max: 64, zh: '分组 ID', titleEn: 'Group ID', en: 'For Customized' },
  memberId: { in: 'body', type: 'string', max: 128, zh: '成员 ID', titleEn: 'Member ID', en: 'For Entity only' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', titleEn: 'Properties', en: 'Data beside the score' },
};

export const playerLeaderboardsScoresFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  versionId: { in: 'query', type: 'string', format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Default: the current one' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', titleEn: 'Realm ID', en: 'In this realm' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', titleEn: 'Group ID', en: 'In this bucket, ranked inside it' },
  tier: { in: 'query', type: 'string', zh: '段位', titleEn: 'Tier', en: 'Slug of a tier; not beside a bucket, nor beside a realm that is ranked with others' },
  memberIds: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 128 }, zh: '成员 ID', titleEn: 'Member ID', en: 'Only these, such as friends; ranks stay those of the whole board' },
};

export const playerLeaderboardsMyScoreFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  range: { in: 'query', type: 'integer', min: 0, max: 50, zh: '前后条数', titleEn: 'Range', en: 'Rows before and after the own one, default 0' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', titleEn: 'Member ID', en: 'For Entity; default the own persona' },
};

export const playerLeaderboardsBucketFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', titleEn: 'Leaderboard identifier', en: 'Slug of the leaderboard' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', titleEn: 'Member ID', en: 'For Entity; default the own persona' },
};

export const playerProductsCategoriesFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
};

export const playerProductsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  categorySlug: { in: 'query', type: 'string', zh: '分类标识', titleEn: 'Category', en: 'In this category' },
};

export const playerProductsPurchaseFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  productSlug: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '商品标识', titleEn: 'Product slug', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  quantity: { in: 'body', type: 'integer', min: 1, max: 9999, zh: '数量', titleEn: 'Quantity', en: 'Units, default 1' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
  returnInventory: { in: 'body', type: 'boolean', zh: '返回背包', titleEn: 'Return inventory', en: 'Answer the rows that changed' },
};

export const playerInventoryListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  namespace: { in: 'query', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Of resources in this namespace' },
  resourceSlug: { in: 'query', type: 'string', zh: '资源标识', titleEn: 'Resource', en: 'Of this resource' },
};

export const playerInventoryDepositFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Whose inventory; with the service secret only, and needed there' },
  resources: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', titleEn: 'Resource', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, depositQuantity: { type: 'integer', required: true, min: 1, zh: '数量', titleEn: 'Quantity', en: 'Units to add' } }, strict: true }, zh: '资源', titleEn: 'Resource', en: 'What to add' },
  reason: { in: 'body', type: 'string', max: 200, zh: '原因', titleEn: 'Reason', en: 'Why, for the operation history; kept of what a server gives' },
};

export const playerInventoryUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '物品 ID', titleEn: 'Item ID', en: 'Inventory row id' },
  customData: { in: 'body', type: 'map', required: true, values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const playerGiftsRedeemFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  code: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '兑换码', titleEn: 'Code', en: 'Blanks around it and case are ignored' },
  scope: { in: 'body', type: 'string', max: 64, zh: '范围', titleEn: 'Scope', en: 'Where the persona is, a word of the game itself' },
};

export const playerInboxReceiveFields: OperationFields = {};

export const playerInboxListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, max: 50, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 50' },
  order: { in: 'query', type: 'string', enum: ['asc', 'desc'], zh: '排序', titleEn: 'Order', en: 'By time of receipt' },
  onlyUncompleted: { in: 'query', type: 'boolean', zh: '仅未完成', titleEn: 'Only uncompleted', en: 'Leave completed ones out' },
};

export const playerInboxReadFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', titleEn: 'Mail ID', en: 'Message id' },
};

export const playerInboxConsumeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', titleEn: 'Mail ID', en: 'Message id' },
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
};

export const playerInboxConsumeAllFields: OperationFields = {
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
};

export const playerInboxRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', titleEn: 'Mail ID', en: 'Message id' },
};

export const playerInboxClearFields: OperationFields = {};

export const playerAchievementsFetchFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', titleEn: 'Identifier', en: 'Default: all' },
};

export const playerAchievementsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  category: { in: 'query', type: 'string', zh: '分类', titleEn: 'Category', en: 'Whole category' },
  completed: { in: 'query', type: 'boolean', zh: '已达成', titleEn: 'Completed', en: 'Only done or only open ones' },
};

export const playerAchievementsUpdateFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the achievement' },
  action: { in: 'body', type: 'string', required: true, enum: ['Increase', 'Decrease', 'Set'], zh: '操作', titleEn: 'Action', en: 'How the value changes' },
  value: { in: 'body', type: 'integer', required: true, min: 0, zh: '数值', titleEn: 'Value', en: 'Units' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', titleEn: 'Custom data', en: 'Data of the game itself' },
};

export const playerAchievementsRedeemFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the achievement' },
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
};

export const playerBattlePassesGetFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
};

export const playerBattlePassesAddExpFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
  exp: { in: 'body', type: 'integer', required: true, min: 1, max: 1000000000, zh: '经验', titleEn: 'Experience', en: 'Experience to add; cut at the daily and weekly limits' },
};

export const playerBattlePassesUnlockFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
  slot: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '档位标识', titleEn: 'Slot', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
};

export const playerBattlePassesClaimFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', titleEn: 'Battle pass', en: 'Slug of the battle pass' },
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
  slot: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '档位标识', titleEn: 'Slot', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  level: { in: 'body', type: 'integer', min: 1, zh: '等级', titleEn: 'Level', en: 'Level; without slot and level, everything that may be taken' },
};

export const playerQuestsFetchFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', titleEn: 'Identifier', en: 'Default: every published quest' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
};

export const playerQuestsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', titleEn: 'Identifier', en: 'Of this quest' },
  type: { in: 'body', type: 'string', enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', titleEn: 'Type', en: 'How often it starts anew' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
};

export const playerQuestsUpdateFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the item' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
  action: { in: 'body', type: 'string', required: true, enum: ['Increase', 'Set'], zh: '操作', titleEn: 'Action', en: 'How the value changes' },
  value: { in: 'body', type: 'integer', required: true, min: 0, zh: '数值', titleEn: 'Value', en: 'Units' },
};

export const playerQuestsRedeemFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', titleEn: 'Identifier', en: 'Slug of the item' },
  idempotencyKey: { in: 'header', type: 'string', min: 1, max: 64, pattern: '^[\\x21-\\x7e]+$', zh: '幂等键', titleEn: 'Idempotency key', en: 'The same word again answers the first result; kept for 24 hours' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', titleEn: 'Persona ID', en: 'Of which persona; with the service secret only, and needed there' },
};

export const playerBillboardsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  namespace: { in: 'query', type: 'string', zh: '命名空间', titleEn: 'Namespace', en: 'Whole namespace' },
  channel: { in: 'query', type: 'string', zh: '渠道', titleEn: 'Channel', en: 'For this channel' },
  version: { in: 'query', type: 'string', zh: '版本', titleEn: 'Version', en: 'For this version of the game' },
  region: { in: 'query', type: 'string', zh: '地区', titleEn: 'Region', en: 'For this region' },
};

export const playerEntitlementsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
  type: { in: 'query', type: 'string', zh: '类型', titleEn: 'Type', en: 'Whole type' },
};

export const playerReportsCreateFields: OperationFields = {
  targetPersonaID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '被举报角色 ID', titleEn: 'Reported persona ID', en: 'Who is reported' },
  category: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '类别', titleEn: 'Kind', en: 'Kind of offence, a word of the game itself, 1 to 64 characters' },
  content: { in: 'body', type: 'string', max: 2000, zh: '内容', titleEn: 'Content', en: 'What happened' },
  evidence: { in: 'body', type: 'array', max: 10, items: { type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$' }, zh: '证据', titleEn: 'Evidence', en: 'URLs, at most 10' },
};

export const playerReportsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', titleEn: 'Report ID', en: 'Report id' },
};

export const passportFields: ServiceFields = {
  'idDomains.create': idDomainsCreateFields,
  'idDomains.get': idDomainsGetFields,
  'idDomains.update': idDomainsUpdateFields,
  'idDomains.getProduction': idDomainsGetProductionFields,
  'idDomains.setProduction': idDomainsSetProductionFields,
  'idDomains.sendForReview': idDomainsSendForReviewFields,
  'idDomains.notifyAppSecretUpdate': idDomainsNotifyAppSecretUpdateFields,
  'idDomains.verificationCodeLogs': idDomainsVerificationCodeLogsFields,
  'idProviders.list': idProvidersListFields,
  'idProviders.create': idProvidersCreateFields,
  'idProviders.update': idProvidersUpdateFields,
  'idProviders.remove': idProvidersRemoveFields,
  'termsOfService.list': termsOfServiceListFields,
  'termsOfService.create': termsOfServiceCreateFields,
  'termsOfService.update': termsOfServiceUpdateFields,
  'termsOfService.remove': termsOfServiceRemoveFields,
  'smsTemplates.list': smsTemplatesListFields,
  'smsTemplates.create': smsTemplatesCreateFields,
  'smsTemplates.update': smsTemplatesUpdateFields,
  'smsTemplates.remove': smsTemplatesRemoveFields,
  'smsTemplates.enable': smsTemplatesEnableFields,
  'config.get': configGetFields,
  'config.set': configSetFields,
  'rateLimits.usage': rateLimitsUsageFields,
  'metrics.operation': metricsOperationFields,
  'metrics.topK': metricsTopKFields,
  'metrics.aggregation': metricsAggregationFields,
  'apiDocs.developer': apiDocsDeveloperFields,
  'apiDocs.player': apiDocsPlayerFields,
  'login.external': loginExternalFields,
  'login.token': loginTokenFields,
  'login.refreshToken': loginRefreshTokenFields,
  'login.keys': loginKeysFields,
  'login.beginWeb': loginBeginWebFields,
  'login.wechatCallback': loginWechatCallbackFields,
  'login.qqCallback': loginQqCallbackFields,
  'realms.search': realmsSearchFields,
  'realms.get': realmsGetFields,
  'realms.create': realmsCreateFields,
  'realms.update': realmsUpdateFields,
  'realms.remove': realmsRemoveFields,
  'users.search': usersSearchFields,
  'users.get': usersGetFields,
  'users.update': usersUpdateFields,
  'users.setRealName': usersSetRealNameFields,
  'users.remove': usersRemoveFields,
  'users.ban': usersBanFields,
  'users.unban': usersUnbanFields,
  'users.setBanActions': usersSetBanActionsFields,
  'users.clearScores': usersClearScoresFields,
  'users.tags': usersTagsFields,
  'users.tag': usersTagFields,
  'users.untag': usersUntagFields,
  'personas.search': personasSearchFields,
  'personas.get': personasGetFields,
  'personas.update': personasUpdateFields,
  'personas.remove': personasRemoveFields,
  'personas.ban': personasBanFields,
  'personas.unban': personasUnbanFields,
  'personas.setBanActions': personasSetBanActionsFields,
  'personas.clearScores': personasClearScoresFields,
  'personas.tags': personasTagsFields,
  'personas.tag': personasTagFields,
  'personas.untag': personasUntagFields,
  'personas.friends': personasFriendsFields,
  'personas.friendBlacklist': personasFriendBlacklistFields,
  'personas.guilds': personasGuildsFields,
  'tags.list': tagsListFields,
  'tags.create': tagsCreateFields,
  'tags.get': tagsGetFields,
  'tags.update': tagsUpdateFields,
  'tags.remove': tagsRemoveFields,
  'tags.personas': tagsPersonasFields,
  'tags.users': tagsUsersFields,
  'entitlements.search': entitlementsSearchFields,
  'entitlements.get': entitlementsGetFields,
  'entitlements.create': entitlementsCreateFields,
  'entitlements.update': entitlementsUpdateFields,
  'entitlements.remove': entitlementsRemoveFields,
  'entitlements.suspend': entitlementsSuspendFields,
  'entitlements.restore': entitlementsRestoreFields,
  'entitlements.types': entitlementsTypesFields,
  'entitlements.expiries': entitlementsExpiriesFields,
  'guilds.list': guildsListFields,
  'guilds.get': guildsGetFields,
  'guilds.requests': guildsRequestsFields,
  'guilds.approve': guildsApproveFields,
  'guilds.reject': guildsRejectFields,
  'guilds.handOver': guildsHandOverFields,
  'guilds.dismiss': guildsDismissFields,
  'guildRoles.list': guildRolesListFields,
  'guildRoles.create': guildRolesCreateFields,
  'guildRoles.update': guildRolesUpdateFields,
  'guildRoles.remove': guildRolesRemoveFields,
  'reports.search': reportsSearchFields,
  'reports.targets': reportsTargetsFields,
  'reports.get': reportsGetFields,
  'reports.update': reportsUpdateFields,
  'reports.remove': reportsRemoveFields,
  'leaderboards.list': leaderboardsListFields,
  'leaderboards.create': leaderboardsCreateFields,
  'leaderboards.get': leaderboardsGetFields,
  'leaderboards.update': leaderboardsUpdateFields,
  'leaderboards.remove': leaderboardsRemoveFields,
  'leaderboards.reset': leaderboardsResetFields,
  'leaderboardScores.list': leaderboardScoresListFields,
  'leaderboardScores.submit': leaderboardScoresSubmitFields,
  'leaderboardScores.clear': leaderboardScoresClearFields,
  'leaderboardScores.ofMember': leaderboardScoresOfMemberFields,
  'leaderboardVersions.list': leaderboardVersionsListFields,
  'leaderboardVersions.scores': leaderboardVersionsScoresFields,
  'leaderboardVersions.memberScore': leaderboardVersionsMemberScoreFields,
  'leaderboardVersions.rewardPlan': leaderboardVersionsRewardPlanFields,
  'leaderboardVersions.issueRewards': leaderboardVersionsIssueRewardsFields,
  'leaderboardSchedules.get': leaderboardSchedulesGetFields,
  'leaderboardSchedules.create': leaderboardSchedulesCreateFields,
  'leaderboardSchedules.update': leaderboardSchedulesUpdateFields,
  'leaderboardSchedules.cancel': leaderboardSchedulesCancelFields,
  'resources.search': resourcesSearchFields,
  'resources.get': resourcesGetFields,
  'resources.create': resourcesCreateFields,
  'resources.update': resourcesUpdateFields,
  'resources.remove': resourcesRemoveFields,
  'resources.import': resourcesImportFields,
  'resources.namespaces': resourcesNamespacesFields,
  'categories.list': categoriesListFields,
  'categories.create': categoriesCreateFields,
  'categories.update': categoriesUpdateFields,
  'categories.remove': categoriesRemoveFields,
  'categories.publishProducts': categoriesPublishProductsFields,
  'categories.revokeProducts': categoriesRevokeProductsFields,
  'products.search': productsSearchFields,
  'products.get': productsGetFields,
  'products.create': productsCreateFields,
  'products.update': productsUpdateFields,
  'products.remove': productsRemoveFields,
  'products.publish': productsPublishFields,
  'products.revoke': productsRevokeFields,
  'products.purchase': productsPurchaseFields,
  'products.import': productsImportFields,
  'transactions.search': transactionsSearchFields,
  'transactions.metrics': transactionsMetricsFields,
  'transactions.reFulfil': transactionsReFulfilFields,
  'payments.notify': paymentsNotifyFields,
  'payments.create': paymentsCreateFields,
  'inventory.search': inventorySearchFields,
  'inventory.metrics': inventoryMetricsFields,
  'inventory.update': inventoryUpdateFields,
  'tokenClasses.search': tokenClassesSearchFields,
  'tokenClasses.get': tokenClassesGetFields,
  'tokenClasses.create': tokenClassesCreateFields,
  'tokenClasses.update': tokenClassesUpdateFields,
  'tokenClasses.remove': tokenClassesRemoveFields,
  'tokenClasses.release': tokenClassesReleaseFields,
  'tokenClasses.suspend': tokenClassesSuspendFields,
  'tokenClasses.names': tokenClassesNamesFields,
  'tokenInstances.search': tokenInstancesSearchFields,
  'tokenInstances.generate': tokenInstancesGenerateFields,
  'tokenInstances.invalidate': tokenInstancesInvalidateFields,
  'tokenInstances.invalidateMany': tokenInstancesInvalidateManyFields,
  'tokenInstances.export': tokenInstancesExportFields,
  'tokenInstances.usedInfo': tokenInstancesUsedInfoFields,
  'inboxTemplates.search': inboxTemplatesSearchFields,
  'inboxTemplates.get': inboxTemplatesGetFields,
  'inboxTemplates.create': inboxTemplatesCreateFields,
  'inboxTemplates.update': inboxTemplatesUpdateFields,
  'inboxTemplates.remove': inboxTemplatesRemoveFields,
  'inboxTemplates.names': inboxTemplatesNamesFields,
  'inboxMessages.send': inboxMessagesSendFields,
  'inboxMessages.sendMany': inboxMessagesSendManyFields,
  'inboxMessages.search': inboxMessagesSearchFields,
  'inboxMessages.get': inboxMessagesGetFields,
  'inboxRecords.search': inboxRecordsSearchFields,
  'inboxRecords.recall': inboxRecordsRecallFields,
  'achievements.search': achievementsSearchFields,
  'achievements.get': achievementsGetFields,
  'achievements.create': achievementsCreateFields,
  'achievements.update': achievementsUpdateFields,
  'achievements.remove': achievementsRemoveFields,
  'achievements.release': achievementsReleaseFields,
  'achievements.revoke': achievementsRevokeFields,
  'achievements.import': achievementsImportFields,
  'achievements.categories': achievementsCategoriesFields,
  'achievements.series': achievementsSeriesFields,
  'personaAchievements.search': personaAchievementsSearchFields,
  'personaAchievements.update': personaAchievementsUpdateFields,
  'battlePasses.search': battlePassesSearchFields,
  'battlePasses.get': battlePassesGetFields,
  'battlePasses.create': battlePassesCreateFields,
  'battlePasses.update': battlePassesUpdateFields,
  'battlePasses.remove': battlePassesRemoveFields,
  'battlePasses.names': battlePassesNamesFields,
  'battlePasses.publish': battlePassesPublishFields,
  'battlePasses.revoke': battlePassesRevokeFields,
  'battlePassSlots.get': battlePassSlotsGetFields,
  'battlePassSlots.create': battlePassSlotsCreateFields,
  'battlePassSlots.update': battlePassSlotsUpdateFields,
  'battlePassSlots.remove': battlePassSlotsRemoveFields,
  'personaBattlePasses.search': personaBattlePassesSearchFields,
  'personaBattlePasses.get': personaBattlePassesGetFields,
  'personaBattlePasses.remove': personaBattlePassesRemoveFields,
  'personaBattlePasses.removeAll': personaBattlePassesRemoveAllFields,
  'quests.search': questsSearchFields,
  'quests.get': questsGetFields,
  'quests.completion': questsCompletionFields,
  'quests.create': questsCreateFields,
  'quests.remove': questsRemoveFields,
  'quests.import': questsImportFields,
  'quests.publish': questsPublishFields,
  'quests.revoke': questsRevokeFields,
  'questItems.create': questItemsCreateFields,
  'questItems.publish': questItemsPublishFields,
  'questItems.revoke': questItemsRevokeFields,
  'questItems.remove': questItemsRemoveFields,
  'personaQuests.search': personaQuestsSearchFields,
  'personaQuests.fetch': personaQuestsFetchFields,
  'billboards.search': billboardsSearchFields,
  'billboards.get': billboardsGetFields,
  'billboards.create': billboardsCreateFields,
  'billboards.update': billboardsUpdateFields,
  'billboards.remove': billboardsRemoveFields,
  'billboards.publish': billboardsPublishFields,
  'billboards.revoke': billboardsRevokeFields,
  'billboards.namespaces': billboardsNamespacesFields,
  'billboards.import': billboardsImportFields,
  'playerLogin.publicInfo': playerLoginPublicInfoFields,
  'playerLogin.sendCode': playerLoginSendCodeFields,
  'playerLogin.phone': playerLoginPhoneFields,
  'playerLogin.oauth': playerLoginOauthFields,
  'playerLogin.accessToken': playerLoginAccessTokenFields,
  'playerLogin.refreshToken': playerLoginRefreshTokenFields,
  'playerTermsOfService.list': playerTermsOfServiceListFields,
  'playerTermsOfService.accept': playerTermsOfServiceAcceptFields,
  'playerTermsOfService.accepted': playerTermsOfServiceAcceptedFields,
  'playerRealms.list': playerRealmsListFields,
  'playerUsers.me': playerUsersMeFields,
  'playerUsers.updateMe': playerUsersUpdateMeFields,
  'playerUsers.verifyRealName': playerUsersVerifyRealNameFields,
  'playerUsers.bindPhone': playerUsersBindPhoneFields,
  'playerUsers.linkAccount': playerUsersLinkAccountFields,
  'playerPersonas.create': playerPersonasCreateFields,
  'playerPersonas.select': playerPersonasSelectFields,
  'playerPersonas.me': playerPersonasMeFields,
  'playerPersonas.updateMe': playerPersonasUpdateMeFields,
  'playerPersonas.search': playerPersonasSearchFields,
  'playerPersonas.random': playerPersonasRandomFields,
  'antiAddiction.recordPayment': antiAddictionRecordPaymentFields,
  'antiAddiction.playable': antiAddictionPlayableFields,
  'antiAddiction.payable': antiAddictionPayableFields,
  'minorPayments.list': minorPaymentsListFields,
  'playerFriends.list': playerFriendsListFields,
  'playerFriends.update': playerFriendsUpdateFields,
  'playerFriends.remove': playerFriendsRemoveFields,
  'playerFriendRequests.list': playerFriendRequestsListFields,
  'playerFriendRequests.send': playerFriendRequestsSendFields,
  'playerFriendRequests.approve': playerFriendRequestsApproveFields,
  'playerFriendRequests.reject': playerFriendRequestsRejectFields,
  'playerFriendRequests.revoke': playerFriendRequestsRevokeFields,
  'playerFriendRequests.approveAll': playerFriendRequestsApproveAllFields,
  'playerFriendRequests.rejectAll': playerFriendRequestsRejectAllFields,
  'playerFriendBlacklist.list': playerFriendBlacklistListFields,
  'playerFriendBlacklist.add': playerFriendBlacklistAddFields,
  'playerFriendBlacklist.remove': playerFriendBlacklistRemoveFields,
  'playerPresences.list': playerPresencesListFields,
  'playerPresences.set': playerPresencesSetFields,
  'playerGuilds.create': playerGuildsCreateFields,
  'playerGuilds.list': playerGuildsListFields,
  'playerGuilds.mine': playerGuildsMineFields,
  'playerGuilds.config': playerGuildsConfigFields,
  'playerGuilds.get': playerGuildsGetFields,
  'playerGuilds.update': playerGuildsUpdateFields,
  'playerGuilds.dismiss': playerGuildsDismissFields,
  'playerGuilds.join': playerGuildsJoinFields,
  'playerGuilds.leave': playerGuildsLeaveFields,
  'playerGuilds.requests': playerGuildsRequestsFields,
  'playerGuilds.approve': playerGuildsApproveFields,
  'playerGuilds.reject': playerGuildsRejectFields,
  'playerGuilds.myRequests': playerGuildsMyRequestsFields,
  'playerGuilds.cancelRequest': playerGuildsCancelRequestFields,
  'playerGuilds.removeMember': playerGuildsRemoveMemberFields,
  'playerGuilds.setMemberRole': playerGuildsSetMemberRoleFields,
  'playerGuilds.handOver': playerGuildsHandOverFields,
  'playerLeaderboards.list': playerLeaderboardsListFields,
  'playerLeaderboards.get': playerLeaderboardsGetFields,
  'playerLeaderboards.submit': playerLeaderboardsSubmitFields,
  'playerLeaderboards.scores': playerLeaderboardsScoresFields,
  'playerLeaderboards.myScore': playerLeaderboardsMyScoreFields,
  'playerLeaderboards.bucket': playerLeaderboardsBucketFields,
  'playerProducts.categories': playerProductsCategoriesFields,
  'playerProducts.list': playerProductsListFields,
  'playerProducts.purchase': playerProductsPurchaseFields,
  'playerInventory.list': playerInventoryListFields,
  'playerInventory.deposit': playerInventoryDepositFields,
  'playerInventory.update': playerInventoryUpdateFields,
  'playerGifts.redeem': playerGiftsRedeemFields,
  'playerInbox.receive': playerInboxReceiveFields,
  'playerInbox.list': playerInboxListFields,
  'playerInbox.read': playerInboxReadFields,
  'playerInbox.consume': playerInboxConsumeFields,
  'playerInbox.consumeAll': playerInboxConsumeAllFields,
  'playerInbox.remove': playerInboxRemoveFields,
  'playerInbox.clear': playerInboxClearFields,
  'playerAchievements.fetch': playerAchievementsFetchFields,
  'playerAchievements.list': playerAchievementsListFields,
  'playerAchievements.update': playerAchievementsUpdateFields,
  'playerAchievements.redeem': playerAchievementsRedeemFields,
  'playerBattlePasses.get': playerBattlePassesGetFields,
  'playerBattlePasses.addExp': playerBattlePassesAddExpFields,
  'playerBattlePasses.unlock': playerBattlePassesUnlockFields,
  'playerBattlePasses.claim': playerBattlePassesClaimFields,
  'playerQuests.fetch': playerQuestsFetchFields,
  'playerQuests.search': playerQuestsSearchFields,
  'playerQuests.update': playerQuestsUpdateFields,
  'playerQuests.redeem': playerQuestsRedeemFields,
  'playerBillboards.list': playerBillboardsListFields,
  'playerEntitlements.list': playerEntitlementsListFields,
  'playerReports.create': playerReportsCreateFields,
  'playerReports.revoke': playerReportsRevokeFields,
};
