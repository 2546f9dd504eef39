// Device testing. `{id}` is the app id. Source: platform-core.md 7.4; wire/data-and-tools.md 1.7.
import * as z from 'zod';
import { field, line, lineIfAny, refersTo, ruled, secret } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { md5Hex } from '../../rules/names/names.ts';
import { k } from '../shared/fields.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

const noApp = 'error to get app';
const badParameters = 'invalid parameters';
const byApp = { id: field(z.uuid(), '应用 ID', 'App', 'app.app') };
const hash = ruled(md5Hex, '安装包哈希');
const byPackage = { ...byApp, hash: refersTo(hash, 'device.package') };

export const device = service(
  'device',
  {
    internal: 'device',
    title: { zh: '真机测试', en: 'Device testing' },
    group: 'quality',
    intro: {
      zh: '云真机测试与测试包。',
      en: 'Tests on real devices, and their packages.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    get: op('GET /api/device/{id}', {
      params: byApp,
      reply: s.DeviceApp,
      ...fieldsAreOurs,
      summary: { zh: '查看真机测试设置', en: 'Read the device testing of an app' },
      errors: [noApp],
    }),
    update: op('PUT /api/device/{id}', {
      params: byApp,
      body: z.object({
        Enabled: field(z.boolean().optional(), '启用', 'Sessions may be started'),
        Quota: field(z.int().min(0).max(1_000_000).optional(), '额度', 'Minutes a month, operators only'),
      }),
      reply: s.DeviceApp,
      access: 'owner',
      ...fieldsAreOurs,
      summary: { zh: '修改真机测试设置', en: 'Change the device testing of an app' },
      errors: [noApp, badParameters],
    }),
    token: op('POST /api/device/{id}/token', {
      params: byApp,
      body: z.object({}),
      reply: s.DeviceToken,
      access: 'owner',
      retry: 'always',
      ...fieldsAreOurs,
      summary: { zh: '获取真机测试令牌', en: 'Get permission to start sessions' },
      errors: [noApp, badParameters],
    }),
    usage: op('GET /api/device/{id}/usage', {
      params: byApp,
      query: z.object(days),
      reply: z.object({ Items: field(z.array(s.DeviceUsage), '用量', 'Oldest day first') }),
      ...fieldsAreOurs,
      summary: { zh: '查看每日用量', en: 'Read the use of an app by day' },
      errors: [noApp, badParameters],
    }),
    aggregation: op('GET /api/device/aggregation', {
      cli: 'usage total',
      query: z.object(days),
      reply: z.object({ Items: field(z.array(s.DeviceDailyUsage), '每日', 'Oldest day first') }),
      ...operatorOnly,
      ...fieldsAreOurs,
      summary: { zh: '汇总全部应用的真机测试', en: 'Sum the use of all apps by day' },
      errors: [badParameters],
    }),
    topK: op('GET /api/device/top-k', {
      cli: 'usage top',
      query: z.object({ ...days, k }),
      reply: z.object({ Items: field(z.array(s.DeviceAppUsage), '应用', 'Longest use first') }),
      ...operatorOnly,
      ...fieldsAreOurs,
      summary: { zh: '用量最高的应用', en: 'Rank the apps that use most' },
      errors: [badParameters],
    }),
    sessions: {
      list: op('GET /api/device/{id}/sessions', {
        params: byApp,
        query: z.object({
          status: field(s.DeviceSessionStatus.optional(), '状态', 'Only this state'),
          ...offsetCount,
        }),
        reply: s.DeviceSessionPage,
        paging: 'total-items',
        ...fieldsAreOurs,
        summary: { zh: '列出测试会话', en: 'List sessions, newest first' },
        errors: [noApp, badParameters],
      }),
      start: op('POST /api/device/{id}/sessions', {
        params: byApp,
        body: z.object({
          Token: secret('令牌', 'As the token call answered it').min(1).max(512),
          PackageHash: ruled(md5Hex, '安装包哈希'),
          Device: lineIfAny(128, '设备', 'Device to run on').optional(),
        }),
        reply: s.DeviceSession,
        access: 'owner',
        known: 'assumed',
        because: 'the specification lists sessions but shows no way to start one',
        summary: { zh: '开始测试会话', en: 'Start a session' },
        errors: [noApp, badParameters],
      }),
    },
    packages: {
      list: op('GET /api/device/{id}/packages', {
        params: byApp,
        query: z.object(offsetCount),
        reply: s.DevicePackagePage,
        paging: 'total-items',
        ...fieldsAreOurs,
        summary: { zh: '列出测试包', en: 'List packages, newest first' },
        errors: [noApp, badParameters],
      }),
      create: op('POST /api/device/{id}/package', {
        params: byApp,
        body: z.object({
          Hash: hash,
          FileName: line(255, '文件名', 'Name that ends in .apk or .hap'),
          ObjectName: line(1024, '对象名', 'As the upload credential named it'),
        }),
        reply: s.DevicePackage,
        access: 'owner',
        retry: 'always',
        known: 'assumed',
        because: 'fields not shown; a hash that is known answers the stored package',
        summary: { zh: '登记已上传的测试包', en: 'Register an uploaded package' },
        errors: [noApp, badParameters],
      }),
      get: op('GET /api/device/{id}/package/{hash}', {
        params: byPackage,
        reply: s.DevicePackage,
        known: 'assumed',
        because: 'fields not shown; 404 tells a client that it has to upload the package',
        summary: { zh: '按哈希查看测试包', en: 'Read the package with a hash' },
        errors: [noApp, badParameters],
      }),
      remove: op('DELETE /api/device/{id}/package/{hash}', {
        params: byPackage,
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        known: 'spec',
        summary: { zh: '删除测试包', en: 'Delete a package' },
        errors: [noApp, badParameters],
      }),
    },
  },
);
