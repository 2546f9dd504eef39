// What keeps a sync with --delete from emptying a bucket by mistake.
import type { Context } from '../../context.ts';
import { CliError, EXIT } from '../../errors.ts';

/** Share and number of entries that may go without --max-delete. */
const MAX_SHARE = 0.2;
const MAX_ENTRIES = 100;

export interface Deletion {
  readonly local: number;
  readonly remote: number;
  readonly removed: number;
  readonly maxDelete: number | undefined;
}

/** Throws CliError with exit 6 when more would go than is likely meant. */
export function checkDeletion(ctx: Context<unknown, unknown>, { local, remote, removed, maxDelete }: Deletion): void {
  if (removed === 0 || (maxDelete !== undefined && removed <= maxDelete)) {
    return;
  }
  const refuse = (why: { zh: string; en: string }): never => {
    throw new CliError('too-much-to-delete', {
      exit: EXIT.conflict,
      what: () =>
        ctx.say({
          zh: `将删除 ${removed} 个文件，已停下，什么都没有做。`,
          en: `${removed} entries would go; nothing was done.`,
        }),
      why: () => ctx.say(why),
      next: `uos cdn sync … --delete --max-delete ${removed}`,
    });
  };
  if (maxDelete !== undefined) {
    refuse({ zh: `--max-delete 只允许 ${maxDelete} 个`, en: `--max-delete allows ${maxDelete}` });
  }
  if (local === 0) {
    refuse({ zh: '本地目录是空的', en: 'The folder is empty' });
  }
  if (removed > MAX_ENTRIES || removed > remote * MAX_SHARE) {
    refuse({
      zh: `超过了 ${MAX_ENTRIES} 个，或资源桶现有 ${remote} 个文件的 ${MAX_SHARE * 100}%`,
      en: `More than ${MAX_ENTRIES}, or more than ${MAX_SHARE * 100} % of the ${remote} in the bucket`,
    });
  }
}
