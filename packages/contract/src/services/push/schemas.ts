// What push speaks of: apps, channels, servers, messages. Source: wire/realtime-and-compute.md 7, 9.8.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, secret, text, time } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { number } from '../shared/fields.ts';

export const PushAppStatus = enumOf(labels.pushApp.status);
export const PushServerStatus = enumOf(labels.pushServer.status);
export const PushMessageType = enumOf(labels.pushMessage.messageType);

export const PushApp = entity(
  z.object({
    id: id('app.app', '推送应用 ID', 'App id, or the id of its push service'),
    appId: text('应用 ID', 'App', 'app.app'),
    gameId: id('multiverse.game', '游戏 ID', 'Hosting game of the servers'),
    name: text('名称', 'Name'),
    status: field(PushAppStatus, '状态', 'State'),
    serviceLevelId: text('服务等级 ID', 'Service level', 'push.serviceLevel'),
    serverVersionId: text('服务器版本 ID', 'Version its servers run', 'push.serverVersion'),
    cpuQuota: number('CPU 配额', 'Cores of a server'),
    playerCountLimitPerServer: count('每台人数上限', 'Players per server'),
    minServers: count('最少服务器', 'Never fewer'),
    maxServers: count('最多服务器', 'Never more'),
    onlinePlayerCount: count('在线人数', 'Players connected now'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'PushApp',
    zh: '推送应用',
    en: 'Push of an app',
    columns: ['name', 'id', 'status', 'minServers', 'maxServers', 'onlinePlayerCount', 'createdAt'],
    key: 'id',
  },
);

export const PushChannel = entity(
  z.object({
    id: id('push.channel', '频道 ID', 'Channel id'),
    name: text('名称', 'Name'),
    description: text('描述', 'Free text'),
    isPublic: flag('公共频道', 'Configured here and open to everybody'),
    onlinePlayerCount: count('在线人数', 'Subscribers now'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'PushChannel',
    zh: '频道',
    en: 'A channel',
    columns: ['name', 'id', 'isPublic', 'onlinePlayerCount', 'createdAt'],
    key: 'id',
    named: ['name'],
  },
);

export const PushPublicChannel = entity(
  z.object({ name: text('名称', 'Name'), onlinePlayerCount: count('在线人数', 'Subscribers now') }),
  {
    id: 'PushPublicChannel',
    zh: '公共频道',
    en: 'A public channel, as players see it',
    columns: ['name', 'onlinePlayerCount'],
    key: 'name',
  },
);

export const PushServer = entity(
  z.object({
    id: text('服务器 ID', 'Server id'),
    name: text('名称', 'Name'),
    ip: text('IP', 'Address'),
    port: field(z.int().min(0).max(65_535), '端口', 'Port, 0 until it runs'),
    status: field(PushServerStatus, '状态', 'waiting_exited takes no new players'),
    version: text('版本', 'Version it runs'),
    playerCount: count('人数', 'Players connected now'),
    playerCountLimit: count('人数上限', 'Players it takes'),
    cpuUsage: number('CPU 用量', 'Percent'),
    memoryUsage: number('内存用量', 'Percent'),
    startedAt: time('启动时间', 'Start'),
  }),
  {
    id: 'PushServer',
    zh: '推送服务器',
    en: 'A server that players connect to',
    columns: ['name', 'id', 'status', 'version', 'playerCount', 'playerCountLimit', 'cpuUsage', 'memoryUsage'],
    key: 'id',
  },
);

export const PushServerConfig = entity(
  z.object({ key: text('配置项', 'Key'), value: text('值', 'Value'), description: text('描述', 'What it does') }),
  {
    id: 'PushServerConfig',
    zh: '服务器配置',
    en: 'A setting of all push servers',
    columns: ['key', 'value', 'description'],
    key: 'key',
  },
);

export const PushServerVersion = entity(
  z.object({
    id: id('push.serverVersion', '服务器版本 ID', 'Version id'),
    version: text('版本', 'Unique'),
    image: text('镜像', 'What servers run'),
    description: text('描述', 'Free text'),
    isDefault: flag('默认', 'New apps get it; exactly one is'),
    appCount: count('应用数', 'Apps on it'),
    createdAt: time('创建时间', 'Time of creation'),
    modifiedAt: time('修改时间', 'Time of the last change'),
  }),
  {
    id: 'PushServerVersion',
    zh: '服务器版本',
    en: 'A version of the push servers',
    columns: ['version', 'id', 'isDefault', 'appCount', 'createdAt'],
    key: 'id',
    named: ['version'],
  },
);

export const PushServiceLevel = entity(
  z.object({
    id: text('服务等级 ID', 'Level id', 'push.serviceLevel'),
    name: text('名称', 'Name'),
    cpuQuota: number('CPU 配额', 'Cores of a server'),
    playerCountLimitPerServer: count('每台人数上限', 'Players per server'),
    maxServers: count('最多服务器', 'Servers an app may have'),
    cacheSize: count('缓存消息数', 'Messages that a channel keeps for new subscribers'),
    channelLimit: count(
      '游戏内频道上限',
      'Channels of players that an app may have at once; those configured are not counted',
    ),
    isTrial: flag('试用', 'For trying push out; where apps begin on it, operators take them off'),
  }),
  {
    id: 'PushServiceLevel',
    zh: '服务等级',
    en: 'What an app may have of push',
    columns: ['name', 'id', 'cpuQuota', 'playerCountLimitPerServer', 'maxServers', 'cacheSize'],
    key: 'id',
    named: ['name'],
  },
);

const daily = {
  time: time('时间', 'Start of the day'),
  connectedPlayerPeak: count('在线峰值', 'Most players at one moment'),
  connectedPlayerTotal: count('连接人数', 'Different players'),
  messageTotal: count('消息数', 'Messages sent'),
  messageSizeTotal: number('消息大小', 'Bytes of the messages'),
  cpuHours: number('CPU 核时', 'Core hours'),
};
const dailyColumns = ['time', 'connectedPlayerPeak', 'connectedPlayerTotal', 'messageTotal', 'messageSizeTotal'];

export const PushUsage = entity(z.object(daily), {
  id: 'PushUsage',
  zh: '推送用量',
  en: 'What an app used in a day',
  columns: dailyColumns,
  key: 'time',
});

export const PushUsageSum = entity(z.object({ ...daily, appCount: count('应用数', 'Apps that used push') }), {
  id: 'PushUsageSum',
  zh: '推送总用量',
  en: 'What all apps used in a day',
  columns: ['appCount', ...dailyColumns],
  key: 'time',
});

export const PushMetricPoint = entity(
  z.object({
    time: time('时间', 'Start of the interval'),
    onlinePlayerCount: count('在线人数', 'Players connected'),
    channelCount: count('频道数', 'Channels in use'),
    messageCount: count('消息数', 'Messages of the interval'),
    cpuUsage: number('CPU 用量', 'Percent'),
    memoryUsage: number('内存用量', 'Percent'),
  }),
  {
    id: 'PushMetricPoint',
    zh: '实时曲线',
    en: 'One interval of push',
    columns: ['time', 'onlinePlayerCount', 'channelCount', 'messageCount', 'cpuUsage', 'memoryUsage'],
    key: 'time',
  },
);

export const PushDelivery = entity(
  z.object({ messageId: text('消息 ID', 'Message id'), delivered: count('送达数', 'Players who got it') }),
  { id: 'PushDelivery', zh: '发送结果', en: 'What became of a message' },
);

export const PushConnectToken = entity(
  z.object({
    token: secret('连接令牌', 'Sent when connecting'),
    url: text('连接地址', 'Where the socket is'),
    serverId: text('服务器 ID', 'Server that was chosen'),
    expiresAt: time('过期时间', 'The token ends then'),
  }),
  { id: 'PushConnectToken', zh: '连接令牌', en: 'Permission of one player to connect' },
);
