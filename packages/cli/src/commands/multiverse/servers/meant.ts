// Which server a word means: its id, its name, or the beginning of either.
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { take } from '../../../program/lists.ts';
import { isUuid } from '../../../text/ids.ts';

type Ctx = Context<unknown, unknown>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** As many as a word is looked for among. */
const MOST = 1000;

/** Of the servers that somebody has. @throws CliError where it is none, or several */
export async function allocationMeant(ctx: Ctx, gameId: string, word: string): Promise<string> {
  return serverMeant(ctx, word, 'uos multiverse servers --all', async () => {
    const { allocations } = await ctx.uos.service('multiverse');
    const all = await take(allocations.list.all({ gameId, limit: 200 }), MOST);
    return all.map(({ uuid: id, gameServerName: name }) => ({ id, name }));
  });
}

/** Of the servers of a function. @throws CliError where it is none, or several */
export async function logicServerMeant(ctx: Ctx, appId: string, word: string): Promise<string> {
  return serverMeant(ctx, word, 'uos func servers', async () => {
    const { servers } = await ctx.uos.service('func');
    return take(servers.list.all({ id: appId, limit: 200 }), MOST);
  });
}

/** @param listing The line that shows them all. */
async function serverMeant(
  ctx: Ctx,
  word: string,
  listing: string,
  read: () => Promise<readonly Named[]>,
): Promise<string> {
  if (isUuid(word)) {
    return word.toLowerCase();
  }
  const all = await read();
  const exact = all.filter(({ name }) => name === word);
  const begins = ({ id, name }: Named): boolean => id.startsWith(word.toLowerCase()) || name.startsWith(word);
  const [only, ...others] = exact.length > 0 ? exact : all.filter(begins);
  if (only === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `没有服务器“${word}”。`, en: `There is no server "${word}".` }),
      next: listing,
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
      listing,
    );
  }
  return only.id;
}
