// Identity domains: the player-account settings of an app. Source: wire/passport.md 2.1, 3.1 rows 1-7 and 30.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import {
  address,
  count,
  entity,
  field,
  flag,
  id,
  lineIfAny,
  orUnixSeconds,
  ruled,
  text,
  time,
} from '../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { appName } from '../../rules/names/names.ts';
import * as codes from './codes.ts';

export const ReviewStatus = enumOf(labels.idDomain.reviewStatus);
export const LoginMethod = enumOf(labels.idDomain.loginMethod);
export const LoginPlatform = enumOf(labels.idDomain.loginPlatform);
export const VerificationCodePurpose = enumOf(labels.verificationCodeLog.purpose);
export const VerificationCodeStatus = enumOf(labels.verificationCodeLog.status);

const loginMethods = field(z.array(LoginMethod), '登录方式', 'Login methods on offer');
const loginPlatforms = field(z.array(LoginPlatform), '登录平台', 'Platforms players log in from');

export const IdDomain = entity(
  z.object({
    id: id('app.app', '应用 ID', 'Always the app id'),
    name: text('名称', 'Name'),
    logoURL: text('图标', 'Icon of the login page'),
    companyName: text('公司名称', 'Company on the login page'),
    production: flag('正式环境', 'Real SMS and real-name checks'),
    reviewStatus: field(ReviewStatus, '审核状态', 'State of the review before production'),
    mockSms: flag('模拟短信', 'No SMS is sent, the code is 111111'),
    mockRealName: flag('模拟实名', 'Real names are checked by format only'),
    loginMethods,
    loginPlatforms,
    minAge: count('最低年龄', 'Players below it may not play, 0 for none'),
    realNameRequired: flag('强制实名', 'Login needs a verified real name'),
    tosVersion: count('服务条款版本', 'Version of the terms of service'),
    createdAt: time('创建时间', 'Time of creation'),
    modifiedAt: time('修改时间', 'Time of the last change'),
  }),
  {
    id: 'IdDomain',
    zh: '身份域',
    en: 'The player-account settings of an app',
    columns: ['name', 'id', 'production', 'reviewStatus', 'modifiedAt'],
    key: 'id',
  },
);

export const IdDomainReview = entity(
  z.object({
    production: flag('正式环境', 'Real SMS and real-name checks'),
    reviewStatus: field(ReviewStatus, '审核状态', 'State of the review'),
    reviewRemark: text('审核备注', 'Last remark of either side'),
  }),
  { id: 'IdDomainReview', zh: '上线审核', en: 'Where an identity domain stands on its way to production' },
);

export const VerificationCodeLog = entity(
  z.object({
    id: id('passport.log', '记录 ID', 'Log id'),
    idDomainID: id('app.app', '身份域 ID', 'App id'),
    phoneNumber: text('手机号', 'Masked, such as 138****0000'),
    templateID: text('模板 ID', 'SMS template', 'passport.smsTemplate'),
    purpose: field(VerificationCodePurpose, '用途', 'What the code was for'),
    status: field(VerificationCodeStatus, '状态', 'What became of the code'),
    mock: flag('模拟', 'No SMS was sent'),
    errorMessage: text('错误信息', 'Why sending failed'),
    ip: text('IP', 'Address that asked for the code'),
    sentAt: time('发送时间', 'Time of sending'),
    verifiedAt: field(z.iso.datetime().optional(), '验证时间', 'Time of verification'),
  }),
  {
    id: 'VerificationCodeLog',
    zh: '验证码记录',
    en: 'One verification code that was sent to a phone',
    columns: ['phoneNumber', 'purpose', 'status', 'mock', 'sentAt', 'verifiedAt'],
    key: 'id',
  },
);

const writable = {
  logoURL: address(2048, '图标', 'Icon of the login page').optional(),
  companyName: lineIfAny(200, '公司名称', 'Company on the login page').optional(),
  mockSms: field(z.boolean().optional(), '模拟短信', 'Send no SMS, the code is 111111'),
  mockRealName: field(z.boolean().optional(), '模拟实名', 'Check real names by format only'),
  loginMethods: loginMethods.optional(),
  loginPlatforms: loginPlatforms.optional(),
  minAge: count('最低年龄', 'Players below it may not play, 0 for none').optional(),
  realNameRequired: field(z.boolean().optional(), '强制实名', 'Login needs a verified real name'),
};

