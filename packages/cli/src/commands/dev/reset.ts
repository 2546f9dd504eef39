// Stops the platform of this folder and deletes its data.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG, dataFolder, runningIn } from './flags.ts';
import { looksLikeData } from './locate.ts';

export default defineCommand({
  id: 'dev reset',
  summary: { zh: '停止本机平台并删除其全部数据', en: 'Stop the platform on this machine and delete all its data' },
  description: {
    zh: '删除数据目录，连同其中的快照；设有 DATABASE_URL 时先清空那个数据库。',
    en: 'Deletes the data folder with its snapshots; where DATABASE_URL is set, that database is emptied first.',
  },
  flags: DATA_FLAG,
  danger: 'type-name',
  examples: [{ text: { zh: '从头开始', en: 'Start over' }, line: 'uos dev reset --yes' }],
  output: {
    columns: [
      { field: 'folder', title: { zh: '数据目录', en: 'Data folder' } },
      { field: 'removed', title: { zh: '已删除', en: 'Removed' } },
    ],
    fields: ['folder', 'removed'],
  },
  async run(ctx) {
    const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
    if (!existsSync(folder)) {
      ctx.note({ zh: `${folder} 不存在，没有数据可删。`, en: `${folder} does not exist: nothing to delete.` });
      return { folder, removed: false };
    }
    if (!looksLikeData(folder)) {
      throw new CliError('not-a-data-folder', {
        exit: EXIT.usage,
        what: (t) => t.errors.notDataFolder(folder),
        next: 'uos dev status',
      });
    }
    await ctx.confirm(
      { zh: `将删除 ${folder} 中的全部数据`, en: `All data in ${folder} will be deleted` },
      basename(folder),
    );
    if (ctx.globals['dry-run']) {
      return { folder, removed: false };
    }
    const running = runningIn(folder);
    if (running !== undefined) {
      const { stopPlatform } = await import('./process.ts');
      await stopPlatform(running, ctx.signal);
    }
    if (ctx.env.DATABASE_URL) {
      const { runTool } = await import('./tool.ts');
      await runTool(ctx, ['reset', '--yes']);
    }
    await rm(folder, { recursive: true, force: true });
    ctx.note({ zh: `已删除 ${folder}。`, en: `Deleted ${folder}.` });
    return { folder, removed: true };
  },
});
