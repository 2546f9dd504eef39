// Remote configuration. Source: game-services.md section 7; wire/data-and-tools.md 1.1.

import * as z from 'zod';
import { plainWords } from '../../kernel/enums.ts';
import { alsoAs, field, id, noId } from '../../kernel/fields.ts';
import { startItems, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import type { Ref } from '../../kernel/refs.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, k } from '../shared/fields.ts';
import { byUserOrGame, fieldsAreOurs, needed, operatorOnly, refreshesSecret } from '../shared/marks.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

/** All that an app may have, which one call may bring. */
const DOCUMENT_BYTES = 2 * LARGE_BODY;

const byConfig = { id: id('remoteConfig.config', '配置 ID', 'Config id') };
const byOverride = { id: id('remoteConfig.override', '覆盖规则 ID', 'Override id') };
const config = z.object({ config: field(s.RemoteConfig, '远程配置', 'The config') });
const override = z.object({ override: field(s.ConfigOverride, '覆盖规则', 'The override') });
const variants = z.object({ variants: field(z.array(s.ConfigVariant), '变体', 'All variants of the override') });
const removed = (ref: Ref) => z.object({ deleted: field(z.array(z.uuid()), '已删除', 'Ids that were deleted', ref) });
const byVersion = {
  number: noId(
    field(
      z.string().regex(/^(0|[1-9][0-9]{0,8})$/),
      '版本',
      'Number of the version; 0 is the empty one before the first change',
    ),
    'number',
  ),
};
const version = field(s.ConfigVersion, '配置版本', 'The version that was made');
const force = field(z.boolean().optional(), '强制', 'Also where overrides use it');
const ids = (ref: Ref) => field(z.array(z.uuid()).min(1).max(100), 'ID 列表', '1 to 100; all of them or none', ref);

export const remoteConfig = service(
  'remote-config',
  {
    internal: 'remote-config',
    title: { zh: '远程配置', en: 'Remote configuration' },
    group: 'delivery',
    intro: {
      zh: '不发版也能调整的配置，可按规则、比例与变体覆盖。',
      en: 'Configuration that changes without a release, overridden by rule, share and variant.',
    },
    base: 'remoteConfig',
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
    configs: {
      list: op('GET /configs', {
        query: z.object({
          ...startItems,
          ...s.which,
          keyword: filter('关键词', 'Part of the key or description'),
        }),
        reply: z.object({
          configs: field(z.array(s.RemoteConfig), '远程配置', 'Changed last first'),
          totalCount,
        }),
        paging: 'start-total',
        listField: 'configs',
        known: 'seen',
        because: 'fields of a config seen in a demo back end; the filters are ours',
        summary: { zh: '列出远程配置', en: 'List configs' },
        errors: [codes.invalid],
      }),
      create: op('POST /configs', {
        bodyLimit: LARGE_BODY,
        body: s.ConfigWrite,
        reply: config,
        access: 'owner',
        known: 'seen',
        because: 'fields seen in a demo back end; the wrapper is ours',
        summary: { zh: '创建远程配置', en: 'Create a config' },
        errors: [codes.invalid, codes.exists, codes.limit],
      }),
      get: op('GET /configs/{id}', {
        params: byConfig,
        reply: config,
        ...fieldsAreOurs,
        summary: { zh: '查看远程配置', en: 'Read a config' },
        errors: [codes.notFound],
      }),
      update: op('PUT /configs/{id}', {
        bodyLimit: LARGE_BODY,
        params: byConfig,
        body: s.ConfigChange,
        reply: config,
        access: 'owner',
        known: 'seen',
        because: 'key, type and value seen in a demo back end; the revision is ours',
        summary: { zh: '修改远程配置', en: 'Change a config' },
        errors: [codes.invalid, codes.notFound, codes.exists, codes.limit, codes.wrongState],
      }),
      remove: op('DELETE /configs/{id}', {
        params: byConfig,
        query: z.object({ force }),
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        known: 'seen',
        because: 'the call seen in a demo back end; force is ours',
        summary: { zh: '删除远程配置', en: 'Delete a config' },
        errors: [codes.notFound, codes.wrongState],
      }),
      removeMany: op('DELETE /configs', {
        query: z.object({ configIds: alsoAs(ids('remoteConfig.config'), 'ids', 'id'), force }),
        reply: removed('remoteConfig.config'),
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '批量删除远程配置', en: 'Delete many configs' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
    },
    overrides: {
      list: op('GET /overrides', {
        query: z.object({
          ...startItems,
          keyword: filter('关键词', 'Part of the name or description'),
          status: field(s.OverrideStatus.optional(), '状态', 'Only this state'),
        }),
        reply: z.object({
          overrides: field(z.array(s.ConfigOverride), '覆盖规则', 'Highest priority first, then oldest'),
          totalCount,
        }),
        paging: 'start-total',
        listField: 'overrides',
        ...fieldsAreOurs,
        summary: { zh: '列出覆盖规则', en: 'List overrides' },
        errors: [codes.invalid],
      }),
      create: op('POST /overrides', {
        bodyLimit: LARGE_BODY,
        body: s.OverrideWrite,
        reply: override,
        access: 'owner',
        known: 'assumed',
        because: 'ranges documented, spelling ours; it starts disabled, with one empty variant unless some are given',
        summary: { zh: '创建覆盖规则', en: 'Create an override, not yet enabled' },
        errors: [codes.invalid, codes.limit],
      }),
      get: op('GET /overrides/{id}', {
        params: byOverride,
        reply: override,
        ...fieldsAreOurs,
        summary: { zh: '查看覆盖规则', en: 'Read an override' },
        errors: [codes.notFound],
      }),
      update: op('PUT /overrides/{id}', {
        bodyLimit: LARGE_BODY,
        params: byOverride,
        body: s.OverrideChange,
        reply: override,
        access: 'owner',
        known: 'assumed',
        because: 'while enabled only name, description, end and percentage may change, as in the global product',
        summary: { zh: '修改覆盖规则', en: 'Change an override' },
        errors: [codes.invalid, codes.notFound, codes.limit, codes.wrongState],
      }),
      remove: op('DELETE /overrides/{id}', {
        params: byOverride,
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '删除已停用的覆盖规则', en: 'Delete a disabled override' },
        errors: [codes.notFound, codes.wrongState],
      }),
      removeMany: op('DELETE /overrides', {
        query: z.object({ overrideIds: alsoAs(ids('remoteConfig.override'), 'ids') }),
        reply: removed('remoteConfig.override'),
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '批量删除已停用的覆盖规则', en: 'Delete many disabled overrides' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
      validateRule: op('POST /overrides/validate-rule', {
        body: z.strictObject({
          rule: alsoAs(field(z.string().max(5000), '规则', 'Expression; empty is `true`'), 'expr', 'condition'),
        }),
        reply: s.RuleCheck,
        effect: 'read',
        known: 'assumed',
        because: 'answer not shown; a bad rule is an answer, not an error',
        summary: { zh: '校验规则', en: 'Check a rule before it is saved' },
      }),
      enable: op('PUT /overrides/{id}/enable', {
        params: byOverride,
        body: z.strictObject({}),
        reply: override,
        access: 'owner',
        danger: 'confirm',
        known: 'spec',
        because: 'the wrapper is ours',
        summary: { zh: '启用覆盖规则', en: 'Enable an override' },
        errors: [codes.notFound, codes.wrongState],
      }),
      disable: op('PUT /overrides/{id}/disable', {
        params: byOverride,
        body: z.strictObject({}),
        reply: override,
        access: 'owner',
        danger: 'confirm',
        known: 'spec',
        because: 'the wrapper is ours',
        summary: { zh: '停用覆盖规则', en: 'Disable an override' },
        errors: [codes.notFound],
      }),
    },
    exposures: {
      list: op('GET /overrides/{id}/exposures', {
        params: byOverride,
        query: z.object({
          ...days,
          granularity: field(plainWords(['day', 'hour']).optional(), '粒度', 'Default day; hour for at most 31 days'),
        }),
        reply: z.object({
          exposures: field(z.array(s.VariantExposure), '曝光', 'Oldest first'),
          players: field(z.array(s.ExposedPlayers), '曝光玩家', 'Oldest day first'),
        }),
        ...needed,
        summary: { zh: '查看曝光', en: 'Read how many players really got which variant' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
    variants: {
      list: op('GET /overrides/{id}/variants', {
        params: byOverride,
        reply: variants,
        ...fieldsAreOurs,
        summary: { zh: '列出变体', en: 'List the variants of an override' },
        errors: [codes.notFound],
      }),
      set: op('PUT /overrides/{id}/variants', {
        bodyLimit: LARGE_BODY,
        params: byOverride,
        body: z.strictObject({ variants: s.variants }),
        reply: variants,
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '设置变体', en: 'Replace the variants of an override' },
        errors: [codes.invalid, codes.notFound, codes.limit, codes.wrongState],
      }),
    },
    document: {
      get: op('GET /document', {
        reply: s.ConfigDocument,
        ...needed,
        summary: { zh: '读取配置文档', en: 'Read all configs and overrides of an app in one piece' },
      }),
      set: op('PUT /document', {
        bodyLimit: DOCUMENT_BYTES,
        body: z.strictObject({ ...s.documentParts, expectedVersion: s.expectedVersion, note: s.versionNote }),
        reply: z.object({ version }),
        access: 'owner',
        danger: 'confirm',
        ...needed,
        summary: { zh: '写入配置文档', en: 'Replace all configs and overrides of an app at once' },
        errors: [codes.invalid, codes.limit, codes.wrongState],
      }),
    },
    versions: {
      list: op('GET /versions', {
        query: z.object(startItems),
        reply: z.object({
          versions: field(z.array(s.ConfigVersion), '配置版本', 'Newest first; 300 are kept'),
          totalCount,
        }),
        paging: 'start-total',
        listField: 'versions',
        ...needed,
        summary: { zh: '列出配置版本', en: 'List the versions of the configuration' },
        errors: [codes.invalid],
      }),
      get: op('GET /versions/{number}', {
        params: byVersion,
        reply: z.object({ version, document: field(s.ConfigDocument, '配置文档', 'All of it as it was') }),
        ...needed,
        summary: { zh: '查看配置版本', en: 'Read a version of the configuration' },
        errors: [codes.notFound],
      }),
      restore: op('POST /versions/{number}:restore', {
        params: byVersion,
        body: z.strictObject({ expectedVersion: s.expectedVersion, note: s.versionNote }),
        reply: z.object({ version }),
        access: 'owner',
        danger: 'confirm',
        ...needed,
        summary: { zh: '恢复配置版本', en: 'Bring a version back, as a new one' },
        errors: [codes.notFound, codes.wrongState],
      }),
    },
    attributes: {
      list: op('GET /attributes', {
        reply: z.object({ attributes: field(z.array(s.SeenAttribute), '属性', 'By name') }),
        ...needed,
        summary: { zh: '列出玩家属性', en: 'List the attributes that games really send' },
      }),
    },
    settings: {
      simulate: op('POST /settings/simulate', {
        bodyLimit: DOCUMENT_BYTES,
        body: z.strictObject({
          userId: field(s.playerId.optional(), '用户 ID', 'Player, decides bucket and variant; without one nobody'),
          ...s.which,
          ...s.playing,
          time: field(z.iso.datetime().optional(), '时间', 'Moment to evaluate at, default now'),
          draft: s.draft,
          document: field(
            z.strictObject(s.documentParts).optional(),
            '配置文档',
            'All configs and overrides, tried as if they were written; those that are saved do not count',
          ),
        }),
        reply: s.ConfigSimulation,
        effect: 'read',
        ...fieldsAreOurs,
        summary: { zh: '模拟玩家读取', en: 'Show what a player would get, and why' },
        errors: [codes.invalid],
      }),
      get: op('POST /settings', {
        bodyLimit: LARGE_BODY,
        body: z.object({ userId: field(s.playerId.optional(), '用户 ID', 'Default: the player itself'), ...s.which }),
        reply: z.object({ settings: s.settings }),
        effect: 'read',
        ...byUserOrGame,
        known: 'seen',
        because: 'classes of the SDK seen, the path is ours',
        summary: { zh: '读取配置值', en: 'Read the values of configs, without overrides' },
        errors: [codes.invalid, codes.denied],
      }),
      resolve: op('POST /settings/overrides', {
        bodyLimit: LARGE_BODY,
        body: z.object({
          userId: field(
            s.playerId.optional(),
            '用户 ID',
            'Player, decides bucket and variant; with the token of a player its own',
          ),
          ...s.which,
          ...s.playing,
        }),
        reply: z.object({ settings: s.settings }),
        effect: 'read',
        ...byUserOrGame,
        known: 'seen',
        because: 'body and reply seen in games',
        summary: { zh: '读取玩家的配置值', en: 'Read the values of configs as overrides set them for a player' },
        errors: [codes.invalid, codes.denied],
      }),
    },
    usages: {
      total: op('GET /usages/total', {
        query: z.object({ ...days, appId: idFilter('app.app', '应用 ID', 'Operators only: this app, default all') }),
        reply: s.ConfigUsage,
        ...fieldsAreOurs,
        summary: { zh: '查看用量合计', en: 'Read how much was read in a range' },
        errors: [codes.invalid],
      }),
      daily: op('GET /usages/date', {
        query: z.object(days),
        reply: z.object({ usages: field(z.array(s.ConfigDailyUsage), '用量', 'Oldest day first') }),
        ...fieldsAreOurs,
        summary: { zh: '查看每日用量', en: 'Read how much was read by day' },
        errors: [codes.invalid],
      }),
      byApp: op('GET /usages/app', {
        cli: 'usage top',
        query: z.object({ ...days, k }),
        reply: z.object({ usages: field(z.array(s.ConfigAppUsage), '用量', 'Most reads first') }),
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '用量最高的应用', en: 'Rank the apps that read most' },
        errors: [codes.invalid, codes.denied],
      }),
    },
  },
);
