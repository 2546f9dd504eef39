// App protection. Source: game-services.md section 7; wire/data-and-tools.md 1.6.
import * as z from 'zod';
import { address, field, id, line, lineIfAny, ruled } from '../../kernel/fields.ts';
import { startItems, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { sha1Fingerprint } from '../../rules/names/identifiers.ts';
import { md5Hex } from '../../rules/names/names.ts';
import * as codes from '../shared/codes.ts';
import { k, note, period } from '../shared/fields.ts';
import { byGame, fieldsAreOurs, needed, operatorOnly, refreshesSecret } from '../shared/marks.ts';
import { appCounts, dayCounts } from '../shared/schemas.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

const byApp = { appId: id('app.app', '应用 ID', 'The calling app') };
const byProtection = { ...byApp, id: id('safe.protection', '加固 ID', 'Protection id') };
const safeInfo = z.object({ safe: field(s.SafeInfo, '加固信息', 'The protection of the app') });
const config = z.object({ config: field(s.SafeConfig, '加固配置', 'The switches') });

export const safe = service(
  'safe',
  {
    internal: 'safe',
    title: { zh: '应用加固', en: 'App protection' },
    group: 'quality',
    intro: {
      zh: '应用包加固、签名校验与风险检测。',
      en: 'Hardening of app packages, signature checks and risk detection.',
    },
    base: 'safe',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshToken: op('POST /refresh-token', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      ...refreshesSecret,
      reply: z.object({}),
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    enable: op('POST /{appId}/enable', {
      params: byApp,
      body: z.strictObject({}),
      reply: safeInfo,
      access: 'owner',
      retry: 'always',
      ...fieldsAreOurs,
      summary: { zh: '开通加固', en: 'Enable protection for the app' },
      errors: [codes.notFound],
    }),
    get: op('GET /{appId}', {
      params: byApp,
      reply: safeInfo,
      ...fieldsAreOurs,
      summary: { zh: '查看加固信息', en: 'Read the protection of the app' },
      errors: [codes.notFound],
    }),
    update: op('PUT /{appId}', {
      params: byApp,
      body: z.strictObject({
        packageName: lineIfAny(255, '包名', 'Package that is protected').optional(),
        remark: note(1000, '备注', 'Free text'),
      }),
      reply: safeInfo,
      access: 'owner',
      ...fieldsAreOurs,
      summary: { zh: '修改加固信息', en: 'Change the protection of the app' },
      errors: [codes.invalid, codes.notFound],
    }),
    uploadUrl: op('GET /{appId}/token-url', {
      params: byApp,
      reply: s.PackageUpload,
      access: 'owner',
      cache: 'force-never',
      ...fieldsAreOurs,
      effect: 'write',
      history: 'none',
      summary: { zh: '获取安装包上传地址', en: 'Get permission to upload a package' },
      errors: [codes.notFound],
    }),
    protect: op('POST /{appId}/protect', {
      params: byApp,
      body: z.strictObject({
        objectKey: field(z.string().min(1).max(1024).optional(), '对象键', 'The uploaded package; or fileUrl'),
        fileUrl: address(2048, '文件地址', 'URL of the package; or objectKey').optional(),
        fileName: line(255, '文件名', 'Name that ends in .apk or .aab'),
        md5: ruled(md5Hex, '内容哈希'),
        options: s.options,
      }),
      reply: z.object({ protection: field(s.Protection, '加固记录', 'The run, processing') }),
      access: 'owner',
      known: 'assumed',
      because: 'fields not shown; a certificate has to be registered first, and the server takes a multipart file too',
      summary: { zh: '加固安装包', en: 'Protect a package' },
      errors: [codes.invalid, codes.notFound, codes.wrongState],
    }),
    statistics: op('GET /{appId}/statistics-overview-and-risk', {
      params: byApp,
      query: z.object(days),
      reply: s.SafeStatistics,
      ...fieldsAreOurs,
      summary: { zh: '查看安全统计', en: 'Read devices and risks of the app' },
      errors: [codes.invalid, codes.notFound],
    }),
    usage: op('GET /{appId}/usage', {
      params: byApp,
      query: z.object(days),
      reply: z.object({ usages: field(z.array(s.SafeUsage), '加固用量', 'Oldest day first') }),
      ...fieldsAreOurs,
      summary: { zh: '查看每日用量', en: 'Read the protection of the app by day' },
      errors: [codes.invalid, codes.notFound],
    }),
    report: op('POST /{appId}/reports', {
      params: byApp,
      body: z.object({
        riskType: field(s.RiskType, '风险类型', 'What was found'),
        device: field(z.string().max(255), '设备', 'Device'),
        packageName: lineIfAny(255, '包名', 'Package that found it'),
        sha1: ruled(sha1Fingerprint, 'SHA-1 指纹'),
        userId: note(128, '用户 ID', 'Player'),
      }),
      reply: z.object({}),
      ...byGame,
      ...needed,
      summary: { zh: '上报风险', en: 'Report a risk' },
      errors: [codes.invalid, codes.notFound],
    }),
    protections: {
      list: op('GET /{appId}/protections', {
        params: byApp,
        query: z.object({ ...startItems, status: field(s.ProtectionStatus.optional(), '状态', 'Only this state') }),
        reply: z.object({ protections: field(z.array(s.Protection), '加固记录', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'protections',
        ...fieldsAreOurs,
        summary: { zh: '列出加固记录', en: 'List the runs of the app' },
        errors: [codes.invalid, codes.notFound],
      }),
      status: op('GET /{appId}/protections/{id}/status', {
        params: byProtection,
        reply: s.ProtectionProgress,
        cache: 'force-never',
        ...fieldsAreOurs,
        summary: { zh: '查看加固进度', en: 'Tell how far a run is' },
        errors: [codes.notFound],
      }),
      logs: op('GET /{appId}/protections/{id}/logs', {
        params: byProtection,
        reply: z.object({ logs: field(z.array(s.ProtectionLog), '加固日志', 'Oldest first') }),
        ...fieldsAreOurs,
        summary: { zh: '查看加固日志', en: 'Read the log of a run' },
        errors: [codes.notFound],
      }),
    },
    sha1s: {
      list: op('GET /{appId}/sha1', {
        params: byApp,
        reply: z.object({ sha1s: field(z.array(s.SigningSha1), '签名证书', 'Newest first'), totalCount }),
        ...fieldsAreOurs,
        summary: { zh: '列出签名证书', en: 'List the certificates that may sign' },
        errors: [codes.notFound],
      }),
      create: op('POST /{appId}/sha1', {
        params: byApp,
        body: z.strictObject({ sha1: ruled(sha1Fingerprint, 'SHA-1 指纹'), remark: note(200, '备注', 'Free text') }),
        reply: z.object({ sha1: field(s.SigningSha1, '签名证书', 'The certificate') }),
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '登记签名证书', en: 'Register a certificate' },
        errors: [codes.invalid, codes.notFound, codes.exists],
      }),
      remove: op('DELETE /{appId}/sha1/{id}', {
        params: { ...byApp, id: id('safe.certificate', '证书 ID', 'Id of the certificate') },
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '删除签名证书', en: 'Delete a certificate' },
        errors: [codes.notFound],
      }),
    },
    config: {
      get: op('GET /{appId}/config', {
        params: byApp,
        reply: config,
        ...fieldsAreOurs,
        summary: { zh: '查看加固配置', en: 'Read what protection does' },
        errors: [codes.notFound],
      }),
      set: op('PUT /{appId}/config', {
        params: byApp,
        body: s.SafeConfigChange,
        reply: config,
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '修改加固配置', en: 'Change what protection does' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
    detections: {
      list: op('GET /{appId}/detect-list', {
        params: byApp,
        query: z.object({
          ...startItems,
          riskType: field(z.array(s.RiskType).optional(), '风险类型', 'Any of these risks'),
          ...period,
        }),
        reply: z.object({ detects: field(z.array(s.Detection), '检测结果', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'detects',
        ...fieldsAreOurs,
        summary: { zh: '列出检测结果', en: 'List the risks that protected games met' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
    metrics: {
      aggregation: op('GET /metrics/aggregation', {
        cli: 'usage total',
        query: z.object(days),
        reply: dayCounts,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '汇总全部应用的加固', en: 'Count the runs of all apps by day' },
        errors: [codes.invalid, codes.denied],
      }),
      topK: op('GET /metrics/topk', {
        cli: 'usage top',
        query: z.object({ ...days, k }),
        reply: appCounts,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '加固最多的应用', en: 'Rank the apps with most runs' },
        errors: [codes.invalid, codes.denied],
      }),
    },
  },
);
