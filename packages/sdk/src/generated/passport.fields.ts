// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const idDomainsCreateFields: OperationFields = {
  id: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', en: 'Default: the calling app; another one for operators only' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 60 characters, not only blanks' },
  logoURL: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '图标', en: 'Icon of the login page' },
  companyName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '公司名称', en: 'Company on the login page' },
  mockSms: { in: 'body', type: 'boolean', zh: '模拟短信', en: 'Send no SMS, the code is 111111' },
  mockRealName: { in: 'body', type: 'boolean', zh: '模拟实名', en: 'Check real names by format only' },
  loginMethods: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Phone', 'OAuth', 'AccessToken', 'ServerSide'] }, zh: '登录方式', en: 'Login methods on offer' },
  loginPlatforms: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'] }, zh: '登录平台', en: 'Platforms players log in from' },
  minAge: { in: 'body', type: 'integer', min: 0, zh: '最低年龄', en: 'Players below it may not play, 0 for none' },
  realNameRequired: { in: 'body', type: 'boolean', zh: '强制实名', en: 'Login needs a verified real name' },
};

export const idDomainsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
};

export const idDomainsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
  name: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 60 characters, not only blanks' },
  logoURL: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '图标', en: 'Icon of the login page' },
  companyName: { in: 'body', type: 'string', max: 200, pattern: '^\\P{Cc}*$', zh: '公司名称', en: 'Company on the login page' },
  mockSms: { in: 'body', type: 'boolean', zh: '模拟短信', en: 'Send no SMS, the code is 111111' },
  mockRealName: { in: 'body', type: 'boolean', zh: '模拟实名', en: 'Check real names by format only' },
  loginMethods: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Phone', 'OAuth', 'AccessToken', 'ServerSide'] }, zh: '登录方式', en: 'Login methods on offer' },
  loginPlatforms: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'] }, zh: '登录平台', en: 'Platforms players log in from' },
  minAge: { in: 'body', type: 'integer', min: 0, zh: '最低年龄', en: 'Players below it may not play, 0 for none' },
  realNameRequired: { in: 'body', type: 'boolean', zh: '强制实名', en: 'Login needs a verified real name' },
};

export const idDomainsGetProductionFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
};

export const idDomainsSetProductionFields: OperationFields = {
  idDomainID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
  production: { in: 'body', type: 'boolean', required: true, zh: '正式环境', en: 'true approves and ends mocking; false while in review rejects' },
  remark: { in: 'body', type: 'string', max: 1000, zh: '备注', en: 'Remark' },
};

export const idDomainsSendForReviewFields: OperationFields = {
  idDomainID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
  remark: { in: 'body', type: 'string', max: 1000, zh: '备注', en: 'Remark' },
};

export const idDomainsNotifyAppSecretUpdateFields: OperationFields = {};

export const idDomainsVerificationCodeLogsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  phoneNumber: { in: 'query', type: 'string', zh: '手机号', en: 'Whole number' },
  status: { in: 'query', type: 'string', enum: ['Sent', 'Verified', 'Expired', 'Failed'], zh: '状态', en: 'What became of the code' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Sent at or after' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Sent before' },
};

export const idProvidersListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const idProvidersCreateFields: OperationFields = {
  provider: { in: 'body', type: 'string', required: true, enum: ['Wechat', 'Apple', 'QQ', 'Weibo', 'WechatWeb', 'QQWeb', 'ServiceLogin', 'Hykb', 'TapTap'], zh: '渠道', en: 'Who vouches for the player' },
  loginPlatform: { in: 'body', type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', en: 'Platform the settings are for' },
  clientID: { in: 'body', type: 'string', max: 256, zh: '客户端 ID', en: 'App id at the provider' },
  clientSecret: { in: 'body', type: 'string', secret: true, zh: '客户端密钥', en: 'Secret at the provider; kept when it is left out' },
  redirectURI: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', en: 'Where the provider sends the player back to' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Default true' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Settings of one provider only' },
};

export const idProvidersUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '渠道 ID', en: 'Provider id' },
  clientID: { in: 'body', type: 'string', max: 256, zh: '客户端 ID', en: 'App id at the provider' },
  clientSecret: { in: 'body', type: 'string', secret: true, zh: '客户端密钥', en: 'Secret at the provider; kept when it is left out' },
  redirectURI: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', en: 'Where the provider sends the player back to' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Default true' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Settings of one provider only' },
};

export const idProvidersRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '渠道 ID', en: 'Provider id' },
};

export const termsOfServiceListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const termsOfServiceCreateFields: OperationFields = {
  title: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', required: true, min: 1, max: 100000, zh: '正文', en: 'Text of the document' },
  links: { in: 'body', type: 'array', max: 20, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Text of the link, 1 to 128 characters' }, url: { type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '地址', en: 'URL' } }, strict: true }, zh: '链接', en: 'Attached links' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Players see it, default true' },
};

export const termsOfServiceUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '协议 ID', en: 'Document id' },
  title: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', min: 1, max: 100000, zh: '正文', en: 'Text of the document' },
  links: { in: 'body', type: 'array', max: 20, items: { type: 'object', required: true, fields: { name: { type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Text of the link, 1 to 128 characters' }, url: { type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$', zh: '地址', en: 'URL' } }, strict: true }, zh: '链接', en: 'Attached links' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Players see it, default true' },
};

export const termsOfServiceRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '协议 ID', en: 'Document id' },
};

export const smsTemplatesListFields: OperationFields = {
  idDomainID: { in: 'query', type: 'string', format: 'uuid', zh: '身份域 ID', en: 'Default: the calling app' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const smsTemplatesCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Name, 1 to 64 characters' },
  type: { in: 'body', type: 'string', required: true, enum: ['Login', 'Bind', 'RealName', 'Custom'], zh: '用途', en: 'What the message is for' },
  signature: { in: 'body', type: 'string', required: true, min: 2, max: 12, zh: '签名', en: 'Who the message is from, 2 to 12 characters' },
  content: { in: 'body', type: 'string', required: true, max: 500, pattern: '\\{code\\}', zh: '内容', en: 'Text with {code} in it, at most 500 characters' },
};

export const smsTemplatesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模板 ID', en: 'Template id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Name, 1 to 64 characters' },
  type: { in: 'body', type: 'string', enum: ['Login', 'Bind', 'RealName', 'Custom'], zh: '用途', en: 'What the message is for' },
  signature: { in: 'body', type: 'string', min: 2, max: 12, zh: '签名', en: 'Who the message is from, 2 to 12 characters' },
  content: { in: 'body', type: 'string', max: 500, pattern: '\\{code\\}', zh: '内容', en: 'Text with {code} in it, at most 500 characters' },
  status: { in: 'body', type: 'string', enum: ['Reviewing', 'Available', 'Failed'], zh: '状态', en: 'Verdict of the review; operators only' },
  failReason: { in: 'body', type: 'string', max: 500, zh: '未通过原因', en: 'Why the review failed; operators only' },
};

export const smsTemplatesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模板 ID', en: 'Template id' },
};

export const smsTemplatesEnableFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模板 ID', en: 'Template id' },
};

export const configGetFields: OperationFields = {};

