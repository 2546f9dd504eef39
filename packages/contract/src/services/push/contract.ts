// Messages to players in the game. Source: game-services.md section 7; wire/realtime-and-compute.md 7.

import * as z from 'zod';
import { plainWords } from '../../kernel/enums.ts';
import { count, field, id, lineIfAny } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, k, line, note, period, step } from '../shared/fields.ts';
import { byPlayerOrGame, fieldsAreOurs, needed, operatorOnly, readByGame, refreshesSecret } from '../shared/marks.ts';
import { appValues } from '../shared/schemas.ts';
import { connection } from './connection.ts';
import * as s from './schemas.ts';

const byApp = { id: id('app.app', '推送应用 ID', 'App id, or the id of its push service') };
const oneChannel = { ...byApp, cid: id('push.channel', '频道 ID', 'Channel id') };
const byVersion = { id: id('push.serverVersion', '服务器版本 ID', 'Version id') };
const app = z.object({ app: field(s.PushApp, '推送应用', 'Push of the app') });
const channel = z.object({ channel: field(s.PushChannel, '频道', 'The channel') });
const serverVersion = z.object({ serverVersion: field(s.PushServerVersion, '服务器版本', 'The version') });
const description = note(1000, '描述', 'Free text');
const playerId = field(z.string().min(1).max(128), '玩家 ID', 'Id of the game itself');
const versionText = line(64, '版本', 'Unique');
const image = field(z.string().min(1).max(512), '镜像', 'What servers run');
const isDefault = field(z.boolean().optional(), '默认', 'New apps get it; the one before loses the mark');

