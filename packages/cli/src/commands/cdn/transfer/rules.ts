// What the filters of a command leave out of a folder, with what is wrong about them said in the words of the run.
import { resolve } from 'node:path';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import type { FilterFlags } from './flags.ts';
import { FilterError, type Ignores, ignoreRules } from './ignore-rules.ts';

/** Without a folder only what the flags say counts. Throws CliError with exit 2 for a list of --filter-from that cannot be read. */
export function rulesFor(ctx: Context<unknown, FilterFlags>, folder: string | undefined): Ignores {
  const { exclude, include, 'filter-from': lists } = ctx.flags;
  const help = `uos ${ctx.command.id} --help`;
  try {
    return ignoreRules(folder, { exclude, include, filterFrom: lists.map((file) => resolve(ctx.io.cwd, file)) });
  } catch (error) {
    if (error instanceof FilterError) {
      const { file, line } = error;
      throw usageError(
        'bad-filter-list',
        () =>
          ctx.say({
            zh: `${file} 第 ${line} 行：应为“+ 模式”、“- 模式”或 # 注释。`,
            en: `${file}:${line}: a line is "+ pattern", "- pattern" or a comment.`,
          }),
        help,
      );
    }
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && path !== undefined) {
      throw usageError('unreadable-file', (t) => t.errors.unreadable(path), help, { cause: error });
    }
    throw error;
  }
}
