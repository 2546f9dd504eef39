// Which backup a word means: its id, its name, or `latest` for the newest that is whole.
import type { Database, DatabaseBackup } from '@uos/sdk/services/storage';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';

type Ctx = Context<unknown, unknown>;
type Of = Pick<Database, 'databaseId' | 'name'>;

export const BACKUP_TEXT = { zh: '备份的名称或 ID，latest 是最新的', en: 'Name or id of a backup, or latest' };

const LATEST = 'latest';

/** @throws CliError with exit 3 where there is none */
export async function backupMeant(ctx: Ctx, database: Of, word: string): Promise<DatabaseBackup> {
  const found =
    word === LATEST
      ? await backupOf(ctx, database, ({ status }) => status === 'SUCCESS')
      : await backupOf(ctx, database, ({ backupId, name }) => backupId === word.toLowerCase() || name === word);
  if (found === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () =>
        word === LATEST
          ? ctx.say({ zh: `${database.name} 没有完成的备份。`, en: `${database.name} has no whole backup.` })
          : ctx.say({ zh: `${database.name} 没有备份“${word}”。`, en: `${database.name} has no backup "${word}".` }),
      next: word === LATEST ? `uos storage backup ${database.name}` : `uos storage backup ls ${database.name}`,
    });
  }
  return found;
}

/** The newest that is one; undefined where none is. */
export async function backupOf(
  ctx: Ctx,
  { databaseId: id }: Of,
  isIt: (backup: DatabaseBackup) => boolean,
): Promise<DatabaseBackup | undefined> {
  const { backups } = await ctx.uos.service('storage');
  for await (const backup of backups.list.all({ id, count: 100 })) {
    if (isIt(backup)) {
      return backup;
    }
  }
  return undefined;
}
