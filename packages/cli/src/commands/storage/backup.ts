// Backs a database up, and waits until that is whole.
import { storageLabels } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, databaseMeant, WAIT_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage backup',
  summary: { zh: '备份数据库', en: 'Back up a database' },
  description: {
    zh: '数据库在备份期间照常使用。列出：uos storage backup ls；每天自动备份：uos storage backup plan。',
    en: 'The database is used as ever meanwhile. uos storage backup ls lists them, uos storage backup plan makes one each day.',
  },
  args: DATABASE_ARG,
  flags: {
    name: { type: 'string', text: { zh: '备份的名称，默认带时间', en: 'Its name; with the time unless given' } },
    ...WAIT_FLAG,
  },
  changes: 'app',
  examples: [
    { text: { zh: '备份并等到完成', en: 'Until it is whole' }, line: 'uos storage backup players' },
    {
      text: { zh: '发布前，不等待', en: 'Before a release, without waiting' },
      line: 'uos storage backup players --name before-season-4 --wait=false',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'status', title: { zh: '状态', en: 'State' }, labels: storageLabels.backup.status },
      { field: 'size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'startTime', title: { zh: '开始时间', en: 'Start' }, format: 'time' },
      { field: 'finishTime', title: { zh: '完成时间', en: 'End' }, format: 'time' },
      { field: 'backupId', title: { zh: '备份 ID', en: 'Backup id' } },
    ],
    fields: ['backupId', 'name', 'status', 'way', 'type', 'size', 'startTime', 'finishTime'],
  },
  replaces: ['storage.databases.backup'],
  exits: { 1: { zh: '备份失败', en: 'the backup failed' } },
  async run(ctx) {
    const found = await databaseMeant(ctx, ctx.args.database);
    const { name } = ctx.flags;
    const id = found.databaseId;
    const { changed } = await import('./change/changed.ts');
    const { checkWritten } = await import('../../derived/validate.ts');
    const input = { id, ...(name !== undefined && { name }) };
    await checkWritten(ctx, 'storage.databases.backup', input, { name: '--name' });
    let backupId = '';
    await changed(ctx, found, async ({ databases }) => {
      const begun = await databases.backup(input);
      ({ backupId } = begun);
      return begun;
    });
    const { backupOf } = await import('./backup/meant.ts');
    const backup = await backupOf(ctx, found, (one) => one.backupId === backupId);
    ctx.note({
      zh: `恢复：uos storage restore ${found.name} ${backup?.name ?? backupId}`,
      en: `To restore it: uos storage restore ${found.name} ${backup?.name ?? backupId}`,
    });
    return backup ?? { backupId };
  },
});