export const configSetFields: OperationFields = {
  config: { in: 'body', type: 'object', required: true, fields: { MemberLimitCount: { type: 'integer', min: 0, zh: '公会人数上限', en: 'Members of a guild, default 50' }, EnableJoinMultiGuilds: { type: 'boolean', zh: '允许加入多个公会', en: 'A persona may be in several guilds, default false' }, RestrictedMinutesAfterLeaveGuild: { type: 'integer', min: 0, zh: '退会冷却时间', en: 'Minutes until a leaver may join or create, default 120' }, EnableGainApprovalBeforeJoin: { type: 'boolean', zh: '入会需审批', en: 'Joining asks for approval, default true' }, GuildDisableUniqueGuildName: { type: 'boolean', zh: '允许公会重名', en: 'Names of guilds need not be unique, default false' }, dauFactor: { type: 'number', min: 0, zh: '日活系数', en: 'Factor of the billed daily active users, default 1' }, dauMode: { type: 'string', enum: ['HyperLogLog', 'Exact'], zh: '日活统计方式', en: 'How daily active users are counted, default HyperLogLog' }, inboxCapacity: { type: 'integer', min: 0, zh: '邮箱容量', en: 'Messages of a persona, default 500' }, inventoryCapacity: { type: 'integer', min: 0, zh: '背包容量', en: 'Rows of a persona, default 5000' }, propertiesBytesLimit: { type: 'integer', min: 0, zh: '属性大小上限', en: 'Bytes of properties as JSON, default 512' }, maxFriendCount: { type: 'integer', min: 0, zh: '好友上限', en: 'Friends of a persona, default 200' }, maxPendingFriendRequestCount: { type: 'integer', min: 0, zh: '待处理好友申请上限', en: 'Requests a persona has sent, default 50' }, enableSensitiveWordCheck: { type: 'boolean', zh: '敏感词检查', en: 'Names are checked, default false' }, sensitiveWords: { type: 'array', max: 10000, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '敏感词', en: 'Words that names may not hold' }, inboxRetentionMonths: { type: 'integer', min: 0, zh: '邮件保留月数', en: 'Months a message is kept, default 12' }, antiAddiction: { type: 'object', fields: { enabled: { type: 'boolean', required: true, zh: '启用', en: 'The rules are in force, default false' }, allowUnverified: { type: 'boolean', required: true, zh: '允许未实名', en: 'Players without a verified real name may play, default false' }, bands: { type: 'object', required: true, fields: { UnderEight: { type: 'object', required: true, fields: { days: { type: 'array', required: true, max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', required: true, zh: '含节假日', en: 'Public holidays count as such days' }, startTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', required: true, min: 0, zh: '每日时长', en: 'Minutes of play in a day' }, singlePayLimit: { type: 'integer', required: true, min: -1, zh: '单次支付上限', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', required: true, min: -1, zh: '每月支付上限', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '8 岁以下', en: 'Below 8' }, EightToSixteen: { type: 'object', required: true, fields: { days: { type: 'array', required: true, max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', required: true, zh: '含节假日', en: 'Public holidays count as such days' }, startTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', required: true, min: 0, zh: '每日时长', en: 'Minutes of play in a day' }, singlePayLimit: { type: 'integer', required: true, min: -1, zh: '单次支付上限', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', required: true, min: -1, zh: '每月支付上限', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '8–15 岁', en: '8 to 15' }, SixteenToEighteen: { type: 'object', required: true, fields: { days: { type: 'array', required: true, max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', required: true, zh: '含节假日', en: 'Public holidays count as such days' }, startTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', required: true, min: 0, zh: '每日时长', en: 'Minutes of play in a day' }, singlePayLimit: { type: 'integer', required: true, min: -1, zh: '单次支付上限', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', required: true, min: -1, zh: '每月支付上限', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '16–17 岁', en: '16 and 17' }, AboveEighteen: { type: 'object', required: true, fields: { days: { type: 'array', required: true, max: 7, items: { type: 'integer', required: true, min: 1, max: 7 }, zh: '可玩日', en: 'Days of the week, 1 is Monday' }, includeHolidays: { type: 'boolean', required: true, zh: '含节假日', en: 'Public holidays count as such days' }, startTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '开始时刻', en: 'Play begins, HH:MM in Asia/Shanghai' }, endTime: { type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', zh: '结束时刻', en: 'Play ends, HH:MM in Asia/Shanghai' }, dailyMinutes: { type: 'integer', required: true, min: 0, zh: '每日时长', en: 'Minutes of play in a day' }, singlePayLimit: { type: 'integer', required: true, min: -1, zh: '单次支付上限', en: 'Fen in one payment; 0 for none at all, -1 for no limit' }, monthlyPayLimit: { type: 'integer', required: true, min: -1, zh: '每月支付上限', en: 'Fen in a calendar month; 0 for none at all, -1 for no limit' } }, zh: '18 岁及以上', en: '18 and above' } }, zh: '年龄段', en: 'Rules of each age band' }, holidays: { type: 'array', required: true, max: 1000, items: { type: 'string', required: true, format: 'date' }, zh: '节假日', en: 'Public holidays, YYYY-MM-DD' }, workdays: { type: 'array', required: true, max: 1000, items: { type: 'string', required: true, format: 'date' }, zh: '调休工作日', en: 'Weekend days that are worked, YYYY-MM-DD' } }, zh: '防沉迷', en: 'When and for how much minors may play' } }, zh: '服务配置', en: 'The settings; unknown keys are kept' },
};

export const rateLimitsUsageFields: OperationFields = {};

export const metricsOperationFields: OperationFields = {
  metric: { in: 'query', type: 'string', required: true, enum: ['dau', 'sms', 'retention'], zh: '指标', en: 'Which one' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
  interval: { in: 'query', type: 'string', enum: ['1h', '1d'], zh: '粒度', en: 'Hour or day, default 1d' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', en: 'Only this realm' },
};

export const metricsTopKFields: OperationFields = {
  metric: { in: 'query', type: 'string', required: true, enum: ['dau', 'sms', 'usage'], zh: '指标', en: 'Which one' },
  k: { in: 'query', type: 'integer', min: 1, max: 1000, zh: '名次', en: 'How many apps, default 10' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
};

export const metricsAggregationFields: OperationFields = {
  metric: { in: 'query', type: 'string', required: true, enum: ['usage', 'apps', 'dau', 'sms'], zh: '指标', en: 'Which one' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
};

export const apiDocsDeveloperFields: OperationFields = {};

export const apiDocsPlayerFields: OperationFields = {};

export const loginExternalFields: OperationFields = {
  externalUserID: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '外部用户 ID', en: 'Id of the game itself' },
  externalPersonaID: { in: 'body', type: 'string', max: 128, zh: '外部角色 ID', en: 'Tells several personas of a user apart' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Used only when the persona is made, 1 to 64 characters' },
  realmID: { in: 'body', type: 'string', format: 'uuid', zh: '区服 ID', en: 'Realm, default the first' },
  idProvider: { in: 'body', type: 'string', max: 64, zh: '登录渠道', en: 'Who vouches for the player' },
  externalAppId: { in: 'body', type: 'string', max: 128, zh: '外部应用 ID', en: 'App at that provider' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const loginTokenFields: OperationFields = {
  userID: { in: 'body', type: 'string', required: true, min: 1, max: 128, zh: '用户 ID', en: 'Id of the game itself' },
  externalPersonaID: { in: 'body', type: 'string', max: 128, zh: '外部角色 ID', en: 'Tells several personas of a user apart' },
};

export const loginRefreshTokenFields: OperationFields = {
  accessToken: { in: 'body', type: 'string', required: true, secret: true, zh: '访问令牌', en: 'The old one, even when it has expired' },
  refreshToken: { in: 'body', type: 'string', required: true, secret: true, zh: '刷新令牌', en: 'It stops with this call' },
};

export const loginBeginWebFields: OperationFields = {
  social: { in: 'path', type: 'string', required: true, pattern: '^(wechat|qq)$', zh: '社交平台', en: 'wechat or qq' },
  appId: { in: 'query', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App' },
  redirectUri: { in: 'query', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', en: 'That of the provider, or on the own origin' },
};

export const loginWechatCallbackFields: OperationFields = {
  code: { in: 'query', type: 'string', required: true, min: 1, max: 2048, zh: '授权码', en: 'Code of the provider' },
  state: { in: 'query', type: 'string', required: true, min: 1, max: 512, zh: '状态码', en: 'State of the login that was begun' },
};

export const loginQqCallbackFields: OperationFields = {
  code: { in: 'query', type: 'string', required: true, min: 1, max: 2048, zh: '授权码', en: 'Code of the provider' },
  state: { in: 'query', type: 'string', required: true, min: 1, max: 512, zh: '状态码', en: 'State of the login that was begun' },
};

export const realmsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  name: { in: 'body', type: 'string', zh: '名称', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', en: 'State' },
};

export const realmsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '区服 ID', en: 'Realm id' },
};

export const realmsCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 64 characters, not only blanks' },
  status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', en: 'From any state to any; Created when it is left out of a create' },
  externalRealmID: { in: 'body', type: 'string', max: 128, zh: '外部关联 ID', en: 'Unique id of the game itself' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const realmsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '区服 ID', en: 'Realm id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 64 characters, not only blanks' },
  status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', en: 'From any state to any; Created when it is left out of a create' },
  externalRealmID: { in: 'body', type: 'string', max: 128, zh: '外部关联 ID', en: 'Unique id of the game itself' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const realmsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '区服 ID', en: 'Realm id' },
};

export const usersSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', en: 'User id' },
  externalUserID: { in: 'body', type: 'string', zh: '外部用户 ID', en: 'Whole id of the game itself' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  phoneNumber: { in: 'body', type: 'string', zh: '手机号', en: 'Whole number' },
  email: { in: 'body', type: 'string', zh: '邮箱', en: 'Whole address' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned', 'Sealed'], zh: '状态', en: 'Deleted users only with Sealed' },
  tagID: { in: 'body', type: 'string', format: 'uuid', zh: '标签 ID', en: 'Carries this tag' },
  ageGroup: { in: 'body', type: 'string', enum: ['', 'UnderEight', 'EightToSixteen', 'SixteenToEighteen', 'AboveEighteen'], zh: '年龄段', en: 'Empty for users that are not verified' },
  isRealNameVerified: { in: 'body', type: 'boolean', zh: '已实名', en: 'The real name was verified' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Created before' },
};

export const usersGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
};

export const usersUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  avatarUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned'], zh: '状态', en: 'Bans or lifts the ban' },
};

export const usersSetRealNameFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  realName: { in: 'body', type: 'string', required: true, max: 50, pattern: '^\\P{Cc}*$', zh: '姓名', en: 'Legal name; empty beside an empty number clears both' },
  idCardNumber: { in: 'body', type: 'string', required: true, pattern: '^(\\d{17}[\\dXx])?$', zh: '身份证号', en: '18 characters, the last one a checksum; empty clears' },
};

export const usersRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
};

export const usersBanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', en: 'Shown to the player' },
  duration: { in: 'body', type: 'integer', min: 1, zh: '时长', en: 'Seconds from now' },
  unbanAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '解封时间', en: 'End of the ban' },
};

export const usersUnbanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
};

export const usersSetBanActionsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  banActions: { in: 'body', type: 'array', required: true, max: 10, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['BanLeaderboard'], zh: '限制', en: 'What is forbidden' }, options: { type: 'object', fields: { clearLeaderboard: { type: 'boolean', zh: '清除分数', en: 'Also delete current scores' } }, strict: true, zh: '选项', en: 'How far it goes' } }, strict: true }, zh: '封禁动作', en: 'The whole set; an empty one lifts all' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', en: 'Shown to the player' },
  until: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End; absent for good' },
};

export const usersClearScoresFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  leaderboard: { in: 'query', type: 'string', zh: '排行榜', en: 'Slug of one leaderboard, default all' },
};

export const usersTagsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
};

export const usersTagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', en: 'Tags' },
};

export const usersUntagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'User id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', en: 'Tags' },
};

export const personasSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', en: 'Of this user' },
  realmID: { in: 'body', type: 'string', format: 'uuid', zh: '区服 ID', en: 'In this realm' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned', 'Sealed'], zh: '状态', en: 'Deleted personas only with Sealed' },
  tagID: { in: 'body', type: 'string', format: 'uuid', zh: '标签 ID', en: 'Carries this tag' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Created before' },
};

export const personasGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
};

export const personasUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  iconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
  status: { in: 'body', type: 'string', enum: ['Active', 'Banned'], zh: '状态', en: 'Bans or lifts the ban' },
};

export const personasRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
};

export const personasBanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', en: 'Shown to the player' },
  duration: { in: 'body', type: 'integer', min: 1, zh: '时长', en: 'Seconds from now' },
  unbanAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '解封时间', en: 'End of the ban' },
};

export const personasUnbanFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
};

export const personasSetBanActionsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  banActions: { in: 'body', type: 'array', required: true, max: 10, items: { type: 'object', required: true, fields: { type: { type: 'string', required: true, enum: ['BanLeaderboard'], zh: '限制', en: 'What is forbidden' }, options: { type: 'object', fields: { clearLeaderboard: { type: 'boolean', zh: '清除分数', en: 'Also delete current scores' } }, strict: true, zh: '选项', en: 'How far it goes' } }, strict: true }, zh: '封禁动作', en: 'The whole set; an empty one lifts all' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', en: 'Shown to the player' },
  until: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End; absent for good' },
};

export const personasClearScoresFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  leaderboard: { in: 'query', type: 'string', zh: '排行榜', en: 'Slug of one leaderboard, default all' },
};

export const personasTagsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
};

export const personasTagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', en: 'Tags' },
};

export const personasUntagFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  tagIDs: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '标签 ID', en: 'Tags' },
};

export const personasFriendsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const personasFriendBlacklistFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const personasGuildsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
};

export const tagsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  name: { in: 'query', type: 'string', zh: '名称', en: 'Part of the name' },
};

export const tagsCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 32, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the app, 1 to 32 characters' },
  color: { in: 'body', type: 'string', min: 7, max: 7, pattern: '^#[0-9A-Fa-f]{6}$', zh: '颜色', en: 'A colour like #1a2b3c' },
  description: { in: 'body', type: 'string', max: 500, zh: '描述', en: 'Free text' },
};

