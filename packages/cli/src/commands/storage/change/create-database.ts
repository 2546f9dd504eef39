// The work of `uos storage create`.
import { mongoSubsetCommands, mongoSubsetMissing } from '@uos/contract/rules';
import { checkWritten } from '../../../derived/validate.ts';
import type { Context } from '../../../program/context.ts';
import { take } from '../../../program/lists.ts';
import { ENGINES, shownDatabase } from '../storage.ts';
import { newPassword } from './password.ts';
import { sizeIdOf } from './size.ts';
import { waitChanged } from './wait.ts';

type PasswordCtx = Parameters<typeof newPassword>[0];
type Ctx = Context<
  { readonly engine: string; readonly name: string | undefined },
  PasswordCtx['flags'] & {
    readonly size: string | undefined;
    readonly storage: number | undefined;
    readonly username: string | undefined;
    readonly region: string | undefined;
    readonly version: string | undefined;
    readonly wait: boolean | undefined;
  }
>;

const WORDS = { name: '<name>', storage: '--storage', username: '--username', engineVersion: '--version' } as const;
const USERNAME = 'app';
/** As many of a name are looked at. */
const MOST = 200;

export async function createDatabase(ctx: Ctx) {
  const { size, storage, version, wait } = ctx.flags;
  const engine = ENGINES[ctx.args.engine] ?? 'postgresql';
  const username = ctx.flags.username ?? (engine === 'redis' ? undefined : USERNAME);
  const instanceTypeId = sizeIdOf(ctx, engine, size);
  const wish = {
    ...{ engine, instanceTypeId },
    ...(storage !== undefined && { storage }),
    ...(username !== undefined && { username }),
    ...(version !== undefined && { engineVersion: version }),
  };
  const { name: given } = ctx.args;
  const typed = { ...wish, ...(given !== undefined && { name: given }) };
  const { name: nameWord, ...words } = WORDS;
  await checkWritten(
    ctx,
    'storage.databases.create',
    typed,
    given === undefined ? words : { ...words, name: nameWord },
  );
  const { password, isMade } = await newPassword(ctx);
  const client = await ctx.uos.service('storage');
  const region = ctx.flags.region ?? (await client.regions.list({ engine })).regions[0]?.id ?? '';
  const name = given ?? (await freeName(ctx, ctx.args.engine));
  const made = await client.databases.create({ ...wish, name, region, password });
  const { databaseId } = made.database;
  ctx.event({ type: 'created', databaseId, name });
  let { database } = made;
  if (wait !== false) {
    try {
      await waitChanged(ctx, { databaseId, requestId: made.asyncRequestId, name });
    } catch (error) {
      if (isMade) {
        // why told: nobody else knows it, and the database may be there all the same
        ctx.note({ zh: `密码（只显示一次）：${password}`, en: `Its password, shown once: ${password}` });
      }
      throw error;
    }
    ({ database } = await client.databases.get({ id: databaseId }));
  }
  if (database.provider === 'subset') {
    const commands = mongoSubsetCommands.join(' ');
    ctx.note({
      zh: `这台服务器没有 MongoDB，由兼容子集提供：${mongoSubsetMissing.zh}。支持的命令：${commands}`,
      en: `This server has no MongoDB; a compatible subset runs: ${mongoSubsetMissing.en}. It knows ${commands}`,
    });
  }
  ctx.note({ zh: `连接：uos storage connect ${name}`, en: `To connect: uos storage connect ${name}` });
  ctx.note({ zh: `环境变量：uos storage env ${name}`, en: `Its variables: uos storage env ${name}` });
  const { asyncRequestId } = made;
  return { ...shownDatabase(ctx, database), ...(isMade && { password }), asyncRequestId };
}

/** `pg`, else `pg-2` and so on. */
async function freeName(ctx: Ctx, word: string): Promise<string> {
  const { databases } = await ctx.uos.service('storage');
  const taken = new Set((await take(databases.list.all({ name: word, count: 100 }), MOST)).map(({ name }) => name));
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? word : `${word}-${at}`;
    if (!taken.has(name)) {
      return name;
    }
  }
}
