// Says whether a platform runs here, and whether it answers.

import { EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG, dataFolder, described, PLATFORM_COLUMNS, runningIn } from './flags.ts';

export default defineCommand({
  id: 'dev status',
  summary: { zh: '查看本机平台的状态', en: 'Show whether the platform runs on this machine' },
  flags: DATA_FLAG,
  examples: [{ text: { zh: '在运行吗？', en: 'Is it running?' }, line: 'uos dev status' }],
  output: {
    columns: [
      { field: 'running', title: { zh: '运行中', en: 'Running' } },
      { field: 'ready', title: { zh: '就绪', en: 'Ready' } },
      ...PLATFORM_COLUMNS,
    ],
    fields: ['running', 'ready', 'origin', 'contentOrigin', 'pid', 'folder', 'startedAt'],
  },
  exits: { 3: { zh: '没有在运行', en: 'not running' }, 7: { zh: '在运行但未就绪', en: 'running but not ready' } },
  async run(ctx) {
    const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
    const running = runningIn(folder);
    if (running === undefined) {
      ctx.note({
        zh: '平台没有在运行；用 uos dev start 启动。',
        en: 'The platform is not running; uos dev start starts it.',
      });
      ctx.exit(EXIT.notFound);
      return { running: false, ready: false, origin: '', contentOrigin: '', pid: 0, folder, startedAt: '' };
    }
    const { isReady } = await import('./ready.ts');
    const ready = await isReady(running.origin, ctx.signal);
    if (!ready) {
      ctx.exit(EXIT.unavailable);
    }
    return { ...described(running), ready };
  },
});