export const push = service(
  'push',
  {
    internal: 'push',
    title: { zh: '消息推送', en: 'Push' },
    group: 'realtime',
    intro: {
      zh: '游戏内推送与聊天：频道、系统通知与消息。',
      en: 'Messages and chat inside a game: channels, system notices and messages.',
    },
    base: 'push',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshAuthCache: op('POST /apps/refresh-auth-cache', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    apps: {
      create: op('POST /apps', {
        body: z.strictObject({
          appId: id('app.app', '应用 ID', 'App'),
          name: lineIfAny(64, '名称', 'Default: the name of the app').optional(),
        }),
        reply: app,
        access: 'owner',
        cache: 'force-never',
        retry: 'always',
        ...fieldsAreOurs,
        summary: { zh: '开通推送，已开通时返回原有应用', en: 'Set push up and start a server, or read what exists' },
        errors: [codes.invalid, codes.notFound],
      }),
      list: op('GET /apps', {
        query: z.object({
          ...offsetLimit,
          name: filter('名称', 'Part of the name'),
          appId: idFilter('app.app', '应用 ID', 'Of this app'),
        }),
        reply: z.object({ apps: field(z.array(s.PushApp), '推送应用', 'All apps for an operator'), totalCount }),
        paging: 'offset-limit',
        listField: 'apps',
        acrossApps: true,
        ...fieldsAreOurs,
        summary: { zh: '列出推送应用', en: 'List the own push apps; all of them for an operator' },
      }),
      get: op('GET /apps/{id}', {
        params: byApp,
        reply: app,
        ...fieldsAreOurs,
        summary: { zh: '查看推送应用', en: 'Read push of an app' },
        errors: [codes.notFound],
      }),
      update: op('PUT /apps/{id}', {
        params: byApp,
        body: z.strictObject({
          name: lineIfAny(64, '名称', 'Name').optional(),
          serviceLevelId: filter('服务等级 ID', 'Service level', 'push.serviceLevel'),
          minServers: field(z.int().min(1).optional(), '最少服务器', 'At most maxServers'),
          maxServers: field(z.int().min(1).optional(), '最多服务器', 'At most what the level allows'),
          cpuQuota: field(z.number().gt(0).optional(), 'CPU 配额', 'Cores of a server; operators only'),
        }),
        reply: app,
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '修改推送应用', en: 'Change push of an app' },
        errors: [codes.invalid, codes.notFound, codes.denied],
      }),
      connectToken: op('POST /apps/{id}/connect-token', {
        params: byApp,
        body: z.strictObject({ playerId }),
        reply: s.PushConnectToken,
        ...byPlayerOrGame,
        ...needed,
        summary: {
          zh: '获取连接令牌；玩家只能为自己获取',
          en: 'Get permission for a player to connect; a player gets its own only',
        },
        errors: [codes.invalid, codes.notFound, codes.denied, codes.unavailable],
      }),
      servers: op('GET /apps/{id}/server-infos', {
        params: byApp,
        reply: z.object({ serverInfos: field(z.array(s.PushServer), '推送服务器', 'Servers of the app') }),
        ...fieldsAreOurs,
        summary: { zh: '列出推送服务器', en: 'List the servers of an app' },
        errors: [codes.notFound],
      }),
      usage: op('GET /apps/{id}/usage', {
        cli: 'usage daily',
        params: byApp,
        query: z.object(period),
        reply: z.object({ items: field(z.array(s.PushUsage), '用量', 'Oldest day first') }),
        ...fieldsAreOurs,
        summary: { zh: '查看推送用量', en: 'Read what an app used by day' },
        errors: [codes.invalid, codes.notFound],
      }),
      metrics: op('GET /apps/{id}/metrics', {
        params: byApp,
        query: z.object({ ...period, step }),
        reply: z.object({ points: field(z.array(s.PushMetricPoint), '曲线', 'Oldest first') }),
        ...fieldsAreOurs,
        summary: { zh: '查看推送实时曲线', en: 'Read the load of an app' },
        errors: [codes.invalid, codes.notFound],
      }),
      usageSum: op('GET /apps/usage-sum', {
        cli: 'usage total',
        query: z.object(period),
        reply: z.object({ items: field(z.array(s.PushUsageSum), '用量', 'Oldest day first') }),
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '汇总全部应用的推送用量', en: 'Sum what all apps used by day' },
        errors: [codes.invalid],
      }),
      usageTopK: op('GET /apps/usage-topk', {
        cli: 'usage top',
        query: z.object({
          ...period,
          metric: field(
            plainWords(['connectedPlayerPeak', 'connectedPlayerTotal', 'messageTotal', 'messageSizeTotal', 'cpuHours']),
            '指标',
            'What to rank by',
          ),
          k,
        }),
        reply: appValues,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '推送用量最高的应用', en: 'Rank the apps that use most' },
        errors: [codes.invalid],
      }),
    },
    channels: {
      create: op('POST /apps/{id}/channels', {
        params: byApp,
        body: z.strictObject({ name: line(64, '名称', 'Unique in the app'), description }),
        reply: channel,
        access: 'owner',
        known: 'assumed',
        because: 'body not shown; public channels are made here only, as documented',
        summary: { zh: '创建公共频道', en: 'Create a public channel' },
        errors: [codes.invalid, codes.notFound, codes.exists],
      }),
      list: op('GET /apps/{id}/channels', {
        params: byApp,
        query: z.object({ ...offsetLimit, name: filter('名称', 'Part of the name') }),
        reply: z.object({ channels: field(z.array(s.PushChannel), '频道', 'By name'), totalCount }),
        paging: 'offset-limit',
        listField: 'channels',
        ...fieldsAreOurs,
        summary: { zh: '列出频道', en: 'List channels' },
        errors: [codes.notFound],
      }),
      update: op('PUT /apps/{id}/channels/{cid}', {
        params: oneChannel,
        body: z.strictObject({ name: line(64, '名称', 'Unique in the app').optional(), description }),
        reply: channel,
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '修改公共频道', en: 'Change a public channel' },
        errors: [codes.invalid, codes.notFound, codes.exists],
      }),
      removeMany: op('DELETE /apps/{id}/channels', {
        params: byApp,
        query: z.object({
          names: field(z.array(z.string().min(1)).optional(), '名称', 'Channels by name; or by id'),
          ids: field(z.array(z.uuid()).optional(), '频道 ID', 'Channels by id; or by name', 'push.channel'),
        }),
        reply: z.object({ deleted: count('删除数量', 'How many were deleted') }),
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '删除公共频道，订阅者被移出', en: 'Delete public channels; subscribers are told' },
        errors: [codes.invalid, codes.notFound],
      }),
      public: op('GET /apps/{id}/public-channels', {
        params: byApp,
        reply: z.object({ channels: field(z.array(s.PushPublicChannel), '公共频道', 'By name') }),
        ...readByGame,
        known: 'seen',
        because: 'name and count seen in the SDK, path is ours',
        summary: { zh: '列出公共频道与在线人数', en: 'List public channels with their subscribers' },
        errors: [codes.notFound],
      }),
    },
    messages: {
      send: op('POST /apps/{id}/messages', {
        params: byApp,
        body: z.strictObject({
          messageType: field(s.PushMessageType, '消息类型', 'What it goes to'),
          channelName: line(64, '频道', 'For a channel').optional(),
          playerId: field(playerId.optional(), '玩家 ID', 'For a player; one who is offline does not get it'),
          senderId: note(128, '发送者', 'Shown to the receivers'),
          data: field(
            z
              .string()
              .regex(/^[A-Za-z0-9+/]*={0,2}$/)
              .max(10_924)
              .optional(),
            '数据',
            'Bytes as base64, at most 8 KiB; or a text',
          ),
          text: field(z.string().max(8192).optional(), '文本', 'Text, at most 8 KiB of UTF-8; or data'),
        }),
        reply: s.PushDelivery,
        access: 'owner',
        // why none: a line for each thing that is said would bury what people changed, and keep what was said
        history: 'none',
        ...fieldsAreOurs,
        summary: { zh: '发送消息', en: 'Send a message to a channel or a player' },
        errors: [codes.invalid, codes.notFound],
      }),
      notify: op('POST /apps/{id}/system-notify', {
        bodyLimit: LARGE_BODY,
        params: byApp,
        body: z.strictObject({
          target: field(
            z.union([
              z.strictObject({ all: field(z.literal(true), '所有人', 'Everybody who is online') }),
              z.strictObject({ channels: field(z.array(z.string().min(1)).min(1), '频道', 'Subscribers of these') }),
              z.strictObject({ playerIds: field(z.array(z.string().min(1)).min(1), '玩家 ID', 'These players') }),
            ]),
            '目标',
            '{"all":true}, {"channels":[…]} or {"playerIds":[…]}',
          ),
          title: lineIfAny(64, '标题', 'Title').optional(),
          content: field(z.string().min(1).max(8192), '内容', 'What it says, at most 8 KiB of UTF-8'),
          contentType: note(64, '内容类型', 'Default text'),
          data: note(8192, '数据', 'For the game itself, at most 8 KiB of UTF-8'),
        }),
        reply: s.PushDelivery,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '发送系统通知', en: 'Send a notice of the system' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
    serverConfigs: {
      list: op('GET /server-configs', {
        query: z.object(offsetLimit),
        reply: z.object({ serverConfigs: field(z.array(s.PushServerConfig), '服务器配置', 'By key'), totalCount }),
        paging: 'offset-limit',
        listField: 'serverConfigs',
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '列出服务器配置', en: 'List the settings of all push servers' },
      }),
    },
    serviceLevels: {
      list: op('GET /apps/service-levels', {
        query: z.object(offsetLimit),
        reply: z.object({ serviceLevels: field(z.array(s.PushServiceLevel), '服务等级', 'Every level'), totalCount }),
        paging: 'offset-limit',
        listField: 'serviceLevels',
        ...fieldsAreOurs,
        summary: { zh: '列出服务等级', en: 'List the service levels' },
      }),
    },
    serverVersions: {
      list: op('GET /server-versions', {
        query: z.object(offsetLimit),
        reply: z.object({
          serverVersions: field(z.array(s.PushServerVersion), '服务器版本', 'Newest first'),
          totalCount,
        }),
        paging: 'offset-limit',
        listField: 'serverVersions',
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '列出服务器版本', en: 'List the versions of the push servers' },
      }),
      create: op('POST /server-versions', {
        body: z.strictObject({ version: versionText, image, description, isDefault }),
        reply: serverVersion,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '创建服务器版本', en: 'Create a version of the push servers' },
        errors: [codes.invalid, codes.exists],
      }),
      update: op('PUT /server-versions/{id}', {
        params: byVersion,
        body: z.strictObject({ version: versionText.optional(), image: image.optional(), description, isDefault }),
        reply: serverVersion,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '修改服务器版本', en: 'Change a version of the push servers' },
        errors: [codes.invalid, codes.notFound, codes.exists],
      }),
      remove: op('DELETE /server-versions/{id}', {
        params: byVersion,
        reply: z.object({}),
        ...operatorOnly,
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '删除未使用的服务器版本', en: 'Delete a version that no app uses' },
        errors: [codes.notFound, codes.wrongState],
      }),
      assign: op('PUT /apps/server-version', {
        body: z.strictObject({
          appIds: field(z.array(z.uuid()).min(1), '推送应用 ID', 'Apps to move', 'app.app'),
          serverVersionId: field(z.uuid(), '服务器版本 ID', 'Version they get', 'push.serverVersion'),
        }),
        reply: z.object({ updated: count('更新数量', 'Apps that were moved') }),
        ...operatorOnly,
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '为应用更换服务器版本', en: 'Move apps to a version; old servers drain' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
  },
  { connection },
);
