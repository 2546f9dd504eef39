// Sample code of the services, as the console shows it beside them.

export interface Sample {
  readonly ServiceName: string;
  readonly Language: string;
  readonly Title: string;
  readonly Code: string;
}

const CLIENT = `import { appCredentials, createUos } from '@uos/sdk';

const uos = createUos({ origin, as: appCredentials({ appId, appServiceSecret }) });`;

export const samples: readonly Sample[] = [
  {
    ServiceName: 'asset-streaming',
    Language: 'bash',
    Title: '发布一个版本',
    Code: 'uos cdn sync ./dist --bucket "$BUCKET" --release --badge live',
  },
  {
    ServiceName: 'asset-streaming',
    Language: 'typescript',
    Title: '列出资源桶',
    Code: `${CLIENT}
const { totalCount, Items } = await uos.cdn.buckets.list({ per_page: 50 });`,
  },
  {
    ServiceName: 'asset-streaming',
    Language: 'typescript',
    Title: '提交模组版本审核',
    Code: `${CLIENT}
const mod = await uos.cdn.mods.create({ name: '暴风雪皮肤包' });
await uos.cdn.mods.createVersion({ id: mod.id, version: '1.0.0' });
await uos.cdn.mods.inspect({ id: mod.id, action: 'start' });`,
  },
  {
    ServiceName: 'passport',
    Language: 'typescript',
    Title: '列出区服',
    Code: `${CLIENT}
const { realms } = await uos.passport.realms.search();`,
  },
  {
    ServiceName: 'multiverse',
    Language: 'typescript',
    Title: '列出运行中的战斗服',
    Code: `${CLIENT}
const { allocations } = await uos.multiverse.allocations.list({ gameId, status: 'RUNNING' });`,
  },
  {
    ServiceName: 'usync',
    Language: 'typescript',
    Title: '列出房间',
    Code: `${CLIENT}
const { Items } = await uos.sync.rooms.list({ count: 20 });`,
  },
  {
    ServiceName: 'func',
    Language: 'typescript',
    Title: '列出有状态函数的服务器',
    Code: `${CLIENT}
const { servers } = await uos.func.servers.list({ id: serviceId });`,
  },
  {
    ServiceName: 'func-stateless',
    Language: 'typescript',
    Title: '列出云函数的版本',
    Code: `${CLIENT}
const { scfs } = await uos.stateless.versions.list({ id: functionId });`,
  },
  {
    ServiceName: 'remote-config',
    Language: 'typescript',
    Title: '读取远程配置',
    Code: `${CLIENT}
const { configs } = await uos.remoteConfig.configs.list({ keyword: 'stage' });`,
  },
  {
    ServiceName: 'matchmaking',
    Language: 'typescript',
    Title: '列出匹配配置',
    Code: `${CLIENT}
const { configs } = await uos.match.configs.list({ appId });`,
  },
  {
    ServiceName: 'storage',
    Language: 'typescript',
    Title: '列出数据库',
    Code: `${CLIENT}
const { databases } = await uos.storage.databases.list({ engine: 'mysql' });`,
  },
  {
    ServiceName: 'save',
    Language: 'typescript',
    Title: '列出玩家的云存档',
    Code: `${CLIENT}
const { saves } = await uos.save.files.list({ userId });`,
  },
  {
    ServiceName: 'stacktrace',
    Language: 'typescript',
    Title: '列出崩溃记录',
    Code: `${CLIENT}
const { records } = await uos.stacktrace.records.list({ count: 20 });`,
  },
  {
    ServiceName: 'push',
    Language: 'typescript',
    Title: '列出频道',
    Code: `${CLIENT}
const { channels } = await uos.push.channels.list({ id: serviceId });`,
  },
  {
    ServiceName: 'hello',
    Language: 'typescript',
    Title: '查看语音用量',
    Code: `${CLIENT}
const { usages } = await uos.hello.usages.daily({ startDate: '2026-11-01', endDate: '2026-11-21' });`,
  },
  {
    ServiceName: 'safe',
    Language: 'typescript',
    Title: '列出加固任务',
    Code: `${CLIENT}
const { protections } = await uos.safe.protections.list({ appId });`,
  },
  {
    ServiceName: 'baking',
    Language: 'typescript',
    Title: '列出烘焙任务',
    Code: `${CLIENT}
const { sessions } = await uos.baking.sessions.list({ limit: 20 });`,
  },
  {
    ServiceName: 'wind',
    Language: 'typescript',
    Title: '列出发布记录',
    Code: `${CLIENT}
const { Items } = await uos.wind.list({ appId });`,
  },
  {
    ServiceName: 'upr',
    Language: 'typescript',
    Title: '列出性能分析',
    Code: `${CLIENT}
const { Items } = await uos.upr.sessions.list({ id: appId });`,
  },
  {
    ServiceName: 'device',
    Language: 'typescript',
    Title: '列出真机测试',
    Code: `${CLIENT}
const { Items } = await uos.device.sessions.list({ id: appId });`,
  },
  {
    ServiceName: 'metrics',
    Language: 'typescript',
    Title: '查看数据上报地址',
    Code: `${CLIENT}
const { receiveUrl } = await uos.metrics.appInfo();`,
  },
];
