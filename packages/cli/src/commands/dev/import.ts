// Takes the state of an archive, as an empty platform or in the place of everything there is.
import { basename, resolve } from 'node:path';
import { defineCommand } from '../../program/command.ts';
import { askFor } from '../../terminal/prompt.ts';
import { DATA_FLAG, dataFolder } from './flags.ts';
import { ARCHIVE_OUTPUT, type ArchiveSummary } from './state.ts';
import { runAlone } from './tool.ts';

export default defineCommand({
  id: 'dev import',
  summary: { zh: '从归档导入平台的全部数据', en: 'Import all state of a platform from an archive' },
  description: {
    zh: '只导入到空的平台；--replace 以归档替换全部数据，须输入目录名确认，替换前的数据保留为快照。平台在运行时先停止，完成后重新启动。',
    en: 'Only an empty platform takes an archive; --replace puts it in the place of all there is, asks for the name of the folder, and keeps what was there as a snapshot. A platform that runs is stopped for it and started again.',
  },
  args: { file: { text: { zh: '归档文件', en: 'File of the archive' } } },
  flags: {
    ...DATA_FLAG,
    replace: { type: 'boolean', text: { zh: '替换现有的全部数据', en: 'Put it in the place of all there is' } },
    'key-file': {
      type: 'string',
      value: 'file',
      text: { zh: '归档所属平台的 master.key', en: 'The master.key of the platform that the archive is from' },
    },
  },
  examples: [
    { text: { zh: '导入到空平台', en: 'Into an empty platform' }, line: 'uos dev import backup.tar' },
    {
      text: { zh: '换到另一台机器', en: 'On another machine' },
      line: 'uos dev import backup.tar --key-file old/.uos/master.key',
    },
    {
      text: { zh: '替换全部数据', en: 'In the place of everything' },
      line: 'uos dev import backup.tar --replace --yes',
    },
  ],
  output: ARCHIVE_OUTPUT,
  async run(ctx) {
    const { replace, 'key-file': keyFile } = ctx.flags;
    const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
    if (replace) {
      const { yes, 'dry-run': dryRun } = ctx.globals;
      const ask = { prompt: ctx.prompt, yes, dryRun, line: ctx.line('--yes') };
      const what = { zh: `将替换 ${folder} 中的全部数据`, en: `All data in ${folder} will be replaced` };
      await askFor(ask, 'type-name', ctx.say(what), basename(folder));
      if (dryRun) {
        ctx.note({ zh: '试运行：没有导入。', en: 'Dry run: nothing was imported.' });
        return undefined;
      }
    }
    return runAlone<ArchiveSummary>(ctx, [
      'import',
      resolve(ctx.io.cwd, ctx.args.file),
      ...(replace ? ['--replace'] : []),
      ...(keyFile === undefined ? [] : ['--key-file', resolve(ctx.io.cwd, keyFile)]),
    ]);
  },
});
