// Saves a backup into a file.
import { resolve } from 'node:path';
import { checkDryWrite } from '../../../connection/dry-run.ts';
import { defineCommand } from '../../../program/command.ts';
import { DATABASE_ARG, databaseMeant } from '../storage.ts';
import { BACKUP_TEXT } from './meant.ts';

export default defineCommand({
  id: 'storage backup download',
  summary: { zh: '下载备份', en: 'Download a backup' },
  description: {
    zh: 'PostgreSQL 用 pg_restore 读取，Redis 是 RDB 文件，MySQL 是 SQL。内容按哈希核对，文件要么完整、要么没有。',
    en: 'pg_restore reads that of PostgreSQL, that of Redis is an RDB file, that of MySQL is SQL. The content is checked by its hash, and the file is there whole or not at all.',
  },
  args: { ...DATABASE_ARG, backup: { optional: true, text: BACKUP_TEXT } },
  flags: {
    output: { type: 'string', short: 'o', value: 'file', text: { zh: '文件名', en: 'File to write' } },
  },
  examples: [
    { text: { zh: '最新的备份', en: 'The newest' }, line: 'uos storage backup download players' },
    {
      text: { zh: '指定的备份', en: 'One of them' },
      line: 'uos storage backup download players before-season-4 -o players.dump',
    },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'bytes', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'md5', title: { zh: 'MD5', en: 'MD5' } },
    ],
    fields: ['file', 'bytes', 'md5', 'backupId', 'name'],
  },
  replaces: ['storage.backups.downloadUrls'],
  async run(ctx) {
    const database = await databaseMeant(ctx, ctx.args.database);
    const { backupMeant } = await import('./meant.ts');
    const { backupId, name } = await backupMeant(ctx, database, ctx.args.backup ?? 'latest');
    const { backups } = await ctx.uos.service('storage');
    const { internetUrl } = await backups.downloadUrls({ id: database.databaseId, backupId });
    const { openBackup, saveBackup } = await import('./fetch-backup.ts');
    const opened = await openBackup(ctx, internetUrl, name);
    const file = resolve(ctx.io.cwd, ctx.flags.output ?? opened.fileName);
    checkDryWrite(ctx.env, file);
    const { bytes, md5 } = await saveBackup(ctx, opened, file);
    return { file, bytes, md5, backupId, name };
  },
});
