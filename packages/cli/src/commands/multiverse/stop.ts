// Ends servers: those that are named, those of a profile, or all.
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';
import { PROFILE_TEXT } from './hosting.ts';

export default defineCommand({
  id: 'multiverse stop',
  summary: { zh: '结束服务器', en: 'End servers' },
  description: {
    zh: '服务器收到 SIGTERM，10 秒后被强制结束。已经结束的服务器不受影响。',
    en: 'A server gets SIGTERM, and is ended for good 10 seconds later. One that has ended already stays as it is.',
  },
  args: {
    server: {
      optional: true,
      many: true,
      ref: 'multiverse.allocation',
      text: { zh: '服务器的 ID 或名称', en: 'Id or name of a server' },
    },
  },
  flags: {
    of: { type: 'string', value: 'profile', ref: 'multiverse.profile', text: PROFILE_TEXT },
    all: { type: 'boolean', text: { zh: '全部运行中的服务器', en: 'All that run' } },
  },
  danger: 'confirm',
  changes: 'app',
  examples: [
    { text: { zh: '结束一台', en: 'End one' }, line: 'uos multiverse stop 7b0b3a52 --yes' },
    { text: { zh: '结束一个启动配置的全部', en: 'All of a profile' }, line: 'uos multiverse stop --of harbour --yes' },
  ],
  output: {
    columns: [
      { field: 'uuid', title: { zh: '服务器 ID', en: 'Server id' } },
      { field: 'status', title: { zh: '状态', en: 'State' } },
      { field: 'endReason', title: { zh: '原因', en: 'Reason' } },
    ],
  },
  web: '/services/{appId}/multiverse/servers',
  async run(ctx) {
    const { of, all } = ctx.flags;
    const words = ctx.args.server;
    if ([words.length > 0, of !== undefined, all].filter(Boolean).length !== 1) {
      throw usageError('one-of', (t) => t.errors.oneOf('<server>, --of, --all'), 'uos multiverse stop --help');
    }
    const { stopServers } = await import('./servers/stop-servers.ts');
    return stopServers(ctx, { gameId: appIdOf(ctx), words, of });
  },
});
