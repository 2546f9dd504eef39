// Signing in, who is signed in, and what every face reads first. Source: platform-core.md 7.2, 7.8.
import * as z from 'zod';
import { field, line, noId, refersTo, secret, text } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { App } from '../app/schemas.ts';
import { needed } from '../shared/marks.ts';
import * as s from './schemas.ts';

export const session = service(
  'session',
  {
    title: { zh: '登录与会话', en: 'Sign-in and session' },
    group: 'platform',
    intro: {
      zh: '登录、退出与会话检查，以及每个客户端启动时读取的基础信息。',
      en: 'Signing in and out, the check of a session, and what every client reads first.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'user',
    errorStyle: 'platform',
  },
  {
    baseInfo: op('GET /auth/base-info', {
      reply: s.BaseInfo,
      accepts: 'none',
      access: 'public',
      known: 'spec',
      because: 'PartnerInfo, SocialInfo and the field of LobbyInfo are named by us',
      summary: { zh: '查看基础信息', en: 'Read hosts, login clients and policy version' },
    }),
    login: op('POST /auth/auth-login', {
      onFullDisk: true,
      body: z.object({
        ...s.authorizationCode,
        Provider: field(s.LoginProvider.optional(), '登录方式', 'Who issued the code, default uos'),
      }),
      reply: s.User,
      accepts: 'none',
      access: 'public',
      known: 'assumed',
      because: 'payload not shown',
      summary: { zh: '登录', en: 'Exchange an authorisation code for a session cookie' },
      errors: ['invalid parameters', 'request err', 'account blocked'],
    }),
    adminLogin: op('POST /auth/admin-login', {
      onFullDisk: true,
      body: s.PasswordLogin,
      reply: s.Operator,
      accepts: 'none',
      access: 'public',
      known: 'assumed',
      because: 'payload not shown',
      summary: { zh: '运营管理员登录', en: 'Sign in as an operator' },
      errors: ['invalid username or password'],
    }),
    billingLogin: op('POST /auth/bc-admin-login', {
      onFullDisk: true,
      body: s.PasswordLogin,
      reply: s.BillingAdmin,
      accepts: 'none',
      access: 'public',
      known: 'assumed',
      because: 'payload not shown',
      summary: { zh: '财务管理员登录', en: 'Sign in as a billing administrator' },
      errors: ['invalid username or password'],
    }),
    check: op('GET /auth/auth-check', {
      reply: s.SessionState,
      access: 'public',
      known: 'assumed',
      because: 'reply not shown',
      summary: { zh: '查看登录状态', en: 'Tell who is signed in' },
      errors: ['no session info'],
    }),
    logout: op('POST /auth/logout', {
      onFullDisk: true,
      reply: z.object({}),
      access: 'signed-in',
      retry: 'always',
      known: 'assumed',
      because: 'the specification has only the screens of a logout',
      summary: { zh: '退出登录', en: 'End the session and clear its cookies' },
    }),
    verifyRealName: op('POST /auth/real-name-verify', {
      body: z.object({
        Name: line(50, '姓名', 'Legal name'),
        IdCard: secret('身份证号', '18 characters, the last one a checksum', z.string().length(18)),
        Phone: field(z.string().min(1).max(20).optional(), '手机号', 'Phone number'),
      }),
      reply: s.User,
      // why: else whoever holds a list of people tries names against numbers
      limit: { calls: 5, seconds: 3600 },
      known: 'assumed',
      because: 'payload not shown',
      summary: { zh: '实名认证', en: 'Verify the real name of the user' },
      errors: ['invalid parameters'],
    }),
    linkPartner: op('POST /api/app/{appId}/auth-bluecloud', {
      params: { appId: refersTo(z.uuid(), 'app.app') },
      body: z.object(s.authorizationCode),
      reply: App,
      access: 'owner',
      known: 'assumed',
      because: 'payload not shown; the specification leaves the name of the partner open',
      summary: { zh: '关联合作方账号', en: 'Link an app with an account of the partner' },
      errors: ['invalid parameters', 'request err', 'error to get app'],
    }),
    links: {
      list: op('GET /auth/links', {
        reply: s.LinkedAccounts,
        ...needed,
        summary: { zh: '列出关联账号', en: 'List the accounts elsewhere that sign the user in' },
      }),
      create: op('POST /auth/links', {
        body: z.object({
          ...s.authorizationCode,
          Provider: field(s.LinkProvider, '账号类型', 'Who issued the code'),
        }),
        reply: s.LinkedAccount,
        ...needed,
        summary: { zh: '关联登录账号', en: 'Let an account at the partner or the social network sign the user in' },
        errors: ['invalid parameters', 'request err'],
      }),
      remove: op('DELETE /auth/links/{provider}', {
        params: { provider: noId(z.string().min(1).max(1024), 'word') },
        reply: z.object({}),
        danger: 'confirm',
        ...needed,
        summary: { zh: '取消关联登录账号', en: 'Do not let that account sign the user in any more' },
        errors: ['invalid parameters'],
      }),
    },
    webVersion: op('GET /web-version.json', {
      query: z.object({ v: field(z.string().optional(), '时间戳', 'Anything that defeats a cache') }),
      reply: z.object({ version: text('版本', 'Version of the console that is being served') }),
      accepts: 'none',
      access: 'public',
      fail: 'silent',
      known: 'spec',
      summary: { zh: '查看控制台版本', en: 'Read the version of the console' },
    }),
    served: op('GET /public/served.json', {
      reply: z.object({
        Operations: field(z.array(z.string()), '接口', 'Ids of the operations that this platform serves'),
      }),
      accepts: 'none',
      access: 'public',
      ...needed,
      summary: { zh: '查看本平台提供的接口', en: 'List the calls that this platform serves' },
    }),
    uploadCredential: op('POST /api/cos-token', {
      body: z.object({
        FileName: line(255, '文件名', 'Name of the file to upload'),
        Prefix: field(z.string().max(512).optional(), '前缀', 'Folder inside the area of the caller'),
        Purpose: field(s.UploadPurpose.optional(), '用途', 'What the file is for'),
      }),
      reply: s.UploadCredential,
      access: 'signed-in',
      known: 'seen',
      because: 'names of the token seen where hosting moves images; body and URLs are ours',
      summary: { zh: '获取上传凭证', en: 'Get a credential to upload one object' },
      errors: ['invalid prefix', 'invalid parameters'],
    }),
  },
);
