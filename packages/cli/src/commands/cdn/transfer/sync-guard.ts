// What keeps a sync or a pull with --delete from emptying the side it writes to by mistake.

import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';

/** Share and number of files that may go without --max-delete. */
const MAX_SHARE = 0.2;
const MAX_FILES = 100;

export interface Deletion {
  /** Files on the side that is copied. */
  readonly from: number;
  /** Files on the side that is written to. */
  readonly into: number;
  readonly removed: number;
  readonly maxDelete: number | undefined;
  /** Says that the side that is copied has none. */
  readonly empty: Text;
}

/** Throws CliError with exit 6 when more would go than is likely meant. */
export function checkDeletion(ctx: Context<unknown, unknown>, deletion: Deletion): void {
  const { from, into, removed, maxDelete, empty } = deletion;
  if (removed === 0 || (maxDelete !== undefined && removed <= maxDelete)) {
    return;
  }
  const refuse = (why: Text): never => {
    throw new CliError('too-much-to-delete', {
      exit: EXIT.conflict,
      what: () =>
        ctx.say({
          zh: `将删除 ${removed} 个文件，已停下，什么都没有做。`,
          en: `${removed} files would be deleted; nothing was done.`,
        }),
      why: () => ctx.say(why),
      next: ctx.line(`--max-delete=${removed}`),
    });
  };
  if (maxDelete !== undefined) {
    refuse({ zh: `--max-delete 只允许 ${maxDelete} 个`, en: `--max-delete allows ${maxDelete}` });
  }
  if (from === 0) {
    refuse(empty);
  }
  if (removed > MAX_FILES || removed > into * MAX_SHARE) {
    refuse({
      zh: `超过了 ${MAX_FILES} 个，或现有 ${into} 个文件的 ${MAX_SHARE * 100}%`,
      en: `That is more than ${MAX_FILES}, or more than ${MAX_SHARE * 100} % of the ${into} that are there`,
    });
  }
}
