// Apps, their services, secrets, codes and bill, and what an app does to itself. Source: platform-core.md 7.3.
import * as z from 'zod';
import { field, month, nameOf, properties, refersTo } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import * as s from './schemas.ts';

const byId = { appId: refersTo(z.uuid(), 'app.app') };
const noApp = 'error to get app';
const unavailable = 'app is currently unavailable';
const badIcon = 'invalid icon url';
const badParameters = 'invalid parameters';
const bodyIsOurs = { known: 'assumed', because: 'payload not shown' } as const;

export const app = service(
  'app',
  {
    title: { zh: '应用', en: 'Apps' },
    group: 'platform',
    intro: {
      zh: '创建和管理应用，开通服务，查看与更换密钥，兑换额度。',
      en: 'Creating and running apps, switching services on, keys, and redeem codes.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/apps', {
      query: z.object({
        // why: the server reads `appId[]` as the same key; wire/cdn-and-platform.md 2.1
        appId: field(z.array(z.uuid()).max(9999).optional(), '应用 ID', 'Only these apps', 'app.app'),
        orgId: field(z.uuid().optional(), '组织 ID', 'Only apps of this organisation', 'org.org'),
        projectName: field(z.string().optional(), '应用名称', 'Part of the name'),
        ...offsetCount,
      }),
      reply: s.AppPage,
      paging: 'total-items',
      access: 'user',
      known: 'spec',
      summary: { zh: '列出应用', en: 'List the apps of the own organisations' },
      errors: [badParameters],
    }),
    create: op('POST /api/app', {
      body: s.AppCreate,
      reply: s.App,
      ...bodyIsOurs,
      summary: { zh: '创建应用', en: 'Create an app' },
      errors: ['invalid organization id', 'error to get organization', badIcon, badParameters],
    }),
    get: op('GET /api/app/{appId}', {
      params: byId,
      reply: s.App,
      known: 'spec',
      summary: { zh: '查看应用', en: 'Read an app' },
      errors: [noApp, unavailable],
    }),
    getByService: op('GET /api/app/service/{serviceId}', {
      params: { serviceId: nameOf('app.service') },
      reply: s.App,
      known: 'spec',
      summary: { zh: '按服务 ID 查看应用', en: 'Find the app that has a service id' },
      errors: [noApp, unavailable],
    }),
    update: op('PUT /api/app/{appId}', {
      params: byId,
      body: s.AppUpdate,
      reply: s.App,
      access: 'owner',
      ...bodyIsOurs,
      summary: { zh: '修改应用', en: 'Change an app' },
      errors: [noApp, badIcon, badParameters],
    }),
    redeem: op('POST /api/app/{appId}/redeem-token', {
      params: byId,
      body: z.object({ Token: field(z.string().min(1).max(128), '兑换码', 'The code') }),
      reply: s.Redemption,
      access: 'owner',
      ...bodyIsOurs,
      summary: { zh: '使用兑换码', en: 'Redeem a code for the app' },
      errors: [
        noApp,
        'failed to find token',
        'token has been fulfilled',
        'failed to redeem token',
        'failed to external login',
      ],
    }),
    bill: op('GET /api/app/{appId}/bill', {
      params: byId,
      query: z.object({ month: month('月份', 'Default: the current month').optional() }),
      reply: s.AppBill,
      known: 'assumed',
      because: 'reply not shown',
      summary: { zh: '查看应用账单', en: 'Read the bills of the app' },
      errors: [noApp, badParameters],
    }),
    services: {
      set: op('POST /api/app/{appId}/service', {
        params: byId,
        body: s.AppServiceSet,
        reply: s.App,
        access: 'owner',
        retry: 'always',
        ...bodyIsOurs,
        summary: { zh: '设置服务状态', en: 'Set the status or properties of a service' },
        errors: [
          'serviceName is required',
          'invalid service name',
          'service conflicts with {service}',
          noApp,
          unavailable,
          badParameters,
        ],
      }),
    },
    secrets: {
      regenerate: op('POST /api/app/{appId}/generate-secret', {
        params: byId,
        body: z.object({ SecretType: field(s.SecretType.optional(), '密钥类型', 'Which one; both when absent') }),
        reply: s.AppSecrets,
        access: 'owner',
        danger: 'confirm',
        ...bodyIsOurs,
        summary: { zh: '重新生成密钥，旧密钥立即失效', en: 'Regenerate secrets; the old ones stop at once' },
        errors: [noApp, unavailable, badParameters],
      }),
    },
    redeemTokens: {
      create: op('POST /api/redeem-token', {
        body: s.RedeemTokenCreate,
        reply: z.object({ Items: field(z.array(s.RedeemToken), '兑换码', 'The new codes') }),
        accepts: 'operator',
        access: 'operator',
        known: 'assumed',
        because: 'the specification redeems codes but shows no way to make one',
        summary: { zh: '生成兑换码', en: 'Make codes that apps redeem' },
        errors: ['serviceName is required', 'invalid service name', badParameters],
      }),
    },
    self: {
      get: op('GET /service/app', {
        reply: s.AppInfo,
        accepts: 'app',
        access: 'owner',
        known: 'seen',
        summary: { zh: '查看自身应用信息', en: 'Read the app of the credential' },
        errors: [unavailable],
      }),
      update: op('PUT /service/app/{appId}', {
        params: byId,
        body: z.object({ Properties: properties('属性', 'Merged; seen: editorVersion, launcherVersion') }),
        reply: s.AppInfo,
        accepts: 'app',
        access: 'owner',
        known: 'seen',
        summary: { zh: '修改自身应用属性', en: 'Merge properties into the app of the credential' },
        errors: [noApp, unavailable],
      }),
      enableService: op('POST /service/app/{appId}/enable-service', {
        params: byId,
        body: s.EnableService,
        reply: s.AppInfo,
        accepts: 'app',
        access: 'owner',
        retry: 'always',
        known: 'seen',
        because: 'the launcher ignores the body of the reply',
        summary: { zh: '为自身应用启用服务', en: 'Enable one service for the app of the credential' },
        errors: [noApp, unavailable, 'service conflicts with {service}', badParameters],
      }),
    },
  },
);
