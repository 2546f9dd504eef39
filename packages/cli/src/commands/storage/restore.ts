// A backup becomes a database beside it, or takes the place of what is in it.
import { defineCommand } from '../../program/command.ts';
import { BACKUP_TEXT } from './backup/meant.ts';
import { DATABASE_ARG, DATABASE_OUTPUT, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage restore',
  summary: { zh: '从备份恢复', en: 'Restore a backup' },
  description: {
    zh: '默认恢复为新的数据库，规格、用户名和密码与原来的相同。--replace 覆盖原来的数据库：先自动备份，再替换全部数据。',
    en: 'Into a new database unless told, of the same size, with the same account and password. --replace puts it into the database itself: that is backed up first, then all its data are replaced.',
  },
  args: { ...DATABASE_ARG, backup: { optional: true, text: BACKUP_TEXT } },
  flags: {
    name: { type: 'string', text: { zh: '新数据库的名称', en: 'Name of the new database' } },
    replace: { type: 'boolean', text: { zh: '覆盖原来的数据库', en: 'Into the database itself' } },
    ...WAIT_FLAG,
  },
  changes: 'app',
  examples: [
    { text: { zh: '最新的备份，恢复为新库', en: 'The newest, beside it' }, line: 'uos storage restore players' },
    {
      text: { zh: '指定备份与名称', en: 'One of them, under a name' },
      line: 'uos storage restore players before-season-4 --name players-old',
    },
    {
      text: { zh: '回到备份时的数据', en: 'Back to what it was' },
      line: 'uos storage restore players latest --replace --yes',
    },
  ],
  output: DATABASE_OUTPUT,
  replaces: ['storage.backups.restore'],
  exits: { 1: { zh: '恢复失败', en: 'it was not restored' } },
  async run(ctx) {
    const { restoreBackup } = await import('./backup/restore-backup.ts');
    return restoreBackup(ctx);
  },
});
