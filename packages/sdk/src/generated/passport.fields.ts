// Generated from the contract by `npm run gen`; do not edit.
import type { ServiceFields } from '../fields/field-data.ts';

export const passportFields: ServiceFields = {
  'idDomains.create': {
    id: { in: 'body', type: 'string', format: 'uuid', zh: '应用 ID', en: 'Default: the calling app; another one for operators only' },
    name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 60 characters, not only blanks' },
    logoURL: { in: 'body', type: 'string', max: 2048, zh: '图标', en: 'Icon of the login page' },
    companyName: { in: 'body', type: 'string', max: 200, zh: '公司名称', en: 'Company on the login page' },
    mockSms: { in: 'body', type: 'boolean', zh: '模拟短信', en: 'Send no SMS, the code is 111111' },
    mockRealName: { in: 'body', type: 'boolean', zh: '模拟实名', en: 'Check real names by format only' },
    loginMethods: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Phone', 'OAuth', 'AccessToken', 'ServerSide'] }, zh: '登录方式', en: 'Login methods on offer' },
    loginPlatforms: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'] }, zh: '登录平台', en: 'Platforms players log in from' },
    minAge: { in: 'body', type: 'integer', min: 0, zh: '最低年龄', en: 'Players below it may not play, 0 for none' },
    realNameRequired: { in: 'body', type: 'boolean', zh: '强制实名', en: 'Login needs a verified real name' },
  },
  'idDomains.get': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
  },
  'idDomains.update': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
    name: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 60 characters, not only blanks' },
    logoURL: { in: 'body', type: 'string', max: 2048, zh: '图标', en: 'Icon of the login page' },
    companyName: { in: 'body', type: 'string', max: 200, zh: '公司名称', en: 'Company on the login page' },
    mockSms: { in: 'body', type: 'boolean', zh: '模拟短信', en: 'Send no SMS, the code is 111111' },
    mockRealName: { in: 'body', type: 'boolean', zh: '模拟实名', en: 'Check real names by format only' },
    loginMethods: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Phone', 'OAuth', 'AccessToken', 'ServerSide'] }, zh: '登录方式', en: 'Login methods on offer' },
    loginPlatforms: { in: 'body', type: 'array', items: { type: 'string', required: true, enum: ['Android', 'Ios', 'Windows', 'ServerSide'] }, zh: '登录平台', en: 'Platforms players log in from' },
    minAge: { in: 'body', type: 'integer', min: 0, zh: '最低年龄', en: 'Players below it may not play, 0 for none' },
    realNameRequired: { in: 'body', type: 'boolean', zh: '强制实名', en: 'Login needs a verified real name' },
  },
  'idDomains.getProduction': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
  },
  'idDomains.setProduction': {
    idDomainID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
    production: { in: 'body', type: 'boolean', required: true, zh: '正式环境', en: 'true approves and ends mocking; false while in review rejects' },
    remark: { in: 'body', type: 'string', max: 1000, zh: '备注', en: 'Remark' },
  },
  'idDomains.sendForReview': {
    idDomainID: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '身份域 ID', en: 'App id' },
    remark: { in: 'body', type: 'string', max: 1000, zh: '备注', en: 'Remark' },
  },
  'idDomains.notifyAppSecretUpdate': {},
  'idDomains.verificationCodeLogs': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
    start: { in: 'query', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
    count: { in: 'query', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
    phoneNumber: { in: 'query', type: 'string', zh: '手机号', en: 'Whole number' },
    status: { in: 'query', type: 'string', enum: ['Sent', 'Verified', 'Expired', 'Failed'], zh: '状态', en: 'What became of the code' },
    from: { in: 'query', type: 'string', format: 'date-time-offset', zh: '开始时间', en: 'Sent at or after' },
    to: { in: 'query', type: 'string', format: 'date-time-offset', zh: '结束时间', en: 'Sent before' },
  },
  'realms.search': {
    start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', en: 'Rows to skip, default 0' },
    count: { in: 'body', type: 'integer', min: 0, zh: '条数', en: 'Rows to answer, default 20, at most 100' },
    name: { in: 'body', type: 'string', zh: '名称', en: 'Part of the name' },
    status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', en: 'State' },
  },
  'realms.get': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
  },
  'realms.create': {
    name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 64 characters, not only blanks' },
    status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', en: 'From any state to any; Created when it is left out of a create' },
    externalRealmID: { in: 'body', type: 'string', max: 128, zh: '外部关联 ID', en: 'Unique id of the game itself' },
    properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
  },
  'realms.update': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
    name: { in: 'body', type: 'string', min: 1, max: 64, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', en: '1 to 64 characters, not only blanks' },
    status: { in: 'body', type: 'string', enum: ['Created', 'Open', 'Maintenance', 'Closed'], zh: '状态', en: 'From any state to any; Created when it is left out of a create' },
    externalRealmID: { in: 'body', type: 'string', max: 128, zh: '外部关联 ID', en: 'Unique id of the game itself' },
    properties: { in: 'body', type: 'map', values: { type: 'string', required: true }, zh: '属性', en: 'At most 512 bytes as JSON' },
  },
  'realms.remove': {
    id: { in: 'path', type: 'string', required: true, format: 'uuid' },
  },
};
