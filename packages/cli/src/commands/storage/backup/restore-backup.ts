// The work of `uos storage restore`.
import { checkWritten } from '../../../derived/validate.ts';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { shownTime } from '../../../terminal/output/values.ts';
import { waitChanged } from '../change/wait.ts';
import { databaseMeant, shownDatabase } from '../storage.ts';
import { backupMeant } from './meant.ts';

type Ctx = Context<
  { readonly database: string; readonly backup: string | undefined },
  { readonly name: string | undefined; readonly replace: boolean; readonly wait: boolean | undefined }
>;

export async function restoreBackup(ctx: Ctx) {
  const { name: wanted, replace, wait } = ctx.flags;
  if (replace && wanted !== undefined) {
    throw usageError('one-of', (t) => t.errors.oneOf('--name, --replace'), 'uos storage restore --help');
  }
  if (replace) {
    ctx.checkAskable();
  }
  await checkWritten(ctx, 'storage.backups.restore', wanted === undefined ? {} : { name: wanted }, { name: '--name' });
  const found = await databaseMeant(ctx, ctx.args.database);
  const backup = await backupMeant(ctx, found, ctx.args.backup ?? 'latest');
  const { databaseId: id, name } = found;
  if (replace) {
    await confirmReplace(ctx, name, `${backup.name} (${shownTime(backup.startTime)})`);
  }
  const { databases, backups } = await ctx.uos.service('storage');
  const { backupId } = backup;
  const begun = replace
    ? await backups.restore({ id, backupId, asNew: false, name })
    : await backups.restore({ id, backupId, ...(wanted !== undefined && { name: wanted }) });
  const { databaseId, asyncRequestId: requestId } = begun;
  let { database } = await databases.get({ id: databaseId });
  ctx.event({ type: 'restoring', databaseId, name: database.name });
  if (wait !== false) {
    await waitChanged(ctx, { databaseId, requestId, name: database.name });
    ({ database } = await databases.get({ id: databaseId }));
  }
  if (!replace) {
    ctx.note({
      zh: `${database.name} 的用户名和密码与 ${name} 相同。`,
      en: `${database.name} has the account and the password of ${name}.`,
    });
  }
  return shownDatabase(ctx, database);
}

/** why here: only one of the two ways takes something away */
async function confirmReplace(ctx: Ctx, name: string, backup: string): Promise<void> {
  if (ctx.globals.yes || ctx.globals['dry-run']) {
    return;
  }
  const what = ctx.say({
    zh: `将用备份 ${backup} 替换 ${name} 的全部数据（先自动备份）`,
    en: `All data of ${name} are replaced by backup ${backup}, once they are backed up`,
  });
  if (!(await ctx.prompt.typeName(what, name))) {
    throw usageError('name-differs', (t) => t.errors.nameDiffers);
  }
}
