// The servers of a function: which revision each runs, where, who plays on it.
import { funcLabels } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { columnsOf, WATCH_FLAGS } from '../multiverse/servers/table.ts';

export default defineCommand({
  id: 'func servers',
  summary: { zh: '查看函数服务器', en: 'Show servers, or watch them' },
  description: {
    zh: '--watch 在终端中实时刷新，在管道中每次变化输出一行，Ctrl-C 结束。--tag 只列出带该标签的，形如 zone 或 zone=1。',
    en: '--watch draws them again as they change, on a pipe a line for each change; Ctrl-C ends it. --tag lists those that carry it, as zone or zone=1.',
  },
  flags: {
    tag: { type: 'string', value: 'key=value', text: { zh: '标签', en: 'Those that carry it' } },
    ...WATCH_FLAGS,
  },
  examples: [
    { text: { zh: '所有服务器', en: 'All of them' }, line: 'uos func servers', shows: ['func.servers.list'] },
    {
      text: { zh: '更新时看两个版本', en: 'Both revisions, while one replaces the other' },
      line: 'uos func servers -w',
    },
  ],
  output: {
    columns: columnsOf(funcLabels.funcServer.status, [
      { field: 'players', title: { zh: '人数', en: 'Players' } },
      { field: 'endReason', title: { zh: '结束原因', en: 'Why it ended' }, labels: funcLabels.funcServer.endReason },
    ]),
    fields: [
      ...['name', 'uuid', 'profile', 'version', 'region', 'status', 'address', 'ports', 'players', 'level', 'tags'],
      ...['createdAt', 'readyAt', 'expireAt', 'endReason', 'exitCode', 'exitSignal', 'endDetail', 'msg'],
    ],
  },
  web: '/services/{appId}/func/servers',
  async run(ctx) {
    const { showLogicServers } = await import('./servers/show.ts');
    return showLogicServers(ctx, appIdOf(ctx));
  },
});