export const tagsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', en: 'Tag id' },
};

export const tagsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', en: 'Tag id' },
  name: { in: 'body', type: 'string', min: 1, max: 32, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the app, 1 to 32 characters' },
  color: { in: 'body', type: 'string', min: 7, max: 7, pattern: '^#[0-9A-Fa-f]{6}$', zh: '颜色', en: 'A colour like #1a2b3c' },
  description: { in: 'body', type: 'string', max: 500, zh: '描述', en: 'Free text' },
};

export const tagsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', en: 'Tag id' },
};

export const tagsPersonasFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', en: 'Tag id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const tagsUsersFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '标签 ID', en: 'Tag id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const entitlementsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  type: { in: 'body', type: 'string', zh: '类型', en: 'Whole type' },
  status: { in: 'body', type: 'string', enum: ['Pending', 'Active', 'Expired', 'Suspended'], zh: '状态', en: 'State' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', en: 'Of this user' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Of this persona' },
};

export const entitlementsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', en: 'Entitlement id' },
};

export const entitlementsCreateFields: OperationFields = {
  type: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '类型', en: 'Such as default, subscription, dlc, vip, 1 to 64 characters' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  ownerType: { in: 'body', type: 'string', required: true, enum: ['User', 'Persona'], zh: '归属', en: 'Who gets it' },
  userID: { in: 'body', type: 'string', format: 'uuid', zh: '用户 ID', en: 'With ownerType User' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'With ownerType Persona' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效时间', en: 'End, default none; after the start' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const entitlementsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', en: 'Entitlement id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效时间', en: 'End, default none; after the start' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const entitlementsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', en: 'Entitlement id' },
};

export const entitlementsSuspendFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', en: 'Entitlement id' },
  reason: { in: 'body', type: 'string', max: 500, zh: '原因', en: 'Why' },
};

export const entitlementsRestoreFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '权益 ID', en: 'Entitlement id' },
};

export const entitlementsTypesFields: OperationFields = {};

export const guildsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  guildName: { in: 'query', type: 'string', zh: '公会名称', en: 'Part of the name' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', en: 'In this realm' },
  memberId: { in: 'query', type: 'string', format: 'uuid', zh: '成员角色 ID', en: 'With this member' },
};

export const guildsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
};

export const guildRolesListFields: OperationFields = {};

export const guildRolesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '标识', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  level: { in: 'body', type: 'integer', required: true, min: 0, zh: '等级', en: 'A higher level outranks a lower one' },
  permissions: { in: 'body', type: 'object', required: true, fields: { dismissGuild: { type: 'boolean', zh: '解散公会', en: 'May dismiss the guild; the owner role only' }, manageGuildRequests: { type: 'boolean', zh: '审批加入申请', en: 'May answer requests to join' }, manageMemberRole: { type: 'boolean', zh: '管理成员角色', en: 'May change roles of a lower level' }, updateGuildInfo: { type: 'boolean', zh: '修改公会信息', en: 'May change the guild' }, removeMembers: { type: 'boolean', zh: '移除成员', en: 'May remove members of a lower level' } }, strict: true, zh: '权限', en: 'What a holder may do, default nothing' },
  limit: { in: 'body', type: 'integer', min: 0, zh: '人数上限', en: 'Holders in one guild, 0 for no limit' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const guildRolesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Role id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  level: { in: 'body', type: 'integer', min: 0, zh: '等级', en: 'A higher level outranks a lower one' },
  permissions: { in: 'body', type: 'object', fields: { dismissGuild: { type: 'boolean', zh: '解散公会', en: 'May dismiss the guild; the owner role only' }, manageGuildRequests: { type: 'boolean', zh: '审批加入申请', en: 'May answer requests to join' }, manageMemberRole: { type: 'boolean', zh: '管理成员角色', en: 'May change roles of a lower level' }, updateGuildInfo: { type: 'boolean', zh: '修改公会信息', en: 'May change the guild' }, removeMembers: { type: 'boolean', zh: '移除成员', en: 'May remove members of a lower level' } }, strict: true, zh: '权限', en: 'What a holder may do, default nothing' },
  limit: { in: 'body', type: 'integer', min: 0, zh: '人数上限', en: 'Holders in one guild, 0 for no limit' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const guildRolesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Role id' },
};

export const reportsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  status: { in: 'body', type: 'string', enum: ['Reviewing', 'Cleared', 'Actioned', 'Revoked'], zh: '状态', en: 'State' },
  targetPersonaID: { in: 'body', type: 'string', format: 'uuid', zh: '被举报角色 ID', en: 'Who is reported' },
  reporterPersonaID: { in: 'body', type: 'string', format: 'uuid', zh: '举报者角色 ID', en: 'Who reports' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Created before' },
};

export const reportsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', en: 'Report id' },
  status: { in: 'body', type: 'string', required: true, enum: ['Reviewing', 'Cleared', 'Actioned'], zh: '状态', en: 'The verdict; Revoked is up to the player' },
  result: { in: 'body', type: 'string', max: 1000, zh: '处理结果', en: 'Words of the reviewer' },
};

export const reportsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', en: 'Report id' },
};

export const leaderboardsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'query', type: 'string', zh: '显示名称', en: 'Part of the name' },
};

export const leaderboardsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '标识', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  memberType: { in: 'body', type: 'string', enum: ['Player', 'Entity'], zh: '成员类型', en: 'Default Player' },
  sortOrder: { in: 'body', type: 'string', enum: ['Asc', 'Desc'], zh: '排序', en: 'Default Desc: larger is better' },
  updateType: { in: 'body', type: 'string', enum: ['KeepBest', 'KeepLatest', 'Aggregate'], zh: '更新方式', en: 'Default KeepBest' },
  bucketStrategy: { in: 'body', type: 'string', enum: ['None', 'Customized', 'System'], zh: '分组方式', en: 'Default None' },
  crossRealm: { in: 'body', type: 'boolean', zh: '跨区服', en: 'Rank realms together, default true' },
  bucketSize: { in: 'body', type: 'integer', min: 1, zh: '分组大小', en: 'Members of a bucket, for System' },
  tierStrategy: { in: 'body', type: 'string', enum: ['Score', 'Rank', 'Percent'], zh: '段位方式', en: 'What cutoffs mean' },
  tiers: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '段位标识', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '段位名称', en: 'Name of the tier, 1 to 64 characters' }, cutoff: { type: 'number', required: true, zh: '门槛', en: 'Score, rank or percentage that must be reached' }, order: { type: 'integer', min: 0, zh: '顺序', en: 'Best first' } }, strict: true }, zh: '段位', en: 'Best first' },
  rewardStrategy: { in: 'body', type: 'string', enum: ['General', 'InBucket', 'ByTier'], zh: '奖励方式', en: 'What rewards go by, default General' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { from: { type: 'integer', min: 1, zh: '起始名次', en: 'First rank, for General and InBucket' }, to: { type: 'integer', min: 1, zh: '结束名次', en: 'Last rank, for General and InBucket' }, tier: { type: 'string', max: 64, zh: '段位标识', en: 'Slug of the tier, for ByTier' }, items: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'What each member gets' } }, strict: true }, zh: '奖励', en: 'Rules' },
  rewardInboxTemplateSlug: { in: 'body', type: 'string', max: 64, zh: '奖励邮件模板', en: 'Default: straight to the inventory' },
  resetSchedule: { in: 'body', type: 'string', min: 9, max: 100, zh: '重置计划', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Refuse scores before' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Refuse scores after' },
  forceDistinctRank: { in: 'body', type: 'boolean', zh: '名次不并列', en: 'Give equal scores different ranks, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const leaderboardsGetFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
};

export const leaderboardsUpdateFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  sortOrder: { in: 'body', type: 'string', enum: ['Asc', 'Desc'], zh: '排序', en: 'Only while there are no scores' },
  updateType: { in: 'body', type: 'string', enum: ['KeepBest', 'KeepLatest', 'Aggregate'], zh: '更新方式', en: 'Only while there are no scores' },
  crossRealm: { in: 'body', type: 'boolean', zh: '跨区服', en: 'Rank realms together, default true' },
  bucketSize: { in: 'body', type: 'integer', min: 1, zh: '分组大小', en: 'Members of a bucket, for System' },
  tierStrategy: { in: 'body', type: 'string', enum: ['Score', 'Rank', 'Percent'], zh: '段位方式', en: 'What cutoffs mean' },
  tiers: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '段位标识', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '段位名称', en: 'Name of the tier, 1 to 64 characters' }, cutoff: { type: 'number', required: true, zh: '门槛', en: 'Score, rank or percentage that must be reached' }, order: { type: 'integer', min: 0, zh: '顺序', en: 'Best first' } }, strict: true }, zh: '段位', en: 'Best first' },
  rewardStrategy: { in: 'body', type: 'string', enum: ['General', 'InBucket', 'ByTier'], zh: '奖励方式', en: 'What rewards go by, default General' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { from: { type: 'integer', min: 1, zh: '起始名次', en: 'First rank, for General and InBucket' }, to: { type: 'integer', min: 1, zh: '结束名次', en: 'Last rank, for General and InBucket' }, tier: { type: 'string', max: 64, zh: '段位标识', en: 'Slug of the tier, for ByTier' }, items: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'What each member gets' } }, strict: true }, zh: '奖励', en: 'Rules' },
  rewardInboxTemplateSlug: { in: 'body', type: 'string', max: 64, zh: '奖励邮件模板', en: 'Default: straight to the inventory' },
  resetSchedule: { in: 'body', type: 'string', min: 9, max: 100, zh: '重置计划', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Refuse scores before' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Refuse scores after' },
  forceDistinctRank: { in: 'body', type: 'boolean', zh: '名次不并列', en: 'Give equal scores different ranks, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const leaderboardsRemoveFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
};

export const leaderboardsResetFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
};

export const leaderboardScoresListFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', en: 'In this realm' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', en: 'In this bucket' },
  tier: { in: 'query', type: 'string', zh: '段位', en: 'Slug of a tier' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', en: 'Only this member' },
};

export const leaderboardScoresSubmitFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  memberId: { in: 'body', type: 'string', max: 128, zh: '成员 ID', en: 'Persona id, or any text for Entity; with one score' },
  score: { in: 'body', type: 'number', zh: '分数', en: 'With one score' },
  bucketId: { in: 'body', type: 'string', max: 64, zh: '分组 ID', en: 'For Customized; with one score' },
  displayName: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '成员名称', en: 'Name of the member; with one score' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data beside the score; with one score' },
  scores: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { memberId: { type: 'string', required: true, min: 1, max: 128, zh: '成员 ID', en: 'Persona id, or any text for Entity' }, score: { type: 'number', required: true, zh: '分数', en: 'Score' }, bucketId: { type: 'string', max: 64, zh: '分组 ID', en: 'For Customized' }, displayName: { type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '成员名称', en: 'Name of the member' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data beside the score' } }, strict: true }, zh: '批量分数', en: 'In place of one score: up to 100, all or nothing' },
};

export const leaderboardScoresClearFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  memberIds: { in: 'query', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1 }, zh: '成员 ID', en: 'Default: all members' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', en: 'Only this bucket' },
};

export const leaderboardScoresOfMemberFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 128, zh: '成员 ID', en: 'Persona id, or any text for Entity' },
  leaderboards: { in: 'query', type: 'array', max: 100, items: { type: 'string', required: true, min: 1 }, zh: '排行榜', en: 'Slugs, default all' },
};

export const leaderboardVersionsListFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const leaderboardVersionsScoresFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', en: 'Version id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', en: 'In this realm' },
  bucketId: { in: 'query', type: 'string', zh: '分组 ID', en: 'In this bucket' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', en: 'Only this member' },
  rewardState: { in: 'query', type: 'string', enum: ['false', 'true', 'success'], zh: '奖励状态', en: 'Only this state' },
};

export const leaderboardVersionsMemberScoreFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', en: 'Version id' },
  m: { in: 'path', type: 'string', required: true, min: 1, max: 128, zh: '成员 ID', en: 'Member' },
  score: { in: 'body', type: 'number', zh: '分数', en: 'Corrects the score; ranks follow' },
  rewardState: { in: 'body', type: 'string', enum: ['false', 'true', 'success'], zh: '奖励状态', en: 'Corrects the state; nothing is taken back' },
};

export const leaderboardVersionsIssueRewardsFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  v: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', en: 'Version id' },
  memberIds: { in: 'body', type: 'array', max: 1000, items: { type: 'string', required: true, min: 1, max: 128 }, zh: '成员 ID', en: 'Default: all members' },
};

export const leaderboardSchedulesGetFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
};

export const leaderboardSchedulesCreateFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  resetSchedule: { in: 'body', type: 'string', required: true, min: 9, max: 100, zh: '重置计划', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'No reset before' },
  autoReward: { in: 'body', type: 'boolean', zh: '自动发奖', en: 'A reset issues the rewards, default false' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Resets happen, default true' },
};

export const leaderboardSchedulesUpdateFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  resetSchedule: { in: 'body', type: 'string', min: 9, max: 100, zh: '重置计划', en: 'Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'No reset before' },
  autoReward: { in: 'body', type: 'boolean', zh: '自动发奖', en: 'A reset issues the rewards, default false' },
  enabled: { in: 'body', type: 'boolean', zh: '启用', en: 'Resets happen, default true' },
};

export const leaderboardSchedulesCancelFields: OperationFields = {
  name: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
};

export const resourcesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', en: 'Whole slug' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  type: { in: 'body', type: 'string', enum: ['VirtualCurrency', 'Item', 'Currency'], zh: '类型', en: 'Type' },
  namespace: { in: 'body', type: 'string', zh: '命名空间', en: 'Whole namespace' },
};

export const resourcesGetFields: OperationFields = {
  slug: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the resource' },
};

export const resourcesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  type: { in: 'body', type: 'string', required: true, enum: ['VirtualCurrency', 'Item'], zh: '类型', en: 'Real money cannot be created' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  stackable: { in: 'body', type: 'boolean', zh: '可堆叠', en: 'Default true, always so for VirtualCurrency' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', en: 'Group of the game itself, default default' },
  quantityLimit: { in: 'body', type: 'integer', min: 0, zh: '持有上限', en: 'Most a persona may hold, 0 for no limit' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const resourcesUpdateFields: OperationFields = {
  slug: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the resource' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', en: 'Group of the game itself, default default' },
  quantityLimit: { in: 'body', type: 'integer', min: 0, zh: '持有上限', en: 'Most a persona may hold, 0 for no limit' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const resourcesRemoveFields: OperationFields = {
  slug: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the resource' },
};

export const resourcesImportFields: OperationFields = {
  resources: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, type: { type: 'string', required: true, enum: ['VirtualCurrency', 'Item'], zh: '类型', en: 'Real money cannot be created' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' }, stackable: { type: 'boolean', zh: '可堆叠', en: 'Default true, always so for VirtualCurrency' }, namespace: { type: 'string', min: 1, max: 64, zh: '命名空间', en: 'Group of the game itself, default default' }, quantityLimit: { type: 'integer', min: 0, zh: '持有上限', en: 'Most a persona may hold, 0 for no limit' }, customData: { type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' } }, strict: true }, zh: '资源', en: 'Resources as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', en: 'Change objects that exist, default false' },
};

export const resourcesNamespacesFields: OperationFields = {};

export const categoriesListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const categoriesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const categoriesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', en: 'Category id or slug' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const categoriesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', en: 'Category id or slug' },
};

export const categoriesPublishProductsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', en: 'Category id or slug' },
};

export const categoriesRevokeProductsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '分类', en: 'Category id or slug' },
};

export const productsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', en: 'Whole slug' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  categorySlug: { in: 'body', type: 'string', zh: '分类标识', en: 'In this category' },
  publishStatus: { in: 'body', type: 'string', enum: ['published', 'unpublished'], zh: '状态', en: 'State' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Adds what this persona has bought and may buy' },
};

export const productsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '商品', en: 'Product id or slug' },
};

export const productsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  categorySlug: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '分类标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  costs: { in: 'body', type: 'array', required: true, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '价格', en: 'Empty: free; CNY in fen stands alone' },
  rewards: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '内容', en: 'What the persona gets' },
  limitCount: { in: 'body', type: 'integer', min: 0, zh: '限购次数', en: 'Purchases of a persona in a period, 0 for no limit' },
  resetSchedule: { in: 'body', type: 'object', fields: { type: { type: 'string', required: true, enum: ['EveryDay', 'EveryWeek', 'EveryMonth'], zh: '周期', en: 'How often' }, day: { type: 'integer', min: 1, max: 31, zh: '日', en: 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31' }, hour: { type: 'integer', required: true, min: 0, max: 23, zh: '时', en: 'Hour of the day in Asia/Shanghai' } }, strict: true, zh: '限购重置', en: 'When the limit starts anew, default never' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '上架时间', en: 'Sell from' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '下架时间', en: 'Sell until' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const productsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '商品', en: 'Product id or slug' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  categorySlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '分类标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  costs: { in: 'body', type: 'array', max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '价格', en: 'Empty: free; CNY in fen stands alone' },
  rewards: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '内容', en: 'What the persona gets' },
  limitCount: { in: 'body', type: 'integer', min: 0, zh: '限购次数', en: 'Purchases of a persona in a period, 0 for no limit' },
  resetSchedule: { in: 'body', type: 'object', fields: { type: { type: 'string', required: true, enum: ['EveryDay', 'EveryWeek', 'EveryMonth'], zh: '周期', en: 'How often' }, day: { type: 'integer', min: 1, max: 31, zh: '日', en: 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31' }, hour: { type: 'integer', required: true, min: 0, max: 23, zh: '时', en: 'Hour of the day in Asia/Shanghai' } }, strict: true, zh: '限购重置', en: 'When the limit starts anew, default never' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '上架时间', en: 'Sell from' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '下架时间', en: 'Sell until' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const productsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '商品', en: 'Product id or slug' },
};

export const productsPublishFields: OperationFields = {
  ids: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '商品', en: 'Ids or slugs, at most 100' },
};

export const productsRevokeFields: OperationFields = {
  ids: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '商品', en: 'Ids or slugs, at most 100' },
};

export const productsPurchaseFields: OperationFields = {
  personaId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Who buys' },
  productSlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '商品标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  productId: { in: 'body', type: 'string', format: 'uuid', zh: '商品 ID', en: 'In place of the slug' },
  quantity: { in: 'body', type: 'integer', min: 1, max: 9999, zh: '数量', en: 'Units, default 1' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
  outTradeNo: { in: 'body', type: 'string', max: 64, zh: '外部订单号', en: 'Unique number of the game itself; needed for real money' },
  paymentMethod: { in: 'body', type: 'string', enum: ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'], zh: '支付方式', en: 'Needed for real money' },
};

export const productsImportFields: OperationFields = {
  products: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' }, categorySlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '分类标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, costs: { type: 'array', required: true, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '价格', en: 'Empty: free; CNY in fen stands alone' }, rewards: { type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '内容', en: 'What the persona gets' }, limitCount: { type: 'integer', min: 0, zh: '限购次数', en: 'Purchases of a persona in a period, 0 for no limit' }, resetSchedule: { type: 'object', fields: { type: { type: 'string', required: true, enum: ['EveryDay', 'EveryWeek', 'EveryMonth'], zh: '周期', en: 'How often' }, day: { type: 'integer', min: 1, max: 31, zh: '日', en: 'EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31' }, hour: { type: 'integer', required: true, min: 0, max: 23, zh: '时', en: 'Hour of the day in Asia/Shanghai' } }, strict: true, zh: '限购重置', en: 'When the limit starts anew, default never' }, startTime: { type: 'string', format: 'date-time-offset', zh: '上架时间', en: 'Sell from' }, endTime: { type: 'string', format: 'date-time-offset', zh: '下架时间', en: 'Sell until' }, customData: { type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' } }, strict: true }, zh: '商品', en: 'Products as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', en: 'Change objects that exist, default false' },
};

export const transactionsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Of this persona' },
  status: { in: 'body', type: 'string', enum: ['Pending', 'Charged', 'Fulfilled', 'FulfillFailed', 'ChargeFailed', 'Refunded'], zh: '状态', en: 'State' },
  type: { in: 'body', type: 'string', enum: ['RealMoneyPurchase', 'VirtualPurchase'], zh: '类型', en: 'What is paid with' },
  productSlug: { in: 'body', type: 'string', zh: '商品标识', en: 'Of this product' },
  outTradeNo: { in: 'body', type: 'string', zh: '外部订单号', en: 'Whole number' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Created before' },
};

export const transactionsMetricsFields: OperationFields = {
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
  interval: { in: 'query', type: 'string', enum: ['1h', '1d'], zh: '粒度', en: 'Hour or day, default 1d' },
  type: { in: 'query', type: 'string', enum: ['RealMoneyPurchase', 'VirtualPurchase'], zh: '类型', en: 'What is paid with' },
};

export const transactionsReFulfilFields: OperationFields = {
  transactionIds: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '订单 ID', en: 'Orders, at most 100' },
};

export const paymentsNotifyFields: OperationFields = {
  outTradeNo: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '外部订单号', en: 'Unique number of the game itself' },
  status: { in: 'body', type: 'string', required: true, enum: ['success', 'failed', 'refunded'], zh: '状态', en: 'What became of the payment' },
  totalAmount: { in: 'body', type: 'integer', min: 1, zh: '总金额', en: 'Fen' },
  paymentMethod: { in: 'body', type: 'string', enum: ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'], zh: '支付方式', en: 'How it was paid' },
  tradeNo: { in: 'body', type: 'string', max: 64, zh: '支付平台订单号', en: 'Number of the payment provider' },
};

export const paymentsCreateFields: OperationFields = {
  personaId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Who buys' },
  outTradeNo: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '外部订单号', en: 'Unique number of the game itself' },
  totalAmount: { in: 'body', type: 'integer', required: true, min: 1, zh: '总金额', en: 'Fen' },
  paymentMethod: { in: 'body', type: 'string', required: true, enum: ['AlipayApp', 'AlipayPCWeb', 'AlipayMobileWeb'], zh: '支付方式', en: 'How it is paid' },
  productSlug: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '商品标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  quantity: { in: 'body', type: 'integer', min: 1, zh: '数量', en: 'Units, default 1' },
};

export const inventorySearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Of this persona' },
  resourceSlug: { in: 'body', type: 'string', zh: '资源标识', en: 'Of this resource' },
  namespace: { in: 'body', type: 'string', zh: '命名空间', en: 'Of resources in this namespace' },
};

export const inventoryMetricsFields: OperationFields = {
  resourceSlug: { in: 'query', type: 'string', zh: '资源标识', en: 'Only this resource' },
  from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default 7 days ago; at most 90 days' },
  to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default now' },
};

export const inventoryUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '物品 ID', en: 'Inventory row id' },
  quantity: { in: 'body', type: 'integer', min: 0, zh: '数量', en: '0 takes the row away; 0 or 1 where it does not stack' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const tokenClassesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  name: { in: 'body', type: 'string', zh: '名称', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['unreleased', 'pending', 'active', 'expired'], zh: '状态', en: 'State' },
  codeType: { in: 'body', type: 'string', enum: ['Universal', 'Unique'], zh: '兑换码类型', en: 'Kind of codes' },
};

export const tokenClassesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', en: 'Class id' },
};