const byId = { id: id('app.app', '身份域 ID', 'App id') };
// why: every `ID` key of a body or query is read as `Id` too; wire/passport.md 1.4
const idDomainID = id('app.app', '身份域 ID', 'App id');
const remark = field(z.string().max(1000).optional(), '备注', 'Remark');
const idDomain = z.object({ idDomain: field(IdDomain, '身份域', 'The identity domain') });

export const idDomains = {
  create: op('POST /id-domains', {
    body: z.strictObject({
      id: field(z.uuid().optional(), '应用 ID', 'Default: the calling app; another one for operators only', 'app.app'),
      name: ruled(appName, '名称'),
      ...writable,
    }),
    reply: idDomain,
    access: 'owner',
    known: 'assumed',
    because: 'body not shown',
    summary: {
      zh: '创建身份域，同时创建默认区服、默认配置和公会角色',
      en: 'Create the identity domain with its default realm, configuration and guild roles',
    },
    errors: [codes.invalidParameters, codes.permissionDenied, codes.exists],
  }),
  get: op('GET /id-domains/{id}', {
    params: byId,
    reply: idDomain,
    known: 'seen',
    because: 'a 404 "Id Domain not found" is how the console knows that player accounts are off',
    summary: { zh: '查看身份域', en: 'Read the identity domain' },
    errors: [codes.notFound],
  }),
  update: op('PUT /id-domains/{id}', {
    params: byId,
    body: z.strictObject({ name: ruled(appName, '名称').optional(), ...writable }),
    reply: idDomain,
    access: 'owner',
    known: 'assumed',
    because: 'body not shown',
    summary: { zh: '修改身份域', en: 'Change the identity domain' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  getProduction: op('GET /internal/id-domains/{id}/production', {
    params: byId,
    reply: IdDomainReview,
    known: 'assumed',
    because: 'reply not shown',
    summary: { zh: '查看上线审核状态', en: 'Read where the review for production stands' },
    errors: [codes.notFound],
  }),
  setProduction: op('POST /internal/update-id-domain-production', {
    body: z.strictObject({
      idDomainID,
      production: field(z.boolean(), '正式环境', 'true approves and ends mocking; false while in review rejects'),
      remark,
    }),
    reply: idDomain,
    accepts: 'operator',
    access: 'operator',
    retry: 'always',
    danger: 'confirm',
    known: 'assumed',
    because: 'body not shown',
    summary: { zh: '设置正式环境', en: 'Switch the identity domain to production or back' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  sendForReview: op('POST /internal/update-id-domain-send-for-review', {
    body: z.strictObject({ idDomainID, remark }),
    reply: idDomain,
    access: 'owner',
    known: 'assumed',
    because: 'body not shown',
    summary: { zh: '提交上线审核', en: 'Ask for the review before production' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  notifyAppSecretUpdate: op('POST /internal/notify-app-secret-update', {
    cli: 'refresh-secret',
    reply: z.object({}),
    access: 'owner',
    cache: 'force-never',
    fail: 'silent',
    retry: 'always',
    known: 'seen',
    summary: { zh: '通知密钥已更新', en: 'Drop the cached secrets of the app' },
  }),
  verificationCodeLogs: op('GET /id-domains/{id}/verification-code-logs', {
    params: byId,
    query: z.object({
      ...startCount,
      phoneNumber: field(z.string().optional(), '手机号', 'Whole number'),
      status: field(VerificationCodeStatus.optional(), '状态', 'What became of the code'),
      from: orUnixSeconds(field(z.iso.datetime({ offset: true }).optional(), '开始时间', 'Sent at or after')),
      to: orUnixSeconds(field(z.iso.datetime({ offset: true }).optional(), '结束时间', 'Sent before')),
    }),
    reply: z.object({
      logs: field(z.array(VerificationCodeLog), '验证码记录', 'Newest first'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'logs',
    known: 'assumed',
    because: 'fields not shown',
    summary: { zh: '列出验证码记录', en: 'List the verification codes that were sent, newest first' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
} as const;
