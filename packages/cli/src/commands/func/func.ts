// What the commands of logic servers share: the function of the app, and which server a word means.
import type { FuncInfo, FuncServer } from '@uos/sdk/services/func';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import type { Context } from '../../program/context.ts';
import { take } from '../../program/lists.ts';
import { isUuid } from '../../text/ids.ts';

type Ctx = Context<unknown, unknown>;

/** The function of an app, undefined where it was never set up. */
export async function functionOf(ctx: Ctx, appId: string): Promise<FuncInfo | undefined> {
  const { functions } = await ctx.uos.service('func');
  return (await functions.list({ id: appId })).functions[0];
}

/** The server that a word means: its id, its name, or the beginning of either. */
export async function serverNamed(ctx: Ctx, appId: string, word: string): Promise<string> {
  if (isUuid(word)) {
    return word.toLowerCase();
  }
  const { servers } = await ctx.uos.service('func');
  const all = await take(servers.list.all({ id: appId, limit: 200 }), 1000);
  const exact = all.filter(({ name }) => name === word);
  const begins = ({ id, name }: FuncServer): boolean => id.startsWith(word.toLowerCase()) || name.startsWith(word);
  const [only, ...others] = exact.length > 0 ? exact : all.filter(begins);
  if (only === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `没有服务器“${word}”。`, en: `There is no server "${word}".` }),
      next: 'uos func servers',
    });
  }
  if (others.length > 0) {
    throw usageError(
      'several',
      () =>
        ctx.say({
          zh: `“${word}”指多台服务器，用完整的 ID。`,
          en: `"${word}" is several servers; give more of the id.`,
        }),
      'uos func servers',
    );
  }
  return only.id;
}