export const tokenClassesCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the app, 1 to 64 characters' },
  resources: { in: 'body', type: 'map', required: true, values: { type: 'integer', required: true, min: 1 }, zh: '资源', en: 'Units of each resource by slug, at least one' },
  codeType: { in: 'body', type: 'string', required: true, enum: ['Universal', 'Unique'], zh: '兑换码类型', en: 'Universal: one code for all; Unique: one code per use' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', en: 'Codes work from, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效时间', en: 'Codes work until, default for good' },
  scopes: { in: 'body', type: 'array', max: 50, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '范围', en: 'A code works in one of these' },
  redeemLimitPerPersona: { in: 'body', type: 'integer', min: 1, zh: '每角色兑换上限', en: 'Codes a persona may use, default 1' },
  deliveryType: { in: 'body', type: 'string', enum: ['Direct', 'Inbox'], zh: '发放方式', en: 'Default Direct' },
  inboxTemplateSlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '邮件模板', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  code: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{8,20}$', zh: '通用码', en: 'For Universal: 8 to 20 letters and digits, default a random one' },
  prefix: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{0,12}$', zh: '前缀', en: 'Letters and digits; at least 8 characters follow it' },
  codeLength: { in: 'body', type: 'integer', min: 8, max: 20, zh: '兑换码长度', en: 'Characters with the prefix, default 12' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const tokenClassesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', en: 'Class id' },
  name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: 'Unique in the app, 1 to 64 characters' },
  resources: { in: 'body', type: 'map', values: { type: 'integer', required: true, min: 1 }, zh: '资源', en: 'Units of each resource by slug, at least one' },
  codeType: { in: 'body', type: 'string', enum: ['Universal', 'Unique'], zh: '兑换码类型', en: 'Universal: one code for all; Unique: one code per use' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '生效时间', en: 'Codes work from, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '失效时间', en: 'Codes work until, default for good' },
  scopes: { in: 'body', type: 'array', max: 50, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '范围', en: 'A code works in one of these' },
  redeemLimitPerPersona: { in: 'body', type: 'integer', min: 1, zh: '每角色兑换上限', en: 'Codes a persona may use, default 1' },
  deliveryType: { in: 'body', type: 'string', enum: ['Direct', 'Inbox'], zh: '发放方式', en: 'Default Direct' },
  inboxTemplateSlug: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '邮件模板', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  code: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{8,20}$', zh: '通用码', en: 'For Universal: 8 to 20 letters and digits, default a random one' },
  prefix: { in: 'body', type: 'string', pattern: '^[A-Za-z0-9]{0,12}$', zh: '前缀', en: 'Letters and digits; at least 8 characters follow it' },
  codeLength: { in: 'body', type: 'integer', min: 8, max: 20, zh: '兑换码长度', en: 'Characters with the prefix, default 12' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const tokenClassesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', en: 'Class id' },
};

export const tokenClassesReleaseFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', en: 'Class id' },
};

export const tokenClassesSuspendFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', en: 'Class id' },
};

export const tokenClassesNamesFields: OperationFields = {};

export const tokenInstancesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', en: 'Of this gift pack' },
  code: { in: 'body', type: 'string', zh: '兑换码', en: 'Whole code, case ignored' },
  status: { in: 'body', type: 'string', enum: ['unused', 'used', 'invalid'], zh: '状态', en: 'State' },
  batchId: { in: 'body', type: 'string', zh: '批次 ID', en: 'Of this batch' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Used by this persona' },
};

export const tokenInstancesGenerateFields: OperationFields = {
  tokenClassId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '礼包 ID', en: 'Gift pack with Unique codes' },
  count: { in: 'body', type: 'integer', required: true, min: 1, max: 10000, zh: '数量', en: 'How many, at most 10000' },
};

export const tokenInstancesInvalidateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '兑换码 ID', en: 'Code id' },
};

export const tokenInstancesInvalidateManyFields: OperationFields = {
  ids: { in: 'body', type: 'array', min: 1, max: 10000, items: { type: 'string', required: true, format: 'uuid' }, zh: '兑换码 ID', en: 'These codes' },
  batchId: { in: 'body', type: 'string', format: 'uuid', zh: '批次 ID', en: 'Or all of this batch' },
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', en: 'Or all of this gift pack' },
};

export const tokenInstancesExportFields: OperationFields = {
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', en: 'Of this gift pack' },
  code: { in: 'body', type: 'string', zh: '兑换码', en: 'Whole code, case ignored' },
  status: { in: 'body', type: 'string', enum: ['unused', 'used', 'invalid'], zh: '状态', en: 'State' },
  batchId: { in: 'body', type: 'string', zh: '批次 ID', en: 'Of this batch' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Used by this persona' },
};

export const tokenInstancesUsedInfoFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  code: { in: 'body', type: 'string', zh: '兑换码', en: 'Of this code' },
  id: { in: 'body', type: 'string', format: 'uuid', zh: '兑换码 ID', en: 'Or of this code' },
  tokenClassId: { in: 'body', type: 'string', format: 'uuid', zh: '礼包 ID', en: 'Or of this gift pack' },
};

export const inboxTemplatesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '模板名称', en: 'Part of the name' },
  scope: { in: 'body', type: 'string', enum: ['Persona', 'Realm', 'All'], zh: '发送范围', en: 'Who gets the mail' },
};

export const inboxTemplatesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '模板标识', en: 'Slug of the template' },
};

export const inboxTemplatesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  scope: { in: 'body', type: 'string', required: true, enum: ['Persona', 'Realm', 'All'], zh: '发送范围', en: 'Who gets the mail' },
  title: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title of the mail, 1 to 128 characters' },
  sendTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '发送时间', en: 'Do not send before, default at once' },
  expireType: { in: 'body', type: 'string', enum: ['Duration', 'FixedTime'], zh: '过期方式', en: 'Default Duration of 30 days' },
  expireDuration: { in: 'body', type: 'integer', min: 1, zh: '有效时长', en: 'Seconds from receipt, for Duration' },
  expireAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', en: 'For FixedTime' },
  content: { in: 'body', type: 'string', max: 10000, zh: '正文', en: 'Text of the mail' },
  sender: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '发件人', en: 'Name of the sender' },
  attachments: { in: 'body', type: 'array', max: 50, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '附件', en: 'Resources in the mail' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const inboxTemplatesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '模板标识', en: 'Slug of the template' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  title: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title of the mail, 1 to 128 characters' },
  sendTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '发送时间', en: 'Do not send before, default at once' },
  expireType: { in: 'body', type: 'string', enum: ['Duration', 'FixedTime'], zh: '过期方式', en: 'Default Duration of 30 days' },
  expireDuration: { in: 'body', type: 'integer', min: 1, zh: '有效时长', en: 'Seconds from receipt, for Duration' },
  expireAt: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', en: 'For FixedTime' },
  content: { in: 'body', type: 'string', max: 10000, zh: '正文', en: 'Text of the mail' },
  sender: { in: 'body', type: 'string', max: 64, pattern: '^\\P{Cc}*$', zh: '发件人', en: 'Name of the sender' },
  attachments: { in: 'body', type: 'array', max: 50, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '附件', en: 'Resources in the mail' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const inboxTemplatesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '模板标识', en: 'Slug of the template' },
};

export const inboxTemplatesNamesFields: OperationFields = {};

export const inboxMessagesSendFields: OperationFields = {
  templateSlugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '模板标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'For a template of scope Persona' },
  realmID: { in: 'body', type: 'string', format: 'uuid', zh: '区服 ID', en: 'For a template of scope Realm' },
};

export const inboxMessagesSendManyFields: OperationFields = {
  templateSlugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '模板标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  personaIds: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'string', required: true, format: 'uuid' }, zh: '角色 ID', en: 'Personas, at most 1000' },
};

export const inboxMessagesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'In the inbox of this persona' },
  recordId: { in: 'body', type: 'string', format: 'uuid', zh: '记录 ID', en: 'Of this sending' },
  templateSlugName: { in: 'body', type: 'string', zh: '模板标识', en: 'Of this template' },
  status: { in: 'body', type: 'string', enum: ['Unread', 'Unconsumed', 'Completed'], zh: '状态', en: 'State' },
};

export const inboxMessagesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', en: 'Message id' },
};

export const inboxRecordsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  templateSlugName: { in: 'body', type: 'string', zh: '模板标识', en: 'Of this template' },
  from: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Created at or after' },
  to: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Created before' },
};

export const inboxRecordsRecallFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '记录 ID', en: 'Record id' },
};

