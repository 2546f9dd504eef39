// The servers of a function: which revision each runs, where, who plays on it.
import { funcLabels } from '@uos/contract/labels';
import type { FuncServer } from '@uos/sdk/services/func';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';

export default defineCommand({
  id: 'func servers',
  summary: { zh: '查看函数服务器', en: 'Show servers, or watch them' },
  description: {
    zh: '--watch 在终端中实时刷新，在管道中每次变化输出一行，Ctrl-C 结束。--tag 只列出带该标签的，形如 zone 或 zone=1。',
    en: '--watch draws them again as they change, on a pipe a line for each change; Ctrl-C ends it. --tag lists those that carry it, as zone or zone=1.',
  },
  flags: {
    tag: { type: 'string', value: 'key=value', text: { zh: '标签', en: 'Those that carry it' } },
    watch: { type: 'boolean', short: 'w', text: { zh: '实时查看', en: 'Go on showing them' } },
    limit: {
      type: 'number',
      value: 'n',
      text: { zh: '最多列出多少台，默认 100', en: 'At most so many; 100 unless given' },
    },
  },
  examples: [
    { text: { zh: '所有服务器', en: 'All of them' }, line: 'uos func servers', shows: ['func.servers.list'] },
    {
      text: { zh: '更新时看两个版本', en: 'Both revisions, while one replaces the other' },
      line: 'uos func servers -w',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'uuid', title: { zh: '服务器 ID', en: 'Server id' } },
      { field: 'version', title: { zh: '版本', en: 'Version' } },
      { field: 'region', title: { zh: '地域', en: 'Region' } },
      { field: 'status', title: { zh: '状态', en: 'State' }, labels: funcLabels.funcServer.status },
      { field: 'address', title: { zh: '地址', en: 'Address' } },
      { field: 'players', title: { zh: '人数', en: 'Players' } },
      { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
    ],
    fields: [
      ...['name', 'uuid', 'profile', 'version', 'region', 'status', 'address', 'ports', 'players', 'level', 'tags'],
      ...['createdAt', 'readyAt', 'expireAt', 'exitCode', 'msg'],
    ],
  },
  web: '/services/{appId}/func/servers',
  async run(ctx) {
    const [{ take }, { watchServers }] = await Promise.all([
      import('../../program/lists.ts'),
      import('../multiverse/servers/show.ts'),
    ]);
    const { tag, watch, limit = 100 } = ctx.flags;
    const id = appIdOf(ctx);
    const { servers } = await ctx.uos.service('func');
    const filter = { id, ...(tag !== undefined && { tag }), limit: Math.min(limit, 200) };
    const read = async () => (await take(servers.list.all(filter), limit)).map(rowOf);
    return watch ? watchServers(ctx, read) : read();
  },
});

function rowOf(server: FuncServer) {
  const { id, name, profileName, version, regionId, status, ip, ports, playerCount, configLevel, tags } = server;
  const [first] = ports;
  return {
    ...{ name, uuid: id, profile: profileName, version, region: regionId, status },
    ...{ address: ip === '' || first === undefined ? ip : `${ip}:${first.port}`, ports, players: playerCount },
    ...{ level: configLevel, tags, createdAt: server.createdAt, readyAt: server.startedAt, expireAt: server.expireAt },
    ...{ endReason: '', exitCode: server.exitCode, msg: server.failedReason, node: '' },
  };
}
