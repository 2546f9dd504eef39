// Writes all state of the platform into one file.
import { resolve } from 'node:path';
import { defineCommand } from '../../program/command.ts';
import { DATA_FLAG } from './flags.ts';
import { ARCHIVE_OUTPUT, type ArchiveSummary } from './state.ts';
import { runTool } from './tool.ts';

export default defineCommand({
  id: 'dev export',
  summary: { zh: '把平台的全部数据导出为一个归档', en: 'Export all state of the platform into one archive' },
  description: {
    zh: '平台可以正在运行；归档是同一时刻的状态，可导入到内置数据库或 PostgreSQL。密钥内容保持加密。写完之前，同名的旧归档不变。',
    en: 'The platform may be running; the archive is its state at one moment, and goes into an embedded database or PostgreSQL alike. Secrets stay sealed. Until it is whole, an older archive of that name stays.',
  },
  args: { file: { text: { zh: '归档文件', en: 'File of the archive' } } },
  flags: {
    ...DATA_FLAG,
    'rows-only': { type: 'boolean', text: { zh: '不含文件，文件留在存储中', en: 'Leave contents in their store' } },
  },
  examples: [{ text: { zh: '备份', en: 'A backup' }, line: 'uos dev export backup.tar' }],
  output: ARCHIVE_OUTPUT,
  run(ctx) {
    const file = resolve(ctx.io.cwd, ctx.args.file);
    const rowsOnly = ctx.flags['rows-only'] ? ['--rows-only'] : [];
    return runTool<ArchiveSummary>(ctx, ['export', file, ...rowsOnly]);
  },
});