export const achievementsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  category: { in: 'body', type: 'string', zh: '分类', en: 'Whole category' },
  series: { in: 'body', type: 'string', zh: '系列', en: 'Whole series' },
  releaseStatus: { in: 'body', type: 'string', enum: ['released', 'unreleased'], zh: '状态', en: 'State' },
};

export const achievementsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the achievement' },
};

export const achievementsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  startValue: { in: 'body', type: 'number', zh: '起始值', en: 'Where personas begin' },
  thresholdValue: { in: 'body', type: 'number', required: true, zh: '目标值', en: 'Above the start: done at or above it; below: at or below' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', en: 'What to do' },
  category: { in: 'body', type: 'string', max: 64, zh: '分类', en: 'Word of the game itself' },
  series: { in: 'body', type: 'string', max: 64, zh: '系列', en: 'Word of the game itself' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'Given once' },
  hidden: { in: 'body', type: 'boolean', zh: '隐藏', en: 'Hide it until it is done, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const achievementsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the achievement' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  startValue: { in: 'body', type: 'number', zh: '起始值', en: 'Where personas begin' },
  thresholdValue: { in: 'body', type: 'number', zh: '目标值', en: 'Above the start: done at or above it; below: at or below' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', en: 'What to do' },
  category: { in: 'body', type: 'string', max: 64, zh: '分类', en: 'Word of the game itself' },
  series: { in: 'body', type: 'string', max: 64, zh: '系列', en: 'Word of the game itself' },
  rewards: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'Given once' },
  hidden: { in: 'body', type: 'boolean', zh: '隐藏', en: 'Hide it until it is done, default false' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const achievementsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the achievement' },
};

export const achievementsReleaseFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', en: 'Slugs, at most 100' },
};

export const achievementsRevokeFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', en: 'Slugs, at most 100' },
};

export const achievementsImportFields: OperationFields = {
  achievementMeta: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' }, startValue: { type: 'number', zh: '起始值', en: 'Where personas begin' }, thresholdValue: { type: 'number', required: true, zh: '目标值', en: 'Above the start: done at or above it; below: at or below' }, description: { type: 'string', max: 1000, zh: '描述', en: 'What to do' }, category: { type: 'string', max: 64, zh: '分类', en: 'Word of the game itself' }, series: { type: 'string', max: 64, zh: '系列', en: 'Word of the game itself' }, rewards: { type: 'array', max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'Given once' }, hidden: { type: 'boolean', zh: '隐藏', en: 'Hide it until it is done, default false' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' } }, strict: true }, zh: '成就', en: 'Achievements as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', en: 'Change objects that exist, default false' },
};

export const achievementsCategoriesFields: OperationFields = {};

export const achievementsSeriesFields: OperationFields = {};

export const personaAchievementsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaID: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Of this persona; adds those never touched' },
  slugName: { in: 'body', type: 'string', zh: '标识', en: 'Of this achievement' },
  category: { in: 'body', type: 'string', zh: '分类', en: 'Whole category' },
  achieveStatus: { in: 'body', type: 'string', enum: ['achieved', 'not_achieved'], zh: '达成状态', en: 'State' },
  redeemStatus: { in: 'body', type: 'string', enum: ['redeemed', 'not_redeemed'], zh: '领奖状态', en: 'Whether the rewards were taken' },
};

export const personaAchievementsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  achievements: { in: 'body', type: 'array', min: 1, max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, action: { type: 'string', required: true, enum: ['Increase', 'Decrease', 'Set'], zh: '操作', en: 'How the value changes' }, value: { type: 'integer', required: true, min: 0, zh: '数值', en: 'Units' }, customData: { type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' }, redeem: { type: 'boolean', zh: '领奖', en: 'Also take the rewards' } }, strict: true }, zh: '成就', en: 'Up to 100; or one, written into the body itself' },
  slugName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  action: { in: 'body', type: 'string', enum: ['Increase', 'Decrease', 'Set'], zh: '操作', en: 'How the value changes' },
  value: { in: 'body', type: 'integer', min: 0, zh: '数值', en: 'Units' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
  redeem: { in: 'body', type: 'boolean', zh: '领奖', en: 'Also take the rewards' },
};

export const battlePassesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  status: { in: 'body', type: 'string', enum: ['Pending', 'Active', 'Expired', 'Suspended'], zh: '状态', en: 'State' },
};

export const battlePassesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the battle pass' },
};

export const battlePassesCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  maxLevel: { in: 'body', type: 'integer', required: true, min: 1, max: 1000, zh: '最高等级', en: 'Last level; may only grow while active' },
  levelExp: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'integer', required: true, min: 1 }, zh: '升级经验', en: 'One value for every level, or one per level' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', en: 'Words to the players' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default none' },
  dailyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每日经验上限', en: 'Experience in a day, 0 for no limit' },
  weeklyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每周经验上限', en: 'Experience in a week, 0 for no limit' },
  dayStartHour: { in: 'body', type: 'integer', min: 0, max: 23, zh: '每日起始时', en: 'Hour a day begins at, default 0' },
};

export const battlePassesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the battle pass' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  maxLevel: { in: 'body', type: 'integer', min: 1, max: 1000, zh: '最高等级', en: 'Last level; may only grow while active' },
  levelExp: { in: 'body', type: 'array', min: 1, max: 1000, items: { type: 'integer', required: true, min: 1 }, zh: '升级经验', en: 'One value for every level, or one per level' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', en: 'Words to the players' },
  startTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Start, default now' },
  endTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'End, default none' },
  dailyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每日经验上限', en: 'Experience in a day, 0 for no limit' },
  weeklyExpLimit: { in: 'body', type: 'integer', min: 0, zh: '每周经验上限', en: 'Experience in a week, 0 for no limit' },
  dayStartHour: { in: 'body', type: 'integer', min: 0, max: 23, zh: '每日起始时', en: 'Hour a day begins at, default 0' },
};

export const battlePassesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the battle pass' },
};

export const battlePassesNamesFields: OperationFields = {};

export const battlePassesPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the battle pass' },
};

export const battlePassesRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the battle pass' },
};

export const battlePassSlotsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '档位 ID', en: 'Slot id' },
};

export const battlePassSlotsCreateFields: OperationFields = {
  battlePassSlugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '战令标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  unlockedByDefault: { in: 'body', type: 'boolean', zh: '默认解锁', en: 'Open it to every persona, default false' },
  unlockProductSlug: { in: 'body', type: 'string', max: 64, zh: '解锁商品', en: 'Slug of the product that opens it' },
  order: { in: 'body', type: 'integer', min: 0, zh: '顺序', en: 'Position in the battle pass' },
  rewards: { in: 'body', type: 'array', max: 1000, items: { type: 'object', required: true, fields: { level: { type: 'integer', required: true, min: 1, zh: '等级', en: 'Level, from 1' }, items: { type: 'array', required: true, min: 1, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'What the level gives' } }, strict: true }, zh: '奖励', en: 'One row per level that gives something' },
};

export const battlePassSlotsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '档位 ID', en: 'Slot id' },
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  unlockedByDefault: { in: 'body', type: 'boolean', zh: '默认解锁', en: 'Open it to every persona, default false' },
  unlockProductSlug: { in: 'body', type: 'string', max: 64, zh: '解锁商品', en: 'Slug of the product that opens it' },
  order: { in: 'body', type: 'integer', min: 0, zh: '顺序', en: 'Position in the battle pass' },
  rewards: { in: 'body', type: 'array', max: 1000, items: { type: 'object', required: true, fields: { level: { type: 'integer', required: true, min: 1, zh: '等级', en: 'Level, from 1' }, items: { type: 'array', required: true, min: 1, max: 20, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'What the level gives' } }, strict: true }, zh: '奖励', en: 'One row per level that gives something' },
};

export const battlePassSlotsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '档位 ID', en: 'Slot id' },
};

export const personaBattlePassesSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaId: { in: 'body', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Of this persona' },
  slugName: { in: 'body', type: 'string', zh: '战令标识', en: 'Of this battle pass' },
};

export const personaBattlePassesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  bp: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
};

export const personaBattlePassesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  bp: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
};

export const personaBattlePassesRemoveAllFields: OperationFields = {
  bp: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
};

export const questsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  displayName: { in: 'body', type: 'string', zh: '显示名称', en: 'Part of the name' },
  type: { in: 'body', type: 'string', enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', en: 'How often it starts anew' },
  status: { in: 'body', type: 'string', enum: ['questPending', 'questPartialPublished', 'questPublished'], zh: '状态', en: 'State' },
};

export const questsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', en: 'Quest id or slug' },
};

export const questsCreateFields: OperationFields = {
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  type: { in: 'body', type: 'string', required: true, enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', en: 'Starts anew daily, on Monday or on the 1st' },
  layout: { in: 'body', type: 'string', required: true, enum: ['Basic', 'WithProgressBar'], zh: '形式', en: 'Tasks alone, or tasks that give points' },
  items: { in: 'body', type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' }, thresholdValue: { type: 'number', required: true, min: 1, zh: '目标值', en: 'Done at or above it, at least 1' }, rewards: { type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'Given once in a period' }, points: { type: 'integer', min: 0, zh: '积分', en: 'Points when done, for WithProgressBar' }, kind: { type: 'string', enum: ['Task', 'PointReward'], zh: '种类', en: 'Default Task; PointReward is done by the points of tasks' }, order: { type: 'integer', min: 0, zh: '顺序', en: 'Position in the quest' } }, strict: true }, zh: '子任务', en: 'Tasks, not yet published' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const questsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', en: 'Quest id or slug' },
};

export const questsImportFields: OperationFields = {
  quests: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' }, type: { type: 'string', required: true, enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', en: 'Starts anew daily, on Monday or on the 1st' }, layout: { type: 'string', required: true, enum: ['Basic', 'WithProgressBar'], zh: '形式', en: 'Tasks alone, or tasks that give points' }, items: { type: 'array', max: 100, items: { type: 'object', required: true, fields: { slugName: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, displayName: { type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' }, thresholdValue: { type: 'number', required: true, min: 1, zh: '目标值', en: 'Done at or above it, at least 1' }, rewards: { type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'Given once in a period' }, points: { type: 'integer', min: 0, zh: '积分', en: 'Points when done, for WithProgressBar' }, kind: { type: 'string', enum: ['Task', 'PointReward'], zh: '种类', en: 'Default Task; PointReward is done by the points of tasks' }, order: { type: 'integer', min: 0, zh: '顺序', en: 'Position in the quest' } }, strict: true }, zh: '子任务', en: 'Tasks, not yet published' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' } }, strict: true }, zh: '任务', en: 'Quests as in a create, 1 to 1000' },
  overwrite: { in: 'body', type: 'boolean', zh: '覆盖', en: 'Change objects that exist, default false' },
};

