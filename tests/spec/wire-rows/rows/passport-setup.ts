// Source: wire/passport.md 2.1, 2.8, 3.1 rows 8-30, 4.
import { expect } from 'vitest';
import { INT, type Row, TIME, UUID } from '../row.ts';

const PROVIDER =
  'id idDomainID provider loginPlatform clientID clientSecret redirectURI enabled properties createdAt modifiedAt';
const TERMS = 'id idDomainID title content links version enabled createdAt modifiedAt';
const TEMPLATE = 'id idDomainID name type signature content status failReason enabled createdAt modifiedAt';
const LOG = 'id idDomainID phoneNumber templateID purpose status mock errorMessage ip sentAt';
const no = (passportErrorCode: number) => ({ passportErrorCode, message: expect.any(String) });
const PLAYERS_ONLY: Pick<Row, 'known' | 'as' | 'status' | 'has'> = {
  ...{ known: 'ours', as: 'app', status: 401 },
  has: { passportErrorCode: 160_001 },
};

/** A call of the app that the specification names, with a body of ours. */
const app = { known: 'ours', as: 'app', status: 200 } as const;

export const rows: readonly Row[] = [
  {
    ...app,
    ...{ call: 'passport.idDomains.create', known: 'spec', send: 'POST /upass/v1/id-domains', body: { name: '设置' } },
  },
  {
    ...{ ...app, call: 'passport.config.get', known: 'spec', send: 'GET /upass/v1/config' },
    has: {
      config: {
        ...{ MemberLimitCount: 50, EnableJoinMultiGuilds: false, RestrictedMinutesAfterLeaveGuild: 120 },
        ...{ EnableGainApprovalBeforeJoin: true, GuildDisableUniqueGuildName: false, dauFactor: 1 },
        ...{ dauMode: 'HyperLogLog', inboxCapacity: 500, inventoryCapacity: 5000, propertiesBytesLimit: 512 },
      },
    },
  },
  {
    ...{ ...app, call: 'passport.config.set', says: 'keys that nobody knows', send: 'POST /upass/v1/config' },
    ...{ body: { inboxCapacity: 20, ours: { x: 1 } }, has: { config: { inboxCapacity: 20, ours: { x: 1 } } } },
  },
  {
    ...{ ...app, call: 'passport.config.set', says: 'a negative number', send: 'POST /upass/v1/config', status: 400 },
    ...{ body: { maxFriendCount: -1 }, has: no(30_001) },
  },
  {
    ...{ ...app, call: 'passport.idProviders.create', send: 'POST /upass/v1/id-providers' },
    ...{ body: { provider: 'Wechat', loginPlatform: 'Android', clientID: 'wx1', clientSecret: '3f9a-secret' } },
    ...{ has: { idProvider: { id: UUID, clientSecret: '3f9a***', enabled: true } }, names: { idProvider: PROVIDER } },
  },
  {
    ...{ ...app, call: 'passport.idProviders.create', send: 'POST /upass/v1/id-providers', status: 409 },
    ...{ body: { provider: 'Wechat', loginPlatform: 'Android' }, has: no(60_001) },
  },
  {
    ...{ ...app, call: 'passport.idProviders.list', send: 'GET /upass/v1/id-providers?count=500' },
    ...{ has: { start: 0, count: 100, total: INT }, names: { 'idProviders.0': PROVIDER } },
  },
  {
    ...{ ...app, call: 'passport.idProviders.update', send: 'PUT /upass/v1/id-providers/{passport.idProvider}' },
    ...{ body: { enabled: false }, has: { idProvider: { enabled: false } } },
  },
  {
    ...{ ...app, call: 'passport.idProviders.remove', has: {} },
    send: 'DELETE /v1/id-providers/{passport.idProvider}',
  },
  {
    ...{ ...app, call: 'passport.idProviders.remove', send: 'DELETE /upass/v1/id-providers/{unknown}', status: 404 },
    has: { passportErrorCode: 50_001, message: 'idprovider not found' },
  },
  {
    ...{ ...app, call: 'passport.termsOfService.create', known: 'seen', send: 'POST /upass/v1/tos' },
    body: { title: '协议', content: '欢迎', links: [{ name: '隐私', url: 'https://lanternbay.example/p' }] },
    ...{ has: { tos: { id: UUID, version: 1, enabled: true } }, names: { tos: TERMS } },
  },
  {
    ...{
      ...app,
      call: 'passport.termsOfService.update',
      known: 'seen',
      send: 'PUT /upass/v1/tos/{passport.termsOfService}',
    },
    ...{ body: { content: '再次欢迎' }, has: { tos: { version: 2 } } },
  },
  {
    ...{ ...app, call: 'passport.termsOfService.list', send: 'GET /upass/v1/tos' },
    ...{ has: { start: 0, count: 20, total: INT }, names: { 'tos.0': TERMS } },
  },
  {
    ...{ ...app, call: 'passport.playerTermsOfService.list', send: 'GET /v1/sdk/tos' },
    ...{ has: { total: INT }, names: { 'tos.0': TERMS } },
  },
  {
    ...{ ...PLAYERS_ONLY, call: 'passport.playerTermsOfService.accept' },
    ...{ send: 'POST /v1/sdk/tos/{passport.termsOfService}/accept', body: { version: 2 } },
  },
  { ...PLAYERS_ONLY, call: 'passport.playerTermsOfService.accepted', send: 'GET /v1/sdk/tos/accepted' },
  {
    ...{ ...app, call: 'passport.termsOfService.remove', has: {} },
    send: 'DELETE /v1/tos/{passport.termsOfService}',
  },
  {
    ...{ ...app, call: 'passport.termsOfService.remove', send: 'DELETE /upass/v1/tos/{unknown}', status: 404 },
    has: { passportErrorCode: 50_001, message: 'tos not found' },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.create', send: 'POST /upass/v1/internal/sms-templates' },
    // why as text: the braces of its code would be read as the name of a thing
    body: '{"name":"登录","type":"Login","signature":"灯湾","content":"验证码 \\u007bcode}"}',
    ...{ has: { smsTemplate: { id: UUID, status: 'Reviewing', enabled: false } }, names: { smsTemplate: TEMPLATE } },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.create', says: 'a text without its code', status: 400 },
    send: 'POST /upass/v1/internal/sms-templates',
    ...{ body: { name: '登录', type: 'Login', signature: '灯湾', content: '您好' }, has: no(30_001) },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.list', send: 'GET /upass/v1/internal/sms-templates' },
    ...{ has: { total: INT }, names: { 'smsTemplates.0': TEMPLATE } },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.enable', says: 'before its review', status: 400, has: no(90_001) },
    send: 'POST /upass/v1/internal/sms-templates/{passport.smsTemplate}/enable',
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.update', says: 'a verdict by the app itself', status: 403 },
    send: 'PUT /upass/v1/internal/sms-templates/{passport.smsTemplate}',
    ...{ body: { status: 'Available' }, has: { passportErrorCode: 70_001, message: 'permission denied' } },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.update', as: 'operator', says: 'a verdict' },
    send: 'PUT /upass/v1/internal/sms-templates/{passport.smsTemplate}',
    ...{ body: { status: 'Available' }, has: { smsTemplate: { status: 'Available', enabled: false } } },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.enable', known: 'spec', has: { smsTemplate: { enabled: true } } },
    send: 'POST /v1/internal/sms-templates/{passport.smsTemplate}/enable',
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.remove', says: 'what is in use', status: 400, has: no(90_001) },
    send: 'DELETE /upass/v1/internal/sms-templates/{passport.smsTemplate}',
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.update', says: 'a text that is reviewed again' },
    send: 'PUT /upass/v1/internal/sms-templates/{passport.smsTemplate}',
    ...{ body: { name: '再次' }, has: { smsTemplate: { status: 'Reviewing', name: '再次' } } },
  },
  {
    ...{ ...app, call: 'passport.smsTemplates.remove', has: {} },
    send: 'DELETE /upass/v1/internal/sms-templates/{passport.smsTemplate}',
  },
  {
    ...{ ...app, call: 'passport.playerLogin.sendCode', send: 'POST /v1/sdk/login/verification-codes' },
    ...{ body: { phoneNumber: '13800138000', purpose: 'Login' }, has: { expiresAt: TIME, mock: true } },
  },
  {
    ...{ ...app, call: 'passport.playerLogin.sendCode', says: 'within a minute', status: 429 },
    ...{ send: 'POST /v1/sdk/login/verification-codes', body: { phoneNumber: '13800138000', purpose: 'Login' } },
    ...{ has: no(80_001), head: { 'Retry-After': /^\d+$/ } },
  },
  {
    ...{ ...app, call: 'passport.playerLogin.phone', send: 'POST /v1/sdk/login/phone', status: 400, has: no(30_001) },
    ...{ says: 'a wrong code', body: { phoneNumber: '13800138000', code: '000000' } },
  },
  {
    ...{ ...app, call: 'passport.playerLogin.phone', send: 'POST /v1/sdk/login/phone' },
    body: { phoneNumber: '13800138000', code: '111111', loginPlatform: 'Ios' },
    has: { isNew: true, user: { phoneNumber: '13800138000' }, personas: [] },
    names: { '': 'userAccessToken userRefreshToken expiresAt isNew user personas' },
  },
  {
    ...{ ...PLAYERS_ONLY, call: 'passport.playerUsers.bindPhone', send: 'POST /v1/sdk/users/me/phone' },
    body: { phoneNumber: '13800138000', code: '111111' },
  },
  {
    ...{ ...PLAYERS_ONLY, call: 'passport.playerUsers.linkAccount', send: 'POST /v1/sdk/users/me/accounts' },
    body: { idProvider: 'Wechat', code: 'x' },
  },
  {
    ...{ ...app, call: 'passport.idDomains.verificationCodeLogs' },
    send: 'GET /upass/v1/id-domains/{app.app}/verification-code-logs?phoneNumber=13800138000',
    ...{ has: { logs: [{ phoneNumber: '138****8000', status: 'Verified' }], total: 1 }, names: { 'logs.0': LOG } },
  },
  {
    ...{
      ...app,
      call: 'passport.antiAddiction.recordPayment',
      known: 'seen',
      send: 'POST /v1/anti-addiction/payments',
    },
    ...{ body: { userID: '{passport.user}', amount: 600 }, has: {} },
  },
  {
    ...{ ...app, known: 'ours', call: 'passport.minorPayments.list' },
    ...{ send: 'GET /v1/anti-addiction/payments?userID={passport.user}' },
    has: { payments: [{ userID: UUID, paid: INT, held: 0, limit: -1 }], start: 0, count: 20, total: 1 },
    names: { 'payments.0': 'userID displayName ageGroup month paid held limit' },
  },
  {
    ...{ ...app, known: 'ours', call: 'passport.minorPayments.list', status: 400, has: no(30_001) },
    ...{ says: 'of a month that there is not', send: 'GET /upass/v1/anti-addiction/payments?month=2026-13' },
  },
  { ...PLAYERS_ONLY, call: 'passport.antiAddiction.playable', send: 'GET /v1/sdk/anti-addiction/playable' },
  { ...PLAYERS_ONLY, call: 'passport.antiAddiction.payable', send: 'GET /v1/sdk/anti-addiction/payable?amount=1' },
];
