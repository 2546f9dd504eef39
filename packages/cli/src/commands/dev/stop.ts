// Stops the platform of this folder; its data stays.
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG, dataFolder, runningIn } from './flags.ts';

export default defineCommand({
  id: 'dev stop',
  summary: { zh: '停止本机平台，保留数据', en: 'Stop the platform on this machine, keep its data' },
  flags: DATA_FLAG,
  examples: [{ text: { zh: '停止', en: 'Stop' }, line: 'uos dev stop' }],
  output: {
    columns: [
      { field: 'folder', title: { zh: '数据目录', en: 'Data folder' } },
      { field: 'stopped', title: { zh: '已停止', en: 'Stopped' } },
    ],
    fields: ['folder', 'stopped'],
  },
  async run(ctx) {
    const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
    const running = runningIn(folder);
    if (running === undefined) {
      ctx.note({ zh: '平台没有在运行。', en: 'The platform is not running.' });
      return { folder, stopped: false };
    }
    const { stopPlatform } = await import('./process.ts');
    await stopPlatform(running, ctx.signal);
    ctx.note({ zh: '平台已停止。', en: 'The platform has stopped.' });
    return { folder, stopped: true };
  },
});