export const questsPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', en: 'Quest id or slug' },
};

export const questsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', en: 'Quest id or slug' },
};

export const questItemsCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '任务', en: 'Quest id or slug' },
  slugName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  thresholdValue: { in: 'body', type: 'number', required: true, min: 1, zh: '目标值', en: 'Done at or above it, at least 1' },
  rewards: { in: 'body', type: 'array', required: true, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, quantity: { type: 'integer', required: true, min: 1, max: 4294967295, zh: '数量', en: 'Units' } }, strict: true }, zh: '奖励', en: 'Given once in a period' },
  points: { in: 'body', type: 'integer', min: 0, zh: '积分', en: 'Points when done, for WithProgressBar' },
  kind: { in: 'body', type: 'string', enum: ['Task', 'PointReward'], zh: '种类', en: 'Default Task; PointReward is done by the points of tasks' },
  order: { in: 'body', type: 'integer', min: 0, zh: '顺序', en: 'Position in the quest' },
};

export const questItemsPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '子任务 ID', en: 'Item id' },
};

export const questItemsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '子任务 ID', en: 'Item id' },
};

export const questItemsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '子任务 ID', en: 'Item id' },
};

export const personaQuestsSearchFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', en: 'Of this quest' },
  type: { in: 'body', type: 'string', enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', en: 'How often it starts anew' },
};

export const personaQuestsFetchFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  slugNames: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', en: 'Default: every published quest' },
};

export const billboardsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  title: { in: 'body', type: 'string', zh: '标题', en: 'Part of the title' },
  namespace: { in: 'body', type: 'string', zh: '命名空间', en: 'Whole namespace' },
  status: { in: 'body', type: 'string', enum: ['billboardPending', 'billboardScheduled', 'billboardPublished', 'billboardRevoked'], zh: '状态', en: 'State' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', en: 'Each of these must match' },
};

export const billboardsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', en: 'Notice id' },
};

export const billboardsCreateFields: OperationFields = {
  title: { in: 'body', type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', required: true, min: 1, max: 20000, zh: '正文', en: 'Text' },
  subtitle: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '副标题', en: 'Subtitle' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', en: 'Group of the game itself, default default' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', en: 'Whom it is for, such as channel, version, region' },
  expireTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', en: 'Players do not see it after, default never' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const billboardsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', en: 'Notice id' },
  title: { in: 'body', type: 'string', min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title, 1 to 128 characters' },
  content: { in: 'body', type: 'string', min: 1, max: 20000, zh: '正文', en: 'Text' },
  subtitle: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '副标题', en: 'Subtitle' },
  namespace: { in: 'body', type: 'string', min: 1, max: 64, zh: '命名空间', en: 'Group of the game itself, default default' },
  tags: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '标签', en: 'Whom it is for, such as channel, version, region' },
  expireTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', en: 'Players do not see it after, default never' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const billboardsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', en: 'Notice id' },
};

export const billboardsPublishFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', en: 'Notice id' },
  publishTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '发布时间', en: 'Default now; a future one schedules it' },
  expireTime: { in: 'body', type: 'string', format: 'date-time-offset', zh: '过期时间', en: 'Players do not see it after' },
  expireDays: { in: 'body', type: 'number', enum: [1, 3, 7, 14, 30], zh: '展示天数', en: 'Or: days from going live' },
};

export const billboardsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公告 ID', en: 'Notice id' },
};

export const billboardsNamespacesFields: OperationFields = {};

export const billboardsImportFields: OperationFields = {
  billboards: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { title: { type: 'string', required: true, min: 1, max: 128, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '标题', en: 'Title, 1 to 128 characters' }, content: { type: 'string', required: true, min: 1, max: 20000, zh: '正文', en: 'Text' }, subtitle: { type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '副标题', en: 'Subtitle' }, namespace: { type: 'string', min: 1, max: 64, zh: '命名空间', en: 'Group of the game itself, default default' }, tags: { type: 'map', values: { type: 'string', required: true }, zh: '标签', en: 'Whom it is for, such as channel, version, region' }, expireTime: { type: 'string', format: 'date-time-offset', zh: '过期时间', en: 'Players do not see it after, default never' }, properties: { type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' } }, strict: true }, zh: '公告', en: 'Notices as in a create, 1 to 1000' },
};

export const playerLoginPublicInfoFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
};

export const playerLoginSendCodeFields: OperationFields = {
  phoneNumber: { in: 'body', type: 'string', required: true, min: 11, max: 11, pattern: '^1[3-9][0-9]{9}$', zh: '手机号', en: 'An 11-digit mobile number' },
  purpose: { in: 'body', type: 'string', required: true, enum: ['Login', 'Bind'], zh: '用途', en: 'What the code is for' },
};

export const playerLoginPhoneFields: OperationFields = {
  phoneNumber: { in: 'body', type: 'string', required: true, min: 11, max: 11, pattern: '^1[3-9][0-9]{9}$', zh: '手机号', en: 'An 11-digit mobile number' },
  code: { in: 'body', type: 'string', required: true, min: 4, max: 8, zh: '验证码', en: 'Code of the message' },
  loginPlatform: { in: 'body', type: 'string', enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', en: 'Platform of the player' },
  deviceID: { in: 'body', type: 'string', max: 128, zh: '设备 ID', en: 'Device of the player' },
};

export const playerLoginOauthFields: OperationFields = {
  idProvider: { in: 'body', type: 'string', required: true, enum: ['Wechat', 'Apple', 'QQ', 'Weibo', 'WechatWeb', 'QQWeb', 'ServiceLogin', 'Hykb', 'TapTap'], zh: '登录渠道', en: 'Who vouches for the player' },
  loginPlatform: { in: 'body', type: 'string', enum: ['Android', 'Ios', 'Windows', 'ServerSide'], zh: '登录平台', en: 'Platform of the player' },
  code: { in: 'body', type: 'string', required: true, min: 1, max: 2048, zh: '授权码', en: 'Code of the provider, or the loginCode of a web login' },
  deviceID: { in: 'body', type: 'string', max: 128, zh: '设备 ID', en: 'Device of the player' },
};

export const playerLoginAccessTokenFields: OperationFields = {
  accessToken: { in: 'body', type: 'string', required: true, secret: true, zh: '访问令牌', en: 'A user token that is still valid' },
  deviceID: { in: 'body', type: 'string', max: 128, zh: '设备 ID', en: 'Device of the player' },
};

export const playerLoginRefreshTokenFields: OperationFields = {
  accessToken: { in: 'body', type: 'string', required: true, secret: true, zh: '访问令牌', en: 'The old one, even when it has expired' },
  refreshToken: { in: 'body', type: 'string', required: true, secret: true, zh: '刷新令牌', en: 'It stops with this call' },
};

export const playerTermsOfServiceListFields: OperationFields = {};

export const playerRealmsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const playerUsersMeFields: OperationFields = {};

export const playerUsersUpdateMeFields: OperationFields = {
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  avatarUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const playerUsersVerifyRealNameFields: OperationFields = {
  realName: { in: 'body', type: 'string', required: true, max: 50, pattern: '^\\P{Cc}*$', zh: '姓名', en: 'Legal name; empty beside an empty number clears both' },
  idCardNumber: { in: 'body', type: 'string', required: true, pattern: '^(\\d{17}[\\dXx])?$', zh: '身份证号', en: '18 characters, the last one a checksum; empty clears' },
};

export const playerPersonasCreateFields: OperationFields = {
  realmID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '区服 ID', en: 'Realm to live in' },
  displayName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  iconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const playerPersonasSelectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Persona id' },
};

export const playerPersonasMeFields: OperationFields = {};

export const playerPersonasUpdateMeFields: OperationFields = {
  displayName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '显示名称', en: 'Name that players see, 1 to 64 characters' },
  iconUrl: { in: 'body', type: 'string', max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '头像', en: 'URL or empty' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const playerPersonasSearchFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  personaID: { in: 'query', type: 'string', format: 'uuid', zh: '角色 ID', en: 'Persona id' },
  displayName: { in: 'query', type: 'string', zh: '显示名称', en: 'Part of the name' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', en: 'In this realm' },
};

export const playerPersonasRandomFields: OperationFields = {
  count: { in: 'query', type: 'integer', min: 1, max: 100, zh: '条数', en: 'How many, default 20' },
};

export const antiAddictionRecordPaymentFields: OperationFields = {
  userID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '用户 ID', en: 'Who paid' },
  amount: { in: 'body', type: 'integer', required: true, min: 0, zh: '金额', en: 'Fen' },
};

export const antiAddictionPlayableFields: OperationFields = {};

export const antiAddictionPayableFields: OperationFields = {
  amount: { in: 'query', type: 'integer', required: true, min: 0, zh: '金额', en: 'Fen' },
};

export const playerFriendsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const playerFriendsUpdateFields: OperationFields = {
  personaID: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '好友角色 ID', en: 'The friend' },
  remark: { in: 'body', type: 'string', required: true, max: 64, zh: '备注', en: 'What to call the friend' },
};

export const playerFriendsRemoveFields: OperationFields = {
  personaID: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '好友角色 ID', en: 'The friend' },
  removeBoth: { in: 'query', type: 'boolean', zh: '双向删除', en: 'End it for the friend too, default false' },
};

export const playerFriendRequestsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  direction: { in: 'query', type: 'string', required: true, enum: ['received', 'sent'], zh: '方向', en: 'Who asks: others or the own persona' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Rejected', 'Revoked'], zh: '状态', en: 'What became of them' },
};

export const playerFriendRequestsSendFields: OperationFields = {
  targetPersonaID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '目标角色 ID', en: 'The other persona' },
  message: { in: 'body', type: 'string', max: 200, zh: '附言', en: 'Words beside the request' },
};

export const playerFriendRequestsApproveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', en: 'Request id' },
};

export const playerFriendRequestsRejectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', en: 'Request id' },
};

export const playerFriendRequestsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', en: 'Request id' },
};

export const playerFriendRequestsApproveAllFields: OperationFields = {};

export const playerFriendRequestsRejectAllFields: OperationFields = {};

export const playerFriendBlacklistListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const playerFriendBlacklistAddFields: OperationFields = {
  targetPersonaID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '目标角色 ID', en: 'The other persona' },
};

export const playerFriendBlacklistRemoveFields: OperationFields = {
  personaID: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '角色 ID', en: 'Who was kept out' },
};

export const playerPresencesListFields: OperationFields = {
  personaIDs: { in: 'query', type: 'array', required: true, min: 1, max: 100, items: { type: 'string', required: true, format: 'uuid' }, zh: '角色 ID', en: 'Whose, at most 100' },
};

export const playerPresencesSetFields: OperationFields = {
  status: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '状态', en: 'Word of the game itself, such as online' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data of the game itself' },
};

