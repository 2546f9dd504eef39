// The servers that live: which revision each runs, where, since when.
import { hostingLabels } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { PROFILE_TEXT } from './hosting.ts';
import { columnsOf, WATCH_FLAGS } from './servers/table.ts';

export default defineCommand({
  id: 'multiverse servers',
  summary: { zh: '查看服务器', en: 'Show servers, or watch them' },
  description: {
    zh: '运行中与等待分配的服务器，及其配置版本。--watch 在终端中实时刷新，在管道中每次变化输出一行，Ctrl-C 结束。--all 也列出已结束的。',
    en: 'Servers that somebody has and those that wait, with the revision of each. --watch draws them again as they change, on a pipe a line for each change; Ctrl-C ends it. --all lists those that have ended too.',
  },
  args: { profile: { optional: true, ref: 'multiverse.profile', text: PROFILE_TEXT } },
  flags: {
    region: { type: 'string', value: 'id', ref: 'multiverse.region', text: { zh: '地域', en: 'In this region' } },
    all: { type: 'boolean', text: { zh: '也列出已结束的', en: 'Those that have ended, too' } },
    ...WATCH_FLAGS,
  },
  examples: [
    { text: { zh: '运行中的服务器', en: 'Those that run' }, line: 'uos multiverse servers' },
    {
      text: { zh: '更新时看两个版本', en: 'Both revisions, while one replaces the other' },
      line: 'uos multiverse servers harbour --watch',
      shows: ['multiverse.servers.list', 'multiverse.allocations.list'],
    },
    {
      text: { zh: '为什么结束', en: 'Why some have ended' },
      line: 'uos multiverse servers --all --json=uuid,status,endReason,msg',
    },
  ],
  output: {
    columns: columnsOf({ ...hostingLabels.allocation.serverState, ...hostingLabels.allocation.status }),
    fields: [
      ...['name', 'uuid', 'profile', 'version', 'region', 'status', 'address', 'ports'],
      ...['createdAt', 'readyAt', 'expireAt', 'endReason', 'exitCode', 'exitSignal'],
      ...['endDetail', 'msg', 'node'],
    ],
  },
  web: '/services/{appId}/multiverse/servers',
  async run(ctx) {
    const { showServers } = await import('./servers/show.ts');
    return showServers(ctx, appIdOf(ctx));
  },
});