export const playerGuildsCreateFields: OperationFields = {
  guildName: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '公会名称', en: 'Name, 1 to 64 characters' },
  visibility: { in: 'body', type: 'string', required: true, enum: ['Public', 'Private'], zh: '可见性', en: 'Players find public ones' },
  announcement: { in: 'body', type: 'string', max: 1000, zh: '公告', en: 'Words to the members' },
  guildType: { in: 'body', type: 'string', max: 64, zh: '公会类型', en: 'Word of the game itself' },
  enableGainApprovalBeforeJoin: { in: 'body', type: 'boolean', zh: '入会需审批', en: 'Default as configured' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const playerGuildsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  guildName: { in: 'query', type: 'string', zh: '公会名称', en: 'Part of the name' },
  random: { in: 'query', type: 'boolean', zh: '随机', en: 'In random order' },
};

export const playerGuildsMineFields: OperationFields = {};

export const playerGuildsConfigFields: OperationFields = {};

export const playerGuildsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
};

export const playerGuildsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
  guildName: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '公会名称', en: 'Name, 1 to 64 characters' },
  visibility: { in: 'body', type: 'string', enum: ['Public', 'Private'], zh: '可见性', en: 'Players find public ones' },
  announcement: { in: 'body', type: 'string', max: 1000, zh: '公告', en: 'Words to the members' },
  guildType: { in: 'body', type: 'string', max: 64, zh: '公会类型', en: 'Word of the game itself' },
  enableGainApprovalBeforeJoin: { in: 'body', type: 'boolean', zh: '入会需审批', en: 'Default as configured' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
};

export const playerGuildsDismissFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
};

export const playerGuildsJoinFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
  message: { in: 'body', type: 'string', max: 200, zh: '附言', en: 'Words beside the request' },
};

export const playerGuildsLeaveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
};

export const playerGuildsRequestsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  status: { in: 'query', type: 'string', enum: ['Pending', 'Approved', 'Rejected', 'Cancelled'], zh: '状态', en: 'What became of them' },
};

export const playerGuildsApproveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', en: 'Request id' },
};

export const playerGuildsRejectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '申请 ID', en: 'Request id' },
};

export const playerGuildsRemoveMemberFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
  memberId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', en: 'Persona of the member' },
};

export const playerGuildsSetMemberRoleFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
  memberId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', en: 'Persona of the member' },
  role: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', zh: '角色标识', en: '1 to 64 characters: groups of letters and digits joined by single hyphens' },
};

export const playerGuildsHandOverFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '公会 ID', en: 'Guild id' },
  memberId: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '成员角色 ID', en: 'The new owner' },
};

export const playerLeaderboardsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const playerLeaderboardsGetFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
};

export const playerLeaderboardsSubmitFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  score: { in: 'body', type: 'number', required: true, zh: '分数', en: 'Score' },
  bucketId: { in: 'body', type: 'string', max: 64, zh: '分组 ID', en: 'For Customized' },
  memberId: { in: 'body', type: 'string', max: 128, zh: '成员 ID', en: 'For Entity only' },
  properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'Data beside the score' },
};

export const playerLeaderboardsScoresFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  versionId: { in: 'query', type: 'string', format: 'uuid', zh: '版本 ID', en: 'Default: the current one' },
  realmID: { in: 'query', type: 'string', format: 'uuid', zh: '区服 ID', en: 'In this realm' },
};

export const playerLeaderboardsMyScoreFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  range: { in: 'query', type: 'integer', min: 0, max: 50, zh: '前后条数', en: 'Rows before and after the own one, default 0' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', en: 'For Entity; default the own persona' },
};

export const playerLeaderboardsBucketFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '排行榜标识', en: 'Slug of the leaderboard' },
  memberId: { in: 'query', type: 'string', zh: '成员 ID', en: 'For Entity; default the own persona' },
};

export const playerProductsCategoriesFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
};

export const playerProductsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  categorySlug: { in: 'query', type: 'string', zh: '分类标识', en: 'In this category' },
};

export const playerProductsPurchaseFields: OperationFields = {
  productSlug: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '商品标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  quantity: { in: 'body', type: 'integer', min: 1, max: 9999, zh: '数量', en: 'Units, default 1' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
  returnInventory: { in: 'body', type: 'boolean', zh: '返回背包', en: 'Answer the rows that changed' },
};

export const playerInventoryListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  namespace: { in: 'query', type: 'string', zh: '命名空间', en: 'Of resources in this namespace' },
  resourceSlug: { in: 'query', type: 'string', zh: '资源标识', en: 'Of this resource' },
};

export const playerInventoryDepositFields: OperationFields = {
  resources: { in: 'body', type: 'array', required: true, min: 1, max: 100, items: { type: 'object', required: true, fields: { resourceSlug: { type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '资源标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' }, depositQuantity: { type: 'integer', required: true, min: 1, zh: '数量', en: 'Units to add' } }, strict: true }, zh: '资源', en: 'What to add' },
};

export const playerInventoryUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '物品 ID', en: 'Inventory row id' },
  customData: { in: 'body', type: 'map', required: true, values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const playerGiftsRedeemFields: OperationFields = {
  code: { in: 'body', type: 'string', required: true, min: 1, max: 64, zh: '兑换码', en: 'Blanks around it and case are ignored' },
  scope: { in: 'body', type: 'string', max: 64, zh: '范围', en: 'Where the persona is, a word of the game itself' },
};

export const playerInboxReceiveFields: OperationFields = {};

export const playerInboxListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, max: 50, zh: '条数', en: 'Rows to answer, default 20, at most 50' },
  order: { in: 'query', type: 'string', enum: ['asc', 'desc'], zh: '排序', en: 'By time of receipt' },
  onlyUncompleted: { in: 'query', type: 'boolean', zh: '仅未完成', en: 'Leave completed ones out' },
};

export const playerInboxReadFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', en: 'Message id' },
};

export const playerInboxConsumeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', en: 'Message id' },
};

export const playerInboxConsumeAllFields: OperationFields = {};

export const playerInboxRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '邮件 ID', en: 'Message id' },
};

export const playerInboxClearFields: OperationFields = {};

export const playerAchievementsFetchFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', en: 'Default: all' },
};

export const playerAchievementsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  category: { in: 'query', type: 'string', zh: '分类', en: 'Whole category' },
  completed: { in: 'query', type: 'boolean', zh: '已达成', en: 'Only done or only open ones' },
};

export const playerAchievementsUpdateFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the achievement' },
  action: { in: 'body', type: 'string', required: true, enum: ['Increase', 'Decrease', 'Set'], zh: '操作', en: 'How the value changes' },
  value: { in: 'body', type: 'integer', required: true, min: 0, zh: '数值', en: 'Units' },
  customData: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '自定义数据', en: 'Data of the game itself' },
};

export const playerAchievementsRedeemFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the achievement' },
};

export const playerBattlePassesGetFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
};

export const playerBattlePassesAddExpFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
  exp: { in: 'body', type: 'integer', required: true, min: 1, zh: '经验', en: 'Experience to add; cut at the daily and weekly limits' },
};

export const playerBattlePassesUnlockFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
  slot: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '档位标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
};

export const playerBattlePassesClaimFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '战令标识', en: 'Slug of the battle pass' },
  slot: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$', zh: '档位标识', en: '1 to 64 letters, digits, "-" and "_", starting with a letter or digit' },
  level: { in: 'body', type: 'integer', min: 1, zh: '等级', en: 'Level; without slot and level, everything that may be taken' },
};

export const playerQuestsFetchFields: OperationFields = {
  slugNames: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, min: 1, max: 64 }, zh: '标识', en: 'Default: every published quest' },
};

export const playerQuestsSearchFields: OperationFields = {
  start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  slugName: { in: 'body', type: 'string', zh: '标识', en: 'Of this quest' },
  type: { in: 'body', type: 'string', enum: ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'], zh: '类型', en: 'How often it starts anew' },
};

export const playerQuestsUpdateFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the item' },
  action: { in: 'body', type: 'string', required: true, enum: ['Increase', 'Set'], zh: '操作', en: 'How the value changes' },
  value: { in: 'body', type: 'integer', required: true, min: 0, zh: '数值', en: 'Units' },
};

export const playerQuestsRedeemFields: OperationFields = {
  slugName: { in: 'path', type: 'string', required: true, min: 1, max: 64, zh: '标识', en: 'Slug of the item' },
};

export const playerBillboardsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  namespace: { in: 'query', type: 'string', zh: '命名空间', en: 'Whole namespace' },
  channel: { in: 'query', type: 'string', zh: '渠道', en: 'For this channel' },
  version: { in: 'query', type: 'string', zh: '版本', en: 'For this version of the game' },
  region: { in: 'query', type: 'string', zh: '地区', en: 'For this region' },
};

export const playerEntitlementsListFields: OperationFields = {
  start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
  count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
  type: { in: 'query', type: 'string', zh: '类型', en: 'Whole type' },
};

export const playerReportsCreateFields: OperationFields = {
  targetPersonaID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '被举报角色 ID', en: 'Who is reported' },
  category: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '类别', en: 'Kind of offence, a word of the game itself, 1 to 64 characters' },
  content: { in: 'body', type: 'string', max: 2000, zh: '内容', en: 'What happened' },
  evidence: { in: 'body', type: 'array', max: 10, items: { type: 'string', required: true, max: 2048, pattern: '^https?:\\/\\/\\S+$' }, zh: '证据', en: 'URLs, at most 10' },
};

export const playerReportsRevokeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '举报 ID', en: 'Report id' },
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
  'guilds.list': guildsListFields,
  'guilds.get': guildsGetFields,
  'guildRoles.list': guildRolesListFields,
  'guildRoles.create': guildRolesCreateFields,
  'guildRoles.update': guildRolesUpdateFields,
  'guildRoles.remove': guildRolesRemoveFields,
  'reports.search': reportsSearchFields,
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
  'playerRealms.list': playerRealmsListFields,
  'playerUsers.me': playerUsersMeFields,
  'playerUsers.updateMe': playerUsersUpdateMeFields,
  'playerUsers.verifyRealName': playerUsersVerifyRealNameFields,
  'playerPersonas.create': playerPersonasCreateFields,
  'playerPersonas.select': playerPersonasSelectFields,
  'playerPersonas.me': playerPersonasMeFields,
  'playerPersonas.updateMe': playerPersonasUpdateMeFields,
  'playerPersonas.search': playerPersonasSearchFields,
  'playerPersonas.random': playerPersonasRandomFields,
  'antiAddiction.recordPayment': antiAddictionRecordPaymentFields,
  'antiAddiction.playable': antiAddictionPlayableFields,
  'antiAddiction.payable': antiAddictionPayableFields,
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
